import type { Tx } from '../../db/database.ts';
import { readBalances } from '../../ledger/balances.ts';
import { release } from '../../ledger/holds.ts';
import { postMany, type Posting } from '../../ledger/postMany.ts';
import { captureStake, holdOf, moveFor } from './money.ts';
import type { OrderRow } from './orders.repository.ts';
import { addReceivable } from './settlement.repository.ts';
import type { Settled } from './settleOrder.ts';

/** What is paid of an order for the first time. */
function listFirst(order: OrderRow, settled: Settled, at: Date, version: number): Posting[] {
  const move = (name: 'prize' | 'rebate' | 'refund', amountMinor: bigint) =>
    amountMinor > 0n ? [moveFor(order, name, { amountMinor, version, at })] : [];
  return [
    ...move('refund', settled.refundMinor),
    ...move('prize', settled.prizeMinor),
    ...move('rebate', settled.rebateMinor),
  ];
}

/** What a result gives beyond what was paid by the one before. */
export function differenceOf(order: OrderRow, settled: Settled): bigint {
  const total = settled.prizeMinor + settled.rebateMinor + settled.refundMinor;
  return total - (order.prize_minor + order.rebate_minor + order.refund_minor);
}

/** Posts what a corrected result changes: a shortfall is written down instead of failing. */
export async function correct(
  tx: Tx,
  order: OrderRow,
  { differenceMinor, at, version }: { differenceMinor: bigint; at: Date; version: number },
): Promise<void> {
  let moved = differenceMinor;
  if (differenceMinor < 0n) {
    const owner = {
      merchantCode: order.merchant_code,
      memberId: order.member_id,
      currency: order.currency,
    };
    const available = (await readBalances(tx, owner))[0]!.availableMinor;
    if (available < -differenceMinor) moved = -available;
  }
  if (moved !== 0n) {
    const posting = moveFor(order, 'correction', { amountMinor: moved, version, at });
    const [outcome] = await postMany(tx, [posting]);
    if (outcome !== 'posted' && outcome !== 'repeated') moved = 0n;
  }
  if (moved !== differenceMinor) {
    await addReceivable(tx, order, { version, amountMinor: moved - differenceMinor });
  }
}

/** Frees or takes what was held for orders of chases. */
export async function endHolds(
  tx: Tx,
  orders: readonly OrderRow[],
  { isVoid, at }: { readonly isVoid: boolean; readonly at: Date },
): Promise<void> {
  const planned = orders.filter(({ state }) => state === 'planned');
  if (isVoid) {
    for (const order of planned) {
      await release(tx, { merchantCode: order.merchant_code, id: holdOf(order), at });
    }
    return;
  }
  const outcomes = await postMany(
    tx,
    planned.map((order) => captureStake(order, at)),
  );
  const failed = outcomes.findIndex((outcome) => outcome !== 'posted' && outcome !== 'repeated');
  if (failed >= 0) {
    throw new Error(`The stake of ${planned[failed]!.id} could not be taken: ${outcomes[failed]}.`);
  }
}

/** Pays orders that are settled for the first time; what a full wallet does not take is written down. */
export async function payFirst(
  tx: Tx,
  pairs: readonly (readonly [OrderRow, Settled])[],
  { at, version }: { readonly at: Date; readonly version: number },
): Promise<void> {
  const owners: OrderRow[] = [];
  const postings = pairs.flatMap(([order, settled]) => {
    // What was only held never left the wallet, so of a void draw nothing goes back.
    const isFreed = order.state === 'planned' && settled.hits === null;
    const list = isFreed ? [] : listFirst(order, settled, at, version);
    owners.push(...list.map(() => order));
    return list;
  });
  const outcomes = await postMany(tx, postings);
  const failed = new Map<OrderRow, bigint>();
  outcomes.forEach((outcome, index) => {
    if (outcome === 'posted' || outcome === 'repeated') return;
    // Only a full wallet takes no more.
    const order = owners[index]!;
    const amount = postings[index]!.legs.find(({ account }) => 'member' in account)!.amountMinor;
    failed.set(order, (failed.get(order) ?? 0n) - amount);
  });
  for (const [order, amountMinor] of failed)
    await addReceivable(tx, order, { version, amountMinor });
}
