import { DATA_COLORS } from './dataColors.ts';
import { fontStack, takeovers } from './fonts.ts';
import { roles } from './roles.ts';
import type { DefaultScheme, Scheme } from './roles.ts';
import type { ResolvedTheme } from './types.ts';

const SAFE_VALUE = /^[\w#%.,()/" -]+$/;

/**
 * The custom properties of a theme as compact CSS text, safe inside a `<style>` element.
 * Throws a TypeError for a value that could end a declaration.
 */
export function toCss(
  theme: ResolvedTheme,
  { defaultScheme }: { readonly defaultScheme: DefaultScheme },
): string {
  const light = `color-scheme:light;${colorsOf(theme, 'light')}`;
  const dark = `color-scheme:dark;${colorsOf(theme, 'dark')}`;
  const common = `:root{${shapeAndType(theme)}}${perLanguage(theme)}`;
  if (defaultScheme === 'system') {
    const unset = '@media(prefers-color-scheme:dark){:root:not([data-scheme])';
    return `${common}:root,[data-scheme=light]{${light}}${unset}{${dark}}}[data-scheme=dark]{${dark}}`;
  }
  const [first, second] = defaultScheme === 'dark' ? [dark, light] : [light, dark];
  const other = defaultScheme === 'dark' ? 'light' : 'dark';
  return `${common}:root,[data-scheme=${defaultScheme}]{${first}}[data-scheme=${other}]{${second}}`;
}

/** The colour of the browser's own frame: the page's surface. */
export function themeColor(theme: ResolvedTheme, scheme: Scheme): string {
  return theme[scheme]['surface-0'];
}

function colorsOf(theme: ResolvedTheme, scheme: Scheme): string {
  return roles.map((role) => declare(role, theme[scheme][role])).join(';');
}

function shapeAndType({ shape, type, fonts }: ResolvedTheme): string {
  return [
    ...Object.entries(shape).map(([part, length]) => declare(`radius-${part}`, length)),
    declare('font-display', fontStack(fonts.display)),
    declare('font-text', fontStack(fonts.text)),
    ...Object.entries(type).map(([property, value]) => declare(property, value)),
    ...Object.entries(DATA_COLORS).map(([property, value]) => declare(property, value)),
  ].join(';');
}

function perLanguage({ fonts }: ResolvedTheme): string {
  return (['display', 'text'] as const)
    .flatMap((use) =>
      [...takeovers(fonts[use])].map(
        ([tag, id]) => `:root:lang(${tag}){${declare(`font-${use}`, fontStack(id))}}`,
      ),
    )
    .join('');
}

function declare(property: string, value: string): string {
  if (!SAFE_VALUE.test(value)) {
    throw new TypeError(`--${property} may not be ${JSON.stringify(value).slice(0, 60)}.`);
  }
  return `--${property}:${value}`;
}
