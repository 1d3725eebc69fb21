import type { I18n } from '@lingui/core';
import {
  hydrate as hydrateQueries,
  type DehydratedState,
  type QueryClient,
} from '@tanstack/react-query';
import type { LocaleTag } from '../../locales/locales.ts';
import type { PageState, SiteStatus } from '../../schemas/page.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import type { Whitelabel } from '../platform/gates/gates.tsx';
import { loadI18n } from '../platform/i18n/catalogs.ts';
import { createQueryClient } from './queryClient.ts';
import { getPreferredLocale } from './preferredLocale.ts';

/** Everything the application starts from. */
export interface Boot {
  readonly brand: ResolvedBrand;
  readonly i18n: I18n;
  readonly preferredLocale: LocaleTag;
  readonly queryClient: QueryClient;
  readonly whitelabel: Whitelabel;
  readonly status: SiteStatus;
  /** Whether the document already shows the page. */
  readonly isPrerendered: boolean;
}

/** What the document carries, or what `/brand.json` says where a plain file server sent the document. */
async function readState(
  queryClient: QueryClient,
): Promise<{ state: PageState; isPrerendered: boolean }> {
  const block = document.getElementById('livery-state');
  if (block?.textContent)
    return { state: JSON.parse(block.textContent) as PageState, isPrerendered: true };
  const { fetchBrandState } = await loadChunk(() => import('./fetchBrandState.ts'))();
  return { state: await fetchBrandState(queryClient), isPrerendered: false };
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
  const queryClient = createQueryClient();
  const { state, isPrerendered } = await readState(queryClient);
  const brand: ResolvedBrand = { themeCss: '', ...state.brand };
  hydrateQueries(queryClient, asOfNow(state.queries, Date.now()));
  return {
    brand,
    i18n: await loadI18n(state.locale, brand.messages[state.locale]),
    preferredLocale: getPreferredLocale(brand, state.locale),
    queryClient,
    whitelabel: state.whitelabel,
    status: state.status,
    isPrerendered,
  };
}
