import { BONUS_MODELS, BONUS_MONEY_STATES } from '../bonusTerms.ts';
import { next } from './lotteryFields.ts';
import { defineEndpoint } from './endpoint.ts';
import { categorySchema } from './games.ts';
import { moneySchema } from './money.ts';
import { maybeMomentSchema, maybeMoneySchema, momentSchema } from './payments.ts';
import { beforeKey, pageSizeOf } from './records.ts';
import { BONUS_ORIGINS } from './rewards.ts';
import { FREE_SPIN_STATES } from '../freeSpins.ts';

/** Why a bet did nothing for a bonus: it was paid with cash, is of a category that counts nothing, void, or came too late. */
export const UNCOUNTED_REASONS = ['cash', 'category', 'void', 'ended'] as const;

/** The terms of bonus money as members read them. */
export const shownTermsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['model', 'multiplier', 'base', 'shares', 'maxBet', 'maxRelease', 'hours'],
  properties: {
    model: { type: 'string', enum: BONUS_MODELS },
    multiplier: { type: 'string', description: 'How many times the base is bet. A decimal text.' },
    base: { type: 'string', enum: ['bonus', 'depositAndBonus'] },
    shares: {
      type: 'array',
      description: 'Which share of a valid bet counts in each category, the most first.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['category', 'share'],
        properties: { category: categorySchema, share: { type: 'string' } },
      },
    },
    maxBet: { ...maybeMoneySchema, description: 'The most that a bet may cost; null: any.' },
    maxRelease: {
      ...maybeMoneySchema,
      description: 'The most that becomes the member’s; null: all of it.',
    },
    hours: { type: 'integer', description: 'How long it is active.' },
  },
} as const;

const bonusId = {
  type: 'string',
  pattern: '^[0-9]{1,18}$',
  description: 'The id of bonus money.',
  examples: ['17'],
} as const;

/** Bonus money of the member: what is active, what waits, and what was. */
export const getBonusMoney = defineEndpoint({
  id: 'getBonusMoney',
  method: 'GET',
  path: '/wps/member/bonuses/money',
  summary: 'Bonus money of the member with its terms and progress',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'balance', 'list'],
    properties: {
      currency: { type: 'string' },
      balance: { ...moneySchema, description: 'What can be played with and is not cash yet.' },
      list: {
        type: 'array',
        description:
          'What is active first, then what waits in its order, then the newest that ended.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: [
            'id',
            'origin',
            'title',
            'state',
            'amount',
            'terms',
            'required',
            'done',
            'left',
            'released',
            'removed',
            'grantedAt',
            'expiresAt',
            'endedAt',
            'reason',
          ],
          properties: {
            id: bonusId,
            origin: { type: 'string', enum: BONUS_ORIGINS },
            title: { type: ['string', 'null'], description: 'What it is for, by its name.' },
            state: { type: 'string', enum: BONUS_MONEY_STATES },
            amount: moneySchema,
            terms: shownTermsSchema,
            required: { ...moneySchema, description: 'What has to be bet.' },
            done: moneySchema,
            left: moneySchema,
            released: { ...moneySchema, description: 'What became the member’s.' },
            removed: { ...moneySchema, description: 'What was taken back as it ended.' },
            grantedAt: momentSchema,
            expiresAt: { ...maybeMomentSchema, description: 'Null as long as it waits.' },
            endedAt: maybeMomentSchema,
            reason: { type: ['string', 'null'], description: 'Why the house removed it.' },
          },
        },
      },
    },
  },
});

/** Settled bets that were looked at for bonus money, the newest first. */
export const getBonusMoneyBets = defineEndpoint({
  id: 'getBonusMoneyBets',
  method: 'GET',
  path: '/wps/member/bonuses/money/bets',
  summary: 'Bets that counted for bonus money, and why others did not',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['bonus'],
    properties: { bonus: bonusId, before: beforeKey, pageSize: pageSizeOf(50, 10) },
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
          required: ['id', 'category', 'gameName', 'at', 'bet', 'counted', 'reason'],
          properties: {
            id: { type: 'string' },
            category: categorySchema,
            gameName: { type: 'string' },
            at: momentSchema,
            bet: moneySchema,
            counted: moneySchema,
            reason: { type: ['string', 'null'], enum: [...UNCOUNTED_REASONS, null] },
          },
        },
      },
      next,
    },
  },
});

/** Ends bonus money that is active or waits; what is left of it is gone. */
export const giveUpBonus = defineEndpoint({
  id: 'giveUpBonus',
  method: 'POST',
  path: '/wps/member/bonuses/money/giveUp',
  summary: 'Give bonus money up',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['bonus'],
    properties: { bonus: bonusId },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['removed'],
    properties: { removed: { ...moneySchema, description: 'What is gone.' } },
  },
});

/** Free spins of the member: what can be played first, then the newest. */
export const getFreeSpins = defineEndpoint({
  id: 'getFreeSpins',
  method: 'GET',
  path: '/wps/member/bonuses/freeSpins',
  summary: 'Free spins of the member, those that can be played first',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'list'],
    properties: {
      currency: { type: 'string' },
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: [
            'id',
            'title',
            'state',
            'gameId',
            'gameName',
            'stake',
            'count',
            'left',
            'won',
            'pays',
            'multiplier',
            'grantedAt',
            'expiresAt',
            'endedAt',
            'isPaid',
            'reason',
          ],
          properties: {
            id: { type: 'string' },
            title: { type: ['string', 'null'], description: 'What it is for, by its name.' },
            state: { type: 'string', enum: FREE_SPIN_STATES },
            gameId: { type: 'string' },
            gameName: { type: 'string' },
            stake: { ...moneySchema, description: 'What a spin is worth.' },
            count: { type: 'integer' },
            left: { type: 'integer', description: 'Spins that can still be played.' },
            won: moneySchema,
            pays: {
              type: 'string',
              enum: ['cash', 'bonus'],
              description: 'What the wins become after the last spin.',
            },
            multiplier: {
              type: 'string',
              description: 'How many times the wins are to be bet. A decimal text.',
            },
            grantedAt: momentSchema,
            expiresAt: momentSchema,
            endedAt: maybeMomentSchema,
            isPaid: { type: 'boolean', description: 'The wins were given.' },
            reason: { type: ['string', 'null'], description: 'Why the house removed it.' },
          },
        },
      },
    },
  },
});
