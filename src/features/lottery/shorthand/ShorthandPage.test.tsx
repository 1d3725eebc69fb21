import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  lotteryCard,
  lotteryIssue,
  lotteryOffer,
} from '../../../../tests/support/builders/lottery.ts';
import { lotteryTransport, Refused } from '../../../../tests/support/lotteryTransport.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../../tests/support/stubBrowser.ts';
import type { BetBody } from '../../../api/lottery.ts';
import ShorthandPage from './ShorthandPage.tsx';

// A Sunday: Tiền Giang and Kiên Giang draw.
const CARDS = ['VNTG', 'VNKG'].map((lottery) =>
  lotteryCard({
    lottery,
    name: lottery,
    family: 'VNS',
    source: 'feed',
    area: 'SOUTH',
    feature: 'vnLottery',
    everySeconds: null,
    zone: 'Asia/Ho_Chi_Minh',
    current: lotteryIssue(0, { state: 'open', drawAt: '2026-02-01T09:15:00.000Z' }),
  }),
);

beforeEach(() => stubBrowser());
afterEach(() => vi.unstubAllGlobals());

it('places a list at every station, and sends only what failed a second time', async () => {
  const sent: BetBody[] = [];
  let isKgClosed = true;
  const bet = (body: unknown) => {
    const { lottery } = body as BetBody;
    if (lottery === 'VNKG' && isKgClosed) {
      isKgClosed = false;
      throw new Refused('insufficientFunds');
    }
    sent.push(body as BetBody);
    return {
      order: { order: 'L', issue: '1' },
      chase: null,
      orders: 1,
      stake: '36',
      sumBalance: '0',
    };
  };
  renderUi(<ShorthandPage feature="vnLottery" path="/vnlottery" />, {
    transport: lotteryTransport({ cards: CARDS, offer: lotteryOffer('VNTG'), bet }),
    modals: { requireMember: (act: () => void) => act() },
    session: { kind: 'member', account: 'maria77', memberType: 0 },
    path: '/vnlottery?view=shorthand',
  });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox'), 'tg kg 12b1 xyz');
  expect(screen.getByText('xyz')).toBeInTheDocument();
  const place = await screen.findByRole('button', { name: 'Bet at 2 stations' });
  await user.click(place);
  expect(await screen.findByRole('alert')).toHaveTextContent('not enough money');
  expect(sent.map(({ lottery }) => lottery)).toEqual(['VNTG']);
  await user.click(place);
  expect(await screen.findByRole('button', { name: 'New list' })).toBeInTheDocument();
  expect(sent.map(({ lottery, stake }) => [lottery, stake])).toEqual([
    ['VNTG', '18000.00'],
    ['VNKG', '18000.00'],
  ]);
});
