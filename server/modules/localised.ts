import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';

/** Picks a text for a language: that language, else the brand's fallback, else any there is, else nothing. */
export function pickText(
  texts: Readonly<Record<string, string>>,
  locale: string,
  brand: ResolvedBrand,
): string {
  const own = (tag: string) => (Object.hasOwn(texts, tag) ? texts[tag] : undefined);
  return own(locale) || own(brand.languages.fallback) || Object.values(texts).find(Boolean) || '';
}
