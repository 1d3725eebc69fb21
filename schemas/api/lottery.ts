import type { FeatureId } from '../features.ts';
import { defineEndpoint } from './endpoint.ts';
import { gameSchema } from './games.ts';
import { moneySchema } from './money.ts';

/*
 * Calls of lotteries. Which lotteries a merchant has depends on several features, so calls about any of them have no gate of
 * their own: a lottery is behind the feature that its card names, and asking for one that is switched off, or that there is
 * none of, is refused as lotteryNotOffered. Where no feature of lotteries is on at all, everything is refused as featureOff.
 */

/** The features that lotteries are behind. */
export const LOTTERY_FEATURES = [
  'lottery',
  'vnLottery',
  'seaLottery',
  'elott',
] as const satisfies readonly FeatureId[];

/** States of an issue; a page that meets another one shows it as being processed. */
export const ISSUE_STATES = [
  /** It has not opened yet. */
  'scheduled',
  /** Bets are taken until `closeAt`. */
  'open',
  /** No more bets; sealed, and waiting for its result. */
  'closed',
  /** Some prizes are there, not all. */
  'drawing',
  /** The result is late. */
  'delayed',
  /** The result stands, and orders are being settled. */
  'drawn',
  'settled',
  /** Another result came afterwards, and the differences are being posted. */
  'correcting',
  /** There is no result, and stakes were returned. */
  'void',
] as const;

/** States of an order; a page that meets another one shows it as being processed. */
export const ORDER_STATES = [
  /** A later issue of a chase: its stake is held and not yet taken. */
  'planned',
  /** Waiting for the draw. */
  'pending',
  'won',
  'lost',
  /** Every unit was returned by the rules of its play. */
  'pushed',
  /** Cancelled by the member while the issue was open, or with the rest of a chase. */
  'cancelled',
  /** A later issue of a chase that ended before it: it reached what it was to, or play was frozen. */
  'cancelledBySystem',
  /** The draw is void, and the stake was returned. */
  'refunded',
] as const;

/** States of a chase. */
export const CHASE_STATES = [
  'running',
  'done',
  /** Stopped after a win, or after the profit that was asked for. */
  'reached',
  /** Stopped by the member, or by the house as it froze play. */
  'stopped',
] as const;

/** A moment. */
export const time = { type: 'string', description: 'ISO 8601, UTC.' } as const;

/** A lottery by its code. */
export const lotteryCode = {
  type: 'string',
  pattern: '^[A-Za-z0-9_]{1,32}$',
  description: 'Code of a lottery.',
  examples: ['SSC1M'],
} as const;

const issueName = {
  type: 'string',
  pattern: '^[A-Za-z0-9][A-Za-z0-9_/.-]{0,39}$',
  description: 'Name of an issue, unique in its lottery.',
  examples: ['20260201-0001'],
} as const;

const playCode = {
  type: 'string',
  pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$',
  description: 'Code of a play, unique in the family.',
  examples: ['POS'],
} as const;

const orderName = {
  type: 'string',
  pattern: '^L[0-9A-Z]{20}$',
  description: 'Number of an order.',
  examples: ['L26020110300012ABCDEF'],
} as const;

const chaseName = {
  type: 'string',
  pattern: '^C[0-9A-Z]{20}$',
  description: 'Number of a chase.',
  examples: ['C26020110300012ABCDEF'],
} as const;

/** An amount or odds. */
export const decimal = {
  type: 'string',
  pattern: '^[0-9]{1,12}(\\.[0-9]{1,4})?$',
  description: 'Decimal with at most four places.',
} as const;

/** A draw as the family's `writeDraw` gives it and its `readDraw` takes it. */
const drawSchema = {
  anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: true }, { type: 'null' }],
  description: 'The result as the family writes it: a text of numbers, or an object of prizes.',
} as const;

/** When an issue opens, closes and is drawn. */
export const issueSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['issue', 'openAt', 'closeAt', 'drawAt', 'state'],
  properties: {
    issue: { type: 'string' },
    openAt: time,
    closeAt: { ...time, description: 'From this moment on no bet is taken. ISO 8601, UTC.' },
    drawAt: { ...time, description: 'When the result is due. ISO 8601, UTC.' },
    state: { type: 'string', enum: ISSUE_STATES },
  },
} as const;

