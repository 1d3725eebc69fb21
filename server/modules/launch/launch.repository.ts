import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { LaunchIntentsTable } from '../../db/playTables.ts';

const ownMerchant = sql<string>`current_merchant()`;

/** A game that the merchant shows with its vendor, as a launch needs them. */
export function findGame(tx: Tx, id: string) {
  return (
    tx
      .selectFrom('games')
      .innerJoin('vendors', 'vendors.code', 'games.vendor_code')
      .leftJoin('vendor_choices', (join) =>
        join
          .onRef('vendor_choices.vendor_code', '=', 'vendors.code')
          .on('vendor_choices.merchant_code', '=', ownMerchant),
      )
      .leftJoin('game_choices', (join) =>
        join
          .onRef('game_choices.game_id', '=', 'games.id')
          .on('game_choices.merchant_code', '=', ownMerchant),
      )
      .select([
        'games.id',
        'games.code',
        'games.category',
        'games.support_play',
        'games.vendor_code',
        'vendors.account_type',
        'vendors.is_esports',
      ])
      .select(sql<string[]>`coalesce(game_choices.closed_countries, '{}')`.as('closedCountries'))
      // The furthest from being played of what the platform and the merchant say counts.
      .select(
        sql<string[]>`array_remove(array[games.status, vendors.status, game_choices.status,
        vendor_choices.status], null)`.as('states'),
      )
      .where('games.id', '=', id)
      .where(sql<boolean>`coalesce(vendor_choices.is_shown, true)`)
      .where(sql<boolean>`coalesce(game_choices.is_shown, true)`)
      .executeTakeFirst()
  );
}

export async function insertIntent(tx: Tx, intent: Insertable<LaunchIntentsTable>): Promise<void> {
  await tx.insertInto('launch_intents').values(intent).execute();
}
