import { POINT_KINDS, POINT_ORDER_STATES } from '../api/points.ts';
import { CATEGORIES, type GameCategory } from '../api/games.ts';
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
import { amountField, maybeText, memberName, text } from './paymentParts.ts';
import { publishBody, termsOf, timesField, versionQuery } from './terms.ts';

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

const ratios = {
  type: 'object',
  additionalProperties: false,
  description:
    'Valid bets that bring a point, by category; a category that is left out brings none.',
  properties: Object.fromEntries(CATEGORIES.map((id) => [id, amountField])) as Record<
    GameCategory,
    typeof amountField
  >,
} as const;

const pointTerms = {
  type: 'object',
  additionalProperties: false,
  required: ['ratios'],
  properties: {
    ratios,
    conversion: {
      type: 'object',
      additionalProperties: false,
      description: 'Without it points are not changed into money.',
      required: ['step', 'amount', 'turnover'],
      properties: {
        step: { type: 'integer', minimum: 1, maximum: 1_000_000_000 },
        amount: { ...amountField, description: 'What a step is worth.' },
        dayCap: {
          type: 'integer',
          minimum: 1,
          maximum: 1_000_000_000,
          description: 'The most points a day; without it, any number.',
        },
        turnover: timesField,
      },
    },
  },
} as const;

/** How points come and what they are worth. */
export const getPointTerms = defineDeskEndpoint({
  id: 'points.terms',
  method: 'GET',
  path: '/desk/v1/points/terms',
  summary: 'Terms of points, those that hold or an earlier version',
  permission: 'rewards.view',
  scope: 'brand',
  query: versionQuery,
  value: termsOf(pointTerms),
});

/** Has other terms of points hold. */
export const publishPointTerms = defineDeskEndpoint({
  id: 'points.publish',
  method: 'POST',
  path: '/desk/v1/points/publish',
  summary: 'Publish terms of points; a second person agrees',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'rewards.approve',
  body: publishBody(pointTerms),
  value: doneOnly,
});

/** Points of a member. */
export const getMemberPoints = defineDeskEndpoint({
  id: 'points.member',
  method: 'GET',
  path: '/desk/v1/points/member',
  summary: 'Points that a member has',
  permission: 'rewards.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId'],
    properties: { memberId: idField },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['points', 'owed'],
    properties: {
      points: { type: 'integer' },
      owed: { type: 'integer', description: 'What the next points pay off.' },
    },
  },
});

/** How points of a member moved. */
export const listMemberPoints = defineDeskEndpoint({
  id: 'points.entries',
  method: 'GET',
  path: '/desk/v1/points/entries',
  summary: 'How points of a member moved, the newest first',
  permission: 'rewards.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId'],
    properties: { ...pageQuery, memberId: idField },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'kind', 'points', 'balanceAfter', 'reference', 'at'],
    properties: {
      id: text,
      kind: { type: 'string', enum: POINT_KINDS },
      points: { type: 'integer' },
      balanceAfter: { type: 'integer' },
      reference: text,
      at: timeField,
    },
  }),
});
