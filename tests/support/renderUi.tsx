import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { BrandProvider } from '../../src/platform/brand/BrandContext.tsx';
import { computeGates, GatesProvider } from '../../src/platform/gates/gates.tsx';
import { createHttp, type Transport } from '../../src/platform/http/http.ts';
import { HttpProvider } from '../../src/platform/http/HttpContext.tsx';
import { createFormats } from '../../src/platform/i18n/format.ts';
import { LocaleProvider, type LocaleState } from '../../src/platform/i18n/LocaleContext.tsx';
import { ModalsProvider, type Modals } from '../../src/platform/modals/modals.ts';
import type { Screen } from '../../src/platform/screens/screen.ts';
import { ScreensProvider } from '../../src/platform/screens/ScreensContext.tsx';
import { GUEST, type Session } from '../../src/platform/session/session.ts';
import {
  SessionProvider,
  type SessionActions,
} from '../../src/platform/session/SessionContext.tsx';
import { brand as sampleBrand } from './builders.ts';
import { fixtureTransport } from './fixtureTransport.ts';
import { NO_MODALS, NO_SESSION_ACTIONS } from './stubActions.ts';

/** Renders a part with everything that a page has around it; texts are the English ones of the source. */
export function renderUi(
  part: ReactNode,
  options: {
    brand?: ResolvedBrand;
    session?: Session;
    /** What the part does to the session and to modals; nothing unless given. */
    actions?: Partial<SessionActions>;
    modals?: Partial<Modals>;
    transport?: Transport;
    screens?: readonly Screen[];
    choose?: LocaleState['choose'];
    /** Where the page is, with what the history keeps beside the address. */
    path?: NonNullable<MemoryRouterProps['initialEntries']>[number];
  } = {},
) {
  const { brand = sampleBrand(), session = GUEST, transport = fixtureTransport } = options;
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const http = createHttp({ transport, merchantCode: brand.merchantCode, language: 'en' });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const locale: LocaleState = {
    tag: 'en',
    dir: 'ltr',
    formats: createFormats('en', brand.currency),
    choose: options.choose ?? (async () => undefined),
  };
  const view = render(
    <BrandProvider brand={brand}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <LocaleProvider value={locale}>
            <HttpProvider http={http}>
              <SessionProvider
                session={session}
                actions={{ ...NO_SESSION_ACTIONS, ...options.actions }}
              >
                <GatesProvider gates={computeGates(brand)}>
                  <ScreensProvider screens={options.screens ?? []}>
                    <ModalsProvider value={{ ...NO_MODALS, ...options.modals }}>
                      <MemoryRouter initialEntries={[options.path ?? '/']}>{part}</MemoryRouter>
                    </ModalsProvider>
                  </ScreensProvider>
                </GatesProvider>
              </SessionProvider>
            </HttpProvider>
          </LocaleProvider>
        </I18nProvider>
      </QueryClientProvider>
    </BrandProvider>,
  );
  return { ...view, queryClient };
}
