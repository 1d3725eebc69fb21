import { DEFAULT_LOCALE, type LocaleTag } from '../../locales/locales.ts';
import type { BrandFile } from '../../schemas/brand.schema.ts';

/** The languages of a brand, with what it does not say filled in. */
export function languagesOf(brand: BrandFile) {
  const { languages = {} } = brand;
  const offered: readonly LocaleTag[] = languages.offered ?? [languages.default ?? DEFAULT_LOCALE];
  const first = languages.default ?? offered[0] ?? DEFAULT_LOCALE;
  return { offered, default: first, fallback: languages.fallback ?? first };
}
