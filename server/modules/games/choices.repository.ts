import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { CatalogueStatus } from '../../db/catalogueTables.ts';

/** What a merchant says of a vendor or a game. */
export interface Choice {
  readonly id: string;
  readonly isShown: boolean;
  readonly status: CatalogueStatus | null;
  readonly isHot: boolean | null;
}

/** The same of a game, which may be new as well. */
export interface GameChoice extends Choice {
  readonly isNew: boolean | null;
  /** Countries whose visitors do not get to play it. */
  readonly closedCountries: readonly string[];
}

/** Every vendor with what the merchant says of it, in the merchant's order. */
export async function listVendorChoices(tx: Tx): Promise<readonly (Choice & { name: string })[]> {
  return tx
    .selectFrom('vendors')
    .leftJoin('vendor_choices', (join) =>
      join
        .onRef('vendor_choices.vendor_code', '=', 'vendors.code')
        .on('vendor_choices.merchant_code', '=', sql<string>`current_merchant()`),
    )
    .select(['vendors.code as id', 'vendors.display_name as name'])
    .select(['vendor_choices.status', 'vendor_choices.is_hot as isHot'])
    .select(sql<boolean>`coalesce(vendor_choices.is_shown, true)`.as('isShown'))
    .orderBy(sql`vendor_choices.sort nulls last`)
    .orderBy('vendors.sort')
    .orderBy('vendors.code')
    .execute();
}

/** Every game with what the merchant says of it, in the merchant's order. */
export async function listGameChoices(tx: Tx): Promise<readonly (GameChoice & { name: string })[]> {
  return tx
    .selectFrom('games')
    .leftJoin('game_choices', (join) =>
      join
        .onRef('game_choices.game_id', '=', 'games.id')
        .on('game_choices.merchant_code', '=', sql<string>`current_merchant()`),
    )
    .select(['games.id', 'games.name', 'game_choices.status'])
    .select(['game_choices.is_hot as isHot', 'game_choices.is_new as isNew'])
    .select(sql<boolean>`coalesce(game_choices.is_shown, true)`.as('isShown'))
    .select(sql<string[]>`coalesce(game_choices.closed_countries, '{}')`.as('closedCountries'))
    .orderBy(sql`game_choices.sort nulls last`)
    .orderBy('games.popularity_rank')
    .orderBy('games.id')
    .execute();
}

/** Countries to which the merchant has closed a game. */
export async function listClosedCountries(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ country: string }>`
    select distinct unnest(closed_countries) as country from game_choices
    where merchant_code = current_merchant()`.execute(tx);
  return rows.map(({ country }) => country);
}

export async function saveVendorChoice(tx: Tx, merchantCode: string, choice: Choice) {
  const said = { is_shown: choice.isShown, status: choice.status, is_hot: choice.isHot };
  await tx
    .insertInto('vendor_choices')
    .values({ merchant_code: merchantCode, vendor_code: choice.id, ...said })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'vendor_code']).doUpdateSet(said))
    .execute();
}

export async function saveGameChoice(tx: Tx, merchantCode: string, choice: GameChoice) {
  const { id, isShown, status, isHot, isNew } = choice;
  const said = {
    is_shown: isShown,
    status,
    is_hot: isHot,
    is_new: isNew,
    closed_countries: [...choice.closedCountries],
  };
  await tx
    .insertInto('game_choices')
    .values({ merchant_code: merchantCode, game_id: id, ...said })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'game_id']).doUpdateSet(said))
    .execute();
}

const CHOICES = {
  vendors: { table: 'vendor_choices', key: 'vendor_code' },
  games: { table: 'game_choices', key: 'game_id' },
} as const;

/** Puts these in front in this order; all others stand where the platform has them. */
export async function placeChoices(
  tx: Tx,
  of: keyof typeof CHOICES,
  merchantCode: string,
  ids: readonly string[],
): Promise<void> {
  const { table, key } = CHOICES[of];
  await sql`update ${sql.table(table)} set sort = null
    where merchant_code = ${merchantCode} and sort is not null
      and ${sql.ref(key)} <> all(${[...ids]}::text[])`.execute(tx);
  await sql`insert into ${sql.table(table)} (merchant_code, ${sql.ref(key)}, sort)
    select ${merchantCode}, id, place
    from unnest(${[...ids]}::text[]) with ordinality as wanted (id, place)
    on conflict (merchant_code, ${sql.ref(key)}) do update set sort = excluded.sort`.execute(tx);
}
