import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { OriginalsTables } from '../db/originalsTables.ts';

/** A transfer as our own vendor remembers it. */
export type TransferRow = Selectable<OriginalsTables['house_transfers']>;

interface WalletName {
  readonly merchantCode: string;
  readonly alias: string;
  readonly currency: string;
}

/** Lets one at a time work at a name, until the transaction ends. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export const findTransfer = (tx: Tx, merchantCode: string, id: string) =>
  tx
    .selectFrom('house_transfers')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .executeTakeFirst();

export async function insertTransfer(
  tx: Tx,
  row: Insertable<OriginalsTables['house_transfers']>,
): Promise<void> {
  await tx.insertInto('house_transfers').values(row).execute();
}

export const findWallet = (tx: Tx, { merchantCode, alias, currency }: WalletName) =>
  tx
    .selectFrom('house_wallets')
    .select(['balance_minor', 'decimals'])
    .where('merchant_code', '=', merchantCode)
    .where('member_alias', '=', alias)
    .where('currency', '=', currency)
    .executeTakeFirst();

/** Adds to a wallet, or takes from it; false where it has not enough, and nothing was changed. */
export async function changeWallet(
  tx: Tx,
  { merchantCode, alias, currency }: WalletName,
  { decimals, byMinor }: { readonly decimals: number; readonly byMinor: bigint },
): Promise<boolean> {
  if (byMinor < 0n) {
    const { numUpdatedRows } = await tx
      .updateTable('house_wallets')
      .set((eb) => ({ balance_minor: eb('balance_minor', '+', byMinor) }))
      .where('merchant_code', '=', merchantCode)
      .where('member_alias', '=', alias)
      .where('currency', '=', currency)
      .where('balance_minor', '>=', -byMinor)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  await tx
    .insertInto('house_wallets')
    .values({
      merchant_code: merchantCode,
      member_alias: alias,
      currency,
      decimals,
      balance_minor: byMinor,
    })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'member_alias', 'currency']).doUpdateSet((eb) => ({
        balance_minor: eb('house_wallets.balance_minor', '+', eb.ref('excluded.balance_minor')),
      })),
    )
    .execute();
  return true;
}
