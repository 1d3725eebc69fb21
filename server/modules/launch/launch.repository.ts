import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { LaunchIntentsTable } from '../../db/playTables.ts';

/** A game with its vendor, as a launch needs them. */
export function findGame(tx: Tx, id: string) {
  return tx
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.code', 'games.vendor_code')
    .select([
      'games.id',
      'games.code',
      'games.category',
      'games.support_play',
      'games.status',
      'games.vendor_code',
      'vendors.account_type',
      'vendors.is_esports',
      'vendors.status as vendor_status',
    ])
    .where('games.id', '=', id)
    .executeTakeFirst();
}

export async function insertIntent(tx: Tx, intent: Insertable<LaunchIntentsTable>): Promise<void> {
  await tx.insertInto('launch_intents').values(intent).execute();
}