/** An issue with what came of it. */
export const resultSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['lottery', 'issue', 'drawAt', 'drawnAt', 'state', 'draw', 'version', 'demo'],
  properties: {
    lottery: { type: 'string' },
    issue: { type: 'string' },
    drawAt: time,
    drawnAt: {
      type: ['string', 'null'],
      description: 'When the result stood. ISO 8601, UTC; null as long as it does not.',
    },
    state: { type: 'string', enum: ISSUE_STATES },
    draw: {
      ...drawSchema,
      description:
        'The result; of an issue that is being drawn what there is of it; null without any.',
    },
    version: {
      type: 'integer',
      description: '1, and 1 more for each correction; 0 without a result.',
    },
    demo: { type: 'boolean', description: 'The result is one of a demonstration.' },
  },
} as const;

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
const results = { type: 'array', items: resultSchema } as const;
/** What the gateway's clock says. */
export const serverNow = {
  ...time,
  description: 'The clock that decides. ISO 8601, UTC.',
} as const;

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

const chosenOdds = {
  type: 'array',
  maxItems: 128,
  description:
    'Fixed odds as the member saw them; wanted for every price of a play of mode "fixed", and of no other.',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['price', 'odds'],
    properties: { price: { type: 'string', minLength: 1, maxLength: 32 }, odds: decimal },
  },
} as const;

/** One item of a bet. */
export const betItemSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['play', 'selection', 'units', 'unitPrice', 'multiple'],
  properties: {
    play: playCode,
    selection: {
      type: 'string',
      minLength: 1,
      maxLength: 700_000,
      description: "In the play's notation; any order of numbers will do.",
    },
    units: { type: 'integer', minimum: 1, maximum: 1_000_000, description: 'As the page counted.' },
    unitPrice: { ...decimal, description: 'Base × mode, or a price of the member’s own.' },
    multiple: { type: 'integer', minimum: 1, maximum: 9999 },
    series: {
      type: 'integer',
      minimum: 1000,
      maximum: 2000,
      description: 'The series chosen; wanted for plays of mode "series", and of no other.',
    },
    odds: chosenOdds,
    half: {
      type: 'array',
      maxItems: 1000,
      description: 'Numbers of the selection that pay half, as the member saw them.',
      items: { type: 'string', minLength: 1, maxLength: 32 },
    },
  },
} as const;

const totalsProperties = {
  stake: { ...moneySchema, description: 'What was staked.' },
  prize: { ...moneySchema, description: 'What was won, or returned by a rule of the play.' },
  rebate: moneySchema,
} as const;

/** An order as lists carry it. */
export const orderSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'order',
    'lottery',
    'name',
    'family',
    'issue',
    'state',
    'stake',
    'prize',
    'rebate',
    'currency',
    'placedAt',
    'settledAt',
    'closeAt',
    'multiple',
    'chase',
    'version',
    'canCancel',
    'plays',
    'draw',
  ],
  properties: {
    order: { type: 'string' },
    lottery: { type: 'string' },
    name: { type: 'string', description: 'Of the lottery, in the language of the call.' },
    family: { type: 'string' },
    issue: {
      type: 'string',
      description:
        'Name of its issue; of an instant lottery, which has none, the number of the order.',
    },
    state: { type: 'string', enum: ORDER_STATES },
    ...totalsProperties,
    currency: { type: 'string' },
    placedAt: time,
    settledAt: { type: ['string', 'null'] },
    closeAt: {
      ...time,
      description: 'Until when its issue takes bets; of an instant lottery when it was placed.',
    },
    multiple: { type: 'integer', description: 'Of the issue, in a chase.' },
    chase: { type: ['string', 'null'], description: 'The chase it belongs to.' },
    version: {
      type: 'integer',
      description: 'Of the result it was settled by: above 1 where that was corrected; else 0.',
    },
    canCancel: { type: 'boolean' },
    plays: { type: 'array', items: { type: 'string' }, description: 'Codes, each once.' },
    draw: drawSchema,
  },
} as const;

