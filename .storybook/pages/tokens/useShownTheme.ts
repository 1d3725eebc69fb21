import { useLayoutEffect } from 'react';
import { fontFaceCss } from '../../../engine/theme/fontFaceCss.ts';
import { toCss } from '../../../engine/theme/toCss.ts';
import { getLocale, type LocaleTag } from '../../../locales/locales.ts';
import type { ShownTheme } from './shownTheme.ts';

/** Puts a tried theme over the brand's, for as long as it shows. */
export function useShownTheme(imported: ShownTheme | undefined, tag: LocaleTag): void {
  useLayoutEffect(() => {
    if (!imported) return undefined;
    const { theme, scheme } = imported;
    const style = document.createElement('style');
    style.textContent =
      fontFaceCss([theme.fonts.display, theme.fonts.text], [getLocale(tag).script]) +
      toCss(theme, { defaultScheme: scheme });
    document.head.append(style);
    return () => style.remove();
  }, [imported, tag]);
}
