import type { I18n } from '@lingui/core';
import type { LocaleTag } from '../../locales/locales.ts';
import type { LocalisedText } from '../../schemas/localisedText.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import type { Destination } from './screens.ts';

type TitledBrand = Pick<ResolvedBrand, 'name' | 'seo' | 'languages'>;

/** A merchant's text in the language that shows, or in its fallback language. */
export function pickText(text: LocalisedText, tag: LocaleTag, brand: TitledBrand): string {
  return text[tag] ?? text[brand.languages.fallback] ?? Object.values(text)[0] ?? brand.name;
}

/** What the browser's tab says. */
export function getPageTitle(
  destination: Destination,
  brand: TitledBrand,
  i18n: I18n,
  tag: LocaleTag,
  /** What the page is about, where its screen shows one of many things. */
  subject?: string,
): string {
  if (destination.kind === 'unknown') return brand.name;
  if (destination.screen.id === 'home') return pickText(brand.seo.title, tag, brand);
  return `${subject ?? i18n._(destination.screen.label)} · ${brand.name}`;
}
