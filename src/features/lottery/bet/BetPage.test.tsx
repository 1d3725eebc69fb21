import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lotteryIssue, lotteryState } from '../../../../tests/support/builders/lottery.ts';
import { lotteryTransport, Refused } from '../../../../tests/support/lotteryTransport.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../../tests/support/stubBrowser.ts';
import { stubDialogs } from '../../../../tests/support/stubDialogs.ts';
import type { BetBody } from '../../../api/lottery.ts';
import BetPage from './BetPage.tsx';

const now = Date.now();
const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
const open = { openAt: at(-30), closeAt: at(3_000), drawAt: at(3_005), state: 'open' as const };
const state = lotteryState({
  serverNow: at(0),
  issues: [
    lotteryIssue(0, open),
    lotteryIssue(1, { openAt: at(3_005), closeAt: at(6_000), drawAt: at(6_005) }),
  ],
  waiting: [],
});

const sent: BetBody[] = [];
const receipt = (body: unknown) => {
  sent.push(body as BetBody);
  return {
    order: { order: `L${'A'.repeat(20)}`, issue: open.closeAt.slice(0, 4) },
    chase: null,
    orders: 1,
    currency: 'EUR',
    stake: '4.00',
    sumBalance: '96.00',
    serverNow: at(0),
  };
};

beforeEach(() => {
  stubBrowser();
  stubDialogs();
  window.localStorage.clear();
  sent.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** The bet screen of SSC, where whoever bets is signed in. */
async function show(
  bet: (body: unknown) => unknown = receipt,
  requireMember = (act: () => void) => act(),
) {
  renderUi(<BetPage feature="lottery" path="/lottery" gameCode="SSC1M" playType={null} />, {
    transport: lotteryTransport({ state, bet }),
    modals: { requireMember },
    session: { kind: 'member', account: 'maria77', memberType: 0 },
    path: '/lottery?gameCode=SSC1M',
  });
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'Bet' });
  const rows = screen.queryAllByRole('group', { name: /^Place \d$/ });
  const press = async (row: number, symbol: string) =>
    user.click(within(rows[row]!).getByRole('button', { name: new RegExp(`^${symbol}`) }));
  const compose = async () => {
    for (const [row, symbols] of ['01', '2', '3', '4', '5'].entries())
      for (const symbol of symbols) await press(row, symbol);
  };
  return { user, compose, press };
}

const place = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Bet' }));
  await user.click(await screen.findByRole('button', { name: 'Place bet' }));
};

describe('a bet', () => {
  it('is composed, told with its cost, placed on the open draw, and off the slip', async () => {
    const { user, compose } = await show();
    await compose();
    expect(screen.getAllByText('2 bets').length).toBeGreaterThan(0);
    await place(user);
    expect(await screen.findByText('Bet placed')).toBeInTheDocument();
    expect(sent).toMatchObject([
      {
        lottery: 'SSC1M',
        items: [
          {
            play: 'F5.DIRECT',
            selection: '01|2|3|4|5',
            units: 2,
            unitPrice: '2',
            multiple: 1,
            series: 1900,
          },
        ],
        issues: [{ issue: '20260201-0662', multiple: 1 }],
        stake: '4.00',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText(/Lines that you add stand here/)).toBeInTheDocument();
  });

  it('cannot be placed before it is one', async () => {
    const { press } = await show();
    await press(0, '1');
    expect(screen.getByText('Pick more to make a bet.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bet' })).toBeDisabled();
  });

  it('that covers everything is told so while it is composed, and does not go on the slip', async () => {
    window.localStorage.setItem('livery.slip.SSC1M', JSON.stringify({ items: [], play: 'DT.15' }));
    await show();
    for (const name of [/^Dragon\s?\d/, /^Tiger\s?\d/, /^Tie\s?\d/])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByText(/One line may hold at most 2 bets/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Bet' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /^Tie\s?\d/ }));
    expect(screen.getByRole('button', { name: 'Bet' })).toBeEnabled();
  });

  it('of a guest waits on the slip until they have signed in', async () => {
    const requireMember = vi.fn();
    const { user, compose } = await show(receipt, requireMember);
    await compose();
    await user.click(screen.getByRole('button', { name: 'Bet' }));
    expect(requireMember).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
    expect(window.localStorage.getItem('livery.slip.SSC1M')).toContain('01|2|3|4|5');
  });
});

describe('a bet that is not taken', () => {
  const refusals = [
    [
      'issueClosed',
      { lottery: 'SSC1M', issue: '20260201-0662', next: { issue: '20260201-0663', ...open } },
      /has closed/,
    ],
    [
      'lotteryLimit',
      { limit: 'maxPerIssue', item: null, issue: null, option: null, most: '50.00', left: '1.50' },
      /€1.50 of it is left/,
    ],
    ['insufficientFunds', null, /not enough money/],
    ['stakeMismatch', { stake: '4.00', nearest: '5.00' }, /nearest is €5.00/],
    ['selectionInvalid', { faults: [{ item: 0, code: 'PLAY' }] }, /not offered any more/],
    ['lotteryNotOffered', null, /not offered here/],
  ] as const;

  it.each(refusals)('for %s says why and keeps the slip', async (code, value, words) => {
    const { user, compose } = await show(() => {
      throw new Refused(code, value);
    });
    await compose();
    await place(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(window.localStorage.getItem('livery.slip.SSC1M')).toContain('01|2|3|4|5');
  });

  it('since its draw has closed goes on the next one by a press', async () => {
    let tries = 0;
    const { user, compose } = await show((body) => {
      tries += 1;
      if (tries > 1) return receipt(body);
      throw new Refused('issueClosed', refusals[0][1]);
    });
    await compose();
    await place(user);
    await user.click(await screen.findByRole('button', { name: /20260201-0663/ }));
    await waitFor(() => expect(sent[0]?.issues).toEqual([{ issue: '20260201-0663', multiple: 1 }]));
  });
});
