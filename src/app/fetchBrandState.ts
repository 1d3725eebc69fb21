import type { QueryClient } from '@tanstack/react-query';
import { fontFaceCss, fontStylesheets } from '../../engine/theme/fontFaceCss.ts';
import { getLocale, type LocaleTag } from '../../locales/locales.ts';
import { validateResolvedBrand } from '../../schemas/generated/validateResolvedBrand.js';
import type { PageState } from '../../schemas/page.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { systemStatus, whitelabel } from '../api/system.ts';
import { fetchTransport } from '../platform/http/fetchTransport.ts';
import { createHttp } from '../platform/http/http.ts';
import { readLocal } from '../platform/storage/storage.ts';
import { SCHEME_KEY } from '../platform/theme/scheme.ts';
import { getPreferredLocale } from './preferredLocale.ts';

/** Asks for the brand where the document came from a plain file server, checks it, and dresses the document in it. */
export async function fetchBrandState(queryClient: QueryClient): Promise<PageState> {
  const { body } = await fetchTransport({
    method: 'GET',
    url: '/brand.json',
    headers: { accept: 'application/json' },
  });
  if (!validateResolvedBrand(body)) {
    throw new Error(
      `/brand.json is no brand: ${JSON.stringify(validateResolvedBrand.errors?.[0])}`,
    );
  }
  const brand = body as ResolvedBrand;
  const locale = getPreferredLocale(brand, brand.languages.default);
  dress(brand, locale);
  return { brand, locale, queries: {}, ...(await askGateway(queryClient, brand, locale)) };
}

/** What the document of a gateway would say. Without an answer the brand's own word counts. */
async function askGateway(
  queryClient: QueryClient,
  { merchantCode }: ResolvedBrand,
  language: LocaleTag,
): Promise<Pick<PageState, 'whitelabel' | 'status'>> {
  const http = createHttp({ transport: fetchTransport, merchantCode, language });
  const [granted, state] = await Promise.all([
    queryClient.fetchQuery({ ...whitelabel(http), retry: false }).catch(() => null),
    queryClient
      .fetchQuery({ ...systemStatus(http, window.location.host), retry: false })
      .catch(() => null),
  ]);
  return { whitelabel: granted?.features ?? {}, status: state?.status ?? 0 };
}

/** Theme, fonts, scheme and icon: what a gateway writes into the head. */
function dress(brand: ResolvedBrand, locale: LocaleTag): void {
  const { fonts, assets, features, scheme } = brand;
  const { script } = getLocale(locale);
  const families = [fonts.display, fonts.text];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontFaceCss(families, [script]) + brand.themeCss);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const href of fontStylesheets(families, [script])) addLink('stylesheet', href);
  if (assets.favicon) addLink('icon', assets.favicon.src);

  const kept = features.schemeSwitch ? readLocal(SCHEME_KEY) : null;
  const own = scheme === 'system' ? getDeviceScheme() : scheme;
  document.documentElement.dataset.scheme = kept === 'dark' || kept === 'light' ? kept : own;
}

const getDeviceScheme = () =>
  window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
