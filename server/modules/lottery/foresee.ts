import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { listMerchantsToSettle } from './issues.repository.ts';
import { readSlips } from './orders.repository.ts';
import { differenceOf } from './payments.ts';
import { dayOf } from './settlement.ts';
import { listOrdersOf } from './settlement.repository.ts';
import { createSettler, settleVoid } from './settleOrder.ts';

/** What a result would do to the orders of a merchant in one currency. */
export interface ForeseenEffect {
  readonly merchantCode: string;
  readonly currency: string;
  readonly decimals: number;
  readonly orders: number;
  /** Orders of which money would move. */
  readonly changed: number;
  readonly paidMinor: bigint;
  readonly takenMinor: bigint;
}

const BATCH = 500;

/** The orders of a merchant in an issue with what was picked, a batch at a time. */
export async function* listPicked(db: Database, of: { merchantCode: string; issueId: bigint }) {
  for (let after = ''; ;) {
    const { orders, slips } = await withTransaction(db, of, async (tx) => {
      const found = await listOrdersOf(tx, { ...of, after }, BATCH);
      const ids = found.map(({ slip_id }) => slip_id);
      return { orders: found, slips: await readSlips(tx, of.merchantCode, ids) };
    });
    for (const order of orders) yield { order, slip: slips.get(order.slip_id)! };
    if (orders.length < BATCH) return;
    after = orders.at(-1)!.id;
  }
}

const NOTHING = { orders: 0, changed: 0, paidMinor: 0n, takenMinor: 0n };

/** An effect with one more order, of which so much moves. */
const add = <E extends typeof NOTHING>(effect: E, moved: bigint): E => ({
  ...effect,
  orders: effect.orders + 1,
  changed: effect.changed + (moved === 0n ? 0 : 1),
  paidMinor: effect.paidMinor + (moved > 0n ? moved : 0n),
  takenMinor: effect.takenMinor + (moved < 0n ? -moved : 0n),
});

/** The members of an effect whose money moves: what each gets, or what is taken back below zero. */
export type ForeseenMembers = ReadonlyMap<string, bigint>;

/** An effect with its members. */
export interface ForeseenShares extends ForeseenEffect {
  readonly members: ForeseenMembers;
}

/** What an issue's orders would come to by a result, or by none, beside what they came to so far. Changes nothing. */
export async function foresee(
  db: Database,
  entry: CatalogueEntry,
  { issue, draw }: { readonly issue: IssueRow; readonly draw: DrawJson | null },
  isWanted: (merchantCode: string) => boolean = () => true,
): Promise<readonly ForeseenShares[]> {
  const settler =
    draw === null
      ? null
      : createSettler(entry, draw, {
          day: dayOf(entry, issue.draw_at),
          issue: issue.issue,
        });
  const sums = new Map<string, ForeseenEffect & { readonly members: Map<string, bigint> }>();
  const next = { id: issue.id, version: issue.version + 1 };
  for (const merchantCode of await listMerchantsToSettle(db.owner, next)) {
    if (!isWanted(merchantCode)) continue;
    for await (const { order, slip } of listPicked(db, { merchantCode, issueId: issue.id })) {
      const { currency, decimals, member_id: memberId } = order;
      const settled = settler ? settler(slip, order) : settleVoid(order);
      // What is only held never left the wallet.
      const isFreed = settler === null && order.state === 'planned';
      const moved = isFreed ? 0n : differenceOf(order, settled);
      const name = `${merchantCode} ${currency}`;
      const sum = sums.get(name) ?? {
        merchantCode,
        currency,
        decimals,
        ...NOTHING,
        members: new Map<string, bigint>(),
      };
      if (moved !== 0n) sum.members.set(memberId, (sum.members.get(memberId) ?? 0n) + moved);
      sums.set(name, add(sum, moved));
    }
  }
  return [...sums.values()];
}
