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

/** A game's name for a language; null where the catalogue has none any more. */
export const pickGameName = (
  game: {
    readonly game_names: Readonly<Record<string, string>> | null;
    readonly game_name: string | null;
  },
  locale: string,
  brand: ResolvedBrand,
): string | null =>
  (game.game_names && pickText(game.game_names, locale, brand)) || game.game_name || null;
