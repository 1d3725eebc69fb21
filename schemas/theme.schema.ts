import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Ids of the bundled variable font families a theme or a brand may name. */
export const fontFamilyIds = [
  'bricolage-grotesque',
  'cairo',
  'cormorant',
  'el-messiri',
  'fraunces',
  'hanken-grotesk',
  'm-plus-1',
  'manrope',
  'noto-serif-jp',
  'plus-jakarta-sans',
] as const;

/** Colour roles a theme or a brand may set directly; each is a CSS custom property `--<role>`. */
export const settableRoles = [
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-3',
  'surface-4',
  'line',
  'line-strong',
  'text-1',
  'text-2',
  'text-3',
  'brand',
  'on-brand',
  'brand-hover',
  'brand-quiet',
  'on-brand-quiet',
  'brand-text',
  'accent',
  'on-accent',
  'accent-text',
  'win',
  'loss',
  'warning',
  'info',
  'win-quiet',
  'loss-quiet',
  'warning-quiet',
  'info-quiet',
  'focus',
  'chat-header',
  'on-chat-header',
] as const;

/** The input colours of a theme, from which the rest is derived. */
export const colorInputNames = [
  'brand',
  'accent',
  'neutral',
  'win',
  'loss',
  'warning',
  'info',
] as const;

const description = {
  type: 'string',
  description: 'A note for people; the product ignores it.',
} as const satisfies JSONSchema;

const hexColor = {
  type: 'string',
  pattern: '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$',
  description: 'An opaque colour in hexadecimal, such as "#0e7a5f".',
} as const satisfies JSONSchema;

const alpha = {
  const: 1,
  description: 'Opacity; theme colours are opaque, so only 1 is allowed.',
} as const satisfies JSONSchema;

const colorValue = {
  description: 'The colour: "#0e7a5f", or a DTCG colour object.',
  anyOf: [
    hexColor,
    {
      type: 'object',
      description: 'A DTCG colour object in sRGB.',
      additionalProperties: false,
      required: ['colorSpace', 'components'],
      properties: {
        colorSpace: { const: 'srgb', description: 'The colour space of the components.' },
        components: {
          type: 'array',
          description: 'Red, green and blue, each from 0 to 1.',
          minItems: 3,
          maxItems: 3,
          items: { type: 'number', minimum: 0, maximum: 1 },
        },
        alpha,
        hex: hexColor,
      },
    },
    {
      type: 'object',
      description: 'A DTCG colour object in another colour space; its "hex" is what is used.',
      additionalProperties: false,
      required: ['colorSpace', 'components', 'hex'],
      properties: {
        colorSpace: {
          enum: [
            'srgb-linear',
            'hsl',
            'hwb',
            'lab',
            'lch',
            'oklab',
            'oklch',
            'display-p3',
            'a98-rgb',
            'prophoto-rgb',
            'rec2020',
            'xyz-d50',
            'xyz-d65',
          ],
          description: 'The colour space of the components.',
        },
        components: {
          type: 'array',
          description: 'The three components in that space.',
          minItems: 3,
          maxItems: 3,
          items: { type: ['number', 'string'] },
        },
        alpha,
        hex: hexColor,
      },
    },
  ],
} as const satisfies JSONSchema;

const colorToken = {
  type: 'object',
  additionalProperties: false,
  required: ['$value'],
  properties: {
    $type: { const: 'color', description: 'The DTCG type of this token.' },
    $value: colorValue,
    $description: description,
  },
} as const satisfies JSONSchema;

const colorInputs = {
  $type: { const: 'color', description: 'The DTCG type of every token in this group.' },
  $description: description,
  brand: {
    ...colorToken,
    description: "The merchant's own colour: primary buttons and the current place.",
  },
  accent: {
    ...colorToken,
    description: 'The second colour, used sparingly: badges, jackpots, highlights.',
  },
  neutral: {
    ...colorToken,
    description:
      'Tints pages, cards and text; only its hue and strength count. Default: the brand.',
  },
  win: { ...colorToken, description: 'Money gained and success. Default: a green.' },
  loss: { ...colorToken, description: 'Money lost and errors. Default: a red.' },
  warning: { ...colorToken, description: 'Things to look at. Default: an amber.' },
  info: { ...colorToken, description: 'Neutral notices. Default: a blue.' },
} as const;

