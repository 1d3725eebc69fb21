import { formatMinor, parseMinor } from '../../../../engine/minorUnits.ts';
import type { LotteryOrder } from '../../../api/lottery.ts';

/** A member's bets on one draw, taken together. */
export interface BetSum {
  readonly orders: readonly LotteryOrder[];
  /** That of an order: waiting as long as one waits, won where one won. */
  readonly state: LotteryOrder['state'];
  /** Decimals of the currency. */
  readonly stake: string;
  readonly prize: string;
}

const WAITING: readonly string[] = ['pending', 'planned'];
const WITHDRAWN: readonly string[] = ['cancelled', 'cancelledBySystem'];

function stateOf(orders: readonly LotteryOrder[]): LotteryOrder['state'] {
  const states = orders.map(({ state }) => state);
  const [waiting] = states.filter((state) => WAITING.includes(state));
  return waiting ?? (states.includes('won') ? 'won' : states[0]!);
}

/**
 * The bets that a member watches, out of the newest ones on a lottery, the newest first: those on the draw that they just bet
 * on; else those on the draw that was drawn last, on the nearest one that is to come, or the last ones that there were. What
 * was taken back does not count.
 */
export function sumBets(
  orders: readonly LotteryOrder[],
  { drawn, decimals }: { readonly drawn: string | undefined; readonly decimals: number },
): BetSum | undefined {
  const standing = orders.filter(({ state }) => !WITHDRAWN.includes(state));
  const waiting = standing.filter(({ state }) => WAITING.includes(state));
  const isNew = standing[0]?.chase === null && waiting[0] === standing[0];
  const issue =
    (isNew ? standing[0]?.issue : undefined) ??
    standing.find((order) => order.issue === drawn)?.issue ??
    waiting.map((order) => order.issue).sort()[0] ??
    standing[0]?.issue;
  const own = standing.filter((order) => order.issue === issue);
  if (own.length === 0) return undefined;
  const sum = (amounts: readonly string[]) =>
    formatMinor(
      amounts.reduce((all, amount) => all + (parseMinor(amount, decimals) ?? 0n), 0n),
      decimals,
    );
  return {
    orders: own,
    state: stateOf(own),
    stake: sum(own.map(({ stake }) => stake)),
    prize: sum(own.map(({ prize }) => prize)),
  };
}
