import { defineEndpoint } from './endpoint.ts';
import { gameSchema } from './games.ts';
import {
  LOTTERY_FEATURES,
  decimal,
  drawSchema,
  lotteryCode,
  serverNow,
  time,
} from './lotteryFields.ts';
import { issueSchema, resultSchema, results } from './lotteryIssues.ts';
import { moneySchema } from './money.ts';

/*
 * Calls of lotteries. Which lotteries a merchant has depends on several features, so calls about any of them have no gate of
 * their own: a lottery is behind the feature that its card names, and asking for one that is switched off, or that there is
 * none of, is refused as lotteryNotOffered. Where no feature of lotteries is on at all, everything is refused as featureOff.
 */

/** A lottery as lists carry it. */
export const lotteryCardSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'lottery',
    'name',
    'family',
    'group',
    'feature',
    'account',
    'gameId',
    'area',
    'defaultPlay',
    'source',
    'zone',
    'everySeconds',
    'closeSeconds',
    'isHot',
    'current',
    'last',
  ],
  properties: {
    lottery: { type: 'string', description: 'Its code.' },
    name: { type: 'string', description: 'In the language of the call.' },
    family: { type: 'string', description: 'Its structure: SSC, 11X5, PK10, VNN …' },
    group: {
      type: 'string',
      description: 'The group it stands in: SSC, 11X5, PK10, LHC, LF, K3, PCB, VN, VNC, 4D.',
    },
    feature: { type: 'string', enum: LOTTERY_FEATURES, description: 'What it is behind.' },
    account: {
      type: 'string',
      enum: ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'],
      description: 'Under which account type it is launched.',
    },
    gameId: { type: 'integer', description: 'Its number on the wire.' },
    area: {
      type: ['string', 'null'],
      enum: ['NORTH', 'CENTRAL', 'SOUTH', null],
      description: 'Region of a Vietnamese lottery.',
    },
    defaultPlay: { type: 'string', description: 'The play that its screen opens with.' },
    source: {
      type: 'string',
      enum: ['own', 'feed', 'parts', 'instant'],
      description:
        'Drawn here, by commit and reveal; told by a feed, at the hours of its calendar; put together of two others; or drawn here for each order by itself, without issues.',
    },
    zone: { type: 'string', description: 'IANA time zone of its calendar.' },
    everySeconds: {
      type: ['integer', 'null'],
      description: 'Seconds between two draws; null where a calendar says when.',
    },
    closeSeconds: { type: 'integer', description: 'Seconds before the draw that bets end.' },
    isHot: { type: 'boolean' },
    current: {
      anyOf: [issueSchema, { type: 'null' }],
      description: 'The issue that is open, or the one that opens next; null where none is known.',
    },
    last: {
      anyOf: [resultSchema, { type: 'null' }],
      description: 'The newest issue with a result.',
    },
  },
} as const;

const cards = { type: 'array', items: lotteryCardSchema } as const;

/** Every lottery of the merchant by group, with its clock and its last draw; at most a second old. */
export const getLotteryHall = defineEndpoint({
  id: 'getLotteryHall',
  method: 'GET',
  path: '/lgw/lottery/hall',
  summary: 'All lotteries, with clocks and last draws',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      feature: {
        type: 'string',
        enum: LOTTERY_FEATURES,
        description: 'Only those of one screen.',
      },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['serverNow', 'groups'],
    properties: {
      serverNow,
      groups: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['group', 'lotteries'],
          properties: { group: { type: 'string' }, lotteries: cards },
        },
      },
    },
  },
});

