import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { colorInputNames, settableRoles } from './theme.schema.ts';

const wish = (description: string) =>
  ({
    type: 'string',
    minLength: 1,
    maxLength: 500,
    description: `${description} The path of a token, such as "color.blue.500", or a value of your own, such as "#0e7a5f".`,
  }) as const satisfies JSONSchema;

const inputs = {
  type: 'object',
  additionalProperties: false,
  description: 'Colours that the rest is derived from.',
  properties: Object.fromEntries(
    colorInputNames.map((name) => [name, wish(`The colour "${name}".`)]),
  ) as Record<(typeof colorInputNames)[number], ReturnType<typeof wish>>,
} as const satisfies JSONSchema;

const scheme = {
  type: 'object',
  additionalProperties: false,
  properties: {
    color: { ...inputs, description: 'Colours that differ in this scheme.' },
    role: {
      type: 'object',
      additionalProperties: false,
      description: 'Finished colours by role, in place of those that would be derived.',
      properties: Object.fromEntries(
        settableRoles.map((role) => [role, wish(`The role "${role}".`)]),
      ) as Record<(typeof settableRoles)[number], ReturnType<typeof wish>>,
    },
  },
} as const satisfies JSONSchema;

/** Which tokens of a design system's file are what of a theme; `npm run brand -- theme` proposes it and reads it back. */
export const themeMappingSchema = {
  title: 'What of a token file is what of a Livery theme',
  type: 'object',
  additionalProperties: false,
  required: ['color'],
  properties: {
    $schema: { type: 'string', description: 'Where an editor finds this schema.' },
    $description: { type: 'string', description: 'A note for people.' },
    color: inputs,
    light: { ...scheme, description: 'What is for the light scheme only.' },
    dark: { ...scheme, description: 'What is for the dark scheme only.' },
    radius: wish('Corners of controls: a token, or pixels.'),
    font: {
      type: 'object',
      additionalProperties: false,
      description:
        'A token, or the id of a bundled family; of a list the first bundled one counts.',
      properties: { display: wish('Titles.'), text: wish('Everything else.') },
    },
    scheme: {
      enum: ['light', 'dark', 'system'],
      description: 'The scheme that pages open in. Default: system.',
    },
  },
} as const satisfies JSONSchema;

/** What such a file says. */
export type ThemeMapping = FromSchema<typeof themeMappingSchema>;
