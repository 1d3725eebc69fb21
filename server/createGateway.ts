import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import type { Catalogue } from '../schemas/catalogue.ts';
import { buildApp } from './app.ts';
import { createBrandStore } from './brands/brandStore.ts';
import { createHashThreads } from './db/hashThreads.ts';
import { listenForChanges } from './db/listen.ts';
import { StartError } from './db/startError.ts';
import { createMarkUsed } from './db/usedNonces.ts';
import { createDocumentServer } from './document/createDocumentServer.ts';
import { requireBuild, type Build } from './document/loadBuild.ts';
import { createPageMaker, type PageMaker } from './document/pageMaker.ts';
import { createPageThread } from './document/pageThread.ts';
import { createMetrics, measureDocuments, type Metrics } from './http/metrics.ts';
import { startReturningRounds } from './jobs/returnRounds.ts';
import { startLedgerWatch } from './jobs/ledgerWatch.ts';
import { startSweeping } from './jobs/sweep.ts';
import { startTellingContent } from './jobs/tellContent.ts';
import { deriveSealKey } from './ledger/seals.ts';
import { buildPageApp } from './pageApp.ts';
import type { PageWorkerData } from './pageWorker.ts';
import { createProviders } from './providers/providers.ts';
import type { Gateway, GatewayContext } from './run.ts';

/** Finds nearly all of what the highest does, in a third of its time; nine takes longer and finds a sixteenth less. */
const DOCUMENT_QUALITY = 10;

/** Brands resolved and kept at a time, at some 3 kB each beside what they share; more than this many hosts in steady use resolve again and again. */
const BRAND_CACHE_ENTRIES = 12_000;

/** The sources in place of a build, with hot reload. */
export interface Development extends Build {
  /** Lets the development server answer for the sources before the gateway's own routes. */
  attach(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

function readCatalogue(root: string): Catalogue {
  const file = path.join(root, 'schemas/generated/catalogue.json');
  if (!existsSync(file)) throw new StartError(`${file} is missing. Run "npm run emit".`);
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
}

/** Pages of the build are made in a thread of their own, those of the sources where the sources are loaded. */
async function createPages(
  { env: { logLevel }, root, database, now }: GatewayContext,
  development: Development | null,
): Promise<PageMaker> {
  if (development) {
    const logger = { level: logLevel, stream: process.stderr };
    const calls = await buildPageApp({ db: database, clock: now, ids: randomUUID, logger });
    return createPageMaker({ ...development, calls, quality: 1, keepsStyleAttributes: true });
  }
  requireBuild(root);
  const workerData: PageWorkerData = {
    root,
    quality: DOCUMENT_QUALITY,
    databaseUrl: database.url,
    logLevel,
  };
  const file = path.join(root, 'dist/server/pageWorker.js');
  return createPageThread(() => new Worker(file, { workerData }));
}

/** What is done by the clock; ends with what it returns. */
function startJobs(
  { database: db, keys, now: clock }: GatewayContext,
  log: FastifyBaseLogger,
  { registry }: Metrics,
): () => Promise<unknown> {
  const stopSweeping = startSweeping({
    owner: db.owner,
    clock,
    onError: (err) => log.error({ err }, 'what has ended was not swept'),
  });
  const stopReturning = startReturningRounds({
    db,
    clock,
    onError: (err) => log.error({ err }, 'rounds that were left open were not closed'),
  });
  const stopTelling = startTellingContent({
    db,
    clock,
    onError: (err) =>
      log.error({ err }, 'announcements and banners that began or ended were not told'),
  });
  const ledgerWatch = startLedgerWatch({
    db,
    clock,
    sealKeys: [deriveSealKey(keys.secret), ...keys.formerSecrets.map(deriveSealKey)],
    registry,
    onFault: (fault) => log.fatal({ fault }, 'the ledger disagrees with itself'),
    onError: (err) => log.error({ err }, 'the ledger was not looked at'),
  });
  return () => Promise.all([stopSweeping(), stopReturning(), stopTelling(), ledgerWatch.stop()]);
}

async function startParts(context: GatewayContext, development: Development | null) {
  const { env, root, database, keys, now } = context;
  const pages = await createPages(context, development);
  const catalogue = readCatalogue(root);
  // Standard output belongs to the start's report.
  const logTo = { level: env.logLevel, stream: process.stderr };
  const brands = await createBrandStore({
    roots: env.brandRoots,
    themesDir: path.join(root, 'themes'),
    catalogue,
    cacheEntries: BRAND_CACHE_ENTRIES,
    log: pino({ level: env.logLevel }, logTo.stream),
  });
  const metrics = createMetrics({ process: true });
  const documents = createDocumentServer({
    pages,
    brands,
    catalogue,
    clock: now,
    random: Math.random,
    // In development every source may have changed since the last page.
    cacheBytes: development ? 1 : env.documentCacheBytes,
    allowsStyleAttributes: development !== null,
    onReply: (result) => metrics.documents.inc({ result }),
  });
  measureDocuments(metrics, documents.size);
  const providers = createProviders({
    settings: env.providers,
    fetch,
    clock: now,
    ids: randomUUID,
    random: randomBytes,
    secret: keys.secret,
    formerSecrets: keys.formerSecrets,
    markUsed: createMarkUsed(database, 'captcha'),
  });
  const hasher = createHashThreads();
  const { http: app, hear } = await buildApp({
    db: database,
    brands,
    documents,
    staticDir: development ? undefined : path.join(root, 'dist/client'),
    artDir: path.join(root, 'dist/art'),
    originals: { gamesDir: path.join(root, 'dist/games') },
    clock: now,
    ids: randomUUID,
    random: randomBytes,
    keys,
    providers,
    writeLetter: pages.writeLetter,
    defaultPassword: env.defaultPassword,
    hasher,
    logger: logTo,
    network: env.network,
    rateLimits: env.rateLimits,
    metrics,
    beforeRoutes: development?.attach,
  });
  const stopListening = await listenForChanges(database, {
    onContentChange(merchantCode) {
      // Cached reads go first, so that a document rendered now reads what changed.
      hear.content(merchantCode);
      documents.drop(merchantCode);
    },
    onEvents: hear.events,
    onTables: hear.tables,
  });
  const stopJobs = startJobs(context, app.log, metrics);
  return { app, brands, documents, pages, hasher, stopListening, stopJobs };
}

/** The gateway as it runs: production from the build, development from the sources with hot reload. */
export async function createGateway(
  context: GatewayContext,
  development: Development | null,
): Promise<Gateway> {
  const { app, brands, documents, pages, hasher, stopListening, stopJobs } = await startParts(
    context,
    development,
  );
  return {
    async listen(address) {
      await app.listen(address);
      const bound = app.server.address();
      return typeof bound === 'object' && bound ? bound.port : address.port;
    },
    brands: () => brands.list(),
    async close() {
      await Promise.all([stopListening(), stopJobs()]);
      await app.close();
      await Promise.all([
        brands.close(),
        documents.close(),
        pages.close(),
        hasher.close(),
        development?.close(),
      ]);
    },
    closeNow: () => app.server.closeAllConnections(),
  };
}
