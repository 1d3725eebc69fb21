import type { BrandFile } from '../../schemas/brand.schema.ts';
import { resolveTheme } from '../theme/resolveTheme.ts';
import { themeColor, toCss } from '../theme/toCss.ts';
import type { ResolvedTheme, ThemeTokens } from '../theme/types.ts';
import type { BrandTheme } from './resolveBrand.ts';

/** Lays what a brand changes over its theme; throws a TypeError for what is no colour. */
export function layOverTheme(tokens: ThemeTokens, brand: BrandFile): ResolvedTheme {
  return resolveTheme({
    tokens,
    overrides: brand.theme?.overrides,
    chatHeaderColor: brand.chat?.headerColor,
  });
}

/** A brand's theme as its pages carry it. */
export function resolveBrandTheme(theme: ResolvedTheme, brand: BrandFile): BrandTheme {
  const scheme = brand.theme?.scheme ?? theme.preferredScheme;
  return {
    css: toCss(theme, { defaultScheme: scheme }),
    color: { dark: themeColor(theme, 'dark'), light: themeColor(theme, 'light') },
    scheme,
    fonts: theme.fonts,
  };
}