/** The clock of one lottery: what is open, what comes next, what was drawn last. */
export const getLotteryState = defineEndpoint({
  id: 'getLotteryState',
  method: 'GET',
  path: '/lgw/lottery/state',
  summary: 'Issues and last draws of a lottery',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['lottery'],
    properties: {
      lottery: lotteryCode,
      issues: {
        type: 'integer',
        minimum: 1,
        maximum: 200,
        default: 2,
        description: 'How many issues from the open one on; a chase offers more.',
      },
      last: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['serverNow', 'lottery', 'issues', 'waiting', 'last'],
    properties: {
      serverNow,
      lottery: lotteryCardSchema,
      issues: {
        type: 'array',
        items: issueSchema,
        description: 'The open issue first, then those after it.',
      },
      waiting: {
        type: 'array',
        items: issueSchema,
        description: 'Issues that are closed and wait for their results, the newest first.',
      },
      last: { ...results, description: 'The newest results first.' },
    },
  },
});

const limitsSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'minStake',
    'maxStake',
    'maxUnits',
    'maxPerIssue',
    'maxPrizePerOrder',
    'maxPrizePerIssue',
    'singlePickPrize',
    'maxMultiple',
    'maxItems',
    'maxIssues',
  ],
  properties: {
    minStake: { ...moneySchema, description: 'Of one item in one issue.' },
    maxStake: { ...moneySchema, description: 'Of one item in one issue.' },
    maxUnits: { type: 'integer', description: 'Units of one item.' },
    maxPerIssue: { ...moneySchema, description: 'Stake of one member in one issue.' },
    maxPrizePerOrder: { ...moneySchema, description: 'What an order wins at most.' },
    maxPrizePerIssue: {
      anyOf: [moneySchema, { type: 'null' }],
      description:
        'What the orders of one member in one issue can win together at most; null where that is no limit.',
    },
    singlePickPrize: {
      ...moneySchema,
      description:
        'What an item wins at most that covers no more than one in a hundred of all outcomes.',
    },
    maxMultiple: { type: 'integer' },
    maxItems: { type: 'integer', description: 'Items of one order.' },
    maxIssues: { type: 'integer', description: 'Issues of a chase.' },
  },
} as const;

/** What can be bet on a lottery, and at which prices; a member's own series and rebate where one asks. */
export const getLotteryOffer = defineEndpoint({
  id: 'getLotteryOffer',
  method: 'GET',
  path: '/lgw/lottery/offer',
  summary: 'Plays, prices and limits of a lottery',
  token: false,
  knowsMembers: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['lottery'],
    properties: { lottery: lotteryCode },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      'lottery',
      'currency',
      'decimals',
      'series',
      'unitPrices',
      'limits',
      'plays',
      'closed',
    ],
    properties: {
      lottery: { type: 'string' },
      currency: { type: 'string' },
      decimals: { type: 'integer' },
      series: {
        anyOf: [
          {
            type: 'object',
            additionalProperties: false,
            required: ['min', 'max', 'chosen'],
            properties: {
              min: { type: 'integer', description: 'The lowest series that can be chosen.' },
              max: { type: 'integer', description: 'The highest one: the ceiling of who asks.' },
              chosen: { type: 'integer', description: 'What the slider stands at first.' },
            },
          },
          { type: 'null' },
        ],
        description:
          'The rebate of a bet at series G is stake × (max − G) / 2000. Null where no play has a series.',
      },
      unitPrices: {
        type: 'object',
        additionalProperties: false,
        required: ['bases', 'modes', 'free'],
        properties: {
          bases: { type: 'array', items: decimal, description: 'Price of one unit: 2, 1.' },
          modes: {
            type: 'array',
            items: decimal,
            description: 'What a base is multiplied with: 1, 0.1, 0.01, 0.001.',
          },
          free: {
            type: 'boolean',
            description:
              'A unit may have any price; the base is the one to begin with, and there are no modes.',
          },
        },
      },
      limits: limitsSchema,
      plays: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['play', 'group', 'mode', 'factor', 'maxUnits', 'prices'],
          properties: {
            play: { type: 'string' },
            group: { type: 'string' },
            mode: { type: 'string', enum: ['series', 'fixed'] },
            factor: { type: 'integer', description: 'Units that one number costs; mostly 1.' },
            maxUnits: { type: 'integer', description: 'Units of one item of this play.' },
            prices: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['price', 'odds', 'leastOdds'],
                properties: {
                  price: { type: 'string', description: 'PriceLine.id of the play.' },
                  odds: {
                    ...decimal,
                    description:
                      'What one unit of price 1 wins, stake included; of a series at its highest.',
                  },
                  leastOdds: { ...decimal, description: 'The same at the lowest series.' },
                },
              },
            },
          },
        },
      },
      closed: {
        type: 'array',
        description: 'Numbers of the open issue that are full, or pay half.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['play', 'option', 'state'],
          properties: {
            play: { type: 'string' },
            option: { type: 'string', description: 'The option as a selection writes it.' },
            state: { type: 'string', enum: ['full', 'half'] },
          },
        },
      },
    },
  },
});

