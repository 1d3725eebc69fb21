import { CATEGORIES } from '../api/games.ts';
import { moneySchema } from '../api/money.ts';
import {
  LEADERBOARD_SCORES,
  MISSION_EVENTS,
  MISSION_KINDS,
  MISSION_PERIODS,
  MISSION_STATES,
} from '../missions.ts';
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
import { amountField, maybeText, text } from './paymentParts.ts';

const day = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' } as const;
const title = { type: 'string', minLength: 1, maxLength: 120 } as const;

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
        title,
        text: { type: 'string', maxLength: 600 },
        picture: uploadField,
      },
    },
  },
} as const;

const commonFields = {
  kind: { type: 'string', enum: MISSION_KINDS },
  categories: {
    type: 'array',
    maxItems: CATEGORIES.length,
    items: { type: 'string', enum: CATEGORIES },
    description: 'What of play counts; none: all of it.',
  },
  period: { type: 'string', enum: MISSION_PERIODS },
  from: { ...day, description: 'The first day: yyyy-mm-dd.' },
  to: { ...day, description: 'The last day: yyyy-mm-dd.' },
  turnover: {
    type: 'string',
    pattern: '^[0-9]{1,3}(\\.[0-9]{1,4})?$',
    description: 'How many times a reward is to be played. A decimal text.',
  },
  claimDays: { type: 'integer', minimum: 1, maximum: 60 },
  minLevel: { type: 'integer', minimum: 0, maximum: 1000, description: 'The least VIP level.' },
  minIdentity: {
    type: 'integer',
    minimum: 0,
    maximum: 20,
    description: 'The least level of identity; 0: anybody.',
  },
  event: { type: 'string', enum: MISSION_EVENTS, description: 'Of a mission.' },
  target: { ...amountField, description: 'Of a mission: an amount or a number.' },
  reward: { ...amountField, description: 'Of a mission.' },
  score: { type: 'string', enum: LEADERBOARD_SCORES, description: 'Of a leaderboard.' },
  prizes: {
    type: 'array',
    maxItems: 50,
    description: 'Of a leaderboard: places one after the other, beginning with the first.',
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'to', 'amount'],
      properties: {
        from: { type: 'integer', minimum: 1, maximum: 1000 },
        to: { type: 'integer', minimum: 1, maximum: 1000 },
        amount: amountField,
      },
    },
  },
  texts,
} as const;

const TERM_NAMES = [
  'kind',
  'categories',
  'period',
  'from',
  'to',
  'turnover',
  'claimDays',
  'minLevel',
  'minIdentity',
  'texts',
] as const;

const terms = {
  type: 'object',
  additionalProperties: false,
  required: TERM_NAMES,
  properties: commonFields,
} as const;

/** Missions and leaderboards of a brand. */
export const listDeskMissions = defineDeskEndpoint({
  id: 'missions.list',
  method: 'GET',
  path: '/desk/v1/missions',
  summary: 'Missions and leaderboards in their order',
  permission: 'rewards.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...pageQuery, state: { type: 'string', enum: MISSION_STATES } },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: [
      'id',
      'kind',
      'state',
      'place',
      'version',
      'currency',
      'title',
      'terms',
      'hasDraft',
      'begun',
      'reached',
      'claimed',
      'paid',
      'publishedAt',
      'changedAt',
      'changedBy',
    ],
    properties: {
      id: text,
      kind: { type: 'string', enum: MISSION_KINDS },
      state: { type: 'string', enum: MISSION_STATES },
      place: { type: 'integer' },
      version: { type: 'integer', description: '0 before it was published.' },
      currency: text,
      title: text,
      terms: { ...terms, description: 'The draft where there is one, else what holds.' },
      hasDraft: { type: 'boolean', description: 'Something was written that does not hold yet.' },
      begun: { type: 'integer', description: 'How often members began it.' },
      reached: { type: 'integer' },
      claimed: { type: 'integer' },
      paid: moneySchema,
      publishedAt: maybeTimeField,
      changedAt: timeField,
      changedBy: maybeText,
    },
  }),
});

/** Writes a draft. */
export const saveMission = defineDeskEndpoint({
  id: 'missions.save',
  method: 'POST',
  path: '/desk/v1/missions/save',
  summary: 'Write the draft of a mission or leaderboard; it holds once it is published',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['place', 'terms'],
    properties: {
      id: { ...idField, description: 'Without it a new one.' },
      place: { type: 'integer', minimum: 0, maximum: 1_000_000 },
      terms,
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

const named = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'reason'],
  properties: { id: idField, reason: reasonField },
} as const;

/** Lets a draft hold. */
export const publishMission = defineDeskEndpoint({
  id: 'missions.publish',
  method: 'POST',
  path: '/desk/v1/missions/publish',
  summary: 'Let the draft of a mission hold from now on; who began goes on as it was',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'rewards.approve',
  body: named,
  value: doneOnly,
});

/** Lets nobody begin any more. */
export const endMission = defineDeskEndpoint({
  id: 'missions.end',
  method: 'POST',
  path: '/desk/v1/missions/end',
  summary: 'End a mission: nobody begins it any more, and who began may finish the period',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: true,
  body: named,
  value: doneOnly,
});