/** Winning units of one item. */
export const orderHits = {
  type: 'array',
  description: 'Winning units by price; price R are units that were returned.',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['price', 'units', 'prize'],
    properties: {
      price: { type: 'string' },
      units: { type: 'integer' },
      prize: { ...moneySchema, description: 'Of all these units.' },
    },
  },
} as const;

/** An item of an order, and what came of it. */
const orderItemSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'play',
    'selection',
    'units',
    'unitPrice',
    'multiple',
    'series',
    'odds',
    'half',
    'stake',
    'prize',
    'rebate',
    'hits',
  ],
  properties: {
    play: { type: 'string' },
    selection: { type: 'string', description: 'In the one way in which it is kept.' },
    units: { type: 'integer' },
    unitPrice: decimal,
    multiple: { type: 'integer' },
    series: { type: ['integer', 'null'] },
    odds: {
      type: 'array',
      description: 'Prices of one unit of price 1, frozen when the bet was placed.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['price', 'odds'],
        properties: { price: { type: 'string' }, odds: decimal },
      },
    },
    half: {
      type: 'array',
      description: 'Numbers of the selection that pay half of these.',
      items: { type: 'string' },
    },
    ...totalsProperties,
    hits: orderHits,
  },
} as const;

/**
 * Places an order: all its items or none. Several issues are a chase, whose whole plan is set aside at once; each issue is an
 * order of its own. Refused as issueClosed {lottery, issue, next}, lotteryLimit {limit, item, left}, oddsMoved {moved},
 * stakeMismatch {stake, nearest}, selectionInvalid {faults}, lotteryNotOffered, insufficientFunds, realAccountNeeded.
 */
export const placeLotteryBet = defineEndpoint({
  id: 'placeLotteryBet',
  method: 'POST',
  path: '/lgw/lottery/bet',
  summary: 'Place a bet, or a chase over several issues',
  token: true,
  sealed: false,
  idempotent: true,
  bodyBytes: 1_000_000,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['lottery', 'items', 'issues', 'stake'],
    properties: {
      lottery: lotteryCode,
      items: { type: 'array', minItems: 1, maxItems: 200, items: betItemSchema },
      issues: {
        type: 'array',
        minItems: 1,
        maxItems: 1000,
        description: 'In their order, each once; more than one is a chase.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['issue', 'multiple'],
          properties: {
            issue: issueName,
            multiple: { type: 'integer', minimum: 1, maximum: 9999 },
          },
        },
      },
      stop: {
        type: 'object',
        additionalProperties: false,
        required: ['on'],
        description: 'When the rest of a chase is cancelled; never, where absent.',
        properties: {
          on: { type: 'string', enum: ['win', 'profit'] },
          profit: {
            ...moneySchema,
            description: 'With "profit": won in all, less what was staked.',
          },
        },
      },
      stake: { ...moneySchema, description: 'Of all issues together, as the page counted.' },
      clientSeed: {
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{1,64}$',
        description: "The member's share in the chance of the draw.",
      },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['order', 'chase', 'orders', 'currency', 'stake', 'sumBalance', 'serverNow'],
    properties: {
      order: { ...orderSchema, description: 'The order of the first issue.' },
      chase: { type: ['string', 'null'] },
      orders: { type: 'integer', description: 'How many orders were made.' },
      currency: { type: 'string' },
      stake: moneySchema,
      sumBalance: {
        ...moneySchema,
        description: 'What can be spent now, in the wallet it came from.',
      },
      serverNow,
    },
  },
});

/**
 * Places bets on issues of several lotteries: all or none. Each is an order of its own. Refused as `placeLotteryBet` is; the
 * refusal's value says by `bet` which of them it is about.
 */
