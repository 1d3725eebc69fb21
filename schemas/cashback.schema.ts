import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { CATEGORIES, type GameCategory } from './api/games.ts';

/** How members come by their cashback: once a day is over, or whenever they ask. */
export const CASHBACK_MODES = ['daily', 'claimNow'] as const;

/** A share of valid bets as a decimal text, such as "0.006" for 0.6 %; less than one. */
export const cashbackRate = {
  type: 'string',
  pattern: '^0\\.[0-9]{1,6}$',
  description: 'Share of the bets that count, as a decimal text: "0.006" is 0.6 %.',
  examples: ['0.006'],
} as const;

/** Rates by category; one that is left out gives nothing. */
export const cashbackRates = {
  type: 'object',
  additionalProperties: false,
  description: 'Rates by category of games; a category that is left out gives nothing.',
  examples: [{ RNG: '0.006', LIVE: '0.005' }],
  properties: Object.fromEntries(CATEGORIES.map((category) => [category, cashbackRate])) as Record<
    GameCategory,
    typeof cashbackRate
  >,
} as const;

/** The VIP level from which rates hold. */
export const cashbackLevelFrom = {
  type: 'integer',
  minimum: 1,
  maximum: 1000,
  description: 'The level from which they hold.',
  examples: [3],
} as const;

/** For how many days what a day gave can be claimed. */
export const cashbackClaimDays = {
  type: 'integer',
  minimum: 1,
  maximum: 60,
  description: 'For how many days it can be claimed. Without it: 7.',
  examples: [7],
} as const;

const amount = (description: string, example: number) =>
  ({
    type: 'number',
    minimum: 0,
    maximum: 1_000_000_000,
    description: `${description} In the main unit of the currency.`,
    examples: [example],
  }) as const;

/** What a brand file says of cashback. */
export const cashbackSchema = {
  type: 'object',
  additionalProperties: false,
  description:
    'What members get back of the bets of a day that count, until the desk says otherwise. Without it there is none.',
  examples: [{ rates: { RNG: '0.006', LIVE: '0.005' }, min: 1, dayCap: 500 }],
  required: ['rates'],
  properties: {
    mode: {
      type: 'string',
      enum: CASHBACK_MODES,
      description:
        'Whether members claim days that are over, or at any time what was settled since they last did. Without it: "daily".',
      examples: ['daily'],
    },
    rates: cashbackRates,
    levels: {
      type: 'array',
      maxItems: 20,
      description: 'Rates of higher VIP levels, each in place of those of levels below it.',
      examples: [[{ from: 3, rates: { RNG: '0.008' } }]],
      items: {
        type: 'object',
        additionalProperties: false,
        description: 'Rates from a level on.',
        examples: [{ from: 3, rates: { RNG: '0.008' } }],
        required: ['from', 'rates'],
        properties: { from: cashbackLevelFrom, rates: cashbackRates },
      },
    },
    min: amount(
      'The least that can be claimed; what is below it goes over to the next day. Without it: anything.',
      1,
    ),
    dayCap: amount('The most that a day gives. Without it: any sum.', 500),
    claimDays: cashbackClaimDays,
  },
} as const satisfies JSONSchema;

/** What a brand file says of cashback. */
export type CashbackChoice = FromSchema<typeof cashbackSchema>;
