import { CATEGORIES, type GameCategory } from '../api/games.ts';
import { moneySchema } from '../api/money.ts';
import {
  defineDeskEndpoint,
  doneOnly,
  idField,
  maybeTimeField,
  reasonField,
  timeField,
} from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';
import { amountField, memberName, text } from './paymentParts.ts';
import { publishBody, termsOf, timesField, versionQuery } from './terms.ts';

const growth = { type: 'integer', minimum: 0, maximum: 1_000_000_000_000 } as const;
const count = { type: 'integer', minimum: 0, maximum: 1_000 } as const;

const factor = {
  type: 'string',
  pattern: '^[0-9]{1,6}(\\.[0-9]{1,6})?$',
  description: 'Growth of a main unit of valid bets, a decimal text.',
} as const;

const level = {
  type: 'object',
  additionalProperties: false,
  required: ['names', 'threshold', 'keep', 'gift', 'birthday', 'withdrawal'],
  properties: {
    names: {
      type: 'object',
      additionalProperties: false,
      maxProperties: 40,
      description: 'By language.',
      patternProperties: {
        '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$': { type: 'string', minLength: 1, maxLength: 40 },
      },
    },
    threshold: { ...growth, description: 'Growth from which it is reached.' },
    keep: { ...growth, description: 'Growth within keepDays that keeps it; 0: it is kept.' },
    gift: { ...amountField, description: 'What reaching it gives, once in a lifetime.' },
    birthday: amountField,
    monthly: {
      type: 'object',
      additionalProperties: false,
      description: 'What a month of play gives; without it, nothing.',
      required: ['amount', 'minDeposit', 'minBet'],
      properties: { amount: amountField, minDeposit: amountField, minBet: amountField },
    },
    withdrawal: {
      type: 'object',
      additionalProperties: false,
      description: 'How money goes out; what is left out stays as it is for everybody.',
      properties: {
        dayCount: { ...count, minimum: 1 },
        daySum: amountField,
        max: amountField,
        freeADay: count,
        feeRate: {
          type: 'string',
          pattern: '^0(\\.[0-9]{1,6})?$',
          description: 'A share: "0.01" is 1 %.',
        },
      },
    },
  },
} as const;

const vipTerms = {
  type: 'object',
  additionalProperties: false,
  required: ['factors', 'keepDays', 'turnover', 'levels'],
  properties: {
    factors: {
      type: 'object',
      additionalProperties: false,
      description: 'A category that is left out brings no growth.',
      properties: Object.fromEntries(CATEGORIES.map((id) => [id, factor])) as Record<
        GameCategory,
        typeof factor
      >,
    },
    keepDays: { type: 'integer', minimum: 1, maximum: 1_000 },
    turnover: timesField,
    levels: { type: 'array', minItems: 2, maxItems: 50, items: level },
  },
} as const;

/** The VIP programme. */
export const getVipTerms = defineDeskEndpoint({
  id: 'vip.terms',
  method: 'GET',
  path: '/desk/v1/vip/terms',
  summary: 'The VIP programme, the one that holds or an earlier version',
  permission: 'rewards.view',
  scope: 'brand',
  query: versionQuery,
  value: termsOf(vipTerms),
});

/** How many members are on which level. */
export const countVipLevels = defineDeskEndpoint({
  id: 'vip.levels',
  method: 'GET',
  path: '/desk/v1/vip/levels',
  summary: 'How many members are on each VIP level above the first',
  permission: 'rewards.view',
  scope: 'brand',
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
          required: ['level', 'count'],
          properties: { level: { type: 'integer' }, count: { type: 'integer' } },
        },
      },
    },
  },
});

/** Has another programme hold. */
export const publishVipTerms = defineDeskEndpoint({
  id: 'vip.publish',
  method: 'POST',
  path: '/desk/v1/vip/publish',
  summary: 'Publish a VIP programme; a second person agrees',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'rewards.approve',
  bodyBytes: 65_536,
  body: publishBody(vipTerms),
  value: doneOnly,
});

const memberQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['memberId'],
  properties: { memberId: idField },
} as const;

/** How far a member is. */
export const getMemberVip = defineDeskEndpoint({
  id: 'vip.member',
  method: 'GET',
  path: '/desk/v1/vip/member',
  summary: 'How far a member is in the VIP programme',
  permission: 'rewards.view',
  scope: 'brand',
  query: memberQuery,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['level', 'name', 'points', 'next', 'keep', 'levels', 'heldAt'],
    properties: {
      level: { type: 'integer' },
      name: text,
      points: { type: 'integer' },
      next: {
        type: ['integer', 'null'],
        description: 'Growth from which the next level is reached; null on the last.',
      },
      keep: {
        type: ['object', 'null'],
        additionalProperties: false,
        description: 'What keeps the level; null where nothing is asked for.',
        required: ['needed', 'grown', 'until'],
        properties: {
          needed: { type: 'integer' },
          grown: { type: 'integer' },
          until: { ...text, description: 'The last day: yyyy-mm-dd.' },
        },
      },
      levels: { type: 'array', description: 'Names of all levels.', items: text },
      heldAt: { ...maybeTimeField, description: 'Since when rewards of the member wait.' },
    },
  },
});

/** How a member came to a level. */
export const listVipSteps = defineDeskEndpoint({
  id: 'vip.steps',
  method: 'GET',
  path: '/desk/v1/vip/steps',
  summary: 'How growth and level of a member changed, the newest first',
  permission: 'rewards.view',
  scope: 'brand',
  query: { ...memberQuery, properties: { ...pageQuery, memberId: idField } },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'day', 'kind', 'gained', 'points', 'fromLevel', 'toLevel', 'at'],
    properties: {
      id: text,
      day: text,
      kind: { type: 'string', enum: ['growth', 'fall', 'set'] },
      gained: { type: 'integer' },
      points: { type: 'integer' },
      fromLevel: { type: 'integer' },
      toLevel: { type: 'integer' },
      at: timeField,
    },
  }),
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
    properties: {
      ...pageQuery,
      state: { type: 'string', enum: ['open', 'claimed', 'expired'] },
      memberId: idField,
    },
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
