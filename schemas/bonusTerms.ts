import { CATEGORIES, type GameCategory } from './api/games.ts';

/** How bonus money is played: `cashFirst` after the member's own, `locked` as one balance that is paid out once all is played. */
export const BONUS_MODELS = ['cashFirst', 'locked'] as const;

/** How bonus money is played. */
export type BonusModel = (typeof BONUS_MODELS)[number];

/** What is multiplied to say how much has to be bet. */
export const WAGER_BASES = ['bonus', 'depositAndBonus'] as const;

/** How it stands with bonus money; `offered` waits for the bonus that is active. */
export const BONUS_MONEY_STATES = [
  'offered',
  'active',
  'completed',
  'released',
  'expired',
  'forfeited',
  'removed',
  'lost',
] as const;

/** How it stands with bonus money. */
export type BonusMoneyState = (typeof BONUS_MONEY_STATES)[number];

/** Paid into the wallet; to be turned over so many times before it is paid out. */
export interface CashTerms {
  readonly pays: 'cash';
  /** A decimal text; `0` for nothing. */
  readonly turnover: string;
}

/** Paid as bonus money that becomes the member's once enough was bet. Amounts are decimal texts in the main unit. */
export interface WageredTerms {
  readonly pays: 'bonus';
  /** Of what the desk wrote; a grant keeps the terms as they were. */
  readonly version: number;
  readonly model: BonusModel;
  readonly multiplier: string;
  readonly base: (typeof WAGER_BASES)[number];
  /** Which share of a valid bet counts; categories that are missing count as usual. */
  readonly contribution: Readonly<Partial<Record<GameCategory, string>>>;
  /** The same for games of a vendor, before its category. */
  readonly vendors: Readonly<Record<string, string>>;
  /** The most that a bet may cost; null for any. */
  readonly maxBet: string | null;
  /** The most that becomes the member's: so many times the bonus, or an amount; null for all of it. */
  readonly maxRelease: { readonly times: string } | { readonly amount: string } | null;
  /** From when it is active. */
  readonly expiresHours: number;
}

/** By which terms something is given; a snapshot is kept with what was given. */
export type BonusTerms = CashTerms | WageredTerms;

const decimal = (description: string, example: string) =>
  ({
    type: 'string',
    pattern: '^\\d{1,9}(\\.\\d{1,4})?$',
    description,
    examples: [example],
  }) as const;
const share = {
  type: 'string',
  pattern: '^(0(\\.\\d{1,4})?|1(\\.0{1,4})?)$',
  examples: ['0.5'],
} as const;

/** The schema of `CashTerms`. */
export const cashTermsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['pays', 'turnover'],
  properties: {
    pays: { type: 'string', const: 'cash' },
    turnover: decimal('How many times it is turned over before it is paid out.', '1'),
  },
} as const;

/** The schema of `WageredTerms`. */
export const wageredTermsSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'pays',
    'version',
    'model',
    'multiplier',
    'base',
    'contribution',
    'vendors',
    'maxBet',
    'maxRelease',
    'expiresHours',
  ],
  properties: {
    pays: { type: 'string', const: 'bonus' },
    version: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    model: { type: 'string', enum: BONUS_MODELS },
    multiplier: decimal('How many times the base is bet before the bonus is released.', '10'),
    base: { type: 'string', enum: WAGER_BASES },
    contribution: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(CATEGORIES.map((category) => [category, share])),
    },
    vendors: {
      type: 'object',
      maxProperties: 100,
      propertyNames: { pattern: '^[A-Z0-9_]{1,32}$' },
      additionalProperties: share,
    },
    maxBet: { ...decimal('The most that a bet may cost.', '5.00'), type: ['string', 'null'] },
    maxRelease: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          additionalProperties: false,
          required: ['times'],
          properties: { times: decimal('So many times the bonus.', '5') },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['amount'],
          properties: { amount: decimal('This amount.', '250.00') },
        },
      ],
    },
    expiresHours: { type: 'integer', minimum: 1, maximum: 8784 },
  },
} as const;

/** The schema of `BonusTerms`. */
export const bonusTermsSchema = { anyOf: [cashTermsSchema, wageredTermsSchema] } as const;
