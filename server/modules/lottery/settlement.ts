import { dayIn } from '../../../engine/zonedTime.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { findPlayFreeze } from '../../db/members.ts';
import type { Slip } from '../../db/lotteryTables.ts';
import type { CatalogueEntry, LotteryCatalogue } from './catalogue.ts';
import { readNow } from '../../db/lotteryIssues.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import {
  endSettlement,
  listMerchantsToSettle,
  listMerchantsWithChases,
} from './issues.repository.ts';
import {
  listRunningChases,
  lockChase,
  readSlips,
  setChaseState,
  sumChase,
  type OrderRow,
} from './orders.repository.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { tellAll, type Told } from '../notices/tell.ts';
import { showWins } from './showWins.ts';
import { createSettler, settleVoid, type Settled } from './settleOrder.ts';
import { correct, endHolds, payFirst, differenceOf } from './payments.ts';
import { takeBatch, writeSettled } from './settlement.repository.ts';
import { endChase } from './takeBack.ts';

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

/** Ends a chase that reached what it was to, or that has nothing left. */
async function endIfOver(
  tx: Tx,
  catalogue: LotteryCatalogue,
  { merchantCode, id }: { readonly merchantCode: string; readonly id: string },
): Promise<void> {
  const chase = await lockChase(tx, { merchantCode }, id);
  if (chase?.state !== 'running') return;
  const { won, profit, left } = await sumChase(tx, merchantCode, id);
  const isReached =
    (chase.stop_on === 'win' && won === true) ||
    (chase.stop_on === 'profit' && profit >= chase.stop_profit_minor!);
  if (left === 0n) return setChaseState(tx, chase, 'done');
  const entry = catalogue.find(chase.lottery);
  if (isReached) return endChase(tx, chase, { entry, state: 'reached', by: 'house' });
  // One that was placed in the very moment in which play was frozen.
  const of = { merchantCode, id: chase.member_id, now: await readNow(tx) };
  if (await findPlayFreeze(tx, of)) {
    await endChase(tx, chase, { entry, state: 'stopped', by: 'house' });
  }
}

/** Of one member credits before debits, so that nothing is owed that the same result pays. */
const creditsFirst = (
  [one, , more]: readonly [OrderRow, Settled, bigint],
  [other, , less]: readonly [OrderRow, Settled, bigint],
) => {
  if (one.member_id !== other.member_id) return one.member_id < other.member_id ? -1 : 1;
  return more > less ? -1 : 1;
};

/** Tells who won; of what is drawn at once the page said so already. */
async function tellWinners(
  tx: Tx,
  pairs: readonly (readonly [OrderRow, Settled])[],
  of: {
    readonly merchantCode: string;
    readonly at: Date;
    readonly entry: CatalogueEntry | undefined;
    readonly issue: string;
  },
): Promise<void> {
  if (of.entry?.lottery.schedule.kind === 'instant') return;
  const won = pairs.filter(([, { prizeMinor }]) => prizeMinor > 0n);
  const told = won.map(([order, { prizeMinor }]): Told<'lotteryWon'> => {
    const money = toWireAmount(prizeMinor, order.decimals);
    return {
      memberId: order.member_id,
      kind: 'lotteryWon',
      name: `lottery ${order.id}`,
      values: { amount: { money, currency: order.currency }, issue: { text: of.issue } },
    };
  });
  await tellAll(tx, of, told);
}

/** Makes the settlement of a gateway. */
export function createSettlement({
  db,
  catalogue,
  batchSize = BATCH,
  onBatch = () => undefined,
}: SettlementDeps): Settlement {
  return {
    async settle(issue) {
      const { version } = issue;
      const entry = catalogue.find(issue.lottery);
      if (!entry && issue.draw !== null) return null;
      const settler =
        entry && issue.draw !== null
          ? createSettler(entry, issue.draw, {
              day: dayOf(entry, issue.draw_at),
              issue: issue.issue,
            })
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
          await endHolds(tx, orders, { isVoid: settler === null, at });
          await payFirst(
            tx,
            pairs.filter(([order]) => isFirst(order)),
            { at, version },
          );
          const changes = pairs
            .filter(([order]) => !isFirst(order))
            .map(([order, settled]) => [order, settled, differenceOf(order, settled)] as const)
            .sort(creditsFirst);
          for (const [order, , differenceMinor] of changes) {
            if (differenceMinor !== 0n) await correct(tx, order, { differenceMinor, at, version });
          }
          await writeSettled(
            tx,
            { merchantCode, issue: issue.issue, version, at },
            pairs.map(([{ id }, settled]) => ({ id, ...settled })),
          );
          await showWins(tx, { pairs, issue: issue.issue, at });
          await tellWinners(tx, pairs, { merchantCode, at, entry, issue: issue.issue });
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
      // Each in a transaction of its own: it locks a chase, orders of other issues and what is counted for limits, which nobody
      // may wait for who has wallets locked.
      for (const merchantCode of await listMerchantsWithChases(db.owner, issue.id)) {
        const ids = await withTransaction(db, { merchantCode }, (tx) =>
          listRunningChases(tx, merchantCode, issue.id),
        );
        for (const id of ids) {
          await withTransaction(db, { merchantCode }, (tx) =>
            endIfOver(tx, catalogue, { merchantCode, id }),
          );
        }
      }
      return endSettlement(db.owner, issue);
    },
  };
}
