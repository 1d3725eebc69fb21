import type { I18n } from '@lingui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { fontFaceCss } from '../engine/theme/fontFaceCss.ts';
import { getLocale, type LocaleTag } from '../locales/locales.ts';
import type { ResolvedBrand } from '../schemas/resolvedBrand.ts';
import { SLOT_REGISTRY } from '../src/app/catalogue.ts';
import { LocaleRoot } from '../src/app/LocaleRoot.tsx';
import { createQueryClient } from '../src/app/queryClient.ts';
import { getOpenScreens } from '../src/app/screens.ts';
import { BrandProvider } from '../src/platform/brand/BrandContext.tsx';
import { computeGates, GatesProvider } from '../src/platform/gates/gates.tsx';
import { ScreensProvider } from '../src/platform/screens/ScreensContext.tsx';
import { GUEST, SessionProvider, type Session } from '../src/platform/session/SessionContext.tsx';
import { SlotsProvider } from '../src/platform/slots/slots.tsx';
import { fixtureTransport } from '../tests/support/fixtureTransport.ts';
import type { Globals } from './toolbars.ts';

const MEMBER: Session = { kind: 'member', account: 'maria77', memberType: 0 };

/** What every page has around it, as the toolbar says. */
export function StoryFrame(props: {
  brand: ResolvedBrand;
  globals: Globals;
  i18n: I18n;
  path: string;
  children: ReactNode;
}) {
  const { brand, globals, i18n, path } = props;
  const [queryClient] = useState(createQueryClient);
  const gates = computeGates(brand);
  usePageAttributes(brand, globals);
  return (
    <BrandProvider brand={brand}>
      <QueryClientProvider client={queryClient}>
        <LocaleRoot
          key={`${brand.id} ${globals.locale}`}
          i18n={i18n}
          preferred={globals.locale as LocaleTag}
          transport={fixtureTransport}
        >
          <SessionProvider session={globals.member === 'member' ? MEMBER : GUEST}>
            <GatesProvider gates={gates}>
              <ScreensProvider screens={getOpenScreens(gates)}>
                <SlotsProvider registry={SLOT_REGISTRY}>
                  <MemoryRouter initialEntries={[path]}>
                    <Suspense>{props.children}</Suspense>
                  </MemoryRouter>
                </SlotsProvider>
              </ScreensProvider>
            </GatesProvider>
          </SessionProvider>
        </LocaleRoot>
      </QueryClientProvider>
    </BrandProvider>
  );
}

/** Puts the brand's theme on the document, as the gateway's HTML does. */
function usePageAttributes(brand: ResolvedBrand, { scheme, locale, direction }: Globals) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const style = document.getElementById('livery-theme') ?? document.createElement('style');
    style.id = 'livery-theme';
    const { script, dir } = getLocale(locale as LocaleTag);
    const fonts = fontFaceCss([brand.fonts.display, brand.fonts.text], [script]);
    style.textContent = fonts + brand.themeCss;
    document.head.append(style);
    root.dataset.scheme = scheme;
    root.lang = locale;
    // LocaleRoot sets the language's own direction in an effect, and so before this one of its parent.
    const frame = requestAnimationFrame(() => {
      root.dir = direction === 'auto' ? dir : direction;
    });
    return () => cancelAnimationFrame(frame);
  }, [brand, scheme, locale, direction]);
}
