import { themeFileOf, type ThemeFileOptions } from '../../../engine/theme/themeFile.ts';
import type { ShownTheme } from './shownTheme.ts';

/** Hands the theme out as a token file that the gateway, and this page, read again. */
export function downloadTheme(shown: ShownTheme, colors: ThemeFileOptions['colors']): void {
  const { name, source, scheme } = shown;
  const description = `${name}, ${colors === 'roles' ? 'every colour' : 'as designed'}.`;
  const file = themeFileOf(source, { scheme, colors, description });
  const text = `${JSON.stringify(file, null, 2)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${slugOf(name)}${colors === 'roles' ? '-all' : ''}.tokens.json`;
  link.click();
  // The browser has taken the content by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}

function slugOf(name: string): string {
  const slug = name
    .replace(/\.tokens\.json$|\.json$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || 'theme';
}
