import { contrastRatio, hct, hctOf, tintedWhite } from './color.ts';
import { atTone } from './lift.ts';
import type { ColorRole, Scheme } from './roles.ts';
import type { ColorInput, ThemeTokens } from './types.ts';

/** What the recipes of one scheme read: the inputs, and the colours finished so far. */
export interface Palette {
  readonly scheme: Scheme;
  readonly depth: ThemeTokens['depth'];
  readonly input: Readonly<Partial<Record<ColorInput, string>> & { brand: string; accent: string }>;
  /** A finished colour; throws if its recipe has not run yet. */
  readonly get: (role: ColorRole) => string;
}

type Recipe = (palette: Palette) => string;

const SURFACE_TONES = {
  dark: { quiet: [6, 10, 13.5, 17.5, 22], rich: [4.5, 9, 13, 18, 23.5] },
  light: { quiet: [97.6, 100, 98.6, 95, 91.5], rich: [95.8, 99.6, 98, 92.8, 88.5] },
} as const;

const TINT_CHROMA = { dark: { quiet: 7, rich: 22 }, light: { quiet: 26, rich: 60 } } as const;

/** The share of its chroma that the brand lends to the surfaces when there is no neutral. */
const BRAND_BREATH = 0.3;

/** Tone of the colour that is mixed into white for light surfaces. */
const LIGHT_TINT_TONE = 66;

const WHITE = '#ffffff';

/** Greys have a chroma of up to about 3. */
const GREY_CHROMA = 3;

const STATES = {
  win: { hue: 152, dark: [48, 77], light: [48, 42] },
  loss: { hue: 22, dark: [58, 71], light: [74, 43] },
  warning: { hue: 76, dark: [56, 79], light: [60, 43] },
  info: { hue: 250, dark: [42, 77], light: [54, 44] },
} as const;

/** How each role is derived, in an order where every recipe's ingredients come before it. */
export const recipes = {
  'surface-0': surface(0),
  'surface-1': surface(1),
  'surface-2': surface(2),
  'surface-3': surface(3),
  'surface-4': surface(4),
  'text-1': ink(95, 13),
  'text-2': ink(78, 35),
  'text-3': ink(66, 44),
  line: (palette) => neutral(palette, palette.scheme === 'dark' ? 26 : 89.5),
  'line-strong': ink(50, 57),
  brand: ({ input }) => input.brand,
  'on-brand': ({ get }) => inkOn(get('brand')),
  'brand-hover': ({ get }) => hoverOf(get('brand'), get('on-brand')),
  'brand-text': ({ get }) => get('brand'),
  'brand-quiet': (palette) => quietOf(palette.get('brand'), palette),
  'on-brand-quiet': ({ get, scheme }) => atTone(get('brand'), scheme === 'dark' ? 85 : 30),
  accent: ({ input }) => input.accent,
  'on-accent': ({ get }) => inkOn(get('accent')),
  'accent-text': ({ get }) => get('accent'),
  win: state('win'),
  loss: state('loss'),
  warning: state('warning'),
  info: state('info'),
  'win-quiet': (palette) => quietOf(palette.get('win'), palette),
  'loss-quiet': (palette) => quietOf(palette.get('loss'), palette),
  'warning-quiet': (palette) => quietOf(palette.get('warning'), palette),
  'info-quiet': (palette) => quietOf(palette.get('info'), palette),
  focus: ({ get }) => get('brand-text'),
  'chat-header': ({ get }) => get('brand'),
  'on-chat-header': ({ get }) => inkOn(get('chat-header')),
} as const satisfies Record<ColorRole, Recipe>;

/** The colour roles in the order of their recipes. */
export const recipeOrder = Object.keys(recipes) as readonly ColorRole[];

function surface(step: 0 | 1 | 2 | 3 | 4): Recipe {
  return (palette) => neutral(palette, SURFACE_TONES[palette.scheme][palette.depth][step]);
}

function neutral(palette: Palette, tone: number): string {
  const { hue, chroma } = tint(palette);
  if (palette.scheme === 'dark') return hct(hue, chroma, tone);
  return tintedWhite(hct(hue, chroma, LIGHT_TINT_TONE), tone);
}

function ink(darkTone: number, lightTone: number): Recipe {
  return (palette) => {
    const { hue, chroma } = tint(palette);
    if (palette.scheme === 'dark') return hct(hue, Math.min(chroma, 8), darkTone);
    return hct(hue, Math.min(chroma, 12), lightTone);
  };
}

function state(name: keyof typeof STATES): Recipe {
  return ({ input, scheme }) => {
    const {
      hue,
      [scheme]: [chroma, tone],
    } = STATES[name];
    return input[name] ?? hct(hue, chroma, tone);
  };
}

/** Hue and chroma of everything neutral: the neutral input's, else a breath of the brand. */
function tint({ input, scheme, depth }: Palette): { hue: number; chroma: number } {
  const { hue, chroma } = hctOf(input.neutral ?? input.brand);
  const strength = input.neutral ? chroma : chroma * BRAND_BREATH;
  if (chroma < GREY_CHROMA) return { hue, chroma: 0 };
  return { hue, chroma: Math.min(TINT_CHROMA[scheme][depth], strength) };
}

/** White ink where it reads, else near-black ink with a breath of the background's hue. */
function inkOn(background: string): string {
  if (contrastRatio(WHITE, background) >= 4.5) return WHITE;
  const { hue, chroma } = hctOf(background);
  return hct(hue, Math.min(chroma, 14), 8);
}

/** A step away from the ink, so that hovering never costs contrast, unless there is no room. */
function hoverOf(background: string, ink: string): string {
  const { tone } = hctOf(background);
  if (hctOf(ink).tone > tone) return atTone(background, tone < 22 ? tone + 8 : tone - 6);
  return atTone(background, tone > 92 ? tone - 6 : tone + 6);
}

function quietOf(hex: string, { scheme }: Palette): string {
  const { hue, chroma } = hctOf(hex);
  if (scheme === 'light') return tintedWhite(atTone(hex, LIGHT_TINT_TONE), 93.5);
  return hct(hue, Math.min(chroma * 0.4, 16), 18);
}
