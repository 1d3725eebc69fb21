import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const byCount = (description: string, maximum: number) =>
  ({
    type: 'array',
    minItems: 4,
    maxItems: 4,
    items: { type: 'integer', minimum: 0, maximum },
    description,
  }) as const satisfies JSONSchema;

const reels = {
  type: 'array',
  minItems: 5,
  maxItems: 5,
  items: {
    type: 'string',
    pattern: '^[a-z][a-zA-Z0-9]*( [a-z][a-zA-Z0-9]*){4,199}$',
    description:
      'Symbol ids from top to bottom, parted by one space; the last is followed by the first.',
  },
  description: 'Five strips; every stop of a strip is as likely.',
} as const satisfies JSONSchema;

const symbol = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'kind', 'pays'],
  properties: {
    id: {
      type: 'string',
      pattern: '^[a-z][a-zA-Z0-9]*$',
      description: 'Letters and digits, such as "bell".',
    },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      description: 'English name for people and artists.',
    },
    kind: {
      enum: ['regular', 'wild', 'scatter'],
      description: 'A wild stands for every regular symbol; a scatter counts wherever it stands.',
    },
    pays: byCount(
      'Pay of two, three, four and five of it: in coins, or in whole bets for a scatter.',
      1_000_000,
    ),
    multiplier: {
      type: 'integer',
      minimum: 2,
      maximum: 10,
      description: 'For a wild: multiplies a line that it helps, once for each wild in it.',
    },
  },
} as const satisfies JSONSchema;

const wins = {
  anyOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'lines'],
      properties: {
        kind: { const: 'lines' },
        lines: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          uniqueItems: true,
          items: {
            type: 'array',
            minItems: 5,
            maxItems: 5,
            items: { type: 'integer', minimum: 0, maximum: 4 },
            description: 'The row, counted from 0 at the top, on each reel.',
          },
        },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind'],
      properties: { kind: { const: 'ways' } },
    },
  ],
  description: '"lines": the best run from the left on each line; "ways": every run from the left.',
} as const satisfies JSONSchema;

const freeSpins = {
  type: 'object',
  additionalProperties: false,
  required: ['spins', 'again', 'most', 'multiplier', 'expandingWilds'],
  properties: {
    spins: byCount('Free spins for two, three, four and five scatters of a paid spin.', 100),
    again: byCount('Further spins for as many scatters in a free spin.', 100),
    most: {
      type: 'integer',
      minimum: 1,
      maximum: 200,
      description: 'The most free spins that one round can come to.',
    },
    multiplier: {
      type: 'integer',
      minimum: 1,
      maximum: 20,
      description: 'Of every win in a free spin.',
    },
    expandingWilds: {
      type: 'boolean',
      description: 'Whether a wild fills its reel in free spins, before wins are counted.',
    },
    reels,
  },
} as const satisfies JSONSchema;

/** Figures computed exactly from the rest of a game; a test holds every game to them. */
const published = {
  type: 'object',
  additionalProperties: false,
  required: [
    'returnBasisPoints',
    'hitRateBasisPoints',
    'featureOneIn',
    'deviationHundredths',
    'volatility',
    'mostTimesBet',
  ],
  properties: {
    returnBasisPoints: {
      type: 'integer',
      description: 'Return to member in hundredths of a percent, rounded down.',
    },
    hitRateBasisPoints: {
      type: 'integer',
      description: 'Share of rounds that pay anything, in hundredths of a percent, rounded down.',
    },
    featureOneIn: {
      type: 'integer',
      description: 'Free spins come once in so many rounds, rounded to the nearest; 0 for never.',
    },
    deviationHundredths: {
      type: 'integer',
      description: "Standard deviation of a round's pay, in hundredths of the bet, rounded down.",
    },
    volatility: { enum: ['low', 'medium', 'high'] },
    mostTimesBet: {
      type: 'integer',
      description: 'The most that one round can pay, in whole bets, rounded down.',
    },
  },
} as const satisfies JSONSchema;

/** A five-reel slot game as data: everything that decides a round. */
export const slotGameSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'name',
    'theme',
    'rows',
    'symbols',
    'reels',
    'wins',
    'coins',
    'levels',
    'published',
  ],
  properties: {
    id: { type: 'string', pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 40 },
    name: { type: 'string', minLength: 1, maxLength: 40, description: 'English title.' },
    theme: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      description: 'What it looks like, for artists.',
    },
    rows: { type: 'integer', minimum: 3, maximum: 5 },
    symbols: { type: 'array', minItems: 3, maxItems: 20, items: symbol },
    reels,
    wins,
    coins: {
      type: 'integer',
      minimum: 1,
      maximum: 1000,
      description: 'What one bet costs at level 1.',
    },
    levels: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: 10_000 },
      description: 'What a coin may be worth, in units of the currency that the gateway sets.',
    },
    freeSpins,
    mostASpin: {
      type: 'integer',
      minimum: 1,
      maximum: 100_000,
      description: 'The most that one spin pays, in whole bets; what is above is not paid.',
    },
    published,
  },
} as const satisfies JSONSchema;

/** A five-reel slot game as data. */
export type SlotGame = FromSchema<typeof slotGameSchema>;

/** The figures of a slot game that members are shown. */
export type SlotFigures = SlotGame['published'];