export const placeLotteryBets = defineEndpoint({
  id: 'placeLotteryBets',
  method: 'POST',
  path: '/lgw/lottery/bets',
  summary: 'Place bets on several lotteries, all or none',
  token: true,
  sealed: false,
  idempotent: true,
  bodyBytes: 1_000_000,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['bets'],
    properties: {
      bets: {
        type: 'array',
        minItems: 1,
        maxItems: 12,
        description: 'Each lottery once.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['lottery', 'issue', 'items', 'stake'],
          properties: {
            lottery: lotteryCode,
            issue: issueName,
            items: { type: 'array', minItems: 1, maxItems: 200, items: betItemSchema },
            stake: { ...moneySchema, description: 'Of this bet, as the page counted.' },
          },
        },
      },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['orders', 'currency', 'stake', 'sumBalance', 'serverNow'],
    properties: {
      orders: { type: 'array', items: orderSchema, description: 'In the order of the bets.' },
      currency: { type: 'string' },
      stake: { ...moneySchema, description: 'Of all bets together.' },
      sumBalance: {
        ...moneySchema,
        description: 'What can be spent now, in the wallet it came from.',
      },
      serverNow,
    },
  },
});

/** Takes back an order while its issue is open; of a chase only what is stopped with stopLotteryChase. */
export const cancelLotteryOrder = defineEndpoint({
  id: 'cancelLotteryOrder',
  method: 'POST',
  path: '/lgw/lottery/orders/cancel',
  summary: 'Cancel an order',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['order'],
    properties: { order: orderName },
  },
  value: orderSchema,
});

const DAY_PATTERN = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';
const day = (description: string) =>
  ({ type: 'string', pattern: DAY_PATTERN, description, examples: ['2026-02-01'] }) as const;

const keyOfPage = {
  type: 'string',
  pattern: '^[0-9A-Za-z_-]{1,200}$',
  description: '"next" of the page before; without it, the newest.',
} as const;

const pageSize = { type: 'integer', minimum: 1, maximum: 100, default: 20 } as const;
const next = {
  type: ['string', 'null'],
  description: 'For the next page; null on the last.',
} as const;

/** The member's orders, the newest first. */
export const getLotteryOrders = defineEndpoint({
  id: 'getLotteryOrders',
  method: 'GET',
  path: '/lgw/lottery/orders',
  summary: "The member's lottery orders",
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      lottery: lotteryCode,
      issue: issueName,
      chase: chaseName,
      state: { type: 'string', enum: ORDER_STATES },
      from: day('Placed on this day or later, in UTC.'),
      until: day('Placed on this day or earlier, in UTC.'),
      before: keyOfPage,
      pageSize,
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'list', 'next'],
    properties: { currency: { type: 'string' }, list: { type: 'array', items: orderSchema }, next },
  },
});

/** A hash, or 32 bytes. */
export const hexDigest = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;

/** What a draw's public value is made of; `PublicParts` of engine/lottery/verify.ts. */
const partsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['seal', 'memberSeeds'],
  properties: {
    seal: {
      ...hexDigest,
      description: 'SHA-256 of the numbers of all orders of the issue, sorted, one a line.',
    },
    memberSeeds: {
      ...hexDigest,
      description: 'SHA-256 of the seeds that came with the orders, sorted, one a line.',
    },
    beacon: {
      ...hexDigest,
      description: 'SHA-256 of the signature of the beacon’s round, where one is mixed in.',
    },
  },
} as const;

/** What proves a draw; recomputed in the browser. */
export const proofSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'lottery',
    'issue',
    'family',
    'source',
    'drawAt',
    'commitment',
    'seed',
    'sealedAt',
    'parts',
    'beacon',
    'result',
  ],
  properties: {
    lottery: { type: 'string' },
    issue: { type: 'string' },
    family: { type: 'string' },
    source: { type: 'string', enum: ['own', 'feed', 'parts', 'instant'] },
    drawAt: time,
    commitment: {
      type: ['string', 'null'],
      description:
        "SHA-256 of the seed's bytes and lottery:issue in hexadecimal digits, published before the issue opened; null where it is drawn elsewhere.",
    },
    seed: {
      type: ['string', 'null'],
      description: '32 bytes in hexadecimal digits; null before the draw.',
    },
    sealedAt: { type: ['string', 'null'], description: 'Null before the close.' },
    parts: {
      anyOf: [partsSchema, { type: 'null' }],
      description: 'Null before the close, and of draws that are made elsewhere.',
    },
    beacon: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['chain', 'round', 'signature'],
          properties: {
            chain: { ...hexDigest, description: 'The network of drand.' },
            round: { type: 'integer', minimum: 1 },
            signature: {
              type: ['string', 'null'],
              pattern: '^[0-9a-f]{96}$',
              description: 'What the round told; null before the draw.',
            },
          },
        },
        { type: 'null' },
      ],
      description:
        'The round of a public beacon that is mixed in, named before the issue opened; null where there is none.',
    },
    result: { anyOf: [resultSchema, { type: 'null' }] },
  },
} as const;

