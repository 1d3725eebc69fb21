import { isLocaleTag, type LocaleTag } from '../../locales/locales.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { LANGUAGE_KEY } from '../platform/i18n/catalogs.ts';
import { readLocal } from '../platform/storage/storage.ts';

/** The language a visitor chose before, where the brand offers it; the given one otherwise. */
export function getPreferredLocale(
  { languages }: Pick<ResolvedBrand, 'languages'>,
  otherwise: LocaleTag,
): LocaleTag {
  const kept = readLocal(LANGUAGE_KEY);
  return isLocaleTag(kept) && languages.offered.includes(kept) ? kept : otherwise;
}
