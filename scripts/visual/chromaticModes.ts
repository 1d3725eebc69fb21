import { PSEUDO_LOCALE, VIEWPORTS, type BrandChoice } from './plan.ts';

/** One of Chromatic's modes: the toolbar's state and the size of the screen. */
interface ChromaticMode {
  readonly brand: string;
  readonly scheme: 'dark' | 'light';
  readonly locale: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

/**
 * Two modes, as the local review visits every story twice: dark in the first brand and its first language on a desktop,
 * and light in the last brand, in the mirrored pseudo-language, on a phone. Modes are the same for all stories and each
 * costs a picture of every one, so brands do not take turns here.
 */
export function chromaticModes(
  brands: readonly BrandChoice[],
): Readonly<Record<string, ChromaticMode>> {
  const [first, last] = [brands[0], brands.at(-1)];
  if (!first || !last) return {};
  return {
    'dark desktop': {
      brand: first.id,
      scheme: 'dark',
      locale: first.locales[0]!,
      viewport: VIEWPORTS.desktop,
    },
    'light phone mirrored': {
      brand: last.id,
      scheme: 'light',
      locale: PSEUDO_LOCALE,
      viewport: VIEWPORTS.phone,
    },
  };
}
