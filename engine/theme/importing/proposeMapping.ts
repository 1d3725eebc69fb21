import type { ThemeMapping } from '../../../schemas/themeMapping.schema.ts';
import { contrastRatio } from '../color.ts';
import { schemes, type Scheme } from '../roles.ts';
import type { ColorInput } from '../types.ts';
import { findCandidates, type Candidate } from './candidates.ts';
import { chooseFamily } from './families.ts';
import type { FoundToken } from './readTokens.ts';

type SchemeMapping = NonNullable<ThemeMapping['dark']>;
type Roles = NonNullable<SchemeMapping['role']>;

const set = (...words: readonly string[]) => new Set(words);

/** What inputs are called; a word that says more stands first. */
const INPUT_WORDS: Readonly<Record<ColorInput, readonly string[]>> = {
  brand: ['brand', 'primary', 'key'],
  accent: ['accent', 'secondary', 'tertiary', 'highlight'],
  neutral: ['neutral', 'gray', 'grey', 'slate', 'stone', 'zinc', 'base'],
  win: ['win', 'success', 'positive', 'green'],
  loss: ['loss', 'error', 'danger', 'negative', 'critical', 'destructive', 'red'],
  warning: ['warning', 'caution', 'attention', 'amber', 'orange', 'yellow'],
  info: ['info', 'information', 'informative', 'notice', 'blue'],
};

/** Names of what a colour is put to, which is not the colour itself. */
const NOT_AN_INPUT = set(
  ...['on', 'text', 'fg', 'foreground', 'bg', 'background', 'surface', 'border', 'outline', 'icon'],
  ...['hover', 'active', 'pressed', 'focus', 'disabled', 'subtle', 'muted', 'inverse', 'container'],
  ...['fixed', 'dim', 'bright', 'shadow', 'contrast', 'soft', 'quiet', 'variant', 'weak', 'tint'],
);

const MAIN = set('default', 'main', 'base', '500', '600', '40', '60', 'solid', 'root');

const BACKGROUND = set(
  'background',
  'bg',
  'canvas',
  'page',
  'surface',
  'card',
  'panel',
  'elevated',
);
const PAGE = set('background', 'canvas', 'page', 'body', 'app');
const TEXT = set('text', 'foreground', 'fg', 'content', 'ink', 'onsurface', 'onbackground');
const LINE = set('border', 'outline', 'divider', 'stroke', 'separator', 'line');
const FOCUS = set('focus', 'ring');

/** Names of states and of coloured things, which are no plain surfaces, texts or lines. */
const COLOURED = set(
  ...Object.values(INPUT_WORDS)
    .flat()
    .filter((word) => !['primary', 'secondary', 'tertiary', 'base', 'neutral'].includes(word)),
  ...[
    'inverse',
    'inverted',
    'disabled',
    'link',
    'hover',
    'pressed',
    'active',
    'selected',
    'button',
  ],
  ...['tint', 'overlay', 'scrim', 'shadow', 'placeholder', 'static', 'fixed'],
);

const has = ({ words }: Candidate, names: ReadonlySet<string>) =>
  words.some((word) => names.has(word));

/** How well a name says that a colour is an input; 0: it does not. */
function fitOf(candidate: Candidate, input: ColorInput): number {
  const names = INPUT_WORDS[input];
  const rank = names.findIndex((name) => candidate.words.includes(name));
  if (rank < 0) return 0;
  const last = candidate.words.at(-1)!;
  const isItself = names.includes(last);
  const others = candidate.words.filter((word) => NOT_AN_INPUT.has(word)).length;
  const isGrey = input !== 'neutral' && candidate.chroma < 0.03;
  const middle = 0.3 - Math.abs(candidate.lightness - 0.6) * 0.5;
  const strength = input === 'neutral' ? 0 : candidate.chroma;
  const score = 2 - rank * 0.15 + (isItself ? 0.8 : 0) + (MAIN.has(last) ? 0.6 : 0) - others * 0.7;
  return isGrey ? 0 : Math.max(0, score + middle + strength);
}

function best(
  candidates: readonly Candidate[],
  scoreOf: (candidate: Candidate) => number,
): Candidate | undefined {
  let found: Candidate | undefined;
  let most = 0;
  for (const candidate of candidates) {
    const score = scoreOf(candidate);
    if (score <= most) continue;
    [found, most] = [candidate, score];
  }
  return found;
}

