import type { BrandFile } from '../../schemas/brand.schema.ts';
import { resolveTheme } from '../theme/resolveTheme.ts';
import { themeColor, toCss } from '../theme/toCss.ts';
import type { ThemeTokens } from '../theme/types.ts';
import type { BrandTheme } from './resolveBrand.ts';

/** Lays what a brand changes over its theme. */
export function resolveBrandTheme(tokens: ThemeTokens, brand: BrandFile): BrandTheme {
  const theme = resolveTheme({
    tokens,
    overrides: brand.theme?.overrides,
    chatHeaderColor: brand.chat?.headerColor,
  });
  const scheme = brand.theme?.scheme ?? theme.preferredScheme;
  return {
    css: toCss(theme, { defaultScheme: scheme }),
    color: { dark: themeColor(theme, 'dark'), light: themeColor(theme, 'light') },
    scheme,
    fonts: theme.fonts,
  };
}
