import type { FromSchema } from 'json-schema-to-ts';
import { CATEGORIES } from '../api/games.ts';
import { BONUS_MODELS, WAGER_BASES } from '../bonusTerms.ts';
import { amountField } from './paymentParts.ts';

const times = {
  type: 'string',
  pattern: '^[0-9]{1,3}(\\.[0-9]{1,4})?$',
  description: 'How many times. A decimal text.',
} as const;

const share = { type: 'string', pattern: '^(0|1|0\\.[0-9]{1,4})$' } as const;

/** By which terms something is given, as a desk writes it: what `pays` does not ask for is missing. */
export const bonusTermsField = {
  type: 'object',
  additionalProperties: false,
  required: ['pays'],
  properties: {
    pays: {
      type: 'string',
      enum: ['cash', 'bonus'],
      description: 'Into the wallet, or as bonus money that is wagered first.',
    },
    turnover: { ...times, description: 'Of cash: how many times it is played before a payout.' },
    model: { type: 'string', enum: BONUS_MODELS },
    multiplier: { ...times, description: 'How many times the base is bet.' },
    base: { type: 'string', enum: WAGER_BASES },
    contribution: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(CATEGORIES.map((category) => [category, share])),
      description: 'Which share of a valid bet counts; a category without one counts as usual.',
    },
    vendors: {
      type: 'object',
      maxProperties: 50,
      additionalProperties: false,
      patternProperties: { '^[A-Za-z0-9_-]{1,40}$': share },
      description: 'The same for games of a vendor, before its category.',
    },
    maxBet: { ...amountField, description: 'The most that a bet may cost; missing: any.' },
    releaseTimes: { ...times, description: 'The most that is released: so many times the bonus.' },
    releaseAmount: { ...amountField, description: 'The most that is released, as an amount.' },
    expiresHours: {
      type: 'integer',
      minimum: 1,
      maximum: 8760,
      description: 'While it is active.',
    },
  },
} as const;

/** Terms as a desk writes them. */
export type WrittenBonusTerms = FromSchema<typeof bonusTermsField>;
