import { GAME_FEATURES, GAME_ORDERS, VOLATILITY_LEVELS } from '../../../schemas/api/games.ts';

/** Something a game may have that a lobby is narrowed by. */
export type GameFeature = (typeof GAME_FEATURES)[number];

/** An order of a lobby. */
export type GameOrder = (typeof GAME_ORDERS)[number];

/** How wildly a game's results swing. */
export type VolatilityLevel = (typeof VOLATILITY_LEVELS)[number];

/** What a visitor narrows and orders a lobby by. It lives in the address, so that a page that is left comes back as it was. */
export interface LobbyFilters {
  /** Code of one vendor. */
  readonly vendor: string | null;
  readonly search: string;
  /** Only what the member keeps, or has played. */
  readonly own: 'favorites' | 'recent' | null;
  /** Only what can be played now. */
  readonly isPlayable: boolean;
  /** A game must have all of them. */
  readonly features: readonly GameFeature[];
  readonly volatility: VolatilityLevel | null;
  readonly sort: GameOrder;
}

/** Filters of a lobby that shows everything. */
export const NO_FILTERS: LobbyFilters = {
  vendor: null,
  search: '',
  own: null,
  isPlayable: false,
  features: [],
  volatility: null,
  sort: 'popular',
};

const SEARCH_MAX = 60;
const OWN = ['favorites', 'recent'] as const;
const PLAYABLE = 'playable';

const oneOf = <T extends string>(list: readonly T[], text: string | null): T | null =>
  list.find((entry) => entry === text) ?? null;

/** Reads filters from a query string; what they do not know counts for nothing. */
export function parseFilters(query: string): LobbyFilters {
  const params = new URLSearchParams(query);
  const shown = (params.get('show') ?? '').split(',');
  return {
    vendor: params.get('page') || null,
    search: (params.get('q') ?? '').slice(0, SEARCH_MAX),
    own: OWN.find((name) => shown.includes(name)) ?? null,
    isPlayable: shown.includes(PLAYABLE),
    features: GAME_FEATURES.filter((name) => shown.includes(name)),
    volatility: oneOf(VOLATILITY_LEVELS, params.get('volatility')),
    sort: oneOf(GAME_ORDERS, params.get('sort')) ?? 'popular',
  };
}

/** The query string of filters, with its question mark; empty where they show everything. */
export function writeFilters(filters: LobbyFilters): string {
  const features = GAME_FEATURES.filter((name) => filters.features.includes(name));
  const shown = [
    ...(filters.own ? [filters.own] : []),
    ...(filters.isPlayable ? [PLAYABLE] : []),
    ...features,
  ].join(',');
  const pairs = [
    ['page', filters.vendor],
    ['q', filters.search.trim()],
    ['show', shown],
    ['volatility', filters.volatility],
    ['sort', filters.sort === 'popular' ? null : filters.sort],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]));
  const text = new URLSearchParams(pairs).toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Whether filters leave anything out; an order alone does not. */
export const isNarrowed = (filters: LobbyFilters): boolean =>
  writeFilters({ ...filters, sort: 'popular' }) !== '';
