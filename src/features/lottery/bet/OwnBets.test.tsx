import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { lotteryResult, lotteryState } from '../../../../tests/support/builders/lottery.ts';
import { lotteryOrder } from '../../../../tests/support/builders/lotteryRecords.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { VISITORS } from '../../../../tests/support/storyFrames.tsx';
import { stubBrowser } from '../../../../tests/support/stubBrowser.ts';
import type { DrawPlay } from '../draws/useDrawShow.ts';
import { OwnBetsLine } from './OwnBets.tsx';

beforeEach(() => stubBrowser());

const won = lotteryOrder({ state: 'won', prize: '12.34' });
const show = (playing: DrawPlay['playing']) =>
  renderUi(<OwnBetsLine state={lotteryState()} path="/lottery" decimals={2} show={{ playing }} />, {
    transport: async () => ({
      status: 200,
      body: {
        success: true,
        value: { currency: 'EUR', list: [won], next: null },
        message: '',
      },
    }),
    session: VISITORS.member,
  });

it('tells what was won', async () => {
  show(undefined);
  expect(await screen.findByRole('link')).toHaveTextContent('€12.34');
});

it('tells nothing of a draw that is still being played', async () => {
  show(lotteryResult({ issue: won.issue }));
  const line = await screen.findByRole('link');
  expect(line).not.toHaveTextContent('€12.34');
  expect(line).not.toHaveTextContent('Won');
});
