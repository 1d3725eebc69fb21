import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const amount = (description: string, example: number) =>
  ({
    type: 'number',
    minimum: 0,
    maximum: 1_000_000_000,
    description: `${description} In the main unit of the currency.`,
    examples: [example],
  }) as const;

/** Shares of bets as decimal texts. */
export const SHARE_PATTERN = '^0(\\.[0-9]{1,6})?$';

/** What a brand file says of friends that members invite. */
export const referralSchema = {
  type: 'object',
  additionalProperties: false,
  description:
    'What an invited friend has to do, and what both get for it, until the desk says otherwise. Without it nobody is rewarded.',
  examples: [{ deposit: 50, validBet: 500, days: 14, inviterReward: 10, friendReward: 5 }],
  required: ['days', 'inviterReward'],
  properties: {
    deposit: amount('What the friend pays in at least, in all. Without it: nothing.', 50),
    validBet: amount(
      'What of the friend’s bets counts at least, in all. Without it: nothing.',
      500,
    ),
    days: {
      type: 'integer',
      minimum: 1,
      maximum: 365,
      description: 'How long the friend has for all of it, from the registration on.',
      examples: [14],
    },
    needsPhone: {
      type: 'boolean',
      description: 'Whether the friend has to confirm a mobile number. Without it: no.',
      examples: [true],
    },
    inviterReward: amount('What the member gets who invited the friend.', 10),
    friendReward: amount('What the friend gets. Without it: nothing.', 5),
    turnover: {
      type: 'string',
      pattern: '^[0-9]{1,3}(\\.[0-9]{1,4})?$',
      description:
        'How many times a reward is to be played before it can be paid out. A decimal text; without it: "1".',
      examples: ['3'],
    },
    mostAMonth: {
      type: 'integer',
      minimum: 1,
      maximum: 10_000,
      description:
        'For how many friends a member is rewarded in a month before somebody looks at each. Without it: 20.',
      examples: [20],
    },
    betShare: {
      type: 'string',
      pattern: SHARE_PATTERN,
      description:
        'What the member gets besides of the friend’s bets that count, as a decimal text: "0.001" is 0.1 %. Without it: nothing.',
      examples: ['0.001'],
    },
    betShareDays: {
      type: 'integer',
      minimum: 1,
      maximum: 3650,
      description: 'For how many days after the reward. Without it: 30.',
      examples: [30],
    },
  },
} as const satisfies JSONSchema;

/** What a brand file says of friends that members invite. */
export type ReferralChoice = FromSchema<typeof referralSchema>;
