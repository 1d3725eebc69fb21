import { sql, type RawBuilder } from 'kysely';
import type {
  GAME_FEATURES,
  GAME_ORDERS,
  GameCategory,
  VOLATILITY_LEVELS,
} from '../../../schemas/api/games.ts';
import { ORIGINALS_VENDOR } from '../../../schemas/originalsApi.ts';
import type { Tx } from '../../db/database.ts';
import type { CatalogueStatus } from '../../db/catalogueTables.ts';
import type { Lobby, LobbyNow } from './lobby.ts';
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
  readonly status?: CatalogueStatus;
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

const ownMerchant = sql<string>`current_merchant()`;

/** The games of a lobby with their vendors, and what the merchant says of either. */
export function lobbyGames(tx: Tx, { categories, hiddenAccountTypes, country }: Lobby) {
  return tx
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
    .where(sql<boolean>`coalesce(vendor_choices.is_shown, true)`)
    .where(sql<boolean>`coalesce(game_choices.is_shown, true)`)
    .$if(country !== null, (query) =>
      query.where(
        sql<boolean>`not ${country} = any(coalesce(game_choices.closed_countries, '{}'))`,
      ),
    )
    .where(isAnyOf(lobbyCategory, categories))
    .where(({ not }) => not(isAnyOf(sql`vendors.account_type`, hiddenAccountTypes)));
}

const isHotGame = sql<boolean>`coalesce(game_choices.is_hot, games.is_hot)`;
const isNewGame = sql<boolean>`coalesce(game_choices.is_new, games.is_new)`;
const isHotVendor = sql<boolean>`coalesce(vendor_choices.is_hot, vendors.is_hot)`;

