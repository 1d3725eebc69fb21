import { coverPairs } from './coverPairs.ts';

/** At most so many pictures a component. */
export const PICTURES_MAX = 12;

/** Widths and heights in CSS pixels of the screens that pictures are taken on. */
export const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;

/** The name of a screen that pictures are taken on. */
export type ViewportName = keyof typeof VIEWPORTS;

/** What a brand gives to choose from. */
export interface BrandChoice {
  readonly id: string;
  readonly locales: readonly string[];
}

/** Under which brand, scheme, language and screen a picture is taken. */
export interface Setting {
  readonly brand: string;
  readonly scheme: 'dark' | 'light';
  readonly locale: string;
  readonly viewport: ViewportName;
}

/** One state of a component: a story. */
export interface State {
  readonly id: string;
  readonly name: string;
  /** The screen that it is meant for, whatever the setting says. */
  readonly viewport?: ViewportName;
  /** The language that its words are in, whatever the setting says. */
  readonly locale?: string;
  /** It says why it cannot be pictured. */
  readonly isSkipped?: boolean;
}

/** A component: all stories of one title. */
export interface Component {
  readonly title: string;
  readonly states: readonly State[];
}

/** One picture: some states of a component, one under the other, in one setting. */
export interface Sheet {
  readonly title: string;
  readonly setting: Setting;
  readonly states: readonly State[];
  /** Its name without an ending, unique over all components. */
  readonly name: string;
}

/** The settings in which every component is shown; a brand appears only in the languages that it offers. */
export function chooseSettings(brands: readonly BrandChoice[]) {
  const offered = new Map(brands.map(({ id, locales }) => [id, locales]));
  const factors = {
    brand: brands.map(({ id }) => id),
    scheme: ['dark', 'light'],
    locale: [...new Set(brands.flatMap(({ locales }) => locales))],
    viewport: Object.keys(VIEWPORTS),
  };
  const cover = coverPairs(factors, PICTURES_MAX, ({ brand, locale }) =>
    offered.get(brand)!.includes(locale),
  );
  return { settings: cover.settings as unknown as readonly Setting[], share: cover.share };
}

/** The pictures of one component: each state meets every value of every factor that the settings have. */
export function planSheets(component: Component, settings: readonly Setting[]): Sheet[] {
  const shown = settings.map((): State[] => []);
  const drawn = component.states.filter(({ isSkipped }) => !isSkipped);
  for (const state of drawn) {
    for (const at of chooseRows(state, settings, shown)) shown[at]!.push(state);
  }
  // Every setting is there for pairs of its own, so none may be left without a state.
  const idle = shown.filter((states) => states.length === 0);
  for (const [at, states] of idle.entries()) {
    const state = drawn[at % drawn.length];
    if (state) states.push(state);
  }
  return settings.flatMap((setting, at) => {
    const states = drawn.filter((state) => shown[at]!.includes(state));
    if (states.length === 0) return [];
    return [{ title: component.title, setting, states, name: nameSheet(component.title, setting) }];
  });
}

/** What is left of pictures when each state is drawn only once, over all settings by turns. */
export function drawEachOnce(sheets: readonly Sheet[]): Sheet[] {
  const holders = new Map<string, Sheet[]>();
  for (const sheet of sheets) {
    for (const { id } of sheet.states) holders.set(id, [...(holders.get(id) ?? []), sheet]);
  }
  const chosen = new Map(
    [...holders].map(([id, held], at) => [id, held[at % held.length]!.name] as const),
  );
  return sheets.flatMap((sheet) => {
    const states = sheet.states.filter(({ id }) => chosen.get(id) === sheet.name);
    return states.length > 0 ? [{ ...sheet, states }] : [];
  });
}

/** Rows in which one state meets every value that it does not fix itself: most new values first, then what is least full. */
function chooseRows(
  state: State,
  settings: readonly Setting[],
  shown: readonly State[][],
): number[] {
  const isFree = (name: string) => state[name as keyof State] === undefined;
  const valuesOf = settings.map((setting) =>
    Object.entries(setting).flatMap(([name, value]) => (isFree(name) ? `${name}=${value}` : [])),
  );
  const missing = new Set(valuesOf.flat());
  const rows: number[] = [];
  while (missing.size > 0) {
    const gains = valuesOf.map((values) => values.filter((value) => missing.has(value)).length);
    const best = settings
      .map((_, at) => ({ at, gain: gains[at]!, fill: shown[at]!.length }))
      .sort((one, other) => other.gain - one.gain || one.fill - other.fill)[0]!.at;
    rows.push(best);
    for (const value of valuesOf[best]!) missing.delete(value);
  }
  return rows;
}

const nameSheet = (title: string, { brand, scheme, locale, viewport }: Setting) =>
  `${slugify(title)}.${brand}-${scheme}-${locale}-${viewport}`;

/** The part of a picture's name before the dot. */
export const slugify = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
