import type { FastifyInstance, InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../../schemas/api/endpoint.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { buildApp, type AppDeps } from '../../server/app.ts';
import type { BrandStore, HostLookup, LiveBrand } from '../../server/brands/brandStore.ts';
import type { DocumentServer } from '../../server/document/documentServer.ts';
import { brand } from './builders.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** A brand of a test gateway; it answers at `<id>.test`. */
export type TestBrand = ResolvedBrand;

/** The moment at which test gateways stand still until a test moves them. */
export const testNow = new Date('2026-02-01T12:00:00.000Z');

/** Host of a test brand. */
export const hostOf = (testBrand: TestBrand) => `${testBrand.id}.test`;

/** Two merchants that differ in everything a call depends on. */
export const aurora: TestBrand = brand({
  id: 'aurora',
  name: 'Aurora',
  merchantCode: 'AURORA',
  languages: { offered: ['en', 'es'], default: 'en', fallback: 'en' },
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
});

/** See `aurora`. */
export const sakura: TestBrand = brand({
  id: 'sakura',
  name: 'Sakura',
  merchantCode: 'SAKURA',
  languages: { offered: ['ja', 'en'], default: 'ja', fallback: 'en' },
  currency: { code: 'JPY', symbol: '¥', decimals: 0 },
});

/** A brand store in memory; `put` replaces a brand as an edit of its file would. */
export interface MemoryBrandStore extends BrandStore {
  put(testBrand: TestBrand): void;
  break(id: string): void;
}

/** Makes a store of some brands; assets are answered from `assets`, by address. */
export function createMemoryBrandStore(
  brands: readonly TestBrand[],
  assets: Readonly<Record<string, { body: Buffer; contentType: string }>> = {},
): MemoryBrandStore {
  const byId = new Map<string, LiveBrand | null>();
  const listeners = new Set<(id: string) => void>();
  let revision = 0;
  const store: MemoryBrandStore = {
    put(testBrand) {
      revision += 1;
      const hosts = [hostOf(testBrand)];
      byId.set(testBrand.id, {
        brand: testBrand,
        hosts,
        revision: String(revision),
        folder: '',
        files: {},
      });
      for (const listener of listeners) listener(testBrand.id);
    },
    break(id) {
      byId.set(id, null);
    },
    async getByHost(host): Promise<HostLookup> {
      const id = host.endsWith('.test') ? host.slice(0, -5) : host;
      const live = byId.get(id);
      if (live) return { kind: 'live', live };
      return live === null ? { kind: 'broken', id } : { kind: 'unknown' };
    },
    list: () =>
      [...byId].map(([id, live]) => ({
        id,
        name: live?.brand.name ?? id,
        hosts: live?.hosts ?? [],
        state: live ? 'ok' : 'broken',
      })),
    faults: () => [],
    check: async () => [],
    readAsset: async (_live, address) => assets[address] ?? null,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => undefined,
  };
  for (const testBrand of brands) store.put(testBrand);
  return store;
}

/** Documents that only say which host and path they were asked for. */
const stubDocuments: DocumentServer = {
  async reply(request, reply, lookup) {
    const status = { live: 200, unknown: 421, broken: 503 }[lookup.kind];
    await reply
      .status(status)
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>${lookup.kind}</title><p>${request.url.length}</p>`);
  },
  close: async () => undefined,
};

/** How a test gateway differs from the usual one. */
export interface TestGatewayOptions extends Partial<AppDeps> {
  readonly testBrands?: readonly TestBrand[];
  readonly assets?: Parameters<typeof createMemoryBrandStore>[1];
}

/** A running gateway of a test file: the real application over a database of its own. */
export interface TestGateway {
  readonly app: FastifyInstance;
  readonly db: TestDatabase;
  readonly brands: MemoryBrandStore;
  /** Moves the clock, so that no read is answered from memory. */
  passTime(seconds: number): void;
  /** Calls an endpoint at a brand's host. */
  call(at: TestBrand, endpoint: Endpoint, options?: InjectOptions): ReturnType<typeof inject>;
  close(): Promise<void>;
}

const inject = (app: FastifyInstance, options: InjectOptions) => app.inject(options);

/** Builds the production application with test brands, a database of its own and a clock that stands still. */
export async function createTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const { testBrands = [aurora, sakura], assets, ...deps } = options;
  const db = await createTestDatabase();
  const brands = createMemoryBrandStore(testBrands, assets);
  let now = testNow;
  const app = await buildApp({
    db,
    brands,
    documents: stubDocuments,
    clock: () => now,
    ids: randomUUID,
    rateLimits: { callsPerMinute: 1_000_000, pagesPerMinute: 1_000_000 },
    ...deps,
  });
  return {
    app,
    db,
    brands,
    passTime(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    call: (at, endpoint, { headers, ...rest } = {}) =>
      inject(app, {
        method: endpoint.method,
        url: endpoint.path,
        headers: { host: hostOf(at), ...headers },
        ...rest,
      }),
    async close() {
      await app.close();
      await db.close();
    },
  };
}
