import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { WalletTransferRow } from '../../db/vendorWalletTables.ts';

/** Whose transfers. */
interface Owner {
  readonly merchantCode: string;
  readonly memberId: string;
}

const UNDER_WAY = ['asking', 'unknown'] as const;

/** Where a list goes on: after the row with this moment and id. */
export interface RowPlace {
  readonly at: Date;
  readonly id: string;
}

export const insertTransfer = (tx: Tx, row: Insertable<Tables['wallet_transfers']>) =>
  tx.insertInto('wallet_transfers').values(row).returningAll().executeTakeFirstOrThrow();

/** A transfer, locked. */
export const lockTransfer = (tx: Tx, merchantCode: string, id: string) =>
  tx
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const updateTransfer = (
  tx: Tx,
  { merchant_code: merchantCode, id }: Pick<WalletTransferRow, 'merchant_code' | 'id'>,
  changes: Partial<Pick<WalletTransferRow, 'state' | 'reason' | 'tries' | 'ask_at' | 'ended_at'>>,
): Promise<WalletTransferRow> =>
  tx
    .updateTable('wallet_transfers')
    .set(changes)
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Takes a transfer that is due for a while; undefined where somebody else has it, or it ended. */
export const takeTransfer = (
  tx: Tx,
  { merchantCode, id }: { readonly merchantCode: string; readonly id: string },
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<WalletTransferRow | undefined> =>
  tx
    .updateTable('wallet_transfers')
    .set((eb) => ({ ask_at: until, tries: eb('tries', '+', 1) }))
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .where('state', 'in', UNDER_WAY)
    .where('ask_at', '<=', now)
    .returningAll()
    .executeTakeFirst();

/** Transfers whose vendors are to be asked, whoever's they are. */
export const listDueTransfers = (owner: Kysely<Tables>, now: Date, limit: number) =>
  owner
    .selectFrom('wallet_transfers')
    .select(['merchant_code', 'id'])
    .where('state', 'in', UNDER_WAY)
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(limit)
    .execute();

/** What of a member's is on its way. */
export const listUnderWay = (tx: Tx, { merchantCode, memberId }: Owner) =>
  tx
    .selectFrom('wallet_transfers')
    .select(['vendor_code', 'direction', 'amount_minor', 'currency'])
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('state', 'in', UNDER_WAY)
    .execute();

/** A member's transfers, the newest first. */
export const listTransfers = (
  tx: Tx,
  { merchantCode, memberId }: Owner,
  { before, limit }: { readonly before: RowPlace | undefined; readonly limit: number },
): Promise<readonly WalletTransferRow[]> =>
  tx
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${before!.at}, ${before!.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Transfers of a merchant that have been under way since before a moment, the oldest first. */
export const listStuck = (
  tx: Tx,
  {
    merchantCode,
    before,
    after,
    limit,
  }: {
    readonly merchantCode: string;
    readonly before: Date;
    readonly after: RowPlace | undefined;
    readonly limit: number;
  },
): Promise<readonly WalletTransferRow[]> =>
  tx
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('state', 'in', UNDER_WAY)
    .where('created_at', '<', before)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after!.at}, ${after!.id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Whether money follows the member to games by itself. */
export async function isAutomatic(tx: Tx, { merchantCode, memberId }: Owner): Promise<boolean> {
  const row = await tx
    .selectFrom('wallet_settings')
    .select('is_automatic')
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.is_automatic ?? true;
}

export async function setAutomatic(
  tx: Tx,
  { merchantCode, memberId }: Owner,
  value: boolean,
): Promise<void> {
  await tx
    .insertInto('wallet_settings')
    .values({ merchant_code: merchantCode, member_id: memberId, is_automatic: value })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'member_id']).doUpdateSet({ is_automatic: value }),
    )
    .execute();
}

/** A vendor as the wallet page names it. */
export interface WalletVendor {
  readonly code: string;
  readonly name: string;
  /** The furthest from being played of what the platform and the merchant say. */
  readonly status: 'normal' | 'maintenance' | 'soon';
  readonly isShown: boolean;
}

/** Vendors by their codes. */
export async function listVendors(
  tx: Tx,
  codes: readonly string[],
): Promise<readonly WalletVendor[]> {
  if (codes.length === 0) return [];
  const rows = await tx
    .selectFrom('vendors')
    .leftJoin('vendor_choices', (join) =>
      join
        .onRef('vendor_choices.vendor_code', '=', 'vendors.code')
        .on('vendor_choices.merchant_code', '=', sql<string>`current_merchant()`),
    )
    .select(['vendors.code', 'vendors.display_name as name', 'vendors.account_type'])
    .select(
      sql<string[]>`array_remove(array[vendors.status, vendor_choices.status], null)`.as('states'),
    )
    .select(sql<boolean>`coalesce(vendor_choices.is_shown, true)`.as('isShown'))
    .where('vendors.code', 'in', codes)
    .orderBy('vendors.sort')
    .orderBy('vendors.code')
    .execute();
  return rows.map(({ states, account_type: _, ...row }) => ({
    ...row,
    status: states.includes('soon')
      ? 'soon'
      : states.includes('maintenance')
        ? 'maintenance'
        : 'normal',
  }));
}
