import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  lotteryCard,
  lotteryIssue,
  lotteryOffer,
  lotteryState,
} from '../../../../tests/support/builders/lottery.ts';
import { lotteryTransport } from '../../../../tests/support/lotteryTransport.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../../tests/support/stubBrowser.ts';
import { stubDialogs } from '../../../../tests/support/stubDialogs.ts';
import type { BetBody, LotteryOffer } from '../../../api/lottery.ts';
import BetPage from '../bet/BetPage.tsx';

const now = Date.now();
const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
const sent: BetBody[] = [];

beforeEach(() => {
  stubBrowser();
  stubDialogs();
  window.localStorage.clear();
  sent.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** The bet screen of a lottery whose numbers are keyed in. */
async function show(id: string, family: string, parts: Partial<LotteryOffer> = {}) {
  const lottery = lotteryCard({ lottery: id, family, defaultPlay: '', last: null });
  const open = { openAt: at(-30), closeAt: at(3_000), drawAt: at(3_005), state: 'open' as const };
  const state = lotteryState({
    serverNow: at(0),
    lottery,
    issues: [lotteryIssue(0, open)],
    waiting: [],
    last: [],
  });
  const offer = lotteryOffer(id, { currency: 'EUR', ...parts });
  const bet = (body: unknown) => {
    sent.push(body as BetBody);
    return {
      order: { order: `L${'A'.repeat(20)}`, issue: '1' },
      chase: null,
      orders: 1,
      currency: 'EUR',
      stake: '6.00',
      sumBalance: '94.00',
      serverNow: at(0),
    };
  };
  renderUi(<BetPage feature="seaLottery" path="/seaLottery" gameCode={id} playType={null} />, {
    transport: lotteryTransport({ state, offer, bet }),
    modals: { requireMember: (act: () => void) => act() },
    session: { kind: 'member', account: 'maria77', memberType: 0 },
    path: `/seaLottery?gameCode=${id}`,
  });
  const user = userEvent.setup();
  await screen.findByRole('textbox', { name: 'Number' });
  const key = async (digits: string) => {
    for (const digit of digits) await user.click(screen.getByRole('button', { name: digit }));
  };
  const numbers = () =>
    screen
      .queryAllByRole('button', { name: /^Remove \d/ })
      .map((button) => button.getAttribute('aria-label')!.slice(7));
  const play = (name: RegExp) =>
    within(screen.getByRole('group', { name: 'Bet on' })).getByRole('button', { name });
  return { user, key, numbers, play };
}

describe('a ticket', () => {
  it('takes numbers from keys, and bets each on every way that is chosen', async () => {
    const { user, key, play } = await show('HANOIVNC', 'SEA');
    await key('895052');
    await user.click(play(/^3 any order/));
    await user.click(screen.getByRole('button', { name: 'Bet' }));
    await user.click(await screen.findByRole('button', { name: 'Place bet' }));
    expect(await screen.findByText('Bet placed')).toBeInTheDocument();
    expect(sent[0]?.items.map(({ play, selection, units }) => [play, selection, units])).toEqual([
      ['TOP3', '052,895', 2],
      ['TOD3', '052,895', 2],
    ]);
  });

  it('takes back digits, then numbers, and reads a keyboard', async () => {
    const { user, key, numbers } = await show('HANOIVNC', 'SEA');
    await user.type(screen.getByRole('textbox', { name: 'Number' }), '89505');
    expect(numbers()).toEqual(['895']);
    for (let press = 0; press < 3; press += 1)
      await user.click(screen.getByRole('button', { name: 'Delete digit' }));
    expect(numbers()).toEqual([]);
    await key('6');
    expect(numbers()).toEqual(['896']);
  });

  it('bets on every order once reversed, and on the last digits by a copy', async () => {
    const { user, key, numbers } = await show('HANOIVNC', 'SEA');
    await key('112');
    await user.click(screen.getByRole('button', { name: 'Reverse' }));
    expect(numbers()).toEqual(['112', '121', '211']);
    await user.click(screen.getByRole('button', { name: 'Copy the last 2 digits' }));
    expect(screen.getByRole('button', { name: '2 digits' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(numbers()).toEqual(['12', '21', '11']);
  });

  it('leaves out a number that is full, and says so', async () => {
    const { key, play } = await show('HANOIVNC', 'SEA', {
      closed: [{ play: 'TOP3', option: '895', state: 'full' }],
    });
    await key('895123');
    expect(play(/^3 top/)).toHaveTextContent('1 bet');
    expect(screen.getAllByText(/Full/)[0]).toBeInTheDocument();
  });

  it('of four digits says which way does not take a number', async () => {
    const { user, key, play } = await show('SG4D', '4D');
    await key('1111');
    await user.click(play(/^Big · iBox/));
    expect(play(/^Big · iBox/)).toHaveTextContent('1111');
  });
});
