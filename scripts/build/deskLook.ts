import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { fontFaceCss } from '../../engine/theme/fontFaceCss.ts';
import { parseThemeText } from '../../engine/theme/parseThemeText.ts';
import { resolveTheme } from '../../engine/theme/resolveTheme.ts';
import { toCss } from '../../engine/theme/toCss.ts';

const THEME_FILE = 'themes/default.tokens.json';

/** The custom properties and the letters of the desk as CSS: those of the theme that belongs to no brand. */
export function composeDeskCss(root: string): string {
  const { tokens, faults } = parseThemeText(
    THEME_FILE,
    readFileSync(path.join(root, THEME_FILE), 'utf8'),
  );
  if (!tokens) throw new Error(`${THEME_FILE}: ${faults[0]?.message ?? 'cannot be read'}`);
  const theme = resolveTheme({ tokens });
  return fontFaceCss([theme.fonts.text], ['latin']) + toCss(theme, { defaultScheme: 'system' });
}

/** Puts the look into the desk's document, so that its first paint has the right colours. */
export function deskLook(root: string): Plugin {
  return {
    name: 'livery-desk-look',
    transformIndexHtml: () => [
      { tag: 'style', injectTo: 'head-prepend', children: composeDeskCss(root) },
    ],
  };
}
