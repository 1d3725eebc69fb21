import { brands } from 'virtual:livery-brands';
import { LOCALES } from '../locales/locales.ts';
import type { BrandFacts } from './manager/brandFacts.ts';
import { INITIAL_GLOBALS, PSEUDO_LOCALES } from './globals.ts';

type Items = readonly { value: string; title: string; right?: string }[];

const toolbar = (title: string, icon: string, items: Items) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const schemeOf = { dark: 'dark', light: 'light', system: 'as the device' } as const;

/** What the toolbar offers: every brand and every language there is, so that nothing has to be listed twice. */
export const globalTypes = {
  brand: toolbar(
    'Brand',
    'paintbrush',
    brands.map(({ brand }) => ({
      value: brand.id,
      title: brand.name,
      right: schemeOf[brand.scheme],
    })),
  ),
  view: toolbar('How many', 'grid', [
    { value: 'one', title: 'One brand' },
    { value: 'brands', title: 'All brands', right: '× scheme' },
    { value: 'locales', title: 'All brands and languages', right: '× scheme × language' },
  ]),
  scheme: toolbar('Scheme', 'mirror', [
    { value: 'brand', title: 'Own scheme' },
    { value: 'dark', title: 'Dark' },
    { value: 'light', title: 'Light' },
  ]),
  locale: toolbar('Language', 'globe', [
    ...LOCALES.map(({ tag, nativeName }) => ({ value: tag, title: nativeName, right: tag })),
    ...Object.entries(PSEUDO_LOCALES).map(([value, { title }]) => ({ value, title })),
  ]),
  direction: toolbar('Direction', 'transfer', [
    { value: 'auto', title: 'Own direction' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  member: toolbar('Visitor', 'user', [
    { value: 'guest', title: 'Guest' },
    { value: 'member', title: 'Member' },
    { value: 'agent', title: 'Agent' },
    { value: 'freePlay', title: 'Free play' },
  ]),
  motion: toolbar('Motion', 'play', [
    { value: 'system', title: 'Motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  // Without a toolbar of its own: a panel draws it, and learns here what each brand says.
  features: {
    description: 'Features forced on or off over the brand',
    brands: brands.map(({ brand: { id, name, languages, features } }): BrandFacts => ({
      id,
      name,
      languages: languages.offered,
      features,
    })),
  },
};

/** Where the toolbar starts. */
export const initialGlobals = { ...INITIAL_GLOBALS, brand: brands[0]?.brand.id ?? '' };

/** Widths that the design is drawn for. */
export const viewports = Object.fromEntries(
  (
    [
      [360, 'Small phone', 740, 'mobile'],
      [390, 'Phone', 844, 'mobile'],
      [768, 'Tablet', 1024, 'tablet'],
      [1024, 'Small desktop', 768, 'desktop'],
      [1440, 'Desktop', 900, 'desktop'],
      [1920, 'Wide desktop', 1080, 'desktop'],
    ] as const
  ).map(([width, name, height, type]) => [
    `w${width}`,
    { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` }, type },
  ]),
);