/** What proves the draw of an instant lottery; recomputed in the browser by `verifyPlay` of engine/lottery/verify.ts. */
const instantProofSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['serverSeedHash', 'serverSeed', 'clientSeed', 'nonce', 'drawAt'],
  properties: {
    serverSeedHash: { ...hexDigest, description: 'Shown before it was played.' },
    serverSeed: {
      type: ['string', 'null'],
      description: '32 bytes in hexadecimal digits; null until it is revealed.',
    },
    clientSeed: { type: 'string' },
    nonce: { type: 'integer' },
    drawAt: time,
  },
} as const;

/** One order with its items, the tiers they won, and what proves its draw. */
export const getLotteryOrder = defineEndpoint({
  id: 'getLotteryOrder',
  method: 'GET',
  path: '/lgw/lottery/order',
  summary: 'One lottery order',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['order'],
    properties: { order: orderName },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['order', 'items', 'proof', 'instant', 'payments'],
    properties: {
      order: orderSchema,
      items: { type: 'array', items: orderItemSchema },
      proof: {
        anyOf: [proofSchema, { type: 'null' }],
        description: 'Of its issue; null of an instant lottery.',
      },
      instant: {
        anyOf: [instantProofSchema, { type: 'null' }],
        description: 'Of an instant lottery; null of any other.',
      },
      payments: {
        type: 'array',
        description: 'Movements of the wallet that belong to it, the oldest first.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['at', 'kind', 'amount'],
          properties: {
            at: time,
            kind: {
              type: 'string',
              enum: ['stake', 'prize', 'rebate', 'refund', 'correction', 'debt', 'receivable'],
            },
            amount: { ...moneySchema, description: 'Above zero: came in; below: went out.' },
          },
        },
      },
    },
  },
});

/** A chase, and how far it is. */
export const chaseSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'chase',
    'lottery',
    'name',
    'state',
    'currency',
    'placedAt',
    'issues',
    'done',
    'left',
    'firstIssue',
    'lastIssue',
    'stop',
    'stake',
    'held',
    'prize',
    'plays',
  ],
  properties: {
    chase: { type: 'string' },
    lottery: { type: 'string' },
    name: { type: 'string', description: 'Of the lottery, in the language of the call.' },
    state: { type: 'string', enum: CHASE_STATES },
    currency: { type: 'string' },
    placedAt: time,
    issues: { type: 'integer', description: 'How many issues it was planned for.' },
    done: { type: 'integer', description: 'Issues that are settled or void.' },
    left: { type: 'integer', description: 'Issues that are still to come.' },
    firstIssue: { type: 'string' },
    lastIssue: { type: 'string' },
    stop: { type: 'string', enum: ['never', 'win', 'profit'] },
    stopProfit: moneySchema,
    stake: { ...moneySchema, description: 'What was staked so far.' },
    held: { ...moneySchema, description: 'What is set aside for the issues to come.' },
    prize: { ...moneySchema, description: 'What was won so far.' },
    plays: { type: 'array', items: { type: 'string' } },
  },
} as const;

