import type { Tx } from '../../db/database.ts';
import { correctWins, keepWins, type SettledBet } from '../games/keepWins.ts';
import type { OrderRow } from './orders.repository.ts';
import type { Settled } from './settleOrder.ts';

/** What an order won, as lists of winners take it. */
export const wonBy = (
  order: OrderRow,
  { prizeMinor }: Pick<Settled, 'prizeMinor'>,
  { issue, at }: { readonly issue: string | null; readonly at: Date },
): SettledBet => ({
  merchantCode: order.merchant_code,
  memberId: order.member_id,
  of: { lottery: order.lottery, issue },
  reference: order.id,
  currency: order.currency,
  decimals: order.decimals,
  stakeMinor: order.stake_minor,
  amountMinor: prizeMinor,
  at,
});

/** Brings the lists of winners to what orders of an issue came to: those settled for the first time, and those corrected. */
export async function showWins(
  tx: Tx,
  {
    pairs,
    issue,
    at,
  }: {
    readonly pairs: readonly (readonly [OrderRow, Settled])[];
    readonly issue: string;
    readonly at: Date;
  },
): Promise<void> {
  const list = (isFirst: boolean) =>
    pairs
      .filter(([{ version }]) => (version === 0) === isFirst)
      .map(([order, settled]) => wonBy(order, settled, { issue, at }));
  await keepWins(tx, list(true));
  await correctWins(tx, list(false));
}