const schemeGroup = {
  type: 'object',
  additionalProperties: false,
  properties: {
    $description: description,
    color: {
      type: 'object',
      description: 'Input colours that differ in this scheme.',
      additionalProperties: false,
      properties: colorInputs,
    },
    role: {
      type: 'object',
      description:
        'Finished colours by role (such as "surface-0"), set directly instead of being derived.',
      propertyNames: { type: 'string', enum: ['$type', '$description', ...settableRoles] },
      properties: {
        $type: { const: 'color', description: 'The DTCG type of every token in this group.' },
        $description: description,
      },
      additionalProperties: colorToken,
    },
  },
} as const satisfies JSONSchema;

const fontToken = {
  type: 'object',
  additionalProperties: false,
  required: ['$value'],
  properties: {
    $type: { const: 'fontFamily', description: 'The DTCG type of this token.' },
    $value: { enum: fontFamilyIds, description: 'The id of a bundled family.' },
    $description: description,
  },
} as const satisfies JSONSchema;

/** Schema of `themes/<id>.tokens.json`: a W3C DTCG design-token file with the few inputs of a theme. */
export const themeSchema = {
  $id: 'theme.schema.json',
  type: 'object',
  title: 'Theme',
  description:
    'A theme: a few design tokens (W3C DTCG format) from which both schemes are derived.',
  additionalProperties: false,
  required: ['color', 'radius', 'font'],
  properties: {
    $schema: { type: 'string', description: 'Where an editor finds this schema.' },
    $description: description,
    color: {
      type: 'object',
      description: 'The input colours, for both schemes.',
      additionalProperties: false,
      required: ['brand', 'accent'],
      properties: colorInputs,
    },
    light: { ...schemeGroup, description: 'What differs in the light scheme.' },
    dark: { ...schemeGroup, description: 'What differs in the dark scheme.' },
    radius: {
      type: 'object',
      description: 'The corner of a control; cards and sheets follow from it.',
      additionalProperties: false,
      required: ['$value'],
      properties: {
        $type: { const: 'dimension', description: 'The DTCG type of this token.' },
        $description: description,
        $value: {
          type: 'object',
          description: 'A length in pixels.',
          additionalProperties: false,
          required: ['value', 'unit'],
          properties: {
            value: { type: 'number', minimum: 0, maximum: 20, description: 'Pixels, 0 to 20.' },
            unit: { const: 'px', description: 'Always "px".' },
          },
        },
      },
    },
    font: {
      type: 'object',
      description: 'The two families: one for large words, one for everything else.',
      additionalProperties: false,
      required: ['display', 'text'],
      properties: {
        $type: { const: 'fontFamily', description: 'The DTCG type of every token in this group.' },
        $description: description,
        display: { ...fontToken, description: 'The family of headlines and large figures.' },
        text: { ...fontToken, description: 'The family of everything else.' },
      },
    },
    typography: {
      type: 'object',
      description: 'How headlines are set.',
      additionalProperties: false,
      properties: {
        $description: description,
        displayWeight: {
          type: 'object',
          description: 'The weight of headlines. Default: 600.',
          additionalProperties: false,
          required: ['$value'],
          properties: {
            $type: { const: 'fontWeight', description: 'The DTCG type of this token.' },
            $description: description,
            $value: { type: 'number', minimum: 300, maximum: 800, description: '300 to 800.' },
          },
        },
        displayTracking: {
          type: 'object',
          description: 'The letter spacing of headlines in em. Default: -0.01.',
          additionalProperties: false,
          required: ['$value'],
          properties: {
            $type: { const: 'number', description: 'The DTCG type of this token.' },
            $description: description,
            $value: {
              type: 'number',
              minimum: -0.05,
              maximum: 0.1,
              description: 'Em, -0.05 to 0.1.',
            },
          },
        },
      },
    },
    $extensions: {
      type: 'object',
      description: 'What design tokens have no type for.',
      additionalProperties: false,
      properties: {
        'livery.depth': {
          enum: ['quiet', 'rich'],
          description:
            '"quiet": nearly grey surfaces close together; "rich": tinted surfaces further apart.',
        },
        'livery.scheme': {
          enum: ['light', 'dark', 'system'],
          description: 'The scheme the theme was drawn for, shown until a visitor chooses another.',
        },
      },
    },
  },
} as const satisfies JSONSchema;

