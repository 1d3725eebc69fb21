import { defineEndpoint } from './endpoint.ts';
import { categorySchema } from './games.ts';
import { next } from './lotteryFields.ts';
import { moneySchema } from './money.ts';
import { maybeMomentSchema, momentSchema } from './payments.ts';
import { beforeKey, pageSizeOf } from './records.ts';

/** Why points moved. */
export const POINT_KINDS = [
  'earned',
  'corrected',
  'converted',
  'redeemed',
  'returned',
  'adjusted',
] as const;

/** How it stands with an order for points. */
export const POINT_ORDER_STATES = ['inProcess', 'approved', 'rejected'] as const;

/** What is in the way of points that are to be spent. */
export const POINT_REFUSALS = [
  /** There are not enough. */
  'balance',
  /** It is no multiple of a step, or less than one. */
  'step',
  /** The day's most is used up. */
  'dayCap',
  /** They are not changed into money here. */
  'closed',
  /** The item is not offered any more. */
  'gone',
  /** There are not so many left. */
  'stock',
  /** Nobody may have so many. */
  'cap',
  /** It is for higher levels. */
  'level',
  /** The account gets nothing at the moment. */
  'account',
] as const;

/** What is in the way. */
export type PointRefusal = (typeof POINT_REFUSALS)[number];

/** Characters that an address has at most, as people count them. */
export const MOST_ADDRESS = 240;

const points = { type: 'integer', description: 'Points.' } as const;
const pass = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{43}$',
  description: 'Of `provePaymentPassword`.',
  examples: ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
} as const;
const itemId = {
  type: 'string',
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  examples: ['5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a10'],
} as const;
const picture = { type: ['string', 'null'], description: 'Address of a picture.' } as const;

/** How bets bring points, and what points are worth. */
export const getPointConfig = defineEndpoint({
  id: 'getPointConfig',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  summary: 'How points are earned and what they are worth',
  gate: 'pointMall',
  token: false,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'ratios', 'conversion'],
    properties: {
      currency: { type: 'string' },
      ratios: {
        type: 'array',
        description: 'Bets that count and bring a point.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['category', 'amount'],
          properties: { category: categorySchema, amount: moneySchema },
        },
      },
      conversion: {
        type: ['object', 'null'],
        additionalProperties: false,
        description: 'Null: points are not changed into money.',
        required: ['step', 'amount', 'dayCap', 'turnover'],
        properties: {
          step: { ...points, description: 'Points are changed in multiples of it.' },
          amount: { ...moneySchema, description: 'What a step is worth.' },
          dayCap: { type: ['integer', 'null'], description: 'The most points of a day.' },
          turnover: { type: 'string', description: 'How many times it is to be played.' },
        },
      },
    },
  },
});

/** What points are redeemed for. */
export const getPointReward = defineEndpoint({
  id: 'getPointReward',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  summary: 'Items of the points mall, in their order',
  gate: 'pointMall',
  token: false,
  sealed: false,
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
          required: [
            'id',
            'title',
            'text',
            'picture',
            'isGoods',
            'points',
            'minLevel',
            'levelName',
            'left',
            'perMember',
          ],
          properties: {
            id: itemId,
            title: { type: 'string' },
            text: { type: 'string' },
            picture,
            isGoods: { type: 'boolean', description: 'It is sent to an address.' },
            points: { ...points, description: 'What one costs.' },
            minLevel: { type: 'integer' },
            levelName: { type: ['string', 'null'], description: 'Of that level; null for all.' },
            left: { type: ['integer', 'null'], description: 'Null: any number.' },
            perMember: { type: ['integer', 'null'], description: 'Null: any number.' },
          },
        },
      },
    },
  },
});

