import { dayIn } from '../../../engine/lottery/zonedTime.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { Slip } from '../../db/lotteryTables.ts';
import { readBalances } from '../../ledger/balances.ts';
import { release } from '../../ledger/holds.ts';
import { postMany, type Posting } from '../../ledger/postMany.ts';
import { endChase } from './bets.ts';
import type { CatalogueEntry, LotteryCatalogue } from './catalogue.ts';
import {
  endSettlement,
  listMerchantsToSettle,
  readNow,
  type IssueRow,
} from './issues.repository.ts';
import { captureStake, holdOf, moveFor } from './money.ts';
import { lockChase, readSlips, type OrderRow } from './orders.repository.ts';
import { createSettler, settleVoid, type Settled } from './settleOrder.ts';
import { addReceivable, sumChase, takeBatch, writeSettled } from './settlement.repository.ts';

/** What settlement is done with. */
export interface SettlementDeps {
  readonly db: Database;
  readonly catalogue: LotteryCatalogue;
  readonly batchSize?: number;
  /** Called after each batch that stands; a test breaks it off. */
  readonly onBatch?: (orders: number) => void;
}

/** Settles issues that have a result. */
export interface Settlement {
  /**
   * Settles the orders of an issue, batch by batch, each in a transaction of its own; any number of gateways may do so at
   * once, and again. Gives the issue once everything of it is settled; null where others are still at it, or were done before.
   */
  settle(issue: IssueRow): Promise<IssueRow | null>;
}

const BATCH = 400;

/** The day of a draw where its lottery is at home. */
export function dayOf({ lottery }: CatalogueEntry, drawAt: Date): string {
  const { schedule } = lottery;
  return dayIn(schedule.kind === 'instant' ? 'UTC' : schedule.zone, drawAt.getTime());
}

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

const totalOf = (one: Pick<Settled, 'prizeMinor' | 'rebateMinor' | 'refundMinor'>) =>
  one.prizeMinor + one.rebateMinor + one.refundMinor;

const paidOf = ({ prize_minor, rebate_minor, refund_minor }: OrderRow) =>
  prize_minor + rebate_minor + refund_minor;

/** Makes the settlement of a gateway. */
export function createSettlement({
  db,
  catalogue,
  batchSize = BATCH,
  onBatch = () => undefined,
}: SettlementDeps): Settlement {
  /** Posts what a corrected result changes: a shortfall is written down instead of failing. */
  async function correct(
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
  async function endHolds(tx: Tx, orders: readonly OrderRow[], isVoid: boolean, at: Date) {
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
      throw new Error(
        `The stake of ${planned[failed]!.id} could not be taken: ${outcomes[failed]}.`,
      );
    }
  }

  async function payFirst(
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

  async function endChases(tx: Tx, merchantCode: string, orders: readonly OrderRow[]) {
    const ids = [...new Set(orders.flatMap(({ chase_id }) => chase_id ?? []))].sort();
    for (const id of ids) {
      const chase = await lockChase(tx, { merchantCode }, id);
      if (!chase) continue;
      const { won, profit, left } = await sumChase(tx, merchantCode, id);
      const isReached =
        (chase.stop_on === 'win' && won === true) ||
        (chase.stop_on === 'profit' && profit >= chase.stop_profit_minor!);
      if (isReached && left > 0n) {
        await endChase(tx, { chase, entry: catalogue.find(chase.lottery) }, 'reached');
      } else if (left === 0n && chase.state === 'running') {
        await tx
          .updateTable('lottery_chases')
          .set({ state: 'done' })
          .where('merchant_code', '=', merchantCode)
          .where('id', '=', id)
          .execute();
      }
    }
  }

  return {
    async settle(issue) {
      const { version } = issue;
      const entry = catalogue.find(issue.lottery);
      if (!entry && issue.draw !== null) return null;
      const settler =
        entry && issue.draw !== null
          ? createSettler(entry, issue.draw, dayOf(entry, issue.draw_at))
          : null;
      const settleOne = (slip: Slip, order: OrderRow) =>
        settler ? settler(slip, order) : settleVoid(order);

      const settleBatch = (merchantCode: string) =>
        withTransaction(db, { merchantCode }, async (tx) => {
          const of = { merchantCode, issueId: issue.id, version };
          const orders = await takeBatch(tx, of, batchSize);
          if (orders.length === 0) return 0;
          const at = await readNow(tx);
          const slips = await readSlips(
            tx,
            merchantCode,
            orders.map(({ slip_id }) => slip_id),
          );
          const pairs = orders.map(
            (order) => [order, settleOne(slips.get(order.slip_id)!, order)] as const,
          );
          const isFirst = ({ version: former }: OrderRow) => former === 0;
          await endHolds(tx, orders, settler === null, at);
          await payFirst(
            tx,
            pairs.filter(([order]) => isFirst(order)),
            { at, version },
          );
          for (const [order, settled] of pairs) {
            if (isFirst(order)) continue;
            const differenceMinor = totalOf(settled) - paidOf(order);
            if (differenceMinor !== 0n) await correct(tx, order, { differenceMinor, at, version });
          }
          await writeSettled(
            tx,
            { merchantCode, issue: issue.issue, version, at },
            pairs.map(([{ id }, settled]) => ({ id, ...settled })),
          );
          await endChases(tx, merchantCode, orders);
          return orders.length;
        });

      for (const merchantCode of await listMerchantsToSettle(db.owner, issue)) {
        for (;;) {
          const count = await settleBatch(merchantCode);
          if (count === 0) break;
          onBatch(count);
        }
      }
      // Another gateway may hold the last ones; whoever ends last says that all is settled.
      if ((await listMerchantsToSettle(db.owner, issue)).length > 0) return null;
      return endSettlement(db.owner, issue);
    },
  };
}