/** What a game has that has opened: `toGame` tells of the others the same. */
const featureCondition: Readonly<Record<GameFeature, RawBuilder<boolean>>> = {
  hot: isHotGame,
  new: isNewGame,
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

/**
 * Whether a vendor can take a stake at the merchant, which it signs with its key. Our own vendor gets its key by
 * itself. Found once a statement, however many games it lists.
 */
const isConnected = ({ now }: LobbyNow) => sql<boolean>`(vendors.code = ${ORIGINALS_VENDOR}
  or vendors.code in (
    select vendor_keys.vendor_code from vendor_keys
    where vendor_keys.merchant_code = current_merchant()
      and (vendor_keys.ends_at is null or vendor_keys.ends_at > ${now})))`;

/** The furthest from being played of what is said of a vendor; one that is not connected is on its way. */
const vendorStatus = (lobby: LobbyNow) => sql<CatalogueStatus>`case
  when 'soon' in (vendors.status, vendor_choices.status) or not ${isConnected(lobby)} then 'soon'
  when 'maintenance' in (vendors.status, vendor_choices.status) then 'maintenance'
  else 'normal' end`;

/** The same of a game; a vendor that is closed closes its games. */
const gameStatus = (lobby: LobbyNow) => sql<CatalogueStatus>`case
  when 'soon' in (games.status, game_choices.status) then 'soon'
  else case ${vendorStatus(lobby)} when 'soon' then 'soon' when 'maintenance' then 'maintenance'
    else case when 'maintenance' in (games.status, game_choices.status) then 'maintenance' else 'normal' end
  end end`;

const hasOpened = (lobby: LobbyNow) => sql<boolean>`(${gameStatus(lobby)} <> 'soon')`;

const isOpen = (lobby: LobbyNow) => sql<boolean>`(${gameStatus(lobby)} = 'normal')`;

function listConditions(lobby: LobbyNow, filter: GameFilter): RawBuilder<boolean>[] {
  const { id, category, vendorCode, gameType, words = [], features = [], volatility } = filter;
  return [
    ...(id === undefined ? [] : [sql<boolean>`games.id = ${id}`]),
    ...(category === undefined ? [] : [sql<boolean>`${lobbyCategory} = ${category}`]),
    ...(vendorCode === undefined ? [] : [sql<boolean>`games.vendor_code = ${vendorCode}`]),
    ...(gameType === undefined ? [] : [sql<boolean>`games.game_type = ${gameType}`]),
    ...words.map((word) => sql<boolean>`games.search_name like ${toContainsPattern(word)}`),
    ...features.map((feature) => featureCondition[feature]),
    ...(features.length === 0 ? [] : [hasOpened(lobby)]),
    ...(volatility === undefined ? [] : [volatilityCondition[volatility]]),
    ...(filter.isPlayable === undefined
      ? []
      : [sql<boolean>`${isOpen(lobby)} = ${filter.isPlayable}`]),
    ...(filter.status === undefined ? [] : [sql<boolean>`${gameStatus(lobby)} = ${filter.status}`]),
    ...(filter.isHotVendor === undefined
      ? []
      : [sql<boolean>`${isHotVendor} = ${filter.isHotVendor}`]),
  ];
}

function filteredGames(tx: Tx, lobby: LobbyNow, filter: GameFilter) {
  return listConditions(lobby, filter).reduce(
    (query, condition) => query.where(condition),
    lobbyGames(tx, lobby),
  );
}

const gameColumns = [
  'games.id',
  'games.code',
  'games.vendor_code',
  'games.game_type',
  'games.support_play',
  'games.has_jackpot',
  'games.art_color',
  'games.volatility',
  'games.rtp_bp',
  'games.released_on',
  'vendors.display_name as vendor_name',
] as const;

/** The name in the visitor's language, where it is a word that has one. */
const gameName = ({ locale }: Lobby) =>
  sql<string>`coalesce(games.names ->> ${locale}, games.name)`;

/** What every list of games reads. */
export const readGame = (lobby: LobbyNow) =>
  [
    ...gameColumns,
    gameName(lobby).as('name'),
    isHotGame.as('is_hot'),
    isNewGame.as('is_new'),
    lobbyCategory.as('lobby_category'),
    gameStatus(lobby).as('status'),
  ] as const;

const orderings: Readonly<Record<GameOrder, (lobby: LobbyNow) => RawBuilder<unknown>>> = {
  popular: (lobby) => sql`${isOpen(lobby)} desc`,
  name: () => sql`games.search_name`,
  newest: () => sql`games.released_on desc nulls last`,
  rtp: () => sql`games.rtp_bp desc nulls last`,
};

/** What the merchant put in front, in its order. */
const placedFirst = sql`game_choices.sort nulls last`;

/**
 * Games of a lobby in an order; where that leaves it open, the most played first. What is popular begins with what can
 * be played.
 */
export function listGames(
  tx: Tx,
  lobby: LobbyNow,
  filter: GameFilter,
  stretch: Stretch,
  order: GameOrder = 'popular',
) {
  return filteredGames(tx, lobby, filter)
    .select(readGame(lobby))
    .orderBy(orderings[order](lobby))
    .$if(order === 'popular', (query) => query.orderBy(placedFirst))
    .orderBy('games.popularity_rank')
    .orderBy('games.id')
    .limit(stretch.limit)
    .offset(stretch.offset ?? 0)
    .execute();
}

/** The most played game of each category of a lobby; one that can be played, where there is any. */
export function listTopGames(tx: Tx, lobby: LobbyNow) {
  return lobbyGames(tx, lobby)
    .distinctOn(lobbyCategory)
    .select(readGame(lobby))
    .orderBy(lobbyCategory)
    .orderBy(orderings.popular(lobby))
    .orderBy(placedFirst)
    .orderBy('games.popularity_rank')
    .orderBy('games.id')
    .execute();
}

/** How many games a filter leaves. */
export async function countGames(tx: Tx, lobby: LobbyNow, filter: GameFilter): Promise<number> {
  const { total } = await filteredGames(tx, lobby, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Vendors that a lobby shows: those whose games can be played first, each in their order. */
export function listVendors(tx: Tx, lobby: LobbyNow) {
  const status = vendorStatus(lobby);
  return tx
    .selectFrom('vendors')
    .leftJoin('vendor_choices', (join) =>
      join
        .onRef('vendor_choices.vendor_code', '=', 'vendors.code')
        .on('vendor_choices.merchant_code', '=', ownMerchant),
    )
    .select(['code', 'display_name', 'categories', 'small_icon', 'is_esports'])
    .select([isHotVendor.as('is_hot'), status.as('status')])
    .where(sql<boolean>`coalesce(vendor_choices.is_shown, true)`)
    .where(({ not }) => not(isAnyOf(sql`account_type`, lobby.hiddenAccountTypes)))
    .orderBy(sql`${status} = 'normal' desc`)
    .orderBy(sql`vendor_choices.sort nulls last`)
    .orderBy('vendors.sort')
    .orderBy('code')
    .execute();
}

/** Number of games by vendor and category of a lobby: all, those that have opened, and those that can be played now. */
export function countGamesByVendor(tx: Tx, lobby: LobbyNow) {
  return lobbyGames(tx, lobby)
    .select([
      'games.vendor_code',
      lobbyCategory.as('lobby_category'),
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where ${hasOpened(lobby)}))::int`.as('opened'),
      sql<number>`(count(*) filter (where ${isOpen(lobby)}))::int`.as('open'),
    ])
    .groupBy(['games.vendor_code', lobbyCategory])
    .execute();
}

/** Number of games by kind, the commonest kind first. */
export function countGamesByType(tx: Tx, lobby: LobbyNow, filter: GameFilter) {
  return filteredGames(tx, lobby, filter)
    .select(['games.game_type', sql<number>`count(*)::int`.as('total')])
    .groupBy('games.game_type')
    .orderBy('total', 'desc')
    .orderBy('games.game_type')
    .execute();
}
