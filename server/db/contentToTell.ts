import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Merchants ('*': the platform) of whose announcements or banners one began or ended by the clock; all of them, so asked
 * as the owner.
 */
export async function listMerchantsToTell(
  owner: Kysely<Tables>,
  now: Date,
): Promise<readonly string[]> {
  const dueIn = (table: 'announcements' | 'banners') =>
    owner.selectFrom(table).select('merchant_code').where('tell_at', '<=', now);
  const rows = await dueIn('announcements').union(dueIn('banners')).execute();
  return rows.map((row) => row.merchant_code);
}
