import type { FastifyInstance } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import type { Catalogue } from '../schemas/catalogue.ts';
import { buildApp } from './app.ts';
import { createBrandStore } from './brands/fileBrandStore.ts';
import { admitIdentity } from './db/merchantCurrencies.ts';
import { createHashThreads } from './crypto/hashThreads.ts';
import { listenForChanges } from './db/listen.ts';
import { StartError } from './startError.ts';
import { createMarkUsed } from './db/usedNonces.ts';
import { createDocumentServer } from './document/createDocumentServer.ts';
import { requireBuild, type Build } from './document/loadBuild.ts';
import { createPageMaker, type PageMaker } from './document/pageMaker.ts';
import { createPageThread } from './document/pageThread.ts';
import { createMetrics, measureDocuments } from './http/metrics.ts';
import { jobs } from './jobList.ts';
import { measureJobs } from './jobs/metrics.ts';
import { createQueueLogger, installQueue } from './jobs/queue.ts';
import { startJobs, type JobRunner } from './jobs/runner.ts';
import { release } from './release.ts';
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

async function startParts(context: GatewayContext, development: Development | null) {
  const { env, root, database, keys, now } = context;
  const pages = await createPages(context, development);
  const catalogue = readCatalogue(root);
  // Standard output belongs to the start's report.
  const logTo = { level: env.logLevel, stream: process.stderr };
  const brands = await createBrandStore({
    roots: env.brandRoots,
    themesDir: path.join(root, 'themes'),
    moreThemes: env.themeFolders,
    catalogue,
    cacheEntries: BRAND_CACHE_ENTRIES,
    log: pino({ level: env.logLevel }, logTo.stream),
    admit: (identity) => admitIdentity(database, identity),
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
  const {
    http: app,
    desk,
    hear,
    parts,
  } = await buildApp({
    db: database,
    brands,
    documents,
    staticDir: development ? undefined : path.join(root, 'dist/client'),
    artDir: path.join(root, 'dist/art'),
    takesBrandsAtOnce: env.isPreview || development !== null,
    lotteryFeeds: { isDemo: env.isDemo, stableMs: env.feedStableSeconds * 1000 },
    originals: { gamesDir: path.join(root, 'dist/games') },
    desk: env.deskHost ? { host: env.deskHost, folder: path.join(root, 'dist/desk') } : undefined,
    clock: now,
    ids: randomUUID,
    random: randomBytes,
    keys,
    providers,
    renderTemplate: pages.renderTemplate,
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
    onLotteries: hear.lotteries,
    onDesk: (news) => desk?.hear(news),
  });
  await installQueue(database.url, createQueueLogger(app.log));
  measureJobs(metrics.registry, database, jobs);
  return { app, parts, brands, documents, pages, hasher, stopListening };
}

/** The gateway as it runs: production from the build, development from the sources with hot reload. */
export async function createGateway(
  context: GatewayContext,
  development: Development | null,
): Promise<Gateway> {
  const { app, parts, brands, documents, pages, hasher, stopListening } = await startParts(
    context,
    development,
  );
  let runner: JobRunner | undefined;
  return {
    async listen(address) {
      await app.listen(address);
      // Some jobs call this gateway itself, so they run only while it listens.
      runner = await startJobs({ jobs, parts, version: release.version });
      const bound = app.server.address();
      return typeof bound === 'object' && bound ? bound.port : address.port;
    },
    brands: () => brands.list(),
    awaitsResultsSince: parts.lotteryFeeds.awaitsSince,
    async close() {
      await Promise.all([stopListening(), runner?.stop()]);
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
