import type { Tx } from '../../db/database.ts';
import { release } from '../../ledger/holds.ts';
import { post } from '../../ledger/post.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { uncount } from './counters.repository.ts';
import { holdOf, moveFor } from './money.ts';
import {
  endOrders,
  enterIssues,
  lockPlanned,
  readSlips,
  setChaseState,
  type ChaseRow,
  type OrderRow,
} from './orders.repository.ts';
import { listRisks, mostPrize } from './readBet.ts';

/**
 * Ends orders that are waiting for their draws: what was staked goes back, what was held is free again. The locks of their
 * issues are held, and the issues open.
 */
export async function takeBack(
  tx: Tx,
  entry: CatalogueEntry | undefined,
  orders: readonly OrderRow[],
  at: Date,
): Promise<void> {
  const [first] = orders;
  if (!first) return;
  const { merchant_code: merchantCode, decimals } = first;
  const slips = await readSlips(
    tx,
    merchantCode,
    orders.map(({ slip_id }) => slip_id),
  );
  for (const order of orders) {
    const slip = slips.get(order.slip_id);
    const { multiple } = order;
    const counted =
      entry && slip
        ? {
            prizeMinor: mostPrize(entry, slip, { multiple, decimals }),
            risks: listRisks(entry, slip, { multiple, decimals }),
          }
        : { prizeMinor: 0n, risks: [] };
    await uncount(tx, order, counted);
  }
  // Wallets are locked last, as bets do.
  for (const order of orders) {
    if (order.state === 'planned') await release(tx, { merchantCode, id: holdOf(order), at });
    else {
      await post(tx, moveFor(order, 'refund', { amountMinor: order.stake_minor, version: 0, at }));
    }
  }
  await endOrders(
    tx,
    merchantCode,
    orders.map(({ id }) => id),
    { state: 'cancelled', at },
  );
}

/**
 * Cancels what is left of a chase in issues that are still open, and says why it ended. A chase's issue that has closed is in
 * its seal, and is drawn.
 */
export async function endChase(
  tx: Tx,
  { chase, entry }: { readonly chase: ChaseRow; readonly entry: CatalogueEntry | undefined },
  state: 'reached' | 'stopped',
): Promise<void> {
  const { merchant_code: merchantCode, id, lottery } = chase;
  if (chase.state !== 'running') return;
  const left = await lockPlanned(tx, merchantCode, id);
  const entered = await enterIssues(
    tx,
    lottery,
    left.map(({ issue }) => issue),
  );
  const takeable = new Set(entered.filter(({ is_takeable }) => is_takeable).map((one) => one.id));
  const at = entered[0]?.now_at;
  const open = left.filter(({ issue_id }) => issue_id !== null && takeable.has(issue_id));
  if (at) await takeBack(tx, entry, open, at);
  await setChaseState(tx, chase, state);
}
