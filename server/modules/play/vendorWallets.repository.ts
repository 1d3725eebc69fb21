import { sql } from 'kysely';
import { VENDOR_WALLET_VERSION } from '../../../schemas/vendorApi.ts';
import type { Tx } from '../../db/database.ts';
import type { VendorScope } from './rounds.repository.ts';

/** Where a vendor is asked about the wallets that it keeps itself; undefined where it keeps none. */
export const findVendorWallet = (tx: Tx, { merchantCode, vendorCode }: VendorScope) =>
  tx
    .selectFrom('vendor_wallets')
    .select(['address', 'version'])
    .where('merchant_code', '=', merchantCode)
    .where('vendor_code', '=', vendorCode)
    .executeTakeFirst();

/** Whether members have money for a vendor's games, or stakes in them, in the books of a merchant. */
export async function isVendorWalletUsed(
  tx: Tx,
  { merchantCode, vendorCode }: VendorScope,
): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (
      select from ledger_accounts
       where merchant_code = ${merchantCode} and vendor_code = ${vendorCode}
         and member_id is not null and (balance_minor <> 0 or held_minor <> 0)
    ) or exists (
      select from play_rounds
       where merchant_code = ${merchantCode} and vendor_code = ${vendorCode} and state = 'open' and has_vendor_wallet
    ) as is_used`.execute(tx);
  return rows[0]!.is_used;
}

/** Keeps that a vendor keeps wallets itself. */
export async function insertVendorWallet(
  tx: Tx,
  { merchantCode, vendorCode, address, now }: VendorScope & { address: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('vendor_wallets')
    .values({
      merchant_code: merchantCode,
      vendor_code: vendorCode,
      address,
      version: VENDOR_WALLET_VERSION,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
