import type { FastifyServerOptions } from 'fastify';
import type { HostFinder, LiveHost } from './brands/brandStore.ts';
import { toLiveHost } from './brands/liveHosts.ts';
import { compose, pickPageModules } from './composition/compose.ts';
import type { Database } from './db/database.ts';
import type { PageCalls, PageSite } from './document/pageCalls.ts';
import type { Gateway } from './http/gateway.ts';
import type { Preview } from './http/preview.ts';
import { createHttpServer, openGateway } from './http/server.ts';
import { modules } from './modules.ts';

/** What answers pages is made from. */
export interface PageAppDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly ids: () => string;
  readonly logger?: FastifyServerOptions['logger'];
}

/** The sites of pages under way, each for as long as one of its pages is. */
class SitesUnderWay implements HostFinder {
  readonly #sites = new Map<string, { found: LiveHost; pages: number }>();

  async getByHost(host: string) {
    return this.#sites.get(host)?.found ?? ({ kind: 'unknown' } as const);
  }

  begin({ brand, host, hosts }: PageSite): void {
    const pages = (this.#sites.get(host)?.pages ?? 0) + 1;
    // Who answers pages needs no more of a brand than they do.
    const found = toLiveHost({ brand, hosts, revision: '', folder: '', files: {} });
    this.#sites.set(host, { found, pages });
  }

  end({ host }: PageSite): void {
    const site = this.#sites.get(host);
    if (!site) return;
    site.pages -= 1;
    if (site.pages === 0) this.#sites.delete(host);
  }
}

/** How a page under way says to its own application what it looks at. */
const PREVIEW_HEADER = 'livery-preview';

const never = (what: string) => (): never => {
  throw new Error(`A page is made for guests: nothing it calls ${what}.`);
};

/** Pages are nobody's: what only members, money or sealed bodies need is not at hand. */
const GUESTS_ONLY = {
  sessions: { find: async () => 'unknown' },
  idempotency: { run: async () => never('moves money')() },
  seals: {
    box: { describe: never('is sealed'), open: never('is sealed') },
    used: { markUsed: never('is sealed') },
  },
  // Who asked for the page was counted; what it is made of must not be.
  // What may be looked at was found out where the page was asked for.
  readPreview: ({ headers }) => {
    const said = headers[PREVIEW_HEADER];
    return typeof said === 'string' ? (JSON.parse(said) as Preview) : undefined;
  },
  limitCalls: async () => undefined,
  limitPages: async () => undefined,
} satisfies Partial<Gateway>;

/** How a page under way says where its visitor is. */
const COUNTRY_HEADER = 'livery-country';

/** Nobody but pages under way asks, so their word counts. */
const network = { trustProxy: () => true, geoHeader: COUNTRY_HEADER };

/**
 * The application that pages under way call: the routes and gates of the gateway's own, in whichever thread makes
 * pages, so that making them takes nothing of the one that answers. It never listens.
 */
export async function buildPageApp({ db, clock, ids, logger }: PageAppDeps): Promise<PageCalls> {
  const sites = new SitesUnderWay();
  const { parts, mountPageReads } = compose(pickPageModules(modules), { db, clock });
  const app = createHttpServer({ logger, network, ids });
  openGateway(app, {
    ...GUESTS_ONLY,
    brands: sites,
    access: parts.system,
    network,
    clock,
    getNextContentChange: parts.content.getNextChange,
  });
  mountPageReads(app);
  app.setNotFoundHandler(async ({ method, url }) => {
    throw new Error(`A page calls ${method} ${url}, which no module answers by its pageReads.`);
  });
  await app.ready();
  return {
    async during(site, make) {
      // Nobody tells this application of changes, and a page is made where one may have been.
      parts.caches.drop('*');
      sites.begin(site);
      try {
        return await make(async ({ method, url, headers, body }) => {
          const response = await app.inject({
            method: method as 'GET',
            url,
            headers: {
              ...headers,
              host: site.host,
              ...(site.country && { [COUNTRY_HEADER]: site.country }),
              ...(site.preview && { [PREVIEW_HEADER]: JSON.stringify(site.preview) }),
            },
            payload: body,
          });
          return { status: response.statusCode, body: response.json() };
        });
      } finally {
        sites.end(site);
      }
    },
    close: () => app.close(),
  };
}
