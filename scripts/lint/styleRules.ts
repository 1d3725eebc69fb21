import type { Config } from 'stylelint';
import { knownProperties } from './knownProperties.ts';

const COLOURS =
  'Colours come from the theme: use var(--role), a color-mix() of roles, currentColor or transparent.';
const DIRECTIONS =
  'Left and right do not exist in right-to-left languages: use the logical property (inset-inline, margin-inline, padding-inline, border-start-start-radius, text-align: start …).';
const SIZES =
  'Sizes come from the foundation: use var(--space-n), var(--type-…), var(--radius-…) or a relative unit. One and two pixels may draw lines.';
const CHARACTERS =
  'Chromium measures "ch" by whichever piece of the font came first, so lines break differently from load to load: use em.';

const PHYSICAL_PROPERTIES = [
  'left',
  'right',
  '/^(margin|padding|border)-(left|right)/',
  '/^border-(top|bottom)-(left|right)-radius$/',
  '/^scroll-(margin|padding)-(left|right)$/',
];

/** What holds for every style sheet; each message is the remedy. */
export const styleRules: Config = {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  plugins: [knownProperties],
  rules: {
    'livery/known-properties': true,
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-no-unknown': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'unit-no-unknown': true,
    'color-no-hex': [true, { message: COLOURS }],
    'color-named': ['never', { message: COLOURS }],
    'function-disallowed-list': [
      ['/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/'],
      { message: COLOURS },
    ],
    'property-disallowed-list': [PHYSICAL_PROPERTIES, { message: DIRECTIONS }],
    'declaration-property-value-disallowed-list': [
      {
        '/^(text-align|float|clear|caption-side)$/': ['/\\b(left|right)\\b/'],
        '/^(margin|padding|inset)(-inline|-block|-top|-bottom)?(-start|-end)?$|^(row-|column-)?gap$|^font(-size)?$|radius/':
          ['/(?<![\\w.-])([3-9]|[1-9][0-9]+)(\\.[0-9]+)?px/'],
      },
      { message: (_property: string, value: string) => (/px/.test(value) ? SIZES : DIRECTIONS) },
    ],
    'unit-disallowed-list': [['ch'], { message: CHARACTERS }],
    'declaration-no-important': [
      true,
      { message: 'Write a more fitting selector, or a layer, instead of !important.' },
    ],
  },
};
