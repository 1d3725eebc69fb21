import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Merchants ('*': the platform) of whose announcements one began or ended by the clock; all of them, so asked as the owner. */
export async function listMerchantsToTell(
  owner: Kysely<Tables>,
  now: Date,
): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('announcements')
    .select('merchant_code')
    .distinct()
    .where('tell_at', '<=', now)
    .execute();
  return rows.map((row) => row.merchant_code);
}
