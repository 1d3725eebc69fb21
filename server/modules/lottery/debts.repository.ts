import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

/** What could not be posted of an order, with whose it is and what can be said of it. */
export type DebtRow = Selectable<Tables['lottery_receivables']> &
  Pick<Selectable<Tables['lottery_orders']>, 'lottery' | 'stake_minor'>;

/** Merchants of whose orders something is open. */
export async function listMerchantsWithDebts(owner: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('lottery_receivables')
    .select('merchant_code')
    .distinct()
    .where('cleared_at', 'is', null)
    .orderBy('merchant_code')
    .execute();
  return rows.map(({ merchant_code }) => merchant_code);
}

/** What is open at a merchant, member by member, locked; what another gateway is at is passed over. */
export async function lockDebts(
  tx: Tx,
  {
    merchantCode,
    after,
    limit,
  }: {
    readonly merchantCode: string;
    /** The last one of the page before. */
    readonly after: DebtRow | undefined;
    readonly limit: number;
  },
): Promise<readonly DebtRow[]> {
  return tx
    .selectFrom('lottery_receivables')
    .innerJoin('lottery_orders', (join) =>
      join
        .onRef('lottery_orders.merchant_code', '=', 'lottery_receivables.merchant_code')
        .onRef('lottery_orders.id', '=', 'lottery_receivables.order_id'),
    )
    .selectAll('lottery_receivables')
    .select(['lottery_orders.lottery', 'lottery_orders.stake_minor'])
    .where('lottery_receivables.merchant_code', '=', merchantCode)
    .where('cleared_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(lottery_receivables.member_id, order_id, lottery_receivables.version)
          > (${after!.member_id}::uuid, ${after!.order_id}, ${after!.version})`,
      ),
    )
    .orderBy('lottery_receivables.member_id')
    .orderBy('order_id')
    .orderBy('lottery_receivables.version')
    .limit(limit)
    .forUpdate('lottery_receivables')
    .skipLocked()
    .execute();
}

/** Writes down how much was made up for. */
export async function setCleared(
  tx: Tx,
  { merchant_code, order_id, version, amount_minor }: DebtRow,
  { clearedMinor, at }: { readonly clearedMinor: bigint; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('lottery_receivables')
    .set({ cleared_minor: clearedMinor, cleared_at: clearedMinor === amount_minor ? at : null })
    .where('merchant_code', '=', merchant_code)
    .where('order_id', '=', order_id)
    .where('version', '=', version)
    .execute();
}
