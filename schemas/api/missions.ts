import { ENTRY_STATES, LEADERBOARD_SCORES, MISSION_EVENTS, MISSION_PERIODS } from '../missions.ts';
import { defineEndpoint } from './endpoint.ts';
import { categorySchema } from './games.ts';
import { moneySchema } from './money.ts';
import { maybeMomentSchema, momentSchema } from './payments.ts';

const id = {
  type: 'string',
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  examples: ['5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a10'],
} as const;
const period = {
  type: 'string',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  description: 'First day of the period, where the site keeps its days: yyyy-mm-dd.',
  examples: ['2026-02-01'],
} as const;
const categories = {
  type: 'array',
  items: categorySchema,
  description: 'What of play counts; none: all of it.',
} as const;
const text = { type: 'string' } as const;
const picture = { type: ['string', 'null'], description: 'Address of a picture.' } as const;
const score = {
  type: 'string',
  description: 'An amount, or a multiplier with two decimals, as the leaderboard goes by.',
} as const;

const mission = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'period',
    'title',
    'text',
    'picture',
    'event',
    'categories',
    'isMoney',
    'done',
    'target',
    'reward',
    'turnover',
    'repeats',
    'state',
    'startsAt',
    'endsAt',
    'claimUntil',
  ],
  properties: {
    id,
    period,
    title: text,
    text,
    picture,
    event: { type: 'string', enum: MISSION_EVENTS },
    categories,
    isMoney: { type: 'boolean', description: 'Whether "done" and "target" are amounts.' },
    done: { type: 'string', description: 'An amount or a number; not above "target".' },
    target: { type: 'string', description: 'An amount or a number.' },
    reward: moneySchema,
    turnover: { type: 'string', description: 'How many times the reward is to be played.' },
    repeats: { type: 'string', enum: MISSION_PERIODS },
    state: { type: 'string', enum: ENTRY_STATES },
    startsAt: momentSchema,
    endsAt: momentSchema,
    claimUntil: maybeMomentSchema,
  },
} as const;

const prizes = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['from', 'to', 'amount'],
    properties: { from: { type: 'integer' }, to: { type: 'integer' }, amount: moneySchema },
  },
} as const;

const leaderboardFields = {
  id,
  period,
  title: text,
  text,
  picture,
  score: { type: 'string', enum: LEADERBOARD_SCORES },
  categories,
  repeats: { type: 'string', enum: MISSION_PERIODS },
  state: {
    type: 'string',
    enum: ['running', 'settling', 'settled'],
    description: '"settling" is over and waits an hour for what is settled late.',
  },
  startsAt: momentSchema,
  endsAt: momentSchema,
  settlesAt: momentSchema,
  prizes,
  turnover: text,
} as const;

const LEADERBOARD_NAMES = [
  'id',
  'period',
  'title',
  'text',
  'picture',
  'score',
  'categories',
  'repeats',
  'state',
  'startsAt',
  'endsAt',
  'settlesAt',
  'prizes',
  'turnover',
] as const;

/** Missions that are open to the member with how far they are, and the leaderboards there are. */
export const getMissionSummary = defineEndpoint({
  id: 'getMissionSummary',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  summary: 'Missions with how far the member is, and leaderboards',
  gate: 'missions',
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'isPaused', 'missions', 'leaderboards'],
    properties: {
      currency: text,
      isPaused: {
        type: 'boolean',
        description: 'The member takes a break: only what waits to be claimed is shown.',
      },
      missions: { type: 'array', items: mission },
      leaderboards: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: LEADERBOARD_NAMES,
          properties: leaderboardFields,
        },
      },
    },
  },
});

const line = {
  type: 'object',
  additionalProperties: false,
  required: ['place', 'name', 'score', 'prize', 'isMe'],
  properties: {
    place: { type: 'integer' },
    name: { type: 'string', description: 'Masked, but for the member’s own.' },
    score,
    prize: moneySchema,
    isMe: { type: 'boolean' },
  },
} as const;

/** Places of a leaderboard, page by page, and where the member stands. */
export const getMissionLeaderboard = defineEndpoint({
  id: 'getMissionLeaderboard',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  summary: 'Places of a leaderboard and where the member stands',
  gate: 'missions',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'period'],
    properties: {
      id,
      period,
      after: {
        type: 'string',
        pattern: '^[0-9]{1,9}_[0-9]{1,19}_[0-9]{1,19}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        description: 'What `next` of the page before says.',
      },
      pageSize: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'players', 'me', 'list', 'next'],
    properties: {
      currency: text,
      players: { type: 'integer', description: 'How many take part.' },
      me: {
        type: ['object', 'null'],
        additionalProperties: false,
        description: 'Null for who does not take part yet.',
        required: ['place', 'score', 'prize', 'around'],
        properties: {
          place: { type: 'integer' },
          score,
          prize: moneySchema,
          around: {
            type: 'array',
            items: line,
            description: 'The member with two places before and two behind.',
          },
        },
      },
      list: { type: 'array', items: line, description: 'The first place first.' },
      next: { type: ['string', 'null'], description: 'Names the next page.' },
    },
  },
});

/** Pays what a mission or a place of a leaderboard brought, once however often it is asked for. */
export const claimMission = defineEndpoint({
  id: 'claimMission',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMissionReward',
  summary: 'Claim what a mission or a place of a leaderboard brought',
  gate: 'missions',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'period'],
    properties: { id, period },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['amount'],
    properties: { amount: { ...moneySchema, description: 'What was paid.' } },
  },
});
