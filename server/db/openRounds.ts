import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Merchants with rounds that were opened before a moment and are open still; all of them, so asked as the owner. */
export async function listMerchantsWithRounds(
  owner: Kysely<Tables>,
  openedBefore: Date,
): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('play_rounds')
    .select('merchant_code')
    .distinct()
    .where('state', '=', 'open')
    .where('opened_at', '<=', openedBefore)
    .execute();
  return rows.map((row) => row.merchant_code);
}
