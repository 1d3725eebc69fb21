import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const lotteryName = {
  type: 'string',
  minLength: 1,
  maxLength: 32,
  description: 'Code of a lottery, or of a group.',
  examples: ['VNMB'],
} as const;

const amount = (description: string, example: number) =>
  ({
    type: 'number',
    exclusiveMinimum: 0,
    maximum: 1_000_000_000_000,
    description: `${description} In the main unit of the currency.`,
    examples: [example],
  }) as const;

const series = (description: string, example: number) =>
  ({
    type: 'integer',
    minimum: 1000,
    maximum: 2000,
    description,
    examples: [example],
  }) as const;

const limits = {
  type: 'object',
  additionalProperties: false,
  description: 'Limits of bets.',
  properties: {
    minStake: amount('The least stake of one item in one issue.', 1),
    maxStake: amount('The greatest stake of one item in one issue.', 5000),
    maxPerIssue: amount('What one member stakes at most in one issue.', 20_000),
    maxPrizePerOrder: amount('What one order wins at most.', 400_000),
    maxPrizePerIssue: amount(
      'What the orders of one member in one issue can win together at most: a bet that could win more is refused. Without it there is no such limit.',
      400_000,
    ),
    singlePickPrize: amount(
      'What an item wins at most that covers no more than one in a hundred of all outcomes.',
      20_000,
    ),
  },
} as const;

const odds = {
  type: 'object',
  maxProperties: 200,
  description:
    'Fixed odds that differ from the usual ones, stake included: play, then price, then odds. They count for plays that have no series.',
  examples: [{ 'DT.15': { D: '1.95', T: '1.95' } }],
  additionalProperties: {
    type: 'object',
    maxProperties: 100,
    description: 'Odds of a play by its prices.',
    examples: [{ D: '1.95' }],
    additionalProperties: {
      type: 'string',
      pattern: '^(0|[1-9][0-9]{0,7})(\\.[0-9]{1,4})?$',
      description: 'What a winning unit of 1 gets back.',
      examples: ['1.95'],
    },
  },
} as const;

const terms = (description: string) =>
  ({
    type: 'object',
    additionalProperties: false,
    description,
    examples: [{ playsLeftOut: ['F5'], series: { min: 1700, maxBet: 1950 } }],
    properties: {
      playsLeftOut: {
        type: 'array',
        maxItems: 200,
        uniqueItems: true,
        description:
          'Plays that are not offered, by their codes; "F5" stands for every play that begins with "F5.".',
        examples: [['F5', 'Z.POS']],
        items: {
          type: 'string',
          minLength: 1,
          maxLength: 40,
          description: 'Code of a play, or what plays begin with.',
          examples: ['F5'],
        },
      },
      series: {
        type: 'object',
        additionalProperties: false,
        description:
          'Prize groups: at 1900, 1900 of 2000 staked come back. They are in order: min, default, maxBet, max.',
        properties: {
          min: series('The lowest that can be chosen. Without it: 1700.', 1800),
          max: series('The highest that an agent may have. Without it: 1980.', 1980),
          maxBet: series('The highest that bets are taken at. Without it: 1960.', 1950),
          default: series('What the slider stands at first. Without it: the same as maxBet.', 1900),
        },
      },
      limits,
      odds,
      halfPay: {
        type: 'array',
        maxItems: 50,
        description:
          'Numbers that pay half of their prize, of plays that bet on single numbers or options. They are shown before the bet, and bets placed before stay as they were.',
        examples: [[{ play: 'TOP2', numbers: ['68', '86'] }]],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['play', 'numbers'],
          properties: {
            play: {
              type: 'string',
              minLength: 1,
              maxLength: 40,
              description: 'Code of a play.',
              examples: ['TOP2'],
            },
            numbers: {
              type: 'array',
              minItems: 1,
              maxItems: 200,
              uniqueItems: true,
              description: 'The numbers or options, as a selection writes them.',
              examples: [['68', '86']],
              items: {
                type: 'string',
                minLength: 1,
                maxLength: 32,
                description: 'A number or option.',
                examples: ['68'],
              },
            },
            issue: {
              type: 'string',
              minLength: 1,
              maxLength: 40,
              description: 'The only issue that they count in. Without it: all of them.',
              examples: ['20260316'],
            },
          },
        },
      },
      levels: {
        type: 'array',
        maxItems: 20,
        description:
          'Odds of members of higher ranks; the entry with the highest rank that a member has reached counts.',
        examples: [[{ fromRank: 5, odds: { 'DT.15': { D: '2' } } }]],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['fromRank', 'odds'],
          properties: {
            fromRank: {
              type: 'integer',
              minimum: 1,
              maximum: 100,
              description: 'The rank from which these odds count.',
              examples: [5],
            },
            odds,
          },
        },
      },
    },
  }) as const;

/** What a merchant says about its lotteries. */
export const lotteriesSchema = {
  type: 'object',
  additionalProperties: false,
  description:
    'Which lotteries the merchant offers and on which terms. What is said of a lottery goes before what is said of its group, and that before what is said of all.',
  properties: {
    offered: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      uniqueItems: true,
      description:
        'Lotteries in the order of the hall; a group stands for those of its lotteries that are not named by themselves. Without it: all that the features allow, in the order of the product.',
      examples: [['VNMB', 'VN', 'SSC1M']],
      items: lotteryName,
    },
    limits: { ...limits, description: 'Limits of bets on any lottery.' },
    groups: {
      type: 'object',
      maxProperties: 20,
      description: 'Terms of all lotteries of a group.',
      examples: [{ SSC: { series: { maxBet: 1950 } } }],
      additionalProperties: terms('Terms of the lotteries of this group.'),
    },
    games: {
      type: 'object',
      maxProperties: 200,
      description: 'Terms of single lotteries.',
      examples: [{ SSC1M: { limits: { maxStake: 5000 } } }],
      additionalProperties: terms('Terms of this lottery.'),
    },
  },
} as const satisfies JSONSchema;

/** What a merchant says about its lotteries, as it is written and as it is resolved. */
export type LotteryChoice = FromSchema<typeof lotteriesSchema>;

/** What a merchant says about one lottery, or about all of a group. */
export type WrittenTerms = NonNullable<LotteryChoice['games']>[string];
