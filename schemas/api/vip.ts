import { defineEndpoint } from './endpoint.ts';
import { categorySchema } from './games.ts';
import { next } from './lotteryFields.ts';
import { moneySchema } from './money.ts';
import { maybeMomentSchema, maybeMoneySchema, momentSchema } from './payments.ts';
import { beforeKey, pageSizeOf } from './records.ts';

const level = { type: 'integer', minimum: 0, description: 'A level, from 0.' } as const;
const name = { type: 'string', description: 'What a level is called.' } as const;
const growth = { type: 'integer', description: 'Growth points.' } as const;
const day = { type: 'string', description: 'yyyy-mm-dd, where the site keeps its days.' } as const;
const decimal = { type: 'string', description: 'A decimal text.' } as const;

const monthly = {
  type: ['object', 'null'],
  additionalProperties: false,
  description: 'What a month gives, and what has to be paid in and bet in it; null: nothing.',
  required: ['amount', 'minDeposit', 'minBet'],
  properties: { amount: moneySchema, minDeposit: moneySchema, minBet: moneySchema },
} as const;

const withdrawal = {
  type: 'object',
  additionalProperties: false,
  description: 'What the level changes of how money goes out; null: as for everybody.',
  required: ['dayCount', 'daySum', 'max', 'freeADay', 'feeRate'],
  properties: {
    dayCount: { type: ['integer', 'null'] },
    daySum: maybeMoneySchema,
    max: maybeMoneySchema,
    freeADay: { type: ['integer', 'null'] },
    feeRate: { type: ['string', 'null'], description: 'A decimal text.' },
  },
} as const;

/** The programme: how play makes growth, and what each level gives. */
export const getVipProgramme = defineEndpoint({
  id: 'getVipProgramme',
  method: 'GET',
  path: '/wps/vip',
  summary: 'The VIP programme: levels and what each of them gives',
  gate: 'vip',
  token: false,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'keepDays', 'turnover', 'factors', 'levels'],
    properties: {
      currency: { type: 'string' },
      keepDays: { type: 'integer', description: 'How long a level is before it has to be kept.' },
      turnover: { ...decimal, description: 'How many times what is given is to be played.' },
      factors: {
        type: 'array',
        description: 'Growth of a main unit of bets that count.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['category', 'factor'],
          properties: { category: categorySchema, factor: decimal },
        },
      },
      levels: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: [
            'level',
            'name',
            'threshold',
            'keep',
            'gift',
            'birthday',
            'monthly',
            'withdrawal',
            'cashback',
            'hasOwnService',
          ],
          properties: {
            level,
            name,
            threshold: growth,
            keep: { ...growth, description: 'Growth that keeps it; 0: it is kept anyway.' },
            gift: moneySchema,
            birthday: moneySchema,
            monthly,
            withdrawal,
            cashback: {
              type: ['string', 'null'],
              description:
                'The highest rate of cashback, a decimal text; null where there is none.',
            },
            hasOwnService: { type: 'boolean' },
          },
        },
      },
    },
  },
});

/** Where a member is in the programme. */
export const getVipStanding = defineEndpoint({
  id: 'getVipStanding',
  method: 'GET',
  path: '/wps/member/vip',
  summary: 'Where the member is in the VIP programme, and what waits',
  gate: 'vip',
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'level', 'points', 'today', 'keep', 'month', 'gifts', 'birthday'],
    properties: {
      currency: { type: 'string' },
      level,
      points: growth,
      today: { ...growth, description: 'What today brings so far; it is counted after the day.' },
      keep: {
        type: ['object', 'null'],
        additionalProperties: false,
        description: 'What keeps the level; null where it is kept anyway.',
        required: ['needed', 'reached', 'until'],
        properties: { needed: growth, reached: growth, until: day },
      },
      month: {
        type: ['object', 'null'],
        additionalProperties: false,
        description: 'How far this month is; null where the level gives nothing for it.',
        required: ['deposited', 'bet'],
        properties: { deposited: moneySchema, bet: moneySchema },
      },
      gifts: {
        type: 'array',
        description: 'What can be claimed, by the source "vip" of rewards.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'kind', 'level', 'amount', 'expiresAt'],
          properties: {
            id: { type: 'string' },
            kind: { type: 'string', enum: ['level', 'month', 'birthday'] },
            level,
            amount: moneySchema,
            expiresAt: { ...maybeMomentSchema, description: 'Null: never.' },
          },
        },
      },
      birthday: { type: 'boolean', description: 'Whether the birthday is known.' },
    },
  },
});

/** How a member came to where they are. */
export const getVipHistory = defineEndpoint({
  id: 'getVipHistory',
  method: 'GET',
  path: '/wps/member/vip/history',
  summary: 'Growth of days, levels reached and lost, the newest first',
  gate: 'vip',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { before: beforeKey, pageSize: pageSizeOf(50, 10) },
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
          required: ['id', 'day', 'kind', 'gained', 'points', 'from', 'to', 'at'],
          properties: {
            id: { type: 'string' },
            day,
            kind: { type: 'string', enum: ['growth', 'fall', 'set'] },
            gained: growth,
            points: growth,
            from: level,
            to: level,
            at: momentSchema,
          },
        },
      },
      next,
    },
  },
});
