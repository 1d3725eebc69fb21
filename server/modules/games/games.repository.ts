import { sql, type RawBuilder } from 'kysely';
import type { GameCategory } from '../../../schemas/api/games.ts';
import type { Tx } from '../../db/database.ts';
import type { Lobby } from './lobby.ts';

/** Which games of a lobby. */
export interface GameFilter {
  readonly category?: GameCategory;
  readonly vendorCode?: string;
  /** Part of the name, in any case. */
  readonly name?: string;
  readonly isHotVendor?: boolean;
}

/** A stretch of an ordered list. */
export interface Stretch {
  readonly limit: number;
  readonly offset?: number;
}

/** Vendors of esports are catalogued under sports by some feeds; the lobby shows them apart. */
const lobbyCategory = sql<GameCategory>`case
  when games.category = 'SPORTS' and vendors.is_esports then 'ESPORTS' else games.category end`;

const isAnyOf = (value: RawBuilder<string>, list: readonly string[]) =>
  sql<boolean>`${value} = any(${[...list]}::text[])`;

function lobbyGames(tx: Tx, { categories, hiddenAccountTypes }: Lobby) {
  return tx
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.code', 'games.vendor_code')
    .where(isAnyOf(lobbyCategory, categories))
    .where(({ not }) => not(isAnyOf(sql`vendors.account_type`, hiddenAccountTypes)));
}

function filteredGames(tx: Tx, lobby: Lobby, filter: GameFilter) {
  const { category, vendorCode, name, isHotVendor } = filter;
  return lobbyGames(tx, lobby)
    .$if(category !== undefined, (query) => query.where(lobbyCategory, '=', category!))
    .$if(vendorCode !== undefined, (query) => query.where('games.vendor_code', '=', vendorCode!))
    .$if(isHotVendor === true, (query) => query.where('vendors.is_hot', '=', true))
    .$if(name !== undefined, (query) =>
      query.where(sql<boolean>`position(lower(${name!}) in lower(games.name)) > 0`),
    );
}

const gameColumns = [
  'games.id',
  'games.code',
  'games.name',
  'games.vendor_code',
  'games.game_type',
  'games.support_play',
  'games.is_hot',
  'games.is_new',
  'games.has_jackpot',
  'games.art_color',
  'games.status',
  'vendors.display_name as vendor_name',
  'vendors.status as vendor_status',
] as const;

/** Games of a lobby, the most played first. */
export function listGames(tx: Tx, lobby: Lobby, filter: GameFilter, stretch: Stretch) {
  return filteredGames(tx, lobby, filter)
    .select([...gameColumns, lobbyCategory.as('lobby_category')])
    .orderBy('games.popularity_rank')
    .orderBy('games.id')
    .limit(stretch.limit)
    .offset(stretch.offset ?? 0)
    .execute();
}

/** The most played game of each category of a lobby. */
export function listTopGames(tx: Tx, lobby: Lobby) {
  return lobbyGames(tx, lobby)
    .distinctOn(lobbyCategory)
    .select([...gameColumns, lobbyCategory.as('lobby_category')])
    .orderBy(lobbyCategory)
    .orderBy('games.popularity_rank')
    .orderBy('games.id')
    .execute();
}

/** How many games a filter leaves. */
export async function countGames(tx: Tx, lobby: Lobby, filter: GameFilter): Promise<number> {
  const { total } = await filteredGames(tx, lobby, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Vendors that a lobby shows, in their order. */
export function listVendors(tx: Tx, { hiddenAccountTypes }: Lobby) {
  return tx
    .selectFrom('vendors')
    .select(['code', 'display_name', 'categories', 'small_icon', 'is_hot', 'is_esports', 'status'])
    .where(({ not }) => not(isAnyOf(sql`account_type`, hiddenAccountTypes)))
    .orderBy('sort')
    .orderBy('code')
    .execute();
}

/** Number of games by vendor and category of a lobby. */
export function countGamesByVendor(tx: Tx, lobby: Lobby) {
  return lobbyGames(tx, lobby)
    .select([
      'games.vendor_code',
      lobbyCategory.as('lobby_category'),
      sql<number>`count(*)::int`.as('total'),
    ])
    .groupBy(['games.vendor_code', lobbyCategory])
    .execute();
}

/** The merchant's latest wins in one currency, of games its lobby shows. */
export function listWinners(tx: Tx, lobby: Lobby, currency: string, limit: number) {
  return lobbyGames(tx, lobby)
    .innerJoin('winners', 'winners.game_id', 'games.id')
    .where('winners.merchant_code', '=', sql<string>`current_merchant()`)
    .where('winners.currency', '=', currency)
    .select([
      ...gameColumns,
      lobbyCategory.as('lobby_category'),
      'winners.id as winner_id',
      'winners.masked_account',
      'winners.amount_minor',
      'winners.currency',
      'winners.won_at',
    ])
    .orderBy('winners.won_at', 'desc')
    .orderBy('winners.id', 'desc')
    .limit(limit)
    .execute();
}
