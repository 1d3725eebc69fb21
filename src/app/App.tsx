import type { I18n } from '@lingui/core';
import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import type { LocaleTag } from '../../locales/locales.ts';
import type { SiteStatus } from '../../schemas/page.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { gameMenus } from '../api/games.ts';
import { BrandProvider } from '../platform/brand/BrandContext.tsx';
import {
  computeGates,
  GatesProvider,
  type Gates,
  type Whitelabel,
} from '../platform/gates/gates.tsx';
import { useHttp } from '../platform/http/HttpContext.tsx';
import type { Transport } from '../platform/http/http.ts';
import { createSessionStore } from '../platform/session/sessionStore.ts';
import { ScreensProvider } from '../platform/screens/ScreensContext.tsx';
import { SlotsProvider } from '../platform/slots/slots.tsx';
import { SLOT_REGISTRY } from './catalogue.ts';
import { Live } from './live/Live.tsx';
import { LocaleRoot } from './LocaleRoot.tsx';
import { ModalsRoot } from './ModalsRoot.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { Pages } from './Pages.tsx';
import { PlayWatch } from './PlayWatch.tsx';
import { getOpenScreens } from './screens.ts';
import { ServiceRoot } from './ServiceRoot.tsx';
import { SessionRoot } from './SessionRoot.tsx';
import { SiteStatusGuard } from './SiteStatusGuard.tsx';

/** What the application starts from, the same on the gateway and in the browser. */
export interface AppProps {
  readonly brand: ResolvedBrand;
  readonly i18n: I18n;
  /** The language the visitor chose before, or the one shown. */
  readonly preferredLocale: LocaleTag;
  readonly queryClient: QueryClient;
  readonly transport: Transport;
  readonly whitelabel: Whitelabel;
  readonly status: SiteStatus;
  readonly year: number;
  /** Whether what happens on the gateway shows by itself. */
  readonly isLive?: boolean;
  /** Wraps the pages in the router of the environment. */
  readonly router: (pages: ReactNode) => ReactNode;
}

/** The whole application: what every page shares, from the outside in. */
export function App(props: AppProps) {
  const { brand, whitelabel } = props;
  const gates = useMemo(() => computeGates(brand, whitelabel), [brand, whitelabel]);
  const [session] = useState(() => createSessionStore(brand.merchantCode, Date.now));
  return (
    <BrandProvider brand={brand}>
      <QueryClientProvider client={props.queryClient}>
        <LocaleRoot
          i18n={props.i18n}
          preferred={props.preferredLocale}
          transport={props.transport}
          session={session}
        >
          <SessionRoot store={session}>
            <GatesProvider gates={gates}>
              <SlotsProvider registry={SLOT_REGISTRY}>
                {props.router(
                  <PageBoundary>
                    <ServiceRoot>
                      <SiteStatusGuard initial={props.status}>
                        <OpenScreens gates={gates}>
                          <ModalsRoot>
                            <Pages year={props.year} />
                          </ModalsRoot>
                          {props.isLive && <Live store={session} />}
                          {props.isLive && <PlayWatch />}
                        </OpenScreens>
                      </SiteStatusGuard>
                    </ServiceRoot>
                  </PageBoundary>,
                )}
              </SlotsProvider>
            </GatesProvider>
          </SessionRoot>
        </LocaleRoot>
      </QueryClientProvider>
    </BrandProvider>
  );
}

/** Hands down the screens that lead somewhere; those of lobbies as their games come and go. A closed site has none to ask for. */
function OpenScreens({ gates, children }: { gates: Gates; children: ReactNode }) {
  const { data } = useQuery(gameMenus(useHttp()));
  const screens = useMemo(() => getOpenScreens(gates, data?.categories), [gates, data]);
  return <ScreensProvider screens={screens}>{children}</ScreensProvider>;
}
