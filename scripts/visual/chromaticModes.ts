import { chooseSettings, VIEWPORTS, type BrandChoice } from './plan.ts';

/** One of Chromatic's modes: the toolbar's state and the size of the screen. */
interface ChromaticMode {
  readonly brand: string;
  readonly scheme: string;
  readonly locale: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** The settings of the local review as Chromatic names them; it takes every story in each. */
export function chromaticModes(
  brands: readonly BrandChoice[],
): Readonly<Record<string, ChromaticMode>> {
  const modes = chooseSettings(brands).settings.map(({ brand, scheme, locale, viewport }) => [
    `${brand} ${scheme} ${locale} ${viewport}`,
    { brand, scheme, locale, viewport: VIEWPORTS[viewport] },
  ]);
  return Object.fromEntries(modes) as Record<string, ChromaticMode>;
}
