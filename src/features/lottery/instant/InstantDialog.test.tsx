import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lotteryCard, lotteryState } from '../../../../tests/support/builders/lottery.ts';
import { lotteryTransport } from '../../../../tests/support/lotteryTransport.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../../tests/support/stubBrowser.ts';
import { stubDialogs } from '../../../../tests/support/stubDialogs.ts';
import type { InstantBody } from '../../../api/lottery.ts';
import BetPage from '../bet/BetPage.tsx';

beforeEach(() => {
  stubBrowser();
  stubDialogs();
  window.localStorage.clear();
});
afterEach(() => {
  // What is shown goes first: its last effects still ask the browser.
  cleanup();
  vi.unstubAllGlobals();
});

const SLIP = {
  items: [
    {
      key: '1',
      play: 'POS',
      selection: '0|-|-|-|-',
      units: 1,
      unitPrice: '2',
      multiple: 1,
      series: 1900,
    },
  ],
};

const order = (at: number, prize: string) => ({
  order: `L${at}`,
  lottery: 'SSC1M',
  family: 'SSC',
  state: prize === '0.00' ? 'lost' : 'won',
  prize,
  draw: '0,1,2,3,4',
});

it('an instant bet is drawn so often in a row, shown at once on demand, and drawn again by a press', async () => {
  const sent: InstantBody[] = [];
  const play = (body: unknown) => {
    sent.push(body as InstantBody);
    return {
      plays: ['0.00', '19.00'].map((prize, at) => ({
        order: order(10 * sent.length + at, prize),
        nonce: at,
        hits: [],
      })),
      currency: 'EUR',
      stake: '4.00',
      prize: '19.00',
      rebate: '0.00',
      sumBalance: '115.00',
      seeds: {},
      serverNow: '2026-02-01T10:00:00.000Z',
    };
  };
  window.localStorage.setItem('livery.slip.SSC1M', JSON.stringify(SLIP));
  const lottery = lotteryCard({ source: 'instant', current: null, last: null, everySeconds: null });
  renderUi(<BetPage feature="elott" path="/elott" gameCode="SSC1M" playType={null} />, {
    transport: lotteryTransport({
      state: lotteryState({ lottery, issues: [], waiting: [], last: [] }),
      play,
    }),
    modals: { requireMember: (act: () => void) => act() },
    session: { kind: 'member', account: 'maria77', memberType: 0 },
    path: '/elott?gameCode=SSC1M',
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Bet' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '3' }));
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Draw 3 times now' }));
  expect(sent).toMatchObject([{ lottery: 'SSC1M', plays: 3, stopOnWin: true, stake: '6.00' }]);
  await user.click(await dialog.findByRole('button', { name: 'Show all' }));
  expect(dialog.getByText('No win')).toBeInTheDocument();
  expect(dialog.getAllByText(/19\.00/).length).toBeGreaterThan(1);
  await user.click(dialog.getByRole('button', { name: 'Draw again' }));
  expect(sent).toHaveLength(2);
});
