import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { VoucherBatchRow } from '../../db/voucherTables.ts';

/** Keeps a batch and its codes. */
export async function insertBatch(
  tx: Tx,
  batch: Insertable<Tables['voucher_batches']>,
  codes: readonly Insertable<Tables['vouchers']>[],
): Promise<void> {
  await tx.insertInto('voucher_batches').values(batch).execute();
  await tx
    .insertInto('vouchers')
    .values([...codes])
    .execute();
}

/** One batch, locked where it is to be changed. */
export const findBatch = (tx: Tx, merchantCode: string, id: string) =>
  tx
    .selectFrom('voucher_batches')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .executeTakeFirst();

/** Batches with how many of their codes were redeemed, the newest first. */
export const listBatches = (
  tx: Tx,
  merchantCode: string,
  {
    before,
    limit,
  }: { readonly before: { at: Date; id: string } | undefined; readonly limit: number },
): Promise<readonly (VoucherBatchRow & { readonly redeemed: number })[]> =>
  tx
    .selectFrom('voucher_batches as batch')
    .selectAll('batch')
    .select((eb) =>
      eb
        .selectFrom('vouchers')
        .whereRef('vouchers.merchant_code', '=', 'batch.merchant_code')
        .whereRef('vouchers.batch_id', '=', 'batch.id')
        .where('redeemed_at', 'is not', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('redeemed'),
    )
    .where('merchant_code', '=', merchantCode)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${before!.at}, ${before!.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The codes of a batch, in their order. */
export const listCodes = (tx: Tx, merchantCode: string, batchId: string) =>
  tx
    .selectFrom('vouchers')
    .select(['place', 'code_sealed', 'redeemed_at', 'order_id'])
    .where('merchant_code', '=', merchantCode)
    .where('batch_id', '=', batchId)
    .orderBy('place')
    .execute();

/** The voucher of a code with its batch and who redeemed it, locked until the transaction ends. */
export const lockVoucher = (tx: Tx, merchantCode: string, digest: Buffer) =>
  tx
    .selectFrom('vouchers as voucher')
    .innerJoin('voucher_batches as batch', (join) =>
      join
        .onRef('batch.merchant_code', '=', 'voucher.merchant_code')
        .onRef('batch.id', '=', 'voucher.batch_id'),
    )
    .leftJoin('deposit_orders as order', (join) =>
      join
        .onRef('order.merchant_code', '=', 'voucher.merchant_code')
        .onRef('order.id', '=', 'voucher.order_id'),
    )
    .select([
      'voucher.batch_id',
      'voucher.place',
      'voucher.order_id',
      'voucher.redeemed_at',
      'batch.name',
      'batch.amount_minor',
      'batch.currency',
      'batch.decimals',
      'batch.ends_at',
      'batch.voided_at',
      'order.member_id',
    ])
    .where('voucher.merchant_code', '=', merchantCode)
    .where('voucher.code_digest', '=', digest)
    .forUpdate('voucher')
    .executeTakeFirst();

/** Says that a code is used up. */
export async function markRedeemed(
  tx: Tx,
  merchantCode: string,
  {
    batchId,
    place,
    orderId,
    at,
  }: {
    readonly batchId: string;
    readonly place: number;
    readonly orderId: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .updateTable('vouchers')
    .set({ order_id: orderId, redeemed_at: at })
    .where('merchant_code', '=', merchantCode)
    .where('batch_id', '=', batchId)
    .where('place', '=', place)
    .execute();
}

/** Makes the codes of a batch that nobody redeemed good for nothing. */
export async function voidBatch(
  tx: Tx,
  merchantCode: string,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('voucher_batches')
    .set({ voided_at: at })
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .execute();
}
