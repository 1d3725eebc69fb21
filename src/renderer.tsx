import { dehydrate } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import {
  NONCE_PLACE,
  type PageRenderer,
  type PageRequest,
  type RenderedPage,
} from '../schemas/page.ts';
import { App } from './app/App.tsx';
import { renderTemplate } from './app/messageTemplates.ts';
import { getPageModules } from './app/pageModules.ts';
import { getPageTitle } from './app/pageTitle.ts';
import { getPlainMessages } from './app/plainMessages.ts';
import { createQueryClient } from './app/queryClient.ts';
import { getDestination, getShownPath, type Destination } from './app/screens.ts';
import { prefetchShell } from './app/shell/prefetchShell.ts';
import { computeGates } from './platform/gates/gates.tsx';
import { createHttp } from './platform/http/http.ts';
import { loadI18n } from './platform/i18n/catalogs.ts';
import { GUEST } from './platform/session/session.ts';
import { NonceProvider } from './platform/theme/NonceContext.tsx';

/** React moves large finished parts behind inline scripts; without scripts in the page they must stay in place. */
const NEVER_OUTLINE = Number.MAX_SAFE_INTEGER;

function getHttpStatus(status: PageRequest['status'], destination: Destination): number {
  if (status === 1) return 503;
  if (status === 2) return 403;
  if (destination.kind === 'unknown') return 404;
  return destination.kind === 'closed' ? 403 : 200;
}

/** Renders the page of a path for a guest, with the data it shows. */
async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { brand, locale, path, status, whitelabel, transport, year } = request;
  const gates = computeGates(brand, whitelabel);
  const destination = getDestination(getShownPath(path, gates, GUEST), gates);
  const queryClient = createQueryClient({ tries: 1 });
  const i18n = await loadI18n(locale, brand.messages[locale]);
  const http = createHttp({ transport, merchantCode: brand.merchantCode, language: locale });
  const context = { http, brand, gates, queryClient };
  if (status === 0) {
    await Promise.all([
      prefetchShell(context),
      destination.kind === 'screen' && destination.screen.prefetch?.(context),
    ]);
  }
  const { prelude } = await prerender(
    <NonceProvider nonce={NONCE_PLACE}>
      <App
        brand={brand}
        i18n={i18n}
        preferredLocale={locale}
        queryClient={queryClient}
        transport={transport}
        whitelabel={whitelabel}
        status={status}
        year={year}
        router={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>}
      />
    </NonceProvider>,
    { progressiveChunkSize: NEVER_OUTLINE },
  );
  const { themeCss: _, ...publicBrand } = brand;
  return {
    httpStatus: getHttpStatus(status, destination),
    html: await new Response(prelude).text(),
    title: getPageTitle(destination, brand, i18n, locale),
    ...getPageModules(brand, destination, status, locale, gates),
    state: { brand: publicBrand, locale, status, whitelabel, queries: dehydrate(queryClient) },
  };
}

const renderer: PageRenderer = { renderPage, getPlainMessages, renderTemplate };
export default renderer;
