import { VIEWPORTS, type BrandChoice } from './plan.ts';

/** One of Chromatic's modes: the toolbar's state and the size of the screen. */
interface ChromaticMode {
  readonly brand: string;
  readonly scheme: 'dark' | 'light';
  readonly locale: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** Each brand dark on a phone in its first language, and light on a desktop in its last; Chromatic takes every story in each. */
export function chromaticModes(
  brands: readonly BrandChoice[],
): Readonly<Record<string, ChromaticMode>> {
  const modes = brands.flatMap(({ id: brand, locales }) =>
    (
      [
        ['dark', locales[0]!, 'phone'],
        ['light', locales.at(-1)!, 'desktop'],
      ] as const
    ).map(([scheme, locale, viewport]) => [
      `${brand} ${scheme} ${locale} ${viewport}`,
      { brand, scheme, locale, viewport: VIEWPORTS[viewport] },
    ]),
  );
  return Object.fromEntries(modes) as Record<string, ChromaticMode>;
}
