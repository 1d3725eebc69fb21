import { next } from './lotteryFields.ts';
import { defineEndpoint } from './endpoint.ts';
import { categorySchema } from './games.ts';
import { moneySchema } from './money.ts';
import { maybeMomentSchema, momentSchema } from './payments.ts';
import { beforeKey, pageSizeOf, rangeQuery } from './records.ts';

/** Where rewards that wait come from. */
export const REWARD_SOURCES = ['cashback', 'mission', 'leaderboard', 'vip', 'promotion'] as const;

/** Where a reward that waits comes from. */
export type RewardSource = (typeof REWARD_SOURCES)[number];

/** What rewards were given for. */
export const BONUS_ORIGINS = [
  'cashback',
  'mission',
  'leaderboard',
  'referral',
  'vip',
  'points',
  'rebate',
  'depositMatch',
  'promotion',
  'redPacket',
  'raffle',
  'signIn',
  'freeSpins',
  'adjustment',
  'other',
] as const;

/** What a reward was given for. */
export type BonusOrigin = (typeof BONUS_ORIGINS)[number];

/**
 * How it stands with a reward: `free` has nothing to be played, `active` is being played, `completed` is played, `lost` ended
 * with the money.
 */
export const BONUS_STATES = ['free', 'active', 'completed', 'lost'] as const;

const rewardName = {
  type: 'string',
  pattern: '^[A-Za-z0-9:-]{1,80}$',
  description: 'Names a reward within its source.',
  examples: ['2026-11-26'],
} as const;

/** Everything that the member can claim now. */
export const getRewards = defineEndpoint({
  id: 'getRewards',
  method: 'GET',
  path: '/wps/member/rewards',
  summary: 'Everything that the member can claim',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'total', 'list'],
    properties: {
      currency: { type: 'string' },
      total: moneySchema,
      list: {
        type: 'array',
        description: 'What expires soonest first.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['source', 'id', 'title', 'amount', 'days', 'place', 'turnover', 'expiresAt'],
          properties: {
            source: { type: 'string', enum: REWARD_SOURCES },
            id: rewardName,
            title: {
              type: ['string', 'null'],
              description: 'What the reward is for, by its name.',
            },
            amount: moneySchema,
            days: { type: ['integer', 'null'], description: 'Of cashback: of how many days.' },
            place: { type: ['integer', 'null'], description: 'Of a leaderboard: the place.' },
            turnover: {
              type: 'string',
              description: 'How many times it is to be played. A decimal text.',
            },
            expiresAt: { ...maybeMomentSchema, description: 'Null: never.' },
          },
        },
      },
    },
  },
});

/** Pays one reward or everything that can be claimed, each once. */
export const claimRewards = defineEndpoint({
  id: 'claimRewards',
  method: 'POST',
  path: '/wps/member/rewards/claim',
  summary: 'Claim one reward or all of them',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: [],
    properties: {
      only: {
        type: 'object',
        additionalProperties: false,
        required: ['source', 'id'],
        description: 'Without it: everything.',
        properties: { source: { type: 'string', enum: REWARD_SOURCES }, id: rewardName },
      },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['amount', 'count'],
    properties: {
      amount: { ...moneySchema, description: 'What was paid; zero where there was nothing.' },
      count: { type: 'integer', description: 'How many rewards.' },
    },
  },
});

/** What the member was given beside play, the newest first. */
export const getBonuses = defineEndpoint({
  id: 'getBonuses',
  method: 'GET',
  path: '/wps/member/bonuses',
  summary: 'What the member was given, with its terms and how far they are met',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...rangeQuery,
      origin: { type: 'string', enum: BONUS_ORIGINS, examples: ['cashback'] },
      state: { type: 'string', enum: BONUS_STATES, examples: ['active'] },
      before: {
        type: 'string',
        pattern: '^[0-9]{1,19}_[A-Za-z0-9:-]{1,200}$',
        description: 'What `next` of the page before says.',
      },
      pageSize: pageSizeOf(50),
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'total', 'list', 'next'],
    properties: {
      currency: { type: 'string' },
      total: {
        ...moneySchema,
        type: ['string', 'null'],
        description: 'What came in the whole range; null on later pages.',
      },
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: [
            'id',
            'origin',
            'title',
            'day',
            'at',
            'amount',
            'state',
            'turnover',
            'endedAt',
          ],
          properties: {
            id: { type: 'string' },
            origin: { type: 'string', enum: BONUS_ORIGINS },
            title: { type: ['string', 'null'], description: 'What it is for, by its name.' },
            day: {
              type: ['string', 'null'],
              description: 'Of cashback and rebates the day that they are for: yyyy-mm-dd.',
            },
            at: momentSchema,
            amount: { ...moneySchema, description: 'Below zero where it was taken back.' },
            state: { type: 'string', enum: BONUS_STATES },
            turnover: {
              type: ['object', 'null'],
              additionalProperties: false,
              description: 'What has to be played before it can be paid out; null: nothing.',
              required: ['times', 'required', 'done', 'open', 'waits'],
              properties: {
                times: { type: 'string', description: 'How many times the amount.' },
                required: moneySchema,
                done: moneySchema,
                open: moneySchema,
                waits: {
                  type: 'boolean',
                  description: 'Something that came before it is played first.',
                },
              },
            },
            endedAt: maybeMomentSchema,
          },
        },
      },
      next,
    },
  },
});

/** Bets that counted for what a reward asks to be played, the newest first. */
export const getBonusBets = defineEndpoint({
  id: 'getBonusBets',
  method: 'GET',
  path: '/wps/member/bonuses/bets',
  summary: 'Bets that counted for a reward',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['bonus'],
    properties: {
      bonus: {
        type: 'string',
        pattern: '^[A-Za-z0-9:-]{1,200}$',
        description: 'The id of a reward.',
        examples: ['cashback:5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a10:2026-02-01'],
      },
      before: beforeKey,
      pageSize: pageSizeOf(50, 10),
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'list', 'next'],
    properties: {
      currency: { type: 'string' },
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'category', 'gameName', 'at', 'bet', 'counted'],
          properties: {
            id: { type: 'string' },
            category: categorySchema,
            gameName: { type: 'string' },
            at: momentSchema,
            bet: moneySchema,
            counted: { ...moneySchema, description: 'What of it counted.' },
          },
        },
      },
      next,
    },
  },
});
