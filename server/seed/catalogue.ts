import { GAME_TITLES, GAME_WORDS } from './gameTitles.ts';
import { VENDORS } from './vendors.ts';
import type { GameCategory, VendorSeed } from './vendors.ts';

export { VENDORS };
export type { GameCategory, VendorSeed };

export interface GameSeed {
  /** Stable slug; also the picture's file name under /art/games/. */
  id: string;
  /** The vendor's own code of the game, unique across vendors. */
  code: string;
  name: string;
  /** Names by locale, where the name is a word. */
  names: Readonly<Record<string, string>>;
  vendorCode: string;
  category: GameCategory;
  /** A finer kind: SLOT, BACCARAT, SSC, FOOTBALL … */
  gameType: string;
  /** 0 when a free trial is available, 1 when it is not. */
  supportPlay: 0 | 1;
  isHot: boolean;
  isNew: boolean;
  hasJackpot: boolean;
  /** 1 is the most played; unique over all games. */
  popularityRank: number;
  /** 1 (calm) to 5 (wild). */
  volatility: 1 | 2 | 3 | 4 | 5;
  /** Return to player in basis points: 9650 is 96.5 %. */
  rtpBasisPoints: number;
  /** ISO date, `YYYY-MM-DD`. */
  releasedOn: string;
}

const DEFAULT_TYPE: Record<GameCategory, string> = {
  RNG: 'SLOT',
  LIVE: 'BACCARAT',
  FISH: 'FISH',
  PVP: 'CARDS',
  SPORTS: 'FOOTBALL',
  ESPORTS: 'ESPORTS',
  LOTT: 'SSC',
  ELOTT: 'INSTANT',
  SEA: 'SEA',
  VN: 'VN',
  COCKFIGHT: 'COCKFIGHT',
};

/**
 * Our own games are launched by their ids, and their figures are the computed ones; volatility from 1 to 5. Its
 * tables can be tried, as no other live table can.
 */
const ORIGINALS_VENDOR = 'HOUSE';
const ORIGINALS_FIGURES: Readonly<
  Record<
    string,
    Pick<GameSeed, 'volatility' | 'rtpBasisPoints'> &
      Partial<Pick<GameSeed, 'category' | 'supportPlay'>>
  >
> = {
  'aurora-express': { volatility: 3, rtpBasisPoints: 9588 },
  baccarat: { category: 'LIVE', supportPlay: 0, volatility: 2, rtpBasisPoints: 9876 },
  'blossom-festival': { volatility: 3, rtpBasisPoints: 9526 },
  'falcon-dunes': { volatility: 5, rtpBasisPoints: 9675 },
  'lantern-orchard': { volatility: 1, rtpBasisPoints: 9564 },
  roulette: { category: 'LIVE', supportPlay: 0, volatility: 3, rtpBasisPoints: 9729 },
  'tide-of-pearls': { volatility: 3, rtpBasisPoints: 9562 },
};
const ORIGINALS_RELEASED_ON = '2026-11-02';

const TRIAL_CATEGORIES: ReadonlySet<GameCategory> = new Set(['RNG', 'FISH', 'PVP', 'ELOTT']);
const NEW_SINCE = '2026-06-01';
const HOT_TITLES_PER_HOT_VENDOR = 4;

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** FNV-1a, so that a title keeps its figures whatever is added around it. */
const hashOf = (text: string) => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
};

const releasedOnFor = (hash: number) => {
  const months = (hash >>> 3) % 72;
  const year = 2020 + Math.floor((months + 10) / 12);
  const month = ((months + 10) % 12) + 1;
  const day = ((hash >>> 11) % 27) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

const toOriginalsGame = (title: string) => {
  const code = slugOf(title);
  return {
    code,
    isHot: true,
    isNew: true,
    hasJackpot: false,
    releasedOn: ORIGINALS_RELEASED_ON,
    ...ORIGINALS_FIGURES[code],
  };
};

const toGame = (vendor: VendorSeed, entry: string, index: number) => {
  const [name = entry, type] = entry.split(':');
  const id = `${slugOf(vendor.code)}-${slugOf(name)}`;
  const hash = hashOf(id);
  const releasedOn = releasedOnFor(hash);
  return {
    id,
    code: `${vendor.code}${String(index + 1).padStart(4, '0')}`,
    name,
    names: GAME_WORDS[name] ?? {},
    vendorCode: vendor.code,
    category: vendor.category,
    gameType: type ?? DEFAULT_TYPE[vendor.category],
    supportPlay: TRIAL_CATEGORIES.has(vendor.category) ? 0 : 1,
    isHot: vendor.isHot && index < HOT_TITLES_PER_HOT_VENDOR,
    isNew: releasedOn >= NEW_SINCE,
    hasJackpot: vendor.category === 'RNG' && hash % 9 === 0,
    volatility: (((hash >>> 5) % 5) + 1) as GameSeed['volatility'],
    rtpBasisPoints: 9400 + ((hash >>> 8) % 56) * 5,
    releasedOn,
    ...(vendor.code === ORIGINALS_VENDOR ? toOriginalsGame(name) : {}),
  } satisfies Omit<GameSeed, 'popularityRank'>;
};

/** Our own games first, then the best titles of every vendor: a rank that spreads over the lobby. */
const rankGames = (games: readonly Omit<GameSeed, 'popularityRank'>[]): GameSeed[] => {
  const place = new Map<string, number>();
  const weight = (game: (typeof games)[number]) =>
    game.vendorCode === ORIGINALS_VENDOR
      ? 0
      : Number(game.code.slice(-4)) * 10 - (game.isHot ? 15 : 0) + (hashOf(game.id) % 12) + 100;
  [...games]
    .sort((a, b) => weight(a) - weight(b) || a.id.localeCompare(b.id, 'en'))
    .forEach((game, index) => place.set(game.id, index + 1));
  return games.map((game) => ({ ...game, popularityRank: place.get(game.id) ?? games.length }));
};

export const GAMES: readonly GameSeed[] = rankGames(
  VENDORS.flatMap((vendor) =>
    (GAME_TITLES[vendor.code] ?? []).map((entry, index) => toGame(vendor, entry, index)),
  ),
);
