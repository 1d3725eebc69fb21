import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The rule of one field of a form, as a merchant sets it. Lengths count code points. */
export const fieldRuleSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['enabled', 'required', 'acceptedPattern', 'patternId', 'minLength', 'maxLength'],
  properties: {
    enabled: { type: 'boolean', description: 'Whether the form shows the field.' },
    required: { type: 'boolean', description: 'Whether it must be filled in.' },
    acceptedPattern: {
      type: 'string',
      maxLength: 500,
      description: 'A regular expression that the whole text must match, or "*" for any text.',
    },
    patternId: {
      type: 'integer',
      minimum: 0,
      maximum: 23,
      description: 'One of the 24 patterns of the product.',
    },
    minLength: { type: 'integer', minimum: 0, maximum: 255 },
    maxLength: { type: 'integer', minimum: 1, maximum: 255 },
  },
} as const satisfies JSONSchema;

/** The rule of one field of a form. */
export type FieldRule = FromSchema<typeof fieldRuleSchema>;
