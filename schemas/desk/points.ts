import { moneySchema } from '../api/money.ts';
import { POINT_ORDER_STATES } from '../api/points.ts';
import {
  defineDeskEndpoint,
  doneOnly,
  idField,
  maybeTimeField,
  outcomeOf,
  reasonField,
  timeField,
  uploadField,
} from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';
import { maybeText, memberName, text } from './paymentParts.ts';

const texts = {
  type: 'object',
  minProperties: 1,
  maxProperties: 40,
  additionalProperties: false,
  description: 'By language.',
  patternProperties: {
    '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$': {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'text'],
      properties: {
        title: { type: 'string', minLength: 1, maxLength: 120 },
        text: { type: 'string', maxLength: 600 },
        picture: uploadField,
      },
    },
  },
} as const;

const itemFields = {
  state: { type: 'string', enum: ['hidden', 'shown'] },
  place: { type: 'integer', minimum: 0, maximum: 1_000_000 },
  texts,
  isGoods: { type: 'boolean', description: 'It is sent to an address.' },
  points: { type: 'integer', minimum: 1, maximum: 1_000_000_000 },
  minLevel: { type: 'integer', minimum: 0, maximum: 1_000, description: 'The least VIP level.' },
  stock: {
    type: 'integer',
    minimum: 0,
    maximum: 1_000_000,
    description: 'Without it, any number.',
  },
  perMember: {
    type: 'integer',
    minimum: 1,
    maximum: 1_000_000,
    description: 'Without it, any number.',
  },
} as const;

const ITEM_NAMES = ['state', 'place', 'texts', 'isGoods', 'points', 'minLevel'] as const;

/** What points are redeemed for. */
export const listPointItems = defineDeskEndpoint({
  id: 'points.items',
  method: 'GET',
  path: '/desk/v1/points/items',
  summary: 'Items of the points mall in their order',
  permission: 'rewards.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...pageQuery, state: { type: 'string', enum: ['hidden', 'shown'] } },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'title', ...ITEM_NAMES, 'changedAt', 'changedBy'],
    properties: { id: text, title: text, ...itemFields, changedAt: timeField, changedBy: text },
  }),
});

/** Writes an item. */
export const savePointItem = defineDeskEndpoint({
  id: 'points.saveItem',
  method: 'POST',
  path: '/desk/v1/points/items/save',
  summary: 'Write an item of the points mall; orders keep what they ordered',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ITEM_NAMES,
    properties: {
      id: { ...idField, description: 'Without it a new one.' },
      ...itemFields,
      reason: reasonField,
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: text },
  }),
});

const orderName = { type: 'string', pattern: '^P[0-9A-Z]{12}$' } as const;

/** What members ordered for points. */
export const listPointOrders = defineDeskEndpoint({
  id: 'points.orders',
  method: 'GET',
  path: '/desk/v1/points/orders',
  summary: 'Orders of the points mall, the newest first',
  permission: 'rewards.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...pageQuery, state: { type: 'string', enum: POINT_ORDER_STATES } },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: [
      'id',
      'member',
      'title',
      'isGoods',
      'quantity',
      'points',
      'state',
      'takenBy',
      'address',
      'phone',
      'reason',
      'carrier',
      'tracking',
      'at',
      'decidedAt',
      'shippedAt',
    ],
    properties: {
      id: text,
      member: memberName,
      title: text,
      isGoods: { type: 'boolean' },
      quantity: { type: 'integer' },
      points: { type: 'integer' },
      state: { type: 'string', enum: POINT_ORDER_STATES },
      takenBy: maybeText,
      address: maybeText,
      phone: maybeText,
      reason: maybeText,
      carrier: maybeText,
      tracking: maybeText,
      at: timeField,
      decidedAt: maybeTimeField,
      shippedAt: maybeTimeField,
    },
  }),
});

/** Takes an order. */
export const takePointOrder = defineDeskEndpoint({
  id: 'points.take',
  method: 'POST',
  path: '/desk/v1/points/orders/take',
  summary: 'Take an order of the points mall',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: orderName, reason: reasonField },
  },
  value: doneOnly,
});

/** Approves, rejects or ships an order. */
export const decidePointOrder = defineDeskEndpoint({
  id: 'points.decide',
  method: 'POST',
  path: '/desk/v1/points/orders/decide',
  summary: 'Approve, reject or ship an order; a rejected one gives its points back',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'decision', 'reason'],
    properties: {
      id: orderName,
      decision: { type: 'string', enum: ['approved', 'rejected', 'shipped'] },
      carrier: { type: 'string', minLength: 1, maxLength: 60, description: 'Of a shipped one.' },
      tracking: { type: 'string', minLength: 1, maxLength: 60, description: 'Of a shipped one.' },
      reason: { ...reasonField, description: 'Why; the member of a rejected one is told.' },
    },
  },
  value: doneOnly,
});

/** Adds points to a member or takes them away. */
export const adjustPoints = defineDeskEndpoint({
  id: 'points.adjust',
  method: 'POST',
  path: '/desk/v1/points/adjust',
  summary: 'Correct the points of a member by hand; a second person agrees',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'rewards.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['requestId', 'memberId', 'direction', 'points', 'reason'],
    properties: {
      requestId: idField,
      memberId: idField,
      direction: { type: 'string', enum: ['credit', 'debit'] },
      points: { type: 'integer', minimum: 1, maximum: 1_000_000_000 },
      reason: reasonField,
    },
  },
  value: doneOnly,
});

/** Puts a member on a VIP level. */
export const setVipLevel = defineDeskEndpoint({
  id: 'vip.setLevel',
  method: 'POST',
  path: '/desk/v1/vip/level',
  summary: 'Put a member on a VIP level; a second person agrees',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'rewards.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'level', 'withGifts', 'reason'],
    properties: {
      memberId: idField,
      level: { type: 'integer', minimum: 0, maximum: 1_000 },
      withGifts: { type: 'boolean', description: 'Gifts of levels on the way are given.' },
      reason: reasonField,
    },
  },
  value: doneOnly,
});

/** What levels gave. */
export const listVipGifts = defineDeskEndpoint({
  id: 'vip.gifts',
  method: 'GET',
  path: '/desk/v1/vip/gifts',
  summary: 'What VIP levels gave, the newest first',
  permission: 'rewards.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...pageQuery, state: { type: 'string', enum: ['open', 'claimed', 'expired'] } },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'member', 'name', 'level', 'currency', 'amount', 'state', 'at', 'claimedAt'],
    properties: {
      id: text,
      member: memberName,
      name: text,
      level: { type: 'integer' },
      currency: text,
      amount: moneySchema,
      state: { type: 'string', enum: ['open', 'claimed', 'expired'] },
      at: timeField,
      claimedAt: maybeTimeField,
    },
  }),
});
