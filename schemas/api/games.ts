import type { FeatureId } from '../features.ts';
import { defineEndpoint } from './endpoint.ts';
import { LOTTERY_FEATURES } from './lotteryFields.ts';
import { moneySchema } from './money.ts';
import { pagingOf } from './paging.ts';

/** The feature that each category of games is behind, in the order of the lobby. */
export const CATEGORY_FEATURE = {
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  LOTT: 'lottery',
  ELOTT: 'elott',
  COCKFIGHT: 'cockfight',
} as const satisfies Readonly<Record<string, FeatureId>>;

/** A category of games. */
export type GameCategory = keyof typeof CATEGORY_FEATURE;

/** The feature behind a category that a file or an address names; none for an unknown one. */
export const findCategoryFeature = (category: unknown): FeatureId | undefined =>
  typeof category === 'string' && Object.hasOwn(CATEGORY_FEATURE, category)
    ? CATEGORY_FEATURE[category as GameCategory]
    : undefined;

/** Every category, as games and bets name it. */
export const CATEGORIES = Object.keys(CATEGORY_FEATURE) as GameCategory[];

/** A category of games. */
export const categorySchema = { type: 'string', enum: CATEGORIES } as const;
const statusSchema = {
  type: 'string',
  enum: ['normal', 'maintenance', 'soon'],
  description:
    'Only what is normal can be played. Soon is what operators have not opened, and everything of a vendor that has no key of this merchant.',
} as const;

/** One game as lists carry it. */
export const gameSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'vassalage',
    'vendorName',
    'gameName',
    'nodeName',
    'showIcon',
    'supportPlay',
    'gameType',
    'category',
    'isHot',
    'isNew',
    'hasJackpot',
    'status',
    'color',
  ],
  properties: {
    id: { type: 'string', description: 'Also the id of its picture under /art/games/.' },
    vassalage: { type: 'string', description: 'Vendor code.' },
    vendorName: { type: 'string' },
    gameName: { type: 'string' },
    nodeName: { type: 'string', description: "The vendor's own code of the game." },
    showIcon: {
      type: ['string', 'null'],
      description: "Address of the merchant's own picture, where there is one.",
    },
    supportPlay: {
      type: 'integer',
      enum: [0, 1],
      description: '0: a free trial can be played. Of a game that is soon always 1.',
    },
    gameType: { type: 'string' },
    category: categorySchema,
    isHot: { type: 'boolean' },
    isNew: { type: 'boolean' },
    hasJackpot: { type: 'boolean' },
    status: statusSchema,
    color: { type: 'string', description: 'Dominant colour shown until the picture is there.' },
    volatility: {
      type: 'integer',
      minimum: 1,
      maximum: 5,
      description: '1 is calm, 5 is wild. Absent where it is not known, and in short lists.',
    },
    rtp: {
      type: 'number',
      description:
        'Return to player in per cent. Absent where it is not known, and in short lists.',
    },
    releasedOn: {
      type: 'string',
      description: 'yyyy-mm-dd. Absent where it is not known, and in short lists.',
    },
  },
} as const;

/** A stretch of a longer list of games. */
export const gamePageSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['games', 'pageNum', 'totalPages', 'total'],
  properties: {
    games: { type: 'array', items: gameSchema },
    pageNum: { type: 'integer' },
    totalPages: { type: 'integer' },
    total: { type: 'integer' },
  },
} as const;

/** What a game may have that people look for, as lists can be narrowed by it. */
export const GAME_FEATURES = ['hot', 'new', 'jackpot', 'trial'] as const;

/** How wildly a game's results swing: 1 and 2 of 5 are low, 3 is medium, 4 and 5 are high. */
export const VOLATILITY_LEVELS = ['low', 'medium', 'high'] as const;

/** Orders of a list of games; `popular` is the usual one. */
export const GAME_ORDERS = ['popular', 'name', 'newest', 'rtp'] as const;

const vendorCodeSchema = { type: 'string', pattern: '^[A-Z0-9_]{1,20}$' } as const;
const gameTypeSchema = { type: 'string', pattern: '^[A-Z0-9_]{1,20}$' } as const;

const vendorSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['vassalage', 'displayName', 'smallIcon', 'isHot', 'status', 'gameCount', 'openCount'],
  properties: {
    vassalage: {
      type: 'string',
      description: 'Vendor code; also the name of its picture under /art/vendors/.',
    },
    displayName: { type: 'string' },
    smallIcon: { type: ['string', 'null'] },
    isHot: { type: 'integer', enum: [0, 1] },
    status: statusSchema,
    gameCount: { type: 'integer' },
    openCount: { type: 'integer', description: 'Those that can be played now.' },
  },
} as const;

const gameList = {
  type: 'object',
  additionalProperties: false,
  required: ['list'],
  properties: { list: { type: 'array', items: gameSchema } },
} as const;

/** Categories with their vendors, only those whose feature is on. */
export const getGameMenus = defineEndpoint({
  id: 'getGameMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary: 'Game categories and their vendors',
  token: false,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['categories'],
    properties: {
      categories: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['gameCategory', 'gameClassify', 'gameCount', 'openCount', 'topGame', 'cards'],
          properties: {
            gameCategory: categorySchema,
            gameClassify: { type: 'string', description: 'Feature id of the category.' },
            gameCount: { type: 'integer' },
            openCount: { type: 'integer', description: 'Those that can be played now.' },
            topGame: {
              anyOf: [gameSchema, { type: 'null' }],
              description:
                'Its most played game, whose picture stands for the category; one that can be played, where there is any.',
            },
            cards: { type: 'array', items: vendorSchema },
          },
        },
      },
    },
  },
});

