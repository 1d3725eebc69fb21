import type { Tx } from '../../db/database.ts';
import { release } from '../../ledger/holds.ts';
import { post } from '../../ledger/post.ts';
import type { CatalogueEntry, LotteryCatalogue } from './catalogue.ts';
import { uncount } from './counters.repository.ts';
import { holdOf, moveFor } from './money.ts';
import {
  endOrders,
  enterIssues,
  lockPlanned,
  lockRunning,
  readSlips,
  setChaseState,
  type ChaseRow,
  type OrderRow,
  type Owner,
} from './orders.repository.ts';
import { listRisks, mostPrize } from './readBet.ts';

/** Who takes orders back: the member, or the house, which stops a chase by itself. */
type Withdrawn = 'cancelled' | 'cancelledBySystem';

/**
 * Ends orders that are waiting for their draws: what was staked goes back, what was held is free again. The locks of their
 * issues are held, and the issues open.
 */
export async function takeBack(
  tx: Tx,
  {
    entry,
    orders,
    state,
  }: {
    readonly entry: CatalogueEntry | undefined;
    readonly orders: readonly OrderRow[];
    readonly state: Withdrawn;
  },
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
    { state, at },
  );
}

/** What is left of a chase that can be taken back, with its locks held. */
export interface OpenChase {
  readonly chase: ChaseRow;
  readonly orders: readonly OrderRow[];
  /** Absent where nothing is left. */
  readonly at: Date | undefined;
}

/** Locks what is left of a locked chase in issues that are still open: orders, then issues. */
export async function lockOpen(tx: Tx, chase: ChaseRow): Promise<OpenChase> {
  const left = await lockPlanned(tx, chase.merchant_code, chase.id);
  const entered = await enterIssues(
    tx,
    chase.lottery,
    left.map(({ issue }) => issue),
  );
  const takeable = new Set(entered.filter(({ is_takeable }) => is_takeable).map((one) => one.id));
  const orders = left.filter(({ issue_id }) => issue_id !== null && takeable.has(issue_id));
  return { chase, orders, at: entered[0]?.now_at };
}

/** How a chase ends before its time. */
export interface ChaseEnd {
  readonly entry: CatalogueEntry | undefined;
  readonly state: 'reached' | 'stopped';
  readonly by: 'member' | 'house';
}

/**
 * Cancels what is left of a chase in issues that are still open, and says why it ended. A chase's issue that has closed is in
 * its seal, and is drawn.
 */
export async function endOpen(
  tx: Tx,
  { chase, orders, at }: OpenChase,
  { entry, state, by }: ChaseEnd,
): Promise<void> {
  if (at) {
    const withdrawn = by === 'member' ? 'cancelled' : 'cancelledBySystem';
    await takeBack(tx, { entry, orders, state: withdrawn }, at);
  }
  await setChaseState(tx, chase, state);
}

/** Ends a locked chase that runs, as `endOpen` does. */
export async function endChase(tx: Tx, chase: ChaseRow, end: ChaseEnd): Promise<void> {
  if (chase.state === 'running') await endOpen(tx, await lockOpen(tx, chase), end);
}

/**
 * Locks all that a member has in chases that run; what it gives stops them. Whoever locks the member as well does so in
 * between: bets and settlements lock chases, orders, issues, the member and wallets, in this order.
 */
export async function holdChases(
  tx: Tx,
  catalogue: LotteryCatalogue,
  owner: Owner,
): Promise<() => Promise<void>> {
  const held: OpenChase[] = [];
  for (const chase of await lockRunning(tx, owner)) held.push(await lockOpen(tx, chase));
  return async () => {
    for (const open of held) {
      const entry = catalogue.find(open.chase.lottery);
      await endOpen(tx, open, { entry, state: 'stopped', by: 'house' });
    }
  };
}
