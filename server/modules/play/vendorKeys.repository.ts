import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { contentChannel } from '../../db/listen.ts';
import type { VendorKeysTable } from '../../db/playTables.ts';

/** Keys of a merchant that have not ended. */
export function listKeys(tx: Tx, merchantCode: string, now: Date) {
  return tx
    .selectFrom('vendor_keys')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
}

/** Vendors that have a key of a merchant, in a transaction that goes on: it takes no other connection. */
export async function listKeyedVendors(
  tx: Tx,
  merchantCode: string,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('vendor_keys')
    .select('vendor_code')
    .distinct()
    .where('merchant_code', '=', merchantCode)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
  return new Set(rows.map(({ vendor_code }) => vendor_code));
}

/** What may be told of a merchant's keys, ended ones among them, the newest first. */
export function listKeyFacts(tx: Tx, merchantCode: string) {
  return tx
    .selectFrom('vendor_keys')
    .innerJoin('vendors', 'vendors.code', 'vendor_keys.vendor_code')
    .select([
      'vendor_keys.id',
      'vendor_code as vendor',
      'display_name as vendorName',
      'created_at as createdAt',
      'ends_at as endsAt',
    ])
    .where('merchant_code', '=', merchantCode)
    .orderBy('created_at', 'desc')
    .orderBy('vendor_keys.id')
    .execute();
}

/** Whether there is such a vendor. */
export async function hasVendor(tx: Tx, code: string): Promise<boolean> {
  const row = await tx
    .selectFrom('vendors')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which games can be played follows from keys, so whoever keeps lists of games forgets them after the commit. */
const tellOfKeys = (tx: Tx, merchantCode: string) =>
  sql`select pg_notify(${contentChannel}, ${merchantCode})`.execute(tx);

export async function insertKey(tx: Tx, key: Insertable<VendorKeysTable>): Promise<void> {
  await tx.insertInto('vendor_keys').values(key).execute();
  await tellOfKeys(tx, key.merchant_code);
}

/** Lets the keys of a vendor end that would last longer; how many there were. */
export async function endKeys(
  tx: Tx,
  { merchantCode, vendorCode, endsAt }: { merchantCode: string; vendorCode: string; endsAt: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('vendor_keys')
    .set({ ends_at: endsAt })
    .where('merchant_code', '=', merchantCode)
    .where('vendor_code', '=', vendorCode)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', endsAt)]))
    .executeTakeFirst();
  await tellOfKeys(tx, merchantCode);
  return Number(numUpdatedRows);
}

/** Keeps the same secret of a key otherwise sealed; one that changed meanwhile stays. */
export async function resealKey(
  tx: Tx,
  key: { merchantCode: string; id: string; from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('vendor_keys')
    .set({ secret_sealed: key.to })
    .where('merchant_code', '=', key.merchantCode)
    .where('id', '=', key.id)
    .where('secret_sealed', '=', key.from)
    .execute();
}
