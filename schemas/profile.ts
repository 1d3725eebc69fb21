import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { FIELD_CHOICES, type FieldChoice } from './registration.ts';

/** What members may say about themselves, in the order in which their page asks for it. */
export const PROFILE_FIELDS = [
  'nickname',
  'fullName',
  'birthday',
  'telegram',
  'zalo',
  'nationality',
  'placeOfBirth',
  'address',
  'permanentAddress',
  'currentAddress',
  'occupation',
  'incomeSource',
] as const;

/** One of them. */
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** How a merchant asks for one of them. */
export interface ProfileRule {
  readonly ask: FieldChoice;
  /** Stays as it was first given; the house can change it. */
  readonly fixed: boolean;
  /** Fewest and most characters. */
  readonly minLength: number;
  readonly maxLength: number;
}

const rule = (ask: FieldChoice, fixed: boolean, minLength: number, maxLength: number) => ({
  ask,
  fixed,
  minLength,
  maxLength,
});

/** What a merchant asks that says nothing about it. Names and birthdays are compared with papers, so they stay. */
export const DEFAULT_PROFILE_RULES: Readonly<Record<ProfileField, ProfileRule>> = {
  nickname: rule('optional', false, 2, 20),
  fullName: rule('optional', true, 2, 60),
  birthday: rule('optional', true, 10, 10),
  telegram: rule('optional', false, 5, 32),
  zalo: rule('hidden', false, 8, 15),
  nationality: rule('optional', false, 2, 2),
  placeOfBirth: rule('hidden', false, 2, 80),
  address: rule('optional', false, 5, 160),
  permanentAddress: rule('hidden', false, 5, 160),
  currentAddress: rule('hidden', false, 5, 160),
  occupation: rule('hidden', false, 2, 60),
  incomeSource: rule('hidden', false, 2, 60),
};

const fieldSchema = {
  type: 'object',
  additionalProperties: false,
  examples: [{ ask: 'required', fixed: true }],
  properties: {
    ask: {
      type: 'string',
      enum: FIELD_CHOICES,
      description: 'Whether the page asks for it, and whether it must be filled in.',
      examples: ['optional'],
    },
    fixed: {
      type: 'boolean',
      description:
        'Whether it stays as it was first given, until the house changes it. A full name and a birthday always do.',
      examples: [true],
    },
    minLength: {
      type: 'integer',
      minimum: 1,
      maximum: 200,
      description: 'Fewest characters.',
      examples: [2],
    },
    maxLength: {
      type: 'integer',
      minimum: 1,
      maximum: 200,
      description: 'Most characters.',
      examples: [40],
    },
  },
} as const satisfies JSONSchema;

/** What a merchant says about personal details: of each field just what differs from the defaults. */
export const profileSchema = {
  type: 'object',
  additionalProperties: false,
  description: 'Personal details that members give on the page of their account.',
  properties: {
    fields: {
      type: 'object',
      additionalProperties: false,
      description: 'Each of them, where it differs from what the product asks by itself.',
      properties: Object.fromEntries(
        PROFILE_FIELDS.map((field) => [
          field,
          { ...fieldSchema, description: `The field "${field}".` },
        ]),
      ) as unknown as Record<ProfileField, typeof fieldSchema>,
    },
  },
} as const satisfies JSONSchema;

/** See `profileSchema`. */
export type BrandProfile = FromSchema<typeof profileSchema>;

/** The law and papers look at these, so no merchant lets them change by themselves. */
const ALWAYS_FIXED: ReadonlySet<ProfileField> = new Set(['fullName', 'birthday']);

/** How a merchant asks for a field. */
export function profileRuleOf(profile: BrandProfile | undefined, field: ProfileField): ProfileRule {
  const of = { ...DEFAULT_PROFILE_RULES[field], ...profile?.fields?.[field] };
  return ALWAYS_FIXED.has(field) ? { ...of, fixed: true } : of;
}
