import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { getLotteryChases, stopLotteryChase } from '../../../../schemas/api/lotteryChases.ts';
import { getLotteryOrders } from '../../../../schemas/api/lotteryOrders.ts';
import { lotteryChase, lotteryOrder } from '../../../../tests/support/builders/lotteryRecords.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { VISITORS } from '../../../../tests/support/storyFrames.tsx';
import { stubBrowser } from '../../../../tests/support/stubBrowser.ts';
import { stubDialogs } from '../../../../tests/support/stubDialogs.ts';
import type { Transport } from '../../../platform/http/http.ts';
import ChasesPage from './ChasesPage.tsx';

beforeEach(() => {
  stubDialogs();
  stubBrowser();
});

function show(first = lotteryChase()) {
  let chase = first;
  const asked: string[] = [];
  const transport: Transport = async ({ url }) => {
    const [path] = url.split('?');
    asked.push(url);
    if (path === stopLotteryChase.path)
      chase = { ...chase, state: 'stopped', left: 0, held: '0.00' };
    const value =
      path === getLotteryChases.path
        ? { currency: 'EUR', list: [chase], next: null }
        : path === getLotteryOrders.path
          ? { currency: 'EUR', list: [lotteryOrder({ state: 'planned', draw: null })], next: null }
          : chase;
    return { status: 200, body: { success: true, value, message: '' } };
  };
  renderUi(<ChasesPage feature="lottery" path="/lottery" />, {
    transport,
    session: VISITORS.member,
  });
  return asked;
}

it('tells how far a chase is and when it ends by itself', async () => {
  show();
  const card = await screen.findByRole('listitem');
  expect(card).toHaveTextContent('4 of 10 draws');
  expect(card).toHaveTextContent('Stops by itself after a win.');
  expect(within(card).getByText('Set aside').nextElementSibling).toHaveTextContent('€12.00');
});

it('asks for its bets only where they are opened', async () => {
  const asked = show();
  await userEvent.click(await screen.findByText('Bets of this chase'));
  expect(await screen.findByText('Planned')).toBeInTheDocument();
  expect(asked.at(-1)).toContain(`chase=${lotteryChase().chase}`);
});

it('stops a chase after a question, and shows it as stopped', async () => {
  const asked = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the chase' }));
  const dialog = screen.getByRole('dialog', { name: 'Stop this chase?' });
  expect(dialog).toHaveTextContent('€12.00 goes back to your wallet');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stop it' }));
  expect(await screen.findByText('Stopped')).toBeInTheDocument();
  expect(asked.filter((url) => url.startsWith(stopLotteryChase.path))).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Stop the chase' })).not.toBeInTheDocument();
});

it('that is over cannot be stopped', async () => {
  show(lotteryChase({ state: 'reached', left: 0 }));
  expect(await screen.findByText('Goal reached')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stop the chase' })).not.toBeInTheDocument();
});
