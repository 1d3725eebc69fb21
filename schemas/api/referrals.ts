import { defineEndpoint } from './endpoint.ts';
import { moneySchema } from './money.ts';
import { momentSchema } from './payments.ts';

/** How it stands with an invited friend; `lapsed` is one whose time went by. */
export const REFERRAL_STATES = ['open', 'review', 'paid', 'refused', 'lapsed'] as const;

/** How much of something a friend did, of how much. */
const progress = (description: string) =>
  ({
    type: ['object', 'null'],
    additionalProperties: false,
    required: ['needed', 'done'],
    description: `${description} Null where it is not asked for.`,
    properties: { needed: moneySchema, done: moneySchema },
  }) as const;

/** The member's code, what a friend has to do for it to pay, and the friends who came. */
export const getReferrals = defineEndpoint({
  id: 'getReferrals',
  method: 'GET',
  path: '/wps/member/referrals',
  summary: 'Friends whom the member invited',
  gate: 'referral',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      before: {
        type: 'string',
        pattern: '^[0-9]{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        description: 'What `next` of the page before says.',
      },
      pageSize: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['code', 'currency', 'terms', 'invited', 'rewarded', 'earned', 'list', 'next'],
    properties: {
      code: { type: 'string', description: 'What a friend registers with.' },
      currency: { type: 'string' },
      terms: {
        type: ['object', 'null'],
        additionalProperties: false,
        description: 'For friends who register now; null where nobody is rewarded.',
        required: [
          'deposit',
          'validBet',
          'days',
          'needsPhone',
          'inviterReward',
          'friendReward',
          'turnover',
          'betShare',
          'betShareDays',
        ],
        properties: {
          deposit: { ...moneySchema, description: 'Zero: nothing is asked for.' },
          validBet: { ...moneySchema, description: 'Zero: nothing is asked for.' },
          days: {
            type: 'integer',
            description: 'How long a friend has, from the registration on.',
          },
          needsPhone: { type: 'boolean' },
          inviterReward: moneySchema,
          friendReward: { ...moneySchema, description: 'Zero: nothing.' },
          turnover: {
            type: 'string',
            description: 'How many times a reward is to be played. A decimal text.',
          },
          betShare: {
            type: 'string',
            description: 'Of the friend’s bets that count, as a decimal text: "0.001" is 0.1 %.',
          },
          betShareDays: {
            type: 'integer',
            description: 'Days after the reward that it holds for.',
          },
        },
      },
      invited: { type: 'integer', description: 'Friends in all.' },
      rewarded: { type: 'integer', description: 'Friends whom the member was rewarded for.' },
      earned: { ...moneySchema, description: 'In all.' },
      list: {
        type: 'array',
        description: 'The newest first.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['friend', 'state', 'at', 'endsAt', 'deposit', 'validBet', 'phone', 'reward'],
          properties: {
            friend: { type: 'string', description: 'The account, masked.' },
            state: { type: 'string', enum: REFERRAL_STATES },
            at: { ...momentSchema, description: 'When the friend registered. ISO 8601, UTC.' },
            endsAt: { ...momentSchema, description: 'Until when everything has to be done.' },
            deposit: progress('What was paid in.'),
            validBet: progress('What of the bets counted.'),
            phone: {
              type: ['boolean', 'null'],
              description: 'Whether a number is confirmed; null where it is not asked for.',
            },
            reward: moneySchema,
          },
        },
      },
      next: { type: ['string', 'null'], description: 'Names the next page.' },
    },
  },
});
