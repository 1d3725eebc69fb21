import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { localisedText } from './localisedText.ts';

/** What a level may ask of a member, in the order in which it is asked. */
export const IDENTITY_NEEDS = ['email', 'phone', 'document', 'selfie', 'address'] as const;

/** Something that a level may ask of a member. */
export type IdentityNeed = (typeof IDENTITY_NEEDS)[number];

/** What is shown by pictures, and looked at by somebody. */
export const PICTURED_NEEDS = ['document', 'selfie', 'address'] as const;

/** Something that is shown by pictures. */
export type PicturedNeed = (typeof PICTURED_NEEDS)[number];

const sum = (description: string, example: number) =>
  ({
    type: 'number',
    minimum: 0,
    maximum: 1_000_000_000_000,
    description: `${description} In the main unit of the currency, in all. Without it: any amount.`,
    examples: [example],
  }) as const;

const level = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title'],
  description: 'A level of identity checks: what it takes, and what it allows.',
  examples: [{ id: 'verified', title: { en: 'Verified' }, needs: ['document', 'selfie'] }],
  properties: {
    id: {
      type: 'string',
      pattern: '^[a-z][A-Za-z0-9]{0,31}$',
      description: 'Its name.',
      examples: ['verified'],
    },
    title: localisedText('What it is called.', 40, 'Verified'),
    text: localisedText('Why it is asked for, as members read it.', 300, 'The law asks for it.'),
    needs: {
      type: 'array',
      maxItems: IDENTITY_NEEDS.length,
      uniqueItems: true,
      description: 'What it takes beside what the levels before it take. Of the first: nothing.',
      examples: [['document', 'selfie']],
      items: {
        type: 'string',
        enum: IDENTITY_NEEDS,
        description: 'Something that a member shows.',
        examples: ['document'],
      },
    },
    depositSum: sum('The most that is paid in at this level.', 1000),
    withdrawalSum: sum('The most that is paid out at this level.', 500),
    mayPlay: {
      type: 'boolean',
      description: 'Whether members of this level may play for money. Without it: yes.',
      examples: [false],
    },
  },
} as const;

/** What a merchant wants to know of its members, and what depends on it. */
export const identityChecksSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['levels'],
  description:
    'Levels of identity checks. Every member is at the first; a level is reached once all that it and those before it take was shown and approved. The feature "identityCheck" opens the page.',
  examples: [
    {
      levels: [
        { id: 'new', title: { en: 'New' }, withdrawalSum: 500 },
        { id: 'verified', title: { en: 'Verified' }, needs: ['document', 'selfie'] },
      ],
    },
  ],
  properties: {
    levels: {
      type: 'array',
      minItems: 1,
      maxItems: 6,
      description: 'The levels, from the lowest on.',
      examples: [[{ id: 'new', title: { en: 'New' }, withdrawalSum: 500 }]],
      items: level,
    },
    fourEyes: {
      type: 'string',
      enum: ['never', 'onMismatch', 'always'],
      description:
        'When a second person approves what a member sent: "onMismatch" where name, birthday or payout accounts are others than on file. Without it: onMismatch.',
      examples: ['always'],
    },
    recheckDays: {
      type: 'integer',
      minimum: 30,
      maximum: 3650,
      description:
        'After how many days what was approved is asked for again; a document never lasts longer than it says. Without it: never.',
      examples: [730],
    },
    keepYears: {
      type: 'integer',
      minimum: 0,
      maximum: 10,
      description:
        'For how many years after a member was erased the law wants what was approved kept. Without it: 5.',
      examples: [5],
    },
  },
} as const satisfies JSONSchema;

/** What a brand file says of identity checks. */
export type IdentityChoice = FromSchema<typeof identityChecksSchema>;
