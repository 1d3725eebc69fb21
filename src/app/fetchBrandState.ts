import { validateResolvedBrand } from '../../schemas/generated/validateResolvedBrand.js';
import type { PageState } from '../../schemas/page.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { fetchTransport } from '../platform/http/fetchTransport.ts';

/** Asks for the brand where the document came from a plain file server, checks it, and puts its theme on. */
export async function fetchBrandState(): Promise<PageState> {
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
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brand.themeCss);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  if (brand.scheme !== 'system') document.documentElement.dataset.scheme ??= brand.scheme;
  return { brand, locale: brand.languages.default, status: 0, whitelabel: {}, queries: {} };
}
