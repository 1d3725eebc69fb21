import { FEATURE_IDS, type FeatureId } from '../schemas/features.ts';
import { LOCALES, isLocaleTag, type LocaleTag } from '../locales/locales.ts';
import type { PseudoKind } from '../locales/pseudo.ts';

/** Pseudo-languages of the toolbar; both are made from English. */
export const PSEUDO_LOCALES = {
  'pseudo-accents': { title: '[Þšéûðö] +40 %', kind: 'accents', dir: 'ltr' },
  'pseudo-rtl': { title: 'Pseudo, right to left, +40 %', kind: 'mirror', dir: 'rtl' },
} as const satisfies Record<string, { title: string; kind: PseudoKind; dir: 'ltr' | 'rtl' }>;

const SCHEMES = ['brand', 'dark', 'light'] as const;
const DIRECTIONS = ['auto', 'ltr', 'rtl'] as const;
const MEMBERS = ['guest', 'member', 'agent', 'freePlay'] as const;
const MOTIONS = ['system', 'reduced'] as const;
const VIEWS = ['one', 'brands', 'locales'] as const;

/** Features forced on or off over what the brand says. */
export type ForcedFeatures = Readonly<Partial<Record<FeatureId, boolean>>>;

/** The toolbar's state, as the frame of a story reads it. */
export interface Globals {
  readonly brand: string;
  /** `brand`: the scheme that the brand opens in. */
  readonly scheme: (typeof SCHEMES)[number];
  readonly locale: LocaleTag | keyof typeof PSEUDO_LOCALES;
  /** `auto`: as the language runs. */
  readonly direction: (typeof DIRECTIONS)[number];
  readonly member: (typeof MEMBERS)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly features: ForcedFeatures;
  /** `brands`: the story in every brand and scheme; `locales`: in every language besides. */
  readonly view: (typeof VIEWS)[number];
}

/** Where the toolbar starts; the brand is the first of the catalogue. */
export const INITIAL_GLOBALS = {
  scheme: 'brand',
  locale: 'en',
  direction: 'auto',
  member: 'guest',
  motion: 'system',
  features: '',
  view: 'one',
} as const;

/** What the language of a story is made of: a catalogue, and what is done to its texts. */
export interface StoryLocale {
  readonly tag: LocaleTag;
  readonly pseudo?: PseudoKind;
  readonly dir: 'ltr' | 'rtl';
}

/** Reads the toolbar's state from what a link or an older session says; whatever is not known gives the start. */
export function readGlobals(raw: Readonly<Record<string, unknown>>): Globals {
  const { locale, brand, features } = raw;
  const isKnown =
    typeof locale === 'string' && (isLocaleTag(locale) || Object.hasOwn(PSEUDO_LOCALES, locale));
  return {
    brand: typeof brand === 'string' ? brand : '',
    scheme: oneOf(SCHEMES, raw['scheme']) ?? INITIAL_GLOBALS.scheme,
    locale: isKnown ? (locale as Globals['locale']) : INITIAL_GLOBALS.locale,
    direction: oneOf(DIRECTIONS, raw['direction']) ?? INITIAL_GLOBALS.direction,
    member: oneOf(MEMBERS, raw['member']) ?? INITIAL_GLOBALS.member,
    motion: oneOf(MOTIONS, raw['motion']) ?? INITIAL_GLOBALS.motion,
    features: parseFeatures(features),
    view: oneOf(VIEWS, raw['view']) ?? INITIAL_GLOBALS.view,
  };
}

/** `vip-on_deposit-off`: all a link of Storybook lets through are letters, digits, dashes and underscores. */
export function formatFeatures(forced: ForcedFeatures): string {
  return FEATURE_IDS.flatMap((id) => {
    const state = forced[id];
    return state === undefined ? [] : [`${id}-${state ? 'on' : 'off'}`];
  }).join('_');
}

/** Reads what `formatFeatures` wrote; leaves out what is no feature or no state. */
export function parseFeatures(text: unknown): ForcedFeatures {
  if (typeof text !== 'string') return {};
  const entries = text.split('_').flatMap((entry) => {
    const [id = '', state] = entry.split('-');
    if (state !== 'on' && state !== 'off') return [];
    return FEATURE_IDS.includes(id as FeatureId) ? [[id, state === 'on']] : [];
  });
  return Object.fromEntries(entries) as ForcedFeatures;
}

/** The catalogue and the direction of a language of the toolbar. */
export function storyLocaleOf({ locale, direction }: Globals): StoryLocale {
  const known = LOCALES.find(({ tag }) => tag === locale);
  const { kind, dir } = known
    ? { kind: undefined, dir: known.dir }
    : PSEUDO_LOCALES[locale as keyof typeof PSEUDO_LOCALES];
  return {
    tag: known?.tag ?? 'en',
    ...(kind ? { pseudo: kind } : {}),
    dir: direction === 'auto' ? dir : direction,
  };
}

/** The `globals` parameter of an address of Storybook. */
export function formatGlobals(globals: Readonly<Record<string, string>>): string {
  return Object.entries(globals)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

function oneOf<Name extends string>(names: readonly Name[], value: unknown): Name | undefined {
  return names.find((name) => name === value);
}
