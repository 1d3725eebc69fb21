import { CASHBACK_MODES } from '../cashback.schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { categorySchema } from './games.ts';
import { moneySchema } from './money.ts';
import { maybeMoneySchema, maybeMomentSchema, momentSchema } from './payments.ts';

/**
 * How it stands with what a day gave: `running` is today's of which something was claimed, `carried` was below the least and
 * went over to a later day.
 */
export const CASHBACK_STATES = ['running', 'carried', 'open', 'claimed', 'expired'] as const;

const day = {
  type: 'string',
  description: 'A day where the site keeps its days: yyyy-mm-dd.',
} as const;
const rate = {
  type: 'string',
  description: 'A share as a decimal text: "0.006" is 0.6 %.',
} as const;

/** What the member can claim, what today gives so far, and every day before. */
export const getCashback = defineEndpoint({
  id: 'getCashback',
  method: 'GET',
  path: '/wps/member/cashback',
  summary: 'What the member gets back of bets',
  gate: 'manualRebate',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      before: {
        type: 'string',
        pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
        description: 'What `next` of the page before says.',
      },
      pageSize: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      'currency',
      'terms',
      'claimable',
      'days',
      'opensAt',
      'today',
      'carried',
      'list',
      'next',
    ],
    properties: {
      currency: { type: 'string' },
      terms: {
        type: ['object', 'null'],
        additionalProperties: false,
        description:
          'What holds today for the level of the member; null where nothing is given back, and for who takes a break.',
        required: ['mode', 'rates', 'min', 'dayCap', 'claimDays'],
        properties: {
          mode: { type: 'string', enum: CASHBACK_MODES },
          rates: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['category', 'rate'],
              properties: { category: categorySchema, rate },
            },
          },
          min: { ...moneySchema, description: 'The least that can be claimed.' },
          dayCap: { ...maybeMoneySchema, description: 'The most that a day gives; null: any sum.' },
          claimDays: { type: 'integer', description: 'For how many days a day can be claimed.' },
        },
      },
      claimable: { ...moneySchema, description: 'What a claim pays now.' },
      days: { type: 'integer', description: 'How many days a claim pays now.' },
      opensAt: {
        ...maybeMomentSchema,
        description: 'When a day that is over can be claimed; null where none waits.',
      },
      today: {
        type: ['object', 'null'],
        additionalProperties: false,
        description: 'Null where nothing is given back.',
        required: ['day', 'validBet', 'amount'],
        properties: {
          day,
          validBet: {
            ...moneySchema,
            description: 'What counted so far in categories with a rate.',
          },
          amount: {
            ...moneySchema,
            description: 'What that gives, without what was claimed of it.',
          },
        },
      },
      carried: { ...moneySchema, description: 'What came over from days below the least.' },
      list: {
        type: 'array',
        description: 'Days, the newest first.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: [
            'day',
            'state',
            'amount',
            'carriedIn',
            'lines',
            'opensAt',
            'expiresAt',
            'claimedAt',
          ],
          properties: {
            day,
            state: { type: 'string', enum: CASHBACK_STATES },
            amount: {
              ...moneySchema,
              description: 'With what came over and what was claimed early.',
            },
            carriedIn: moneySchema,
            lines: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['category', 'validBet', 'rate', 'amount'],
                properties: {
                  category: categorySchema,
                  validBet: moneySchema,
                  rate,
                  amount: moneySchema,
                },
              },
            },
            opensAt: momentSchema,
            expiresAt: { ...maybeMomentSchema, description: 'Null: never.' },
            claimedAt: maybeMomentSchema,
          },
        },
      },
      next: { type: ['string', 'null'], description: 'Names the next page.' },
    },
  },
});

/** Pays everything that can be claimed, once; nothing where there is nothing. */
export const claimCashback = defineEndpoint({
  id: 'claimCashback',
  method: 'POST',
  path: '/wps/member/cashback/claim',
  summary: 'Claim all cashback that can be claimed',
  gate: 'manualRebate',
  token: true,
  sealed: false,
  idempotent: true,
  body: { type: 'object', additionalProperties: false, required: [], properties: {} },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['amount', 'days'],
    properties: {
      amount: { ...moneySchema, description: 'What was paid; zero where there was nothing.' },
      days: { type: 'integer', description: 'Of how many days.' },
    },
  },
});
