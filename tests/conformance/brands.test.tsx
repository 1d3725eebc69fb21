import { hydrate as hydrateQueries } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocaleTag } from '../../locales/locales.ts';
import type { RenderedPage } from '../../schemas/page.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { App } from '../../src/app/App.tsx';
import { createQueryClient } from '../../src/app/queryClient.ts';
import { SCREENS } from '../../src/app/screens.ts';
import { computeGates } from '../../src/platform/gates/gates.tsx';
import { wakeDeferred } from '../../src/platform/hydration/Deferred.tsx';
import { loadI18n } from '../../src/platform/i18n/catalogs.ts';
import renderer from '../../src/renderer.tsx';
import { brand as sampleBrand } from '../support/builders.ts';
import { fixtureTransport } from '../support/fixtureTransport.ts';
import { readShippedBrands } from '../support/shippedBrands.ts';
import { stubBrowser } from '../support/stubBrowser.ts';

const brands = await readShippedBrands();

const COMING_SOON = 'src/ui/ComingSoon/ComingSoonScreen.tsx';

const getComingSoonPath = (brand: ResolvedBrand) => {
  const gates = computeGates(brand);
  return SCREENS.find(
    ({ source, gate }) => source === COMING_SOON && (gate === undefined || gates[gate]),
  )?.paths[0];
};

const rendered = new Map<string, Promise<RenderedPage>>();

async function renderOnce(brand: ResolvedBrand, locale: LocaleTag, path: string) {
  const page = await renderer.renderPage({
    brand,
    locale,
    path,
    status: 0,
    whitelabel: {},
    transport: fixtureTransport,
    year: 2026,
  });
  // React's server half leaves the contexts of its last tree set until its next one; the client half would see them.
  await prerender(null);
  return page;
}

/** The page as the gateway sends it; each is rendered once. */
function render(brand: ResolvedBrand, locale: LocaleTag, path: string): Promise<RenderedPage> {
  const key = `${brand.id} ${locale} ${path}`;
  const page = rendered.get(key) ?? renderOnce(brand, locale, path);
  rendered.set(key, page);
  return page;
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const PAGES = brands.flatMap((brand) =>
  brand.languages.offered.flatMap((locale) =>
    ['/', getComingSoonPath(brand) ?? '/help'].map(
      (path) => [brand.name, locale, path, brand] as const,
    ),
  ),
);

/** That both halves of React run in one place is the test's own doing. */
const TWO_HALVES = 'Detected multiple renderers';

let complaints: unknown[][];

beforeEach(() => {
  stubBrowser();
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    if (!String(said[0]).startsWith(TWO_HALVES)) complaints.push(said);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('four brands or more are shipped', () => {
  expect(brands.length).toBeGreaterThanOrEqual(4);
});

describe.each(PAGES)('%s in %s at %s', (_, locale, path, brand) => {
  it('is rendered whole by the gateway, in nobody else’s name', async () => {
    const page = await render(brand, locale, path);
    const others = brands.filter(({ id }) => id !== brand.id).map(({ name }) => name);
    const { body } = parse(page.html);
    expect(complaints).toEqual([]);
    expect(page.httpStatus).toBe(200);
    expect(body.querySelectorAll('h1')).toHaveLength(1);
    expect(body.querySelector('h1')?.textContent).toMatch(/\S/);
    expect(body.querySelectorAll('main')).toHaveLength(1);
    expect(page.html).not.toMatch(/undefined|\[object|NaN|<!--\$!-->/);
    expect(page.title).toMatch(/\S/);
    for (const name of others) expect(page.html + page.title).not.toContain(name);
  }, 30_000);

  it('is taken over by the browser without a difference', async () => {
    const { html, state } = await render(brand, locale, path);
    const queryClient = createQueryClient();
    hydrateQueries(queryClient, state.queries);
    const i18n = await loadI18n(locale, brand.messages[locale]);
    const page = document.createElement('div');
    page.innerHTML = html;
    document.body.append(page);
    // Parts below the fold are compared, too.
    wakeDeferred();
    const differences: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(
        page,
        <StrictMode>
          <App
            brand={brand}
            i18n={i18n}
            preferredLocale={locale}
            queryClient={queryClient}
            transport={fixtureTransport}
            whitelabel={{}}
            status={0}
            year={2026}
            router={(pages) => <MemoryRouter initialEntries={[path]}>{pages}</MemoryRouter>}
          />
        </StrictMode>,
        { onRecoverableError: (error) => differences.push(error) },
      ),
    );
    await act(() => vi.dynamicImportSettled());
    expect(differences).toEqual([]);
    expect(complaints).toEqual([]);
    act(() => root.unmount());
  }, 30_000);
});

describe('a brand that asks visitors to sign in first', () => {
  const brand = sampleBrand({ features: { loginToHome: true } });

  it.each([
    ['/', 'Log in to Sample House', 200],
    ['/vip', 'Log in to Sample House', 200],
    ['/login', 'Log in to Sample House', 200],
    ['/404', 'This page doesn’t exist', 404],
  ])('answers %s with "%s"', async (path, heading, status) => {
    const page = await render(brand, 'en', path);
    expect(parse(page.html).querySelector('h1')?.textContent).toBe(heading);
    expect(page.httpStatus).toBe(status);
    expect(page.modules.some((source) => source.includes('/home/'))).toBe(false);
  });

  it('keeps what its pages hold out of what guests get', async () => {
    const { state } = await render(brand, 'en', '/');
    expect(JSON.stringify(state.queries)).not.toContain('Sample Game');
  });
});