/** What a member has. */
export const getPointBalance = defineEndpoint({
  id: 'getPointBalance',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  summary: 'Points of the member, and what can be done with them now',
  gate: 'pointMall',
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['points', 'owed', 'convertible', 'level', 'ordered'],
    properties: {
      points: { ...points, description: 'What there is.' },
      owed: { ...points, description: 'What corrections took back beyond that.' },
      convertible: { ...points, description: 'The most that can be changed into money now.' },
      level: { type: 'integer', description: 'VIP level.' },
      ordered: {
        type: 'array',
        description: 'What the member has of items, orders that were refused aside.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['item', 'count'],
          properties: { item: itemId, count: { type: 'integer' } },
        },
      },
    },
  },
});

/** Changes points into money. */
export const convertPoint = defineEndpoint({
  id: 'convertPoint',
  method: 'POST',
  path: '/wps/relay/MCS2_convertPoint',
  summary: 'Change points into money',
  gate: 'pointMall',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['points', 'pass'],
    properties: {
      points: { type: 'integer', minimum: 1, maximum: 1_000_000_000, examples: [100] },
      pass,
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['used', 'amount', 'left'],
    properties: { used: points, amount: moneySchema, left: points },
  },
});

const orderParts = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'title',
    'picture',
    'isGoods',
    'quantity',
    'points',
    'state',
    'reason',
    'at',
    'decidedAt',
    'shippedAt',
    'carrier',
    'tracking',
  ],
  properties: {
    id: { type: 'string' },
    title: { type: 'string' },
    picture,
    isGoods: { type: 'boolean' },
    quantity: { type: 'integer' },
    points: { ...points, description: 'Of the whole order.' },
    state: { type: 'string', enum: POINT_ORDER_STATES },
    reason: { type: ['string', 'null'], description: 'Of a refused one.' },
    at: momentSchema,
    decidedAt: maybeMomentSchema,
    shippedAt: maybeMomentSchema,
    carrier: { type: ['string', 'null'] },
    tracking: { type: ['string', 'null'] },
  },
} as const;

/** Orders something for points. */
export const redeemPointReward = defineEndpoint({
  id: 'redeemPointReward',
  method: 'POST',
  path: '/wps/relay/MCS2_redeemPointReward',
  summary: 'Order an item of the points mall',
  gate: 'pointMall',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['item', 'quantity', 'address', 'mobileNum', 'countryDialingCode', 'pass'],
    properties: {
      item: itemId,
      quantity: { type: 'integer', minimum: 1, maximum: 100, examples: [1] },
      address: {
        type: 'string',
        minLength: 1,
        maxLength: 1_000,
        description: 'Who gets it and where, 1 to 240 characters.',
        examples: ['Ana Ruiz, Calle Mayor 1, 28013 Madrid'],
      },
      mobileNum: { type: 'string', minLength: 1, maxLength: 40, examples: ['612345412'] },
      countryDialingCode: { type: 'string', pattern: '^\\+[0-9]{1,4}$', examples: ['+34'] },
      pass,
    },
  },
  value: orderParts,
});

/** What a member ordered. */
export const getRedeemPointList = defineEndpoint({
  id: 'getRedeemPointList',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  summary: 'Orders of the member in the points mall, the newest first',
  gate: 'pointMall',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      before: {
        type: 'string',
        pattern: '^[0-9]{1,15}_P[0-9A-Z]{12}$',
        description: 'What `next` of the page before says.',
      },
      pageSize: pageSizeOf(50, 20),
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list', 'next'],
    properties: { list: { type: 'array', items: orderParts }, next },
  },
});

/** How a member's points moved. */
export const getPointDetails = defineEndpoint({
  id: 'getPointDetails',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  summary: 'Movements of the member’s points, the newest first',
  gate: 'pointMall',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      kind: { type: 'string', enum: POINT_KINDS, examples: ['earned'] },
      before: beforeKey,
      pageSize: pageSizeOf(50, 20),
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list', 'next'],
    properties: {
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'kind', 'points', 'after', 'reference', 'at'],
          properties: {
            id: { type: 'string' },
            kind: { type: 'string', enum: POINT_KINDS },
            points: { ...points, description: 'Below zero where they went.' },
            after: { ...points, description: 'What there was then.' },
            reference: { type: 'string' },
            at: momentSchema,
          },
        },
      },
      next,
    },
  },
});