/** Vendors in lanes, one lane a category. */
export const getGameVendors = defineEndpoint({
  id: 'getGameVendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  summary: 'Vendors by lane',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { platform: { type: 'string', enum: ['html5-desktop'], default: 'html5-desktop' } },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['data'],
    properties: {
      data: {
        type: 'object',
        additionalProperties: false,
        required: ['lanes'],
        properties: {
          lanes: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['gameCategory', 'vendors'],
              properties: {
                gameCategory: categorySchema,
                vendors: { type: 'array', items: vendorSchema },
              },
            },
          },
        },
      },
    },
  },
});

/** The hottest games, of all vendors or one, of all categories or one. */
export const getHotGames = defineEndpoint({
  id: 'getHotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  summary: 'Hot games',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      category: categorySchema,
      vassalage: vendorCodeSchema,
      status: {
        ...statusSchema,
        description: 'Only games of this status: what can be played now, or what is on its way.',
      },
      limit: { type: 'integer', minimum: 1, maximum: 48, default: 12 },
    },
  },
  value: gameList,
});

/** One page of the games of a vendor or a category. */
export const getGameList = defineEndpoint({
  id: 'getGameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  summary: 'Games, paged',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      category: categorySchema,
      vassalage: vendorCodeSchema,
      gameType: gameTypeSchema,
      gameName: {
        type: 'string',
        maxLength: 60,
        description:
          'Parts of the name, in any case and without accents; all of them must be there.',
      },
      features: {
        type: 'string',
        pattern: '^(hot|new|jackpot|trial)(,(hot|new|jackpot|trial)){0,3}$',
        description: 'hot, new, jackpot, trial, with commas between; a game must have all of them.',
      },
      volatility: { type: 'string', enum: VOLATILITY_LEVELS },
      playable: { type: 'boolean', description: 'True for games that can be played now.' },
      sort: {
        type: 'string',
        enum: GAME_ORDERS,
        default: 'popular',
        description: 'Popular is what can be played now, the most played first, and then the rest.',
      },
      ...pagingOf(500),
    },
  },
  value: gamePageSchema,
});

/** One game of the lobby; notFound where the merchant does not show it. */
export const getGame = defineEndpoint({
  id: 'getGame',
  method: 'GET',
  path: '/wps/relay/GCSGAME_game',
  summary: 'One game',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['gameId'],
    properties: {
      gameId: {
        type: 'string',
        maxLength: 120,
        pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
        examples: ['aur-crown-of-ardent'],
      },
    },
  },
  value: gameSchema,
});

/** The kinds of games that a vendor makes. */
export const getVendorGameTypes = defineEndpoint({
  id: 'getVendorGameTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  summary: 'Kinds of games of a vendor',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['vassalage'],
    properties: {
      vassalage: { ...vendorCodeSchema, examples: ['AUR'] },
      category: categorySchema,
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: {
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['gameType', 'gameCount'],
          properties: { gameType: { type: 'string' }, gameCount: { type: 'integer' } },
        },
      },
    },
  },
});

/** A win as the lists of them show it: in a game or in a lottery. */
export const winnerSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'account',
    'category',
    'game',
    'lottery',
    'amount',
    'currency',
    'multiple',
    'wonAt',
  ],
  properties: {
    id: { type: 'string' },
    account: { type: 'string', description: 'Masked, such as "ma***7".' },
    category: categorySchema,
    game: { anyOf: [gameSchema, { type: 'null' }] },
    lottery: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['lottery', 'name', 'feature', 'issue'],
          properties: {
            lottery: { type: 'string', description: 'Code of the lottery.' },
            name: { type: 'string' },
            feature: { type: 'string', enum: LOTTERY_FEATURES },
            issue: {
              type: ['string', 'null'],
              description: 'Name of the issue; null where each bet is drawn by itself.',
            },
          },
        },
        { type: 'null' },
      ],
    },
    amount: moneySchema,
    currency: { type: 'string' },
    multiple: {
      type: ['string', 'null'],
      description: 'Times the stake, with two decimals; null where little or nothing was staked.',
      examples: ['125.50'],
    },
    wonAt: { type: 'string', description: 'ISO 8601 time.' },
  },
} as const;

/** Lists of wins: the latest, the largest of a span, the most times the stake of a span, and the latest of lotteries. */
export const WINNER_LISTS = ['latest', 'top', 'multiple', 'lottery'] as const;

/** Whether a list is of the largest in a span. */
export const isRankedList = (list: (typeof WINNER_LISTS)[number]): list is 'top' | 'multiple' =>
  list === 'top' || list === 'multiple';

/** Spans of days that the largest wins are asked for. */
export const WINNER_SPANS = { day: 1, week: 7, month: 30 } as const;

/** Large wins of real money, newest first or the largest of a span; account names masked. */
export const getWinners = defineEndpoint({
  id: 'getWinners',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  summary: 'What members won',
  gate: 'winners',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      limit: { type: 'integer', minimum: 1, maximum: 48, default: 12 },
      list: { type: 'string', enum: WINNER_LISTS, default: 'latest' },
      span: {
        type: 'string',
        enum: ['day', 'week', 'month'],
        default: 'week',
        description: 'Of the lists "top" and "multiple": the last 24 hours, 7 or 30 days.',
      },
      category: { ...categorySchema, description: 'Only wins of this category.' },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: { list: { type: 'array', items: winnerSchema } },
  },
});