/** The member's chases, the newest first; their orders are getLotteryOrders with `chase`. */
export const getLotteryChases = defineEndpoint({
  id: 'getLotteryChases',
  method: 'GET',
  path: '/lgw/lottery/chases',
  summary: "The member's chases",
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      lottery: lotteryCode,
      state: { type: 'string', enum: CHASE_STATES },
      before: keyOfPage,
      pageSize,
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'list', 'next'],
    properties: { currency: { type: 'string' }, list: { type: 'array', items: chaseSchema }, next },
  },
});

/** Cancels what is left of a chase: every issue that has not closed. */
export const stopLotteryChase = defineEndpoint({
  id: 'stopLotteryChase',
  method: 'POST',
  path: '/lgw/lottery/chases/stop',
  summary: 'Stop a chase',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['chase'],
    properties: { chase: chaseName },
  },
  value: chaseSchema,
});

/** Results of one lottery, the newest first. */
export const getLotteryResults = defineEndpoint({
  id: 'getLotteryResults',
  method: 'GET',
  path: '/lgw/lottery/results',
  summary: 'Results of a lottery',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['lottery'],
    properties: {
      lottery: lotteryCode,
      date: day("Only draws of this day, in the lottery's own zone."),
      before: keyOfPage,
      pageSize: { type: 'integer', minimum: 1, maximum: 200, default: 30 },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list', 'next'],
    properties: { list: results, next },
  },
});

/** The newest result that each lottery had on a day, and how many there were. */
export const getLotteryResultsOfDay = defineEndpoint({
  id: 'getLotteryResultsOfDay',
  method: 'GET',
  path: '/lgw/lottery/results/day',
  summary: 'Results of all lotteries of a day',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      date: day("In each lottery's own zone; today, where absent."),
      feature: { type: 'string', enum: LOTTERY_FEATURES },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['serverNow', 'list'],
    properties: {
      serverNow,
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['lottery', 'name', 'family', 'group', 'feature', 'draws', 'result'],
          properties: {
            lottery: { type: 'string' },
            name: { type: 'string' },
            family: { type: 'string' },
            group: { type: 'string' },
            feature: { type: 'string', enum: LOTTERY_FEATURES },
            draws: { type: 'integer', description: 'Draws of that day that have a result.' },
            result: {
              description:
                'The newest; of what is drawn elsewhere also one that is awaited and has no numbers yet.',
              anyOf: [resultSchema, { type: 'null' }],
            },
          },
        },
      },
    },
  },
});

/** Statistics over the newest issues of a lottery; past draws change nothing about those to come. */
export const getLotteryStatistics = defineEndpoint({
  id: 'getLotteryStatistics',
  method: 'GET',
  path: '/lgw/lottery/statistics',
  summary: 'Statistics of a lottery',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['lottery'],
    properties: {
      lottery: lotteryCode,
      issues: { type: 'integer', minimum: 10, maximum: 200, default: 100 },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['lottery', 'family', 'list', 'statistics'],
    properties: {
      lottery: { type: 'string' },
      family: { type: 'string' },
      list: { ...results, description: 'What was counted, the oldest first.' },
      statistics: {
        type: 'object',
        additionalProperties: false,
        required: ['places', 'dragons'],
        properties: {
          places: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['id', 'omissions'],
              properties: {
                id: { type: 'string', description: 'A place of the draw, such as pos1.' },
                omissions: {
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    required: ['symbol', 'hits', 'current', 'average', 'most'],
                    properties: {
                      symbol: { type: 'string' },
                      hits: { type: 'integer', description: 'How often it came.' },
                      current: { type: 'integer', description: 'Draws since it came last.' },
                      average: { type: 'number', description: 'Draws without it, on average.' },
                      most: { type: 'integer', description: 'The longest stretch without it.' },
                    },
                  },
                },
              },
            },
          },
          dragons: {
            type: 'array',
            description: 'Two-way answers that came five times or more in a row and still do.',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['place', 'kind', 'answer', 'length'],
              properties: {
                place: { type: 'string' },
                kind: { type: 'string' },
                answer: { type: 'string' },
                length: { type: 'integer' },
                play: { type: 'string', description: 'The play to bet on it with.' },
              },
            },
          },
        },
      },
    },
  },
});

