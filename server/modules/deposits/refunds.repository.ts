import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { RefundRow } from '../../db/refundTables.ts';
import type { Tables } from '../../db/tables.ts';

/** Keeps a new refund. */
export const insertRefund = (tx: Tx, row: Insertable<Tables['deposit_refunds']>) =>
  tx.insertInto('deposit_refunds').values(row).returningAll().executeTakeFirstOrThrow();

/** One refund; undefined for a name that is none. */
export const findRefund = (tx: Tx, id: string) =>
  tx
    .selectFrom('deposit_refunds')
    .selectAll()
    .where(sql`id::text`, '=', id)
    .executeTakeFirst();

/** Changes a refund. */
export const updateRefund = (tx: Tx, id: string, changes: Updateable<Tables['deposit_refunds']>) =>
  tx
    .updateTable('deposit_refunds')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Refunds of an order, the oldest first. */
export const listRefundsOf = (tx: Tx, orderId: string): Promise<RefundRow[]> =>
  tx
    .selectFrom('deposit_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Refunds of the merchant, the newest first, with whose they are. */
export const listRefunds = (
  tx: Tx,
  wanted: {
    readonly merchantCode: string;
    readonly isOpen: boolean;
    readonly after: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
) =>
  tx
    .selectFrom('deposit_refunds as refund')
    .innerJoin('deposit_orders as of', (join) =>
      join
        .onRef('of.merchant_code', '=', 'refund.merchant_code')
        .onRef('of.id', '=', 'refund.order_id'),
    )
    .selectAll('refund')
    .select(['of.member_id', 'of.currency', 'of.decimals'])
    .where('refund.merchant_code', '=', wanted.merchantCode)
    .where('refund.state', 'in', wanted.isOpen ? ['created', 'sent'] : ['done', 'failed'])
    .$if(wanted.after !== null, (query) =>
      query.where(
        sql<boolean>`(refund.created_at, refund.id) < (${wanted.after!.at}::timestamptz, ${wanted.after!.id}::uuid)`,
      ),
    )
    .orderBy('refund.created_at', 'desc')
    .orderBy('refund.id', 'desc')
    .limit(wanted.limit)
    .execute();

/** Refunds that something is due of, whoever's they are. */
export const listDueRefunds = (owner: Kysely<Tables>, now: Date, limit: number) =>
  owner
    .selectFrom('deposit_refunds')
    .select(['merchant_code', 'id'])
    .where('state', 'in', ['created', 'sent'])
    .where('poll_at', '<=', now)
    .orderBy('poll_at')
    .limit(limit)
    .execute();

/** Takes a refund for a while; undefined where another gateway has it. */
export const takeRefund = (tx: Tx, id: string, { now, until }: { now: Date; until: Date }) =>
  tx
    .updateTable('deposit_refunds')
    .set(({ eb }) => ({ poll_at: until, polls: eb('polls', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', ['created', 'sent'])
    .where('poll_at', '<=', now)
    .returningAll()
    .executeTakeFirst();

/** Asks about the open refunds of an order at once, since its provider told something of it. */
export async function hurryRefunds(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx
    .updateTable('deposit_refunds')
    .set({ poll_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'sent')
    .where('poll_at', 'is not', null)
    .execute();
}
