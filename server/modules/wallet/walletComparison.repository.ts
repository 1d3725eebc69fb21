import { sql, type Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

/** A vendor that keeps the wallets of a merchant's members. */
export interface Keeper {
  readonly merchantCode: string;
  readonly vendorCode: string;
  readonly address: string;
}

/** A wallet at a vendor as the books have it. */
export interface VendorAccount {
  readonly id: bigint;
  readonly memberId: string;
  readonly currency: string;
  readonly decimals: number;
  /** The merchant's host that money last went there from. */
  readonly host: string;
  readonly balanceMinor: bigint;
  /** A transfer is under way, or a round open. */
  readonly isBusy: boolean;
}

/** Vendors that keep wallets, whoever's they are. */
export const listKeepers = async (owner: Kysely<Tables>): Promise<readonly Keeper[]> => {
  const rows = await owner
    .selectFrom('vendor_wallets')
    .select(['merchant_code', 'vendor_code', 'address'])
    .orderBy('merchant_code')
    .orderBy('vendor_code')
    .execute();
  return rows.map(({ merchant_code: merchantCode, vendor_code: vendorCode, address }) => ({
    merchantCode,
    vendorCode,
    address,
  }));
};

// Money comes to a wallet by a transfer alone, so each that was ever used has one.
const parts = sql`
  select account.id, account.member_id::text as "memberId", account.currency, last.decimals::int as decimals, last.host,
    account.balance_minor as "balanceMinor",
    exists (select from wallet_transfers moving
             where moving.merchant_code = account.merchant_code and moving.member_id = account.member_id
               and moving.vendor_code = account.vendor_code and moving.state in ('asking', 'unknown'))
    or exists (select from play_rounds round
                where round.member_id = account.member_id and round.vendor_code = account.vendor_code
                  and round.state = 'open' and round.has_vendor_wallet) as "isBusy"
    from ledger_accounts account
   cross join lateral (
     select host, decimals from wallet_transfers moved
      where moved.merchant_code = account.merchant_code and moved.member_id = account.member_id
        and moved.vendor_code = account.vendor_code and moved.currency = account.currency
      order by created_at desc, id desc limit 1) last`;

/** Wallets of members at a vendor, by their accounts. */
export const listVendorAccounts = async (
  tx: Tx,
  { merchantCode, vendorCode }: Keeper,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<readonly VendorAccount[]> =>
  (
    await sql<VendorAccount>`${parts}
      where account.merchant_code = ${merchantCode} and account.vendor_code = ${vendorCode}
        and account.member_id is not null and account.id > ${after}
      order by account.id limit ${limit}`.execute(tx)
  ).rows;

/** One of them as it stands now. */
export const readVendorAccount = async (
  tx: Tx,
  { merchantCode, vendorCode }: Keeper,
  { memberId, currency }: { readonly memberId: string; readonly currency: string },
): Promise<VendorAccount | undefined> =>
  (
    await sql<VendorAccount>`${parts}
      where account.merchant_code = ${merchantCode} and account.vendor_code = ${vendorCode}
        and account.member_id = ${memberId}::uuid and account.currency = ${currency}`.execute(tx)
  ).rows[0];
