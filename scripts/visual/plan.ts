/** Widths and heights in CSS pixels of the screens that stories are visited on. */
export const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;

/** The name of a screen that stories are visited on. */
export type ViewportName = keyof typeof VIEWPORTS;

/** The longer language that runs from right to left. */
export const PSEUDO_LOCALE = 'pseudo-rtl';

/** What a brand gives to choose from. */
export interface BrandChoice {
  readonly id: string;
  readonly locales: readonly string[];
}

/** One story, as Storybook tells of it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** The file that it stands in, from the root of the project. */
  readonly file: string;
  /** The screen that it is meant for. */
  readonly viewport?: ViewportName;
  /** The language that its words are in, whatever the visit says. */
  readonly locale?: string;
  /** It says why it cannot be pictured. */
  readonly isSkipped?: boolean;
}

/** Under which brand, scheme, language and screen a story is looked at. */
export interface Setting {
  readonly brand: string;
  readonly scheme: 'dark' | 'light';
  readonly locale: string;
  readonly viewport: ViewportName;
}

/** One look at a story: it must render and play, have no barriers, fit, and look as accepted. */
export interface Visit {
  readonly story: Story;
  readonly setting: Setting;
  /** Unique over all visits; the name of its picture. */
  readonly name: string;
}

/**
 * Both visits of a story. The first is dark, in a language that a brand offers, on a phone or a desktop; the second light,
 * in the mirrored pseudo-language, on a phone, in another brand. Brands, languages and screens follow from the name of the
 * story, so that a story that comes or goes changes nothing for the others.
 */
export function planVisits(story: Story, brands: readonly BrandChoice[]): readonly Visit[] {
  const turn = sumOf(story.id);
  const offers = brands.flatMap(({ id, locales }) => locales.map((locale) => ({ id, locale })));
  const fitting = offers.filter(({ locale }) => locale === (story.locale ?? locale));
  const first = pick(fitting.length > 0 ? fitting : offers, turn);
  const others = brands.filter(({ id }) => id !== first.id);
  const second = pick(others.length > 0 ? others : brands, turn >> 3);
  const visit = (setting: Setting): Visit => ({
    story,
    setting,
    name: `${story.id}.${setting.scheme}`,
  });
  return [
    visit({
      brand: first.id,
      scheme: 'dark',
      locale: story.locale ?? first.locale,
      viewport: story.viewport ?? pick(['phone', 'desktop'] as const, turn >> 6),
    }),
    visit({
      brand: second.id,
      scheme: 'light',
      locale: story.locale ?? PSEUDO_LOCALE,
      viewport: story.viewport ?? 'phone',
    }),
  ];
}

const pick = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!;

/** A number that is always the same for the same text. */
function sumOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 0x7fffff;
  return sum;
}
