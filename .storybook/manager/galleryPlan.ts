import { getLocale } from '../../locales/locales.ts';
import { formatGlobals, INITIAL_GLOBALS, readGlobals } from '../globals.ts';
import type { BrandFacts } from './brandFacts.ts';

/** One picture of the gallery: a story in one brand, one scheme and one language. */
export interface GalleryCell {
  readonly brand: string;
  readonly scheme: 'dark' | 'light';
  readonly locale: string;
  /** What stands above it. */
  readonly caption: string;
  readonly src: string;
}

/** The pictures of one brand. */
export interface GalleryRow {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly GalleryCell[];
}

/** What the gallery shows of the chosen story. */
export interface GalleryPlan {
  readonly storyId: string;
  /** The story's own values, as its address carries them. */
  readonly args?: string | undefined;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly brands: readonly Pick<BrandFacts, 'id' | 'name' | 'languages'>[];
}

const SCHEMES = ['dark', 'light'] as const;

/** A row a brand: both schemes, and each of the brand's languages where the toolbar asks for them. */
export function planGallery({ storyId, args, globals, brands }: GalleryPlan): GalleryRow[] {
  const { view, locale } = readGlobals(globals);
  return brands.map(({ id, name, languages }) => ({
    id,
    name,
    cells: (view === 'locales' ? languages : [locale]).flatMap((language) =>
      SCHEMES.map((scheme) => ({
        brand: id,
        scheme,
        locale: language,
        caption: captionOf(scheme, view === 'locales' ? language : undefined),
        src: addressOf(storyId, args, { ...kept(globals), brand: id, scheme, locale: language }),
      })),
    ),
  }));
}

function captionOf(scheme: 'dark' | 'light', language?: string): string {
  const name = scheme === 'dark' ? 'Dark' : 'Light';
  return language ? `${getLocale(language as 'en').nativeName}, ${name.toLowerCase()}` : name;
}

/** What else the toolbar says, where it is not what every page starts with. */
function kept(globals: GalleryPlan['globals']): Record<string, string> {
  const names = ['direction', 'member', 'motion', 'features'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = globals[name];
      return typeof value === 'string' && value !== INITIAL_GLOBALS[name] ? [[name, value]] : [];
    }),
  );
}

function addressOf(id: string, args: string | undefined, globals: Record<string, string>): string {
  const query = [`id=${id}`, 'viewMode=story', `globals=${formatGlobals(globals)}`];
  if (args) query.push(`args=${args}`);
  return `iframe.html?${query.join('&')}`;
}

/** The width that the viewport of the toolbar asks for; undefined where it fills its place. */
export function viewportWidth(globals: GalleryPlan['globals']): number | undefined {
  const viewport = globals['viewport'] as { value?: string } | string | undefined;
  const name = typeof viewport === 'string' ? viewport : viewport?.value;
  const width = /^w(\d+)$/.exec(name ?? '')?.[1];
  return width === undefined ? undefined : Number(width);
}
