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

/** Vendors of a merchant that keep wallets themselves. */
export async function listVendorWallets(tx: Tx, merchantCode: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('vendor_wallets')
    .select('vendor_code')
    .where('merchant_code', '=', merchantCode)
    .execute();
  return new Set(rows.map(({ vendor_code: code }) => code));
}

/** What came of a vendor's offer to keep wallets itself. */
export type WalletOffer = 'taken' | 'known' | 'inUse';

/**
 * Takes a vendor's offer to keep the wallets of a merchant's members itself. Nothing is changed where it was taken before, or
 * where members have money for its games in the books alone, of which the vendor knows nothing.
 */
export async function takeWalletOffer(
  tx: Tx,
  { merchantCode, vendorCode, address, now }: VendorScope & { address: string; now: Date },
): Promise<WalletOffer> {
  if (await findVendorWallet(tx, { merchantCode, vendorCode })) return 'known';
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (
      select from ledger_accounts
       where merchant_code = ${merchantCode} and vendor_code = ${vendorCode}
         and member_id is not null and (balance_minor <> 0 or held_minor <> 0)
    ) or exists (
      select from play_rounds
       where merchant_code = ${merchantCode} and vendor_code = ${vendorCode} and state = 'open' and has_vendor_wallet
    ) as is_used`.execute(tx);
  if (rows[0]!.is_used) return 'inUse';
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
  return 'taken';
}
