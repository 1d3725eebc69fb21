import { fontFaceCss, fontStylesheets } from '../../engine/theme/fontFaceCss.ts';
import { getLocale, type LocaleTag } from '../../locales/locales.ts';
import { LAUNCH_DATA_ID, type OriginalsLaunch } from '../../schemas/originalsApi.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import type { GameFiles } from './gamesBuild.ts';

/** What one launch document is made of. */
export interface LaunchParts {
  readonly launch: OriginalsLaunch & { readonly language: LocaleTag };
  readonly brand: ResolvedBrand;
  /** What the site shows at the moment; without it the brand's own, or the device's. */
  readonly scheme: 'dark' | 'light' | undefined;
  readonly build: GameFiles | null;
  readonly nonce: string;
}

/** The site's sizes fit any page; the games bring the rest of their look. */
const BASE_CSS =
  'html,body{margin:0;block-size:100%;background:var(--surface-0);color:var(--text-1);font-family:var(--font-text)}#root{block-size:100%}';

/** JSON that cannot end the element it stands in. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function getScheme({ scheme, brand }: LaunchParts): string {
  const shown = scheme ?? (brand.scheme === 'system' ? undefined : brand.scheme);
  return shown ? ` data-scheme="${shown}"` : '';
}

function getFiles({ build }: LaunchParts): string {
  if (!build) return '<p>This game is not installed here.</p>';
  return [
    ...build.styles.map((href) => `<link rel="stylesheet" crossorigin href="${escapeHtml(href)}">`),
    ...build.scripts.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    `<script type="module" crossorigin src="${escapeHtml(build.entry)}"></script>`,
  ].join('');
}

/** The page that a game runs in: the brand's look, and what the game needs to know before it asks for anything. */
export function composeLaunchDocument(parts: LaunchParts): string {
  const { launch, brand, nonce } = parts;
  const { script, dir } = getLocale(launch.language);
  const families = [brand.fonts.display, brand.fonts.text];
  const sheets = fontStylesheets(families, [script]).map(
    (href) => `<link rel="stylesheet" crossorigin href="${escapeHtml(href)}">`,
  );
  return [
    `<!doctype html><html lang="${launch.language}" dir="${dir}"${getScheme(parts)}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(launch.name)} · ${escapeHtml(brand.name)}</title>`,
    `<style nonce="${nonce}">${fontFaceCss(families, [script])}${brand.themeCss}${BASE_CSS}</style>`,
    `</head><body><div id="root"></div>`,
    `<script type="application/json" id="${LAUNCH_DATA_ID}">${escapeJson(launch)}</script>`,
    getFiles(parts),
    sheets.join(''),
    '</body></html>',
  ].join('');
}

const hostForm = /^(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/i;

/** Who may show the page, and what it may load: its own host, and nothing else. */
export function composeLaunchPolicy({
  origin,
  hosts,
  nonce,
}: {
  /** Of the host that the page comes from. */
  readonly origin: string;
  /** Where the brand's sites are. */
  readonly hosts: readonly string[];
  readonly nonce: string;
}): string {
  const { protocol, port } = new URL(origin);
  const at = port ? `:${port}` : '';
  const sites = hosts
    .filter((host) => hostForm.test(host))
    .map((host) => `${protocol}//${host}${at}`);
  // A frame without an origin of its own may not count as "self" everywhere.
  const own = `'self' ${origin}`;
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${nonce}'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `media-src ${own} data: blob:`,
    `connect-src ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", origin, ...sites].join(' ')}`,
    "object-src 'none'",
  ].join('; ');
}
