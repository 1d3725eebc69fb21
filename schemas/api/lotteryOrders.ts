import { defineEndpoint } from './endpoint.ts';
import {
  chaseName,
  day,
  decimal,
  drawSchema,
  hexDigest,
  issueName,
  keyOfPage,
  lotteryCode,
  next,
  orderName,
  pageSize,
  playCode,
  serverNow,
  time,
} from './lotteryFields.ts';
import { proofSchema } from './lotteryIssues.ts';
import { moneySchema } from './money.ts';

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