function hueDistance(one: Candidate, other: Candidate): number {
  const difference = Math.abs(one.hue - other.hue) % 360;
  return Math.min(difference, 360 - difference);
}

/** By name; where no name says so, the strongest colour is the brand, and one of another hue the accent. */
function proposeInputs(
  candidates: readonly Candidate[],
  others: readonly Candidate[] = [],
): Partial<Record<ColorInput, Candidate>> {
  const found: Partial<Record<ColorInput, Candidate>> = {};
  for (const input of Object.keys(INPUT_WORDS) as ColorInput[]) {
    const fit = (entry: Candidate) => fitOf(entry, input);
    const candidate = best(candidates, fit) ?? best(others, fit);
    if (candidate) found[input] = candidate;
  }
  const states = [found.win, found.loss, found.warning, found.info];
  const vivid = candidates.filter(
    (entry) =>
      entry.lightness > 0.3 &&
      entry.lightness < 0.9 &&
      !states.some((state) => state?.hex === entry.hex),
  );
  found.brand ??= best(vivid, ({ chroma }) => chroma);
  const { brand } = found;
  if (brand) {
    found.accent ??=
      best(vivid, (entry) => (hueDistance(entry, brand) > 40 ? entry.chroma : 0)) ?? brand;
  }
  return found;
}

/** How well a name says that a surface is the page's. */
const pageFit = (entry: Candidate) =>
  has(entry, PAGE) ? 1 : MAIN.has(entry.words.at(-1)!) ? 0.9 : 0;

/** The page is what its name says, or else the surface at the scheme's end; the others follow by distance from it. */
function proposeSurfaces(candidates: readonly Candidate[], scheme: Scheme): Roles {
  const isOfScheme = ({ lightness }: Candidate) =>
    scheme === 'dark' ? lightness < 0.45 : lightness > 0.8;
  const surfaces = candidates.filter(
    (entry) =>
      has(entry, BACKGROUND) &&
      !has(entry, TEXT) &&
      !entry.words.includes('on') &&
      !has(entry, COLOURED) &&
      isOfScheme(entry),
  );
  const page =
    best(surfaces, (entry) => pageFit(entry) / entry.words.length) ??
    best(surfaces, ({ lightness }) => 1 - lightness);
  if (!page) return {};
  const away = ({ lightness }: Candidate) => Math.abs(lightness - page.lightness);
  const isFar = (entry: Candidate) => entry.hex !== page.hex && away(entry) <= 0.25;
  const others = uniqueHexes(surfaces.filter(isFar)).sort((a, b) => away(a) - away(b));
  const names = ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'surface-4'] as const;
  const chosen = [page, ...others].slice(0, names.length);
  return Object.fromEntries(chosen.map(({ path }, index) => [names[index], path]));
}

const uniqueHexes = (candidates: readonly Candidate[]) => [
  ...new Map(candidates.map((entry) => [entry.hex, entry])).values(),
];

/** Texts that say nothing of what they stand on, the strongest first. */
function proposeTexts(candidates: readonly Candidate[], page: Candidate): Roles {
  const isText = (entry: Candidate) => {
    const { words } = entry;
    const on = words.indexOf('on');
    const isOnSurface = on >= 0 && ['surface', 'background'].includes(words[on + 1] ?? '');
    return (has(entry, TEXT) && on < 0) || isOnSurface;
  };
  const found = uniqueHexes(
    candidates.filter((entry) => isText(entry) && !has(entry, COLOURED) && entry.chroma < 0.09),
  )
    .map((entry) => ({ entry, contrast: contrastRatio(entry.hex, page.hex) }))
    .filter(({ contrast }) => contrast >= 2)
    .sort((a, b) => b.contrast - a.contrast);
  const chosen = found.length > 3 ? [found[0]!, found[1]!, found.at(-1)!] : found;
  const names = ['text-1', 'text-2', 'text-3'] as const;
  return Object.fromEntries(chosen.map(({ entry }, index) => [names[index], entry.path]));
}

