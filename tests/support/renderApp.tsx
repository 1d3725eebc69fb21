import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import type { LocaleTag } from '../../locales/locales.ts';
import type { SiteStatus } from '../../schemas/page.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { App } from '../../src/app/App.tsx';
import { createQueryClient } from '../../src/app/queryClient.ts';
import type { Whitelabel } from '../../src/platform/gates/gates.tsx';
import type { Transport } from '../../src/platform/http/http.ts';
import { loadI18n } from '../../src/platform/i18n/catalogs.ts';
import { brand as sampleBrand } from './builders.ts';
import { fixtureTransport } from './fixtureTransport.ts';

/** Renders the whole application at an address, as a browser would without a prerendered page. */
export async function renderApp(
  options: {
    brand?: ResolvedBrand;
    path?: string;
    locale?: LocaleTag;
    preferredLocale?: LocaleTag;
    status?: SiteStatus;
    whitelabel?: Whitelabel;
    transport?: Transport;
  } = {},
) {
  const {
    brand = sampleBrand(),
    path = '/',
    locale = 'en',
    transport = fixtureTransport,
  } = options;
  const visited: string[] = [];
  let navigate: NavigateFunction;
  function Remote() {
    const { pathname } = useLocation();
    if (visited.at(-1) !== pathname) visited.push(pathname);
    navigate = useNavigate();
    return null;
  }
  const i18n = await loadI18n(locale);
  const app = (
    <App
      brand={brand}
      i18n={i18n}
      preferredLocale={options.preferredLocale ?? locale}
      queryClient={createQueryClient({ tries: 1 })}
      transport={transport}
      whitelabel={options.whitelabel ?? {}}
      status={options.status ?? 0}
      year={2026}
      router={(pages) => (
        <MemoryRouter initialEntries={[path]}>
          {pages}
          <Remote />
        </MemoryRouter>
      )}
    />
  );
  // Awaited, since parts of the page wait for their texts: React would not hear that those have come.
  const view = await act(async () => render(app));
  return {
    ...view,
    /** Every address that was shown, the first included. */
    visited,
    go: (...[to, how]: [string | number, { replace?: boolean }?]) =>
      act(async () => void (await navigate(to as string, how))),
  };
}
