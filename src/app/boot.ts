import type { I18n } from '@lingui/core';
import { hydrate as hydrateQueries, type DehydratedState } from '@tanstack/react-query';
import { isLocaleTag, type LocaleTag } from '../../locales/locales.ts';
import type { PageState, SiteStatus } from '../../schemas/page.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import type { Whitelabel } from '../platform/gates/gates.tsx';
import { LANGUAGE_KEY, loadI18n } from '../platform/i18n/catalogs.ts';
import { readLocal } from '../platform/storage/storage.ts';
import { createQueryClient } from './queryClient.ts';

/** Everything the application starts from. */
export interface Boot {
  readonly brand: ResolvedBrand;
  readonly i18n: I18n;
  readonly preferredLocale: LocaleTag;
  readonly queryClient: ReturnType<typeof createQueryClient>;
  readonly whitelabel: Whitelabel;
  readonly status: SiteStatus;
  /** Whether the document already shows the page. */
  readonly isPrerendered: boolean;
}

/** What the document carries, or what `/brand.json` says where a plain file server sent the document. */
async function readState(): Promise<{ state: PageState; isPrerendered: boolean }> {
  const block = document.getElementById('livery-state');
  if (block?.textContent)
    return { state: JSON.parse(block.textContent) as PageState, isPrerendered: true };
  const { fetchBrandState } = await import('./fetchBrandState.ts');
  return { state: await fetchBrandState(), isPrerendered: false };
}

/** The language a visitor chose before, where the brand offers it. */
function getPreferredLocale(brand: PageState['brand'], shown: LocaleTag): LocaleTag {
  const kept = readLocal(LANGUAGE_KEY);
  return isLocaleTag(kept) && brand.languages.offered.includes(kept) ? kept : shown;
}

/**
 * The document may have been rendered a while ago, but the gateway drops it when its content changes: what it carries
 * is as good as asked for now.
 */
function asOfNow(
  { queries = [], ...rest }: Partial<DehydratedState>,
  now: number,
): Partial<DehydratedState> {
  return {
    ...rest,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } })),
  };
}

/** Brand, theme, locale, session, gates, screens: in this order; the first failure ends in the failure page. */
export async function boot(): Promise<Boot> {
  const { state, isPrerendered } = await readState();
  const brand: ResolvedBrand = { themeCss: '', ...state.brand };
  const preferredLocale = getPreferredLocale(brand, state.locale);
  const locale = isPrerendered ? state.locale : preferredLocale;
  const queryClient = createQueryClient();
  hydrateQueries(queryClient, asOfNow(state.queries, Date.now()));
  return {
    brand,
    i18n: await loadI18n(locale, brand.messages[locale]),
    preferredLocale,
    queryClient,
    whitelabel: state.whitelabel,
    status: state.status,
    isPrerendered,
  };
}