/** The faintest and the strongest line, and what marks the focus. */
function proposeLines(candidates: readonly Candidate[], page: Candidate): Roles {
  const lines = uniqueHexes(
    candidates.filter(
      (entry) =>
        has(entry, LINE) && !has(entry, COLOURED) && !has(entry, FOCUS) && !has(entry, TEXT),
    ),
  ).sort((a, b) => contrastRatio(a.hex, page.hex) - contrastRatio(b.hex, page.hex));
  const focus = candidates.find((entry) => has(entry, FOCUS) && entry.chroma > 0.03);
  const [faint] = lines;
  const strong = lines.length > 1 ? lines.at(-1) : undefined;
  return {
    ...(faint && { line: faint.path }),
    ...(strong && { 'line-strong': strong.path }),
    ...(focus && { focus: focus.path }),
  };
}

function proposeScheme(
  candidates: readonly Candidate[],
  scheme: Scheme,
  shared: Partial<Record<ColorInput, Candidate>>,
): SchemeMapping | undefined {
  const own = candidates.filter((entry) => entry.scheme === scheme);
  // What names no scheme is of the one that its page looks like.
  const pool = own.length > 0 ? own : candidates.filter((entry) => entry.scheme === undefined);
  const surfaces = proposeSurfaces(pool, scheme);
  const page = pool.find(({ path }) => path === surfaces['surface-0']);
  const role: Roles = page
    ? { ...surfaces, ...proposeTexts(pool, page), ...proposeLines(pool, page) }
    : {};
  const inputs = own.length > 0 ? proposeInputs(own) : {};
  const color = Object.fromEntries(
    Object.entries(inputs)
      .filter(([input, { hex }]) => {
        const named = own.some((entry) => fitOf(entry, input as ColorInput) > 0);
        return named && shared[input as ColorInput]?.hex !== hex;
      })
      .map(([input, { path }]) => [input, path]),
  );
  const mapping = {
    ...(Object.keys(color).length > 0 && { color }),
    ...(Object.keys(role).length > 0 && { role }),
  };
  return Object.keys(mapping).length > 0 ? mapping : undefined;
}

const RADIUS = /radius|corner|round/i;
const DISPLAY = /display|head(ing|line)?|title|brand/i;
const TEXT_FONT = /body|text|base|sans|ui|paragraph|plain/i;

/** The corner of the middle size; of several the one that is called so. */
function proposeRadius(tokens: readonly FoundToken[]): string | undefined {
  const radii = tokens.flatMap(({ path, value }) =>
    value.kind === 'size' && RADIUS.test(path) && value.px > 0 && value.px <= 20
      ? [{ path, px: value.px }]
      : [],
  );
  const named = radii.find(({ path }) => /(^|[^a-z])(md|medium|default|base|control)$/i.test(path));
  return (named ?? radii.sort((a, b) => a.px - b.px)[Math.floor((radii.length - 1) / 2)])?.path;
}

function proposeFonts(tokens: readonly FoundToken[]): ThemeMapping['font'] {
  const fonts = tokens.filter(
    ({ value }) => value.kind === 'font' && chooseFamily(value.families) !== undefined,
  );
  const display = fonts.find(({ path }) => DISPLAY.test(path)) ?? fonts[0];
  const text = fonts.find(({ path }) => TEXT_FONT.test(path)) ?? fonts.at(-1);
  return display && text ? { display: display.path, text: text.path } : undefined;
}

/** What of a file's tokens is probably what of a theme; an operator has the last word. Undefined where it has no colour. */
export function proposeMapping(tokens: readonly FoundToken[]): ThemeMapping | undefined {
  const candidates = findCandidates(tokens);
  const neutral = candidates.filter(({ scheme }) => scheme === undefined);
  const inputs = proposeInputs(neutral.length > 0 ? neutral : candidates, candidates);
  if (!inputs.brand) return undefined;
  const radius = proposeRadius(tokens);
  const font = proposeFonts(tokens);
  const ofSchemes = schemes.flatMap((scheme) => {
    const mapping = proposeScheme(candidates, scheme, inputs);
    return mapping ? [[scheme, mapping] as const] : [];
  });
  return {
    color: Object.fromEntries(Object.entries(inputs).map(([input, { path }]) => [input, path])),
    ...Object.fromEntries(ofSchemes),
    ...(radius && { radius }),
    ...(font && { font }),
  };
}