const roleOverrides = {
  type: 'object',
  propertyNames: { type: 'string', enum: settableRoles },
  additionalProperties: {
    ...hexColor,
    description: `The finished colour of one role: ${settableRoles.join(', ')}.`,
    examples: ['#0e7a5f'],
  },
} as const satisfies JSONSchema;

/** Schema of `theme.overrides` in a brand: the inputs of a theme, flat, plus single roles per scheme. */
export const themeOverridesSchema = {
  type: 'object',
  description: 'What this brand changes in its theme.',
  additionalProperties: false,
  properties: {
    brand: {
      ...hexColor,
      description: 'The merchant\'s own colour, such as "#0e7a5f".',
      examples: ['#0e7a5f'],
    },
    accent: {
      ...hexColor,
      description: 'The second colour, such as "#d9b45b".',
      examples: ['#d9b45b'],
    },
    neutral: {
      ...hexColor,
      description: 'Tints pages, cards and text; hue and strength count.',
      examples: ['#1f4a3d'],
    },
    win: { ...hexColor, description: 'Money gained and success.', examples: ['#1f9d61'] },
    loss: { ...hexColor, description: 'Money lost and errors.', examples: ['#d64550'] },
    warning: { ...hexColor, description: 'Things to look at.', examples: ['#c98a12'] },
    info: { ...hexColor, description: 'Neutral notices.', examples: ['#3b82d6'] },
    radius: {
      type: 'number',
      minimum: 0,
      maximum: 20,
      description: 'The corner of a control in pixels, 0 to 20.',
      examples: [8],
    },
    displayFont: {
      enum: fontFamilyIds,
      description: 'The family of headlines.',
      examples: ['fraunces'],
    },
    textFont: {
      enum: fontFamilyIds,
      description: 'The family of everything else.',
      examples: ['manrope'],
    },
    displayWeight: {
      type: 'number',
      minimum: 300,
      maximum: 800,
      description: 'The weight of headlines, 300 to 800.',
      examples: [600],
    },
    displayTracking: {
      type: 'number',
      minimum: -0.05,
      maximum: 0.1,
      description: 'The letter spacing of headlines in em, -0.05 to 0.1.',
      examples: [-0.01],
    },
    depth: {
      enum: ['quiet', 'rich'],
      description: '"quiet": nearly grey surfaces; "rich": tinted surfaces further apart.',
      examples: ['rich'],
    },
    light: {
      ...roleOverrides,
      description: 'Single roles in the light scheme, such as { "surface-0": "#fffaf5" }.',
      examples: [{ 'surface-0': '#fffaf5' }],
    },
    dark: {
      ...roleOverrides,
      description: 'Single roles in the dark scheme, such as { "surface-0": "#06120e" }.',
      examples: [{ 'surface-0': '#06120e' }],
    },
  },
} as const satisfies JSONSchema;

/** The id of a bundled font family. */
export type FontFamilyId = (typeof fontFamilyIds)[number];

/** A theme file as written. */
export type ThemeFile = FromSchema<typeof themeSchema>;

/** The `theme.overrides` of a brand as written. */
export type ThemeOverrides = FromSchema<typeof themeOverridesSchema>;
