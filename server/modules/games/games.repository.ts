import { sql, type RawBuilder } from 'kysely';
import type {
  GAME_FEATURES,
  GAME_ORDERS,
  GameCategory,
  VOLATILITY_LEVELS,
} from '../../../schemas/api/games.ts';
import type { Tx } from '../../db/database.ts';
import type { Lobby } from './lobby.ts';
import { toContainsPattern } from './searchText.ts';

/** Something a game may have that lists are narrowed by. */
export type GameFeature = (typeof GAME_FEATURES)[number];

/** An order of a list of games. */
export type GameOrder = (typeof GAME_ORDERS)[number];

/** Which games of a lobby. */
export interface GameFilter {
  readonly id?: string;
  readonly category?: GameCategory;
  readonly vendorCode?: string;
  readonly gameType?: string;
  /** Parts of the name, folded as `games.search_name` is; all must be there. */
  readonly words?: readonly string[];
  /** A game must have all of them. */
  readonly features?: readonly GameFeature[];
  readonly volatility?: (typeof VOLATILITY_LEVELS)[number];
  /** True for games that can be played now. */
  readonly isPlayable?: boolean;
  readonly isHotVendor?: boolean;
}

/** A stretch of an ordered list. */
export interface Stretch {
  readonly limit: number;
  readonly offset?: number;
}

/**
 * Vendors of esports are catalogued under sports by some feeds; the lobby shows them apart.
 */
export const lobbyCategory = sql<GameCategory>`case
  when games.category = 'SPORTS' and vendors.is_esports then 'ESPORTS' else games.category end`;

const isAnyOf = (value: RawBuilder<string>, list: readonly string[]) =>
  sql<boolean>`${value} = any(${[...list]}::text[])`;

/** The games of a lobby with their vendors. */
export function lobbyGames(tx: Tx, { categories, hiddenAccountTypes }: Lobby) {
  return tx
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.code', 'games.vendor_code')
    .where(isAnyOf(lobbyCategory, categories))
    .where(({ not }) => not(isAnyOf(sql`vendors.account_type`, hiddenAccountTypes)));
}

const featureCondition: Readonly<Record<GameFeature, RawBuilder<boolean>>> = {
  hot: sql`games.is_hot`,
  new: sql`games.is_new`,
  jackpot: sql`games.has_jackpot`,
  trial: sql`games.support_play = 0`,
};

const volatilityCondition: Readonly<
  Record<NonNullable<GameFilter['volatility']>, RawBuilder<boolean>>
> = {
  low: sql`games.volatility <= 2`,
  medium: sql`games.volatility = 3`,
  high: sql`games.volatility >= 4`,
};

const isOpen = sql<boolean>`games.status = 'normal' and vendors.status = 'normal'`;

function listConditions(filter: GameFilter): RawBuilder<boolean>[] {
  const { id, category, vendorCode, gameType, words = [], features = [], volatility } = filter;
  return [
    ...(id === undefined ? [] : [sql<boolean>`games.id = ${id}`]),
    ...(category === undefined ? [] : [sql<boolean>`${lobbyCategory} = ${category}`]),
    ...(vendorCode === undefined ? [] : [sql<boolean>`games.vendor_code = ${vendorCode}`]),
    ...(gameType === undefined ? [] : [sql<boolean>`games.game_type = ${gameType}`]),
    ...words.map((word) => sql<boolean>`games.search_name like ${toContainsPattern(word)}`),
    ...features.map((feature) => featureCondition[feature]),
    ...(volatility === undefined ? [] : [volatilityCondition[volatility]]),
    ...(filter.isPlayable === undefined ? [] : [sql<boolean>`(${isOpen}) = ${filter.isPlayable}`]),
    ...(filter.isHotVendor === undefined
      ? []
      : [sql<boolean>`vendors.is_hot = ${filter.isHotVendor}`]),
  ];
}

function filteredGames(tx: Tx, lobby: Lobby, filter: GameFilter) {
  return listConditions(filter).reduce(
    (query, condition) => query.where(condition),
    lobbyGames(tx, lobby),
  );
}

/** What every list of games reads. */
export const gameColumns = [
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
  'games.volatility',
  'games.rtp_bp',
  'games.released_on',
  'games.status',
  'vendors.display_name as vendor_name',
  'vendors.status as vendor_status',
] as const;

const orderings: Readonly<Record<GameOrder, readonly RawBuilder<unknown>[]>> = {
  popular: [],
  name: [sql`games.search_name`],
  newest: [sql`games.released_on desc nulls last`],
  rtp: [sql`games.rtp_bp desc nulls last`],
};

/** Games of a lobby in an order; where that leaves it open, the most played first. */
export function listGames(
  tx: Tx,
  lobby: Lobby,
  filter: GameFilter,
  stretch: Stretch,
  order: GameOrder = 'popular',
) {
  return orderings[order]
    .reduce((query, by) => query.orderBy(by), filteredGames(tx, lobby, filter))
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

/** Number of games by kind, the commonest kind first. */
export function countGamesByType(tx: Tx, lobby: Lobby, filter: GameFilter) {
  return filteredGames(tx, lobby, filter)
    .select(['games.game_type', sql<number>`count(*)::int`.as('total')])
    .groupBy('games.game_type')
    .orderBy('total', 'desc')
    .orderBy('games.game_type')
    .execute();
}

/** The merchant's latest wins in one currency, or one of them, of games its lobby shows. */
export function listWinners(
  tx: Tx,
  lobby: Lobby,
  { currency, limit, id }: { currency: string; limit: number; id?: string },
) {
  return lobbyGames(tx, lobby)
    .innerJoin('winners', 'winners.game_id', 'games.id')
    .where('winners.merchant_code', '=', sql<string>`current_merchant()`)
    .where('winners.currency', '=', currency)
    .$if(id !== undefined, (query) => query.where('winners.id', '=', BigInt(id ?? 0)))
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