/** Vietnamese lotteries with their clocks. */
export const getVnGameMenu = defineEndpoint({
  id: 'getVnGameMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'Vietnamese lotteries',
  gate: 'vnLottery',
  token: false,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['serverNow', 'list'],
    properties: { serverNow, list: cards },
  },
});

/** Vietnamese lotteries that the member bet on last, the newest first; none for guests. */
export const getVnRecentGames = defineEndpoint({
  id: 'getVnRecentGames',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  summary: 'Vietnamese lotteries the member bet on',
  gate: 'vnLottery',
  token: false,
  knowsMembers: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['serverNow', 'list'],
    properties: { serverNow, list: cards },
  },
});

/** Lotteries of any kind that the member bet on last, the newest first; none for guests. */
export const getRecentLotteries = defineEndpoint({
  id: 'getRecentLotteries',
  method: 'GET',
  path: '/lgw/games/game_menus/recent',
  summary: 'Lotteries the member bet on',
  token: false,
  knowsMembers: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['serverNow', 'list'],
    properties: { serverNow, list: cards },
  },
});

/** The most played lotteries: as games of the lobby, and with their clocks. */
export const getPopularLotteries = defineEndpoint({
  id: 'getPopularLotteries',
  method: 'GET',
  path: '/lgw/games/popular',
  summary: 'Popular lotteries',
  gate: 'lottery',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { count: { type: 'integer', minimum: 1, maximum: 20, default: 20 } },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list', 'serverNow', 'lotteries'],
    properties: {
      list: { type: 'array', items: gameSchema, description: 'Games of lottery vendors.' },
      serverNow,
      lotteries: cards,
    },
  },
});

const openedNumero = {
  type: 'object',
  additionalProperties: false,
  required: ['gameCode', 'numero', 'openedAt', 'draw', 'demo'],
  properties: {
    gameCode: { type: 'string', description: 'Code of the lottery.' },
    numero: { type: 'string', description: 'Name of the issue.' },
    openedAt: time,
    draw: drawSchema,
    demo: { type: 'boolean' },
  },
} as const;

/** Drawn issues of a Vietnamese lottery, the newest first. */
export const getVnOpenedNumeros = defineEndpoint({
  id: 'getVnOpenedNumeros',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'Drawn issues of a Vietnamese lottery',
  gate: 'vnLottery',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['gameCode'],
    properties: {
      gameCode: lotteryCode,
      count: { type: 'integer', minimum: 1, maximum: 100, default: 100 },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: { list: { type: 'array', items: openedNumero } },
  },
});

/** The newest drawn issue of every lottery, or the newest of one. */
export const getOpenedNumeros = defineEndpoint({
  id: 'getOpenedNumeros',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  summary: 'Newest drawn issues',
  gate: 'lottery',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      gameCode: lotteryCode,
      count: {
        type: 'integer',
        minimum: 1,
        maximum: 100,
        default: 1,
        description: 'Of one lottery.',
      },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: { list: { type: 'array', items: openedNumero } },
  },
});
