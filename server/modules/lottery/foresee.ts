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

/** What an issue's orders would come to by a result, or by none, beside what they came to so far. Changes nothing. */
export async function foresee(
  db: Database,
  entry: CatalogueEntry,
  { issue, draw }: { readonly issue: IssueRow; readonly draw: DrawJson | null },
): Promise<readonly ForeseenEffect[]> {
  const settler = draw === null ? null : createSettler(entry, draw, dayOf(entry, issue.draw_at));
  const sums = new Map<string, ForeseenEffect>();
  const next = { id: issue.id, version: issue.version + 1 };
  for (const merchantCode of await listMerchantsToSettle(db.owner, next)) {
    for (let after = ''; ;) {
      const { orders, slips } = await withTransaction(db, { merchantCode }, async (tx) => {
        const of = { merchantCode, issueId: issue.id, after };
        const found = await listOrdersOf(tx, of, BATCH);
        const ids = found.map(({ slip_id }) => slip_id);
        return { orders: found, slips: await readSlips(tx, merchantCode, ids) };
      });
      for (const order of orders) {
        const { currency, decimals } = order;
        const settled = settler ? settler(slips.get(order.slip_id)!, order) : settleVoid(order);
        // What is only held never left the wallet.
        const isFreed = settler === null && order.state === 'planned';
        const moved = isFreed ? 0n : differenceOf(order, settled);
        const name = `${merchantCode} ${currency}`;
        const sum = sums.get(name);
        sums.set(name, {
          merchantCode,
          currency,
          decimals,
          orders: (sum?.orders ?? 0) + 1,
          changed: (sum?.changed ?? 0) + (moved === 0n ? 0 : 1),
          paidMinor: (sum?.paidMinor ?? 0n) + (moved > 0n ? moved : 0n),
          takenMinor: (sum?.takenMinor ?? 0n) + (moved < 0n ? -moved : 0n),
        });
      }
      if (orders.length < BATCH) break;
      after = orders.at(-1)!.id;
    }
  }
  return [...sums.values()];
}
