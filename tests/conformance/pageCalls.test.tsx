// @vitest-environment node
import { expect, it } from 'vitest';
import { FEATURES } from '../../schemas/features.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import type { Database } from '../../server/db/database.ts';
import { buildPageApp } from '../../server/pageApp.ts';
import { createQueryClient } from '../../src/app/queryClient.ts';
import { SCREENS } from '../../src/app/screens.ts';
import { prefetchShell } from '../../src/app/shell/prefetchShell.ts';
import { computeGates } from '../../src/platform/gates/gates.tsx';
import { createHttp } from '../../src/platform/http/http.ts';
import { fixtureTransport } from '../support/fixtureTransport.ts';
import { readShippedBrands } from '../support/shippedBrands.ts';

const OPEN = Object.fromEntries(Object.keys(FEATURES).map((id) => [id, true]));

/** What all pages of a brand ask, with every feature open. */
async function listAsked(brand: ResolvedBrand): Promise<readonly string[]> {
  const asked = new Set<string>();
  const http = createHttp({
    merchantCode: brand.merchantCode,
    language: brand.languages.default,
    transport: (request) => {
      asked.add(request.url);
      return fixtureTransport(request);
    },
  });
  for (const prefetch of [prefetchShell, ...SCREENS.map((screen) => screen.prefetch)]) {
    const queryClient = createQueryClient({ tries: 1 });
    await prefetch?.({ http, brand, gates: computeGates(brand), queryClient });
  }
  return [...asked];
}

/** A database that is away, so that a call which is answered at all is told so. */
const away = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
const db = { kysely: { connection: () => ({ execute: away }) } } as unknown as Database;

it('every call that pages are made of is one of those that are answered where pages are made', async () => {
  const calls = await buildPageApp({ db, clock: () => new Date(0), ids: () => 'call' });
  const shipped = await readShippedBrands();
  for (const brand of shipped.map((each) => ({
    ...each,
    features: OPEN as typeof each.features,
  }))) {
    const urls = await listAsked(brand);
    expect(urls.length, brand.id).toBeGreaterThan(10);
    const answers = await calls.during(
      { brand, host: 'page.test', hosts: ['page.test'] },
      (transport) =>
        Promise.all(
          urls.map(async (url) => {
            const { body } = await transport({ method: 'GET', url, headers: {} });
            return `${url} ${(body as { code: string }).code}`;
          }),
        ),
    );
    expect(answers).toEqual(urls.map((url) => `${url} unavailable`));
  }
  await calls.close();
});
