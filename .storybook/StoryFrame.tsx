import type { I18n } from '@lingui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ResolvedBrand } from '../schemas/resolvedBrand.ts';
import { SLOT_REGISTRY } from '../src/app/catalogue.ts';
import { LocaleRoot } from '../src/app/LocaleRoot.tsx';
import { createQueryClient } from '../src/app/queryClient.ts';
import { getOpenScreens } from '../src/app/screens.ts';
import { BrandProvider } from '../src/platform/brand/BrandContext.tsx';
import { computeGates, GatesProvider } from '../src/platform/gates/gates.tsx';
import { LocaleProvider, useLocale } from '../src/platform/i18n/LocaleContext.tsx';
import { ScreensProvider } from '../src/platform/screens/ScreensContext.tsx';
import { ModalsProvider } from '../src/platform/modals/modals.ts';
import { GUEST, type Session } from '../src/platform/session/session.ts';
import { SessionProvider } from '../src/platform/session/SessionContext.tsx';
import { SlotsProvider } from '../src/platform/slots/slots.tsx';
import { fixtureTransport } from '../tests/support/fixtureTransport.ts';
import { NO_MODALS, NO_SESSION_ACTIONS } from '../tests/support/stubActions.ts';
import { storyLocaleOf, type Globals, type StoryLocale } from './globals.ts';
import { setReducedMotion } from './motion.ts';

const SESSIONS = {
  guest: GUEST,
  member: { kind: 'member', account: 'maria77', memberType: 0 },
  agent: { kind: 'member', account: 'agent_lucia', memberType: 1 },
  freePlay: { kind: 'member', account: 'trial_48213', memberType: 4 },
} as const satisfies Record<Globals['member'], Session>;

/** What every page has around it, as the toolbar says. */
export function StoryFrame(props: {
  brand: ResolvedBrand;
  globals: Globals;
  i18n: I18n;
  path: string;
  children: ReactNode;
}) {
  const { globals, i18n, path } = props;
  const [queryClient] = useState(createQueryClient);
  const brand = useForcedFeatures(props.brand, globals.features);
  const gates = useMemo(() => computeGates(brand), [brand]);
  const screens = useMemo(() => getOpenScreens(gates), [gates]);
  const locale = storyLocaleOf(globals);
  useTheme(brand);
  usePageAttributes(brand, globals, locale);
  useLayoutEffect(() => setReducedMotion(globals.motion === 'reduced'), [globals.motion]);
  return (
    <BrandProvider brand={brand}>
      <QueryClientProvider client={queryClient}>
        <LocaleRoot
          key={`${brand.id} ${globals.locale} ${globals.motion}`}
          i18n={i18n}
          preferred={locale.tag}
          transport={fixtureTransport}
        >
          <Direction dir={locale.dir}>
            <SessionProvider session={SESSIONS[globals.member]} actions={NO_SESSION_ACTIONS}>
              <GatesProvider gates={gates}>
                <ScreensProvider screens={screens}>
                  <SlotsProvider registry={SLOT_REGISTRY}>
                    <ModalsProvider value={NO_MODALS}>
                      <MemoryRouter initialEntries={[path]}>
                        <Suspense>{props.children}</Suspense>
                      </MemoryRouter>
                    </ModalsProvider>
                  </SlotsProvider>
                </ScreensProvider>
              </GatesProvider>
            </SessionProvider>
          </Direction>
        </LocaleRoot>
      </QueryClientProvider>
    </BrandProvider>
  );
}

/** The brand as if it had said so itself: menus, screens and sections follow. */
function useForcedFeatures(brand: ResolvedBrand, forced: Globals['features']): ResolvedBrand {
  const key = JSON.stringify(forced);
  return useMemo(
    () => ({ ...brand, features: { ...brand.features, ...JSON.parse(key) } }),
    [brand, key],
  );
}

/** Hands down the direction of the toolbar, which parts that lay out by themselves ask for. */
function Direction({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  const locale = useLocale();
  const turned = useMemo(() => ({ ...locale, dir }), [locale, dir]);
  return <LocaleProvider value={turned}>{children}</LocaleProvider>;
}

/** Puts the brand's theme on the document, as the gateway's HTML does. */
function useTheme({ themeCss }: ResolvedBrand): void {
  useLayoutEffect(() => {
    const style = document.getElementById('livery-theme') ?? document.createElement('style');
    style.id = 'livery-theme';
    if (style.textContent !== themeCss) style.textContent = themeCss;
    if (!style.isConnected) document.head.prepend(style);
  }, [themeCss]);
}

function usePageAttributes(
  brand: ResolvedBrand,
  { scheme, locale, motion }: Globals,
  { tag, dir }: StoryLocale,
): void {
  const shown = scheme === 'brand' ? brand.scheme : scheme;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.scheme = shown === 'system' ? preferredScheme() : shown;
    root.lang = tag;
    root.dir = dir;
  }, [shown, tag, dir]);
  // LocaleRoot sets the language's own direction when it appears, in an effect that runs before this one.
  useEffect(() => {
    document.documentElement.dir = dir;
  }, [dir, brand.id, locale, motion]);
}

function preferredScheme(): 'dark' | 'light' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