/** What proves the draw of one issue. */
export const getDrawProof = defineEndpoint({
  id: 'getDrawProof',
  method: 'GET',
  path: '/lgw/lottery/proof',
  summary: 'Proof of a draw',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['lottery', 'issue'],
    properties: { lottery: lotteryCode, issue: issueName },
  },
  value: proofSchema,
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

/**
 * Server-sent events of all lotteries, for pages that look at them; each kind is a property of the value. What was missed is
 * not sent again: a page that comes back reads the hall or the state anew. Orders of members are told in liveStream.
 */
export const lotteryStream = defineEndpoint({
  id: 'lotteryStream',
  method: 'GET',
  path: '/lgw/lottery/stream',
  summary: 'Lottery issues as they open, close, are drawn and settled',
  token: false,
  streams: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    properties: {
      issue: {
        type: 'object',
        additionalProperties: false,
        required: ['lottery', 'serverNow', 'issue'],
        description:
          'An issue opened, closed, was settled or is void. Issues of lotteries that rest in between open untold: the state of a lottery names when.',
        properties: { lottery: { type: 'string' }, serverNow, issue: issueSchema },
      },
      draw: {
        type: 'object',
        additionalProperties: false,
        required: ['lottery', 'serverNow', 'result'],
        description: 'A result, some prizes of one, or a corrected one.',
        properties: { lottery: { type: 'string' }, serverNow, result: resultSchema },
      },
    },
  },
});

/** The value of the refusal issueClosed. */
export interface IssueClosed {
  readonly lottery: string;
  readonly issue: string;
  /** The issue that can be bet on now; null where there is none. */
  readonly next: {
    readonly issue: string;
    readonly openAt: string;
    readonly closeAt: string;
    readonly drawAt: string;
  } | null;
}

/** Limits that a bet can meet. */
export type LotteryLimit =
  /** Stake of an item below the least, or above the most. */
  | 'minStake'
  | 'maxStake'
  /** Units of an item. */
  | 'maxUnits'
  | 'maxMultiple'
  /** Items of an order. */
  | 'maxItems'
  /** Stake of the member in one issue. */
  | 'maxPerIssue'
  /** What the orders of the member in one issue can win together. */
  | 'maxPrizePerIssue'
  /** What the house takes on one number of one issue. */
  | 'exposure'
  /** Issues of a chase. */
  | 'maxIssues'
  /** Cancellations of a day. */
  | 'cancels';

/** The value of the refusal lotteryLimit. */
export interface LotteryLimitReached {
  readonly limit: LotteryLimit;
  /** Index of the item; null where it is about the order. */
  readonly item: number | null;
  /** The issue it is about; null where it is about all. */
  readonly issue: string | null;
  /** The option that is full, of `exposure` only. */
  readonly option: string | null;
  /** The limit itself: an amount, or a count. */
  readonly most: string;
  /** What is left of it: an amount, or a count. */
  readonly left: string;
}

/** The value of the refusal oddsMoved. */
export interface OddsMoved {
  readonly moved: readonly {
    readonly item: number;
    readonly play: string;
    readonly price: string;
    /** The number that pays half by now, or no more; null where the price itself is another. */
    readonly option: string | null;
    /** What the bet said; null where it said nothing. */
    readonly seen: string | null;
    /** What it is now; null where the play has no such price. */
    readonly now: string | null;
  }[];
}

/** The value of the refusal stakeMismatch. */
export interface StakeMismatch {
  /** What the bet costs. */
  readonly stake: string;
  /** Where that is no whole number of the smallest coin: the nearest stake that is; otherwise null. */
  readonly nearest: string | null;
}

/** The value of the refusal selectionInvalid. */
export interface SelectionInvalid {
  readonly faults: readonly {
    readonly item: number;
    /**
     * A SelectionFaultCode of the engine; `UNITS` where the page counted others, `PLAY` where there is no such play here,
     * `UNIT_PRICE` or `SERIES` where that is not offered, `SAME_ISSUE` or `ISSUE` of the list of issues.
     */
    readonly code: string;
    readonly token?: string;
    /** With `UNITS`: how many there are. */
    readonly units?: number;
  }[];
}
