import { fontFaceCss, fontPreloads, fontStylesheets } from '../../engine/theme/fontFaceCss.ts';
import { getLocale } from '../../locales/locales.ts';
import { NONCE_PLACE, type PlainMessages, type RenderedPage } from '../../schemas/page.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { iconAddress } from '../http/brandIcons.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import type { PageAssets } from './buildAssets.ts';
import { escapeJson, pickText } from './escape.ts';
import { FIRST_SCRIPT } from './firstScript.ts';
import { hoistStyles } from './hoistStyles.ts';

/** Everything one document is made of. */
export interface DocumentParts {
  readonly template: string;
  readonly brand: ResolvedBrand;
  /** State of the brand; the page keeps it, see `src/app/live/takeBrand.ts`. */
  readonly revision: string;
  readonly page: RenderedPage;
  readonly assets: PageAssets;
  readonly messages: PlainMessages;
  /** Leaves style attributes where React's development build looks for them; its policy must allow them. */
  readonly keepsStyleAttributes?: boolean;
}

function getMeta({ brand, page }: DocumentParts): string {
  const { locale } = page.state;
  const title = escapeHtml(page.title);
  const description = escapeHtml(pickText(brand.seo.description, locale, brand.languages.fallback));
  const scheme = brand.scheme === 'light' ? 'light' : 'dark';
  const { dark, light } = brand.themeColor;
  const image = brand.assets.socialImage;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta name="theme-color" content="${brand.themeColor[scheme]}" data-dark="${dark}" data-light="${light}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(brand.name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    image && `<meta property="og:image" content="${escapeHtml(image.src)}">`,
    brand.assets.favicon && `<link rel="icon" href="${escapeHtml(brand.assets.favicon.src)}">`,
    `<link rel="apple-touch-icon" sizes="180x180" href="${iconAddress(brand, 'apple-touch-icon.png')}">`,
    `<link rel="manifest" href="/manifest.webmanifest">`,
    ...brand.cdn.images.map((from) => `<link rel="preconnect" href="${escapeHtml(from)}">`),
  ]
    .filter(Boolean)
    .join('');
}

/** Styles stand in the document; a disabled link tells the module loader that it has them already. */
function getStyles({ brand, page, assets }: DocumentParts, pageCss: string): string {
  const { script } = getLocale(page.state.locale);
  const families = [brand.fonts.display, brand.fonts.text];
  const css = [
    fontFaceCss(families, [script]),
    brand.themeCss,
    ...assets.styles.map((sheet) => sheet.text),
    pageCss,
  ].join('');
  const fonts = fontPreloads(families, script).map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  );
  const known = assets.styles.map(
    (sheet) => `<link rel="stylesheet" href="${sheet.href}" disabled>`,
  );
  return `${fonts.join('')}<style nonce="${NONCE_PLACE}">${css}</style>${known.join('')}`;
}

/** Japanese has too many letters for rules in the document: its sheet comes after the content. */
function getLateFonts({ brand, page }: DocumentParts): string {
  const { script } = getLocale(page.state.locale);
  return fontStylesheets([brand.fonts.display, brand.fonts.text], [script])
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('');
}

/** After the pictures of the first view: a page that is seen early and answers natively needs its script last. */
function getScripts({ assets }: DocumentParts): string {
  if (!assets.entry) return '';
  const preloads = [assets.entry, ...assets.scripts].map(
    (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
  );
  return `${preloads.join('')}<script type="module" src="${assets.entry}" fetchpriority="low"></script>`;
}

function getState({ page, messages }: DocumentParts): string {
  const { title, text, retry } = messages.failure;
  const failure = `<p><strong>${escapeHtml(title)}</strong><br>${escapeHtml(text)}</p><a href="">${escapeHtml(retry)}</a>`;
  return `<div id="livery-failure" class="failure" role="alert">${failure}</div><script type="application/json" id="livery-state">${escapeJson(page.state)}</script>`;
}

/** Place of what the browser goes on from, and in a template served as it is, what stands there without a gateway. */
const STATE_PLACE = /<!--livery-state-->(?:[^]*?<!--\/livery-state-->)?/;

/** The whole HTML of a page; `{{nonce}}` stands where each response puts its own. */
export function composeDocument(parts: DocumentParts): string {
  const { template, brand, page } = parts;
  const { html, css } = parts.keepsStyleAttributes
    ? { html: page.html, css: '' }
    : hoistStyles(page.html);
  const { locale } = page.state;
  const { dir } = getLocale(locale);
  const scheme = brand.scheme === 'system' ? '' : ` data-scheme="${brand.scheme}"`;
  const revision = ` data-revision="${escapeHtml(parts.revision)}"`;
  const fixed = brand.features.schemeSwitch ? '' : ' data-fixed';
  const head = `${getMeta(parts)}<script nonce="${NONCE_PLACE}">${FIRST_SCRIPT}</script>${getStyles(parts, css)}`;
  return template
    .replace(
      /<html[^>]*>/,
      () => `<html lang="${locale}" dir="${dir}"${revision}${scheme}${fixed}>`,
    )
    .replace('<!--livery-head-->', () => head)
    .replace('<!--livery-page-->', () => html)
    .replace(STATE_PLACE, () => getState(parts) + getScripts(parts) + getLateFonts(parts));
}
