import type { FastifyInstance, InjectOptions } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Endpoint } from '../../schemas/api/endpoint.ts';
import type { RenderTemplate } from '../../schemas/messageTemplates.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { getSystemStatus } from '../../schemas/api/system.ts';
import { sealBody, type SealOptions } from '../../scripts/sealBody.ts';
import { buildApp, type App, type AppDeps } from '../../server/app.ts';
import type { BrandStore, HostLookup, LiveHost } from '../../server/brands/brandStore.ts';
import { toLiveHost } from '../../server/brands/liveHosts.ts';
import type { DocumentServer } from '../../server/document/documentServer.ts';
import { createMarkUsed } from '../../server/db/usedNonces.ts';
import { createProviders, type Providers } from '../../server/providers/providers.ts';
import { parseProviderSettings } from '../../server/providers/settings.ts';
import { brand } from './builders.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { quickHasher } from './quickHasher.ts';
import { testKeys } from './seal.ts';

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
  const byId = new Map<string, LiveHost | null>();
  const listeners = new Set<(id: string) => void>();
  let revision = 0;
  const store: MemoryBrandStore = {
    put(testBrand) {
      revision += 1;
      const hosts = [hostOf(testBrand)];
      const live = {
        brand: testBrand,
        hosts,
        revision: String(revision),
        folder: '',
        files: {},
      };
      byId.set(testBrand.id, toLiveHost(live));
      for (const listener of listeners) listener(testBrand.id);
    },
    break(id) {
      byId.set(id, null);
    },
    async getByHost(host): Promise<HostLookup> {
      const id = host.endsWith('.test') ? host.slice(0, -5) : host;
      const found = byId.get(id);
      if (found) return found;
      return found === null ? { kind: 'broken', id } : { kind: 'unknown' };
    },
    list: () =>
      [...byId].map(([id, found]) => ({
        id,
        name: found?.live.brand.name ?? id,
        hosts: found?.live.hosts ?? [],
        state: found ? 'ok' : 'broken',
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

/** Letters that hold nothing but what they tell. */
const renderTestTemplate: RenderTemplate = async ({ content }) => {
  const texts = { code: '', link: '', change: '', ...content };
  const text =
    texts.code || texts.link || texts.change || ('account' in content && content.account);
  return { subject: content.kind, text: text || '' };
};

/** How a test gateway differs from the usual one. */
export interface TestGatewayOptions extends Partial<AppDeps> {
  readonly testBrands?: readonly TestBrand[];
  readonly assets?: Parameters<typeof createMemoryBrandStore>[1];
}

/** Somebody's half of a session each: what the page keeps and what the browser keeps. */
export interface SignedInAs {
  readonly token: string;
  /** All cookies, as a browser sends them. */
  readonly cookie: string;
}

/** What a call of a test says beside what is injected. */
export interface TestCallOptions extends Omit<InjectOptions, 'body'> {
  /** Sent with its token and its cookies. */
  readonly as?: SignedInAs;
  /** A body, sent as the endpoint wants it: sealed, as a form or as JSON. */
  readonly body?: unknown;
  readonly seal?: SealOptions;
}

/** A running gateway of a test file: the real application over a database of its own. */
export interface TestGateway extends Pick<App, 'hear' | 'parts' | 'desk'> {
  readonly app: FastifyInstance;
  readonly db: TestDatabase;
  readonly brands: MemoryBrandStore;
  readonly providers: Providers;
  /** Moves the clock, so that no read is answered from memory. */
  passTime(seconds: number): void;
  /** What the clock says. */
  now(): Date;
  /** Calls an endpoint at a brand's host. */
  call(at: TestBrand, endpoint: Endpoint, options?: TestCallOptions): ReturnType<typeof inject>;
  close(): Promise<void>;
}

/** The cookies that a reply leaves in a browser that held `before`. */
export function keepCookies(reply: { readonly cookies: readonly object[] }, before = ''): string {
  const kept = new Map(
    before.split('; ').flatMap((pair) => (pair ? [pair.split('=', 2) as [string, string]] : [])),
  );
  const set = reply.cookies as readonly { name: string; value: string; maxAge?: number }[];
  for (const { name, value, maxAge } of set) {
    if (maxAge === 0) kept.delete(name);
    else kept.set(name, value);
  }
  return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
}

const inject = (app: FastifyInstance, options: InjectOptions) => app.inject(options);

const contentTypeOf = ({ form }: Endpoint) =>
  form ? 'application/x-www-form-urlencoded' : 'application/json';

async function writeBody(
  app: FastifyInstance,
  host: string,
  endpoint: Endpoint,
  { body, seal }: Pick<TestCallOptions, 'body' | 'seal'>,
): Promise<InjectOptions> {
  if (endpoint.form) {
    return { payload: new URLSearchParams(body as Record<string, string>).toString() };
  }
  if (!endpoint.sealed) return { payload: JSON.stringify(body) };
  const status = await inject(app, { url: getSystemStatus.path, headers: { host } });
  return { payload: sealBody(status.json().value.sealing, endpoint.id, body, seal) };
}

/** Builds the production application with test brands, a database of its own and a clock that stands still. */
export async function createTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const { testBrands = [aurora, sakura], assets, ...deps } = options;
  const db = await createTestDatabase();
  const brands = createMemoryBrandStore(testBrands, assets);
  let now = testNow;
  const providers = createProviders({
    settings: parseProviderSettings({}, true),
    fetch: () => Promise.reject(new Error('Tests reach no outside service.')),
    clock: () => now,
    ids: randomUUID,
    random: randomBytes,
    secret: testKeys.secret,
    markUsed: createMarkUsed(db, 'captcha'),
  });
  const built = await buildApp({
    db,
    brands,
    documents: stubDocuments,
    clock: () => now,
    ids: randomUUID,
    random: randomBytes,
    keys: testKeys,
    providers,
    renderTemplate: renderTestTemplate,
    hasher: quickHasher,
    rateLimits: { callsPerMinute: 1_000_000, pagesPerMinute: 1_000_000 },
    ...deps,
  });
  const app = built.http;
  return {
    app,
    hear: built.hear,
    desk: built.desk,
    parts: built.parts,
    db,
    brands,
    providers: deps.providers ?? providers,
    passTime(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    now: () => now,
    async call(at, endpoint, { headers, as, body, seal, ...rest } = {}) {
      const host = hostOf(at);
      return inject(app, {
        method: endpoint.method,
        url: endpoint.path,
        ...(body === undefined && !seal
          ? {}
          : await writeBody(app, host, endpoint, { body, seal })),
        ...rest,
        headers: {
          host,
          ...endpoint.headers,
          ...(body === undefined && !seal ? {} : { 'content-type': contentTypeOf(endpoint) }),
          ...(as ? { authorization: `Bearer ${as.token}`, cookie: as.cookie } : {}),
          ...headers,
        },
      });
    },
    async close() {
      await app.close();
      await db.close();
    },
  };
}
