import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { ReceivableRow } from '../../db/refundTables.ts';
import type { Tables } from '../../db/tables.ts';

const isOpen = sql<boolean>`cleared_minor + written_off_minor < amount_minor`;

/** Owes what could not be taken back; once for each part of an order. */
export async function insertReceivable(
  tx: Tx,
  row: Insertable<Tables['payment_receivables']>,
): Promise<void> {
  await tx
    .insertInto('payment_receivables')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'order_id', 'reason', 'source']).doNothing(),
    )
    .execute();
}

/** What a member owes, the oldest first, locked. */
export const lockOpenReceivables = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('payment_receivables')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(isOpen)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/** One of them, locked. */
export const lockReceivable = (tx: Tx, id: string) =>
  tx
    .selectFrom('payment_receivables')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** One of them. */
export const findReceivable = (tx: Tx, id: string) =>
  tx.selectFrom('payment_receivables').selectAll().where('id', '=', id).executeTakeFirst();

/** That of a refund, locked. */
export const lockReceivableOf = (tx: Tx, orderId: string, source: string) =>
  tx
    .selectFrom('payment_receivables')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('reason', '=', 'refund')
    .where('source', '=', source)
    .forUpdate()
    .executeTakeFirst();

/** Changes one that is locked. */
export const updateReceivable = (
  tx: Tx,
  id: string,
  changes: Partial<
    Pick<ReceivableRow, 'cleared_minor' | 'written_off_minor' | 'closed_by' | 'closed_at'>
  >,
) =>
  tx
    .updateTable('payment_receivables')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** What members of the merchant owe, or owed, the newest first. */
export const listReceivables = (
  tx: Tx,
  wanted: {
    readonly merchantCode: string;
    readonly isOpen: boolean;
    readonly memberId?: string;
    readonly after: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
) =>
  tx
    .selectFrom('payment_receivables')
    .selectAll()
    .where('merchant_code', '=', wanted.merchantCode)
    .where(wanted.isOpen ? isOpen : sql<boolean>`not (${isOpen})`)
    .$if(wanted.memberId !== undefined, (query) => query.where('member_id', '=', wanted.memberId!))
    .$if(wanted.after !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${wanted.after!.at}::timestamptz, ${wanted.after!.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.limit)
    .execute();
