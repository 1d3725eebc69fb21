import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { BrandStore } from './brands/brandStore.ts';
import { compose, type Composition } from './composition/compose.ts';
import type { GivenParts, ModuleOptions } from './composition/module.ts';
import { argon2id, type PasswordHasher } from './crypto/passwordHash.ts';
import { isDatabaseReady } from './db/readiness.ts';
import { createSecretBox } from './crypto/secretBox.ts';
import { createMarkUsed } from './db/usedNonces.ts';
import { buildDesk, isForDesk, type DeskApp } from './desk/deskApp.ts';
import { deskMemberData } from './desk/memberData.ts';
import { deskSweeps } from './desk/sweeps.ts';
import type { DocumentServer } from './document/documentServer.ts';
import { addBrandFiles } from './http/brandFiles.ts';
import type { Network } from './http/caller.ts';
import { addFlags } from './http/flags.ts';
import { addHealth } from './http/health.ts';
import { createIdempotency } from './http/idempotency.ts';
import {
  createMetrics,
  measureBrands,
  measureHashes,
  measureRequests,
  type Metrics,
} from './http/metrics.ts';
import { addOpenApi, addOpenApiRoutes } from './http/openApi.ts';
import { getOwnOrigin } from './http/ownOrigin.ts';
import { addPages } from './http/pages.ts';
import { createReadPreview } from './http/preview.ts';
import { createLimiters, defaultRateLimits, type RateLimits } from './http/rateLimit.ts';
import { addTargetChecks } from './http/requestTarget.ts';
import { addSecurityHeaders } from './http/security.ts';
import { createSealBox } from './http/sealing.ts';
import { createHttpServer, openGateway } from './http/server.ts';
import { addStaticFiles } from './http/static.ts';
import { listJobStates } from './jobs/metrics.ts';
import { ledgerMemberData } from './ledger/memberData.ts';
import { modules } from './modules.ts';
import { createOverriddenBrands } from './modules/overrides/overriddenBrands.ts';
import { addOutbox } from './providers/outbox.routes.ts';
import { createSiteFinder } from './brands/siteFinder.ts';
import { release } from './release.ts';

/** Everything the application is made from; it reads no environment and opens nothing itself. */
export interface AppDeps
  extends
    ModuleOptions,
    Pick<GivenParts, 'db' | 'clock' | 'ids' | 'random' | 'keys' | 'providers' | 'renderTemplate'> {
  readonly brands: BrandStore;
  readonly documents: DocumentServer;
  /** How passwords are hashed; argon2id in Node's own pool without. */
  readonly hasher?: PasswordHasher;
  /** The browser's build; without it only calls and pages are answered. */
  readonly staticDir?: string;
  /** Drawn pictures, served at `/art/`. */
  readonly artDir?: string;
  readonly logger?: FastifyServerOptions['logger'];
  readonly network?: Network;
  readonly rateLimits?: RateLimits;
  readonly metrics?: Metrics;
  /** Where the desk answers, and its browser's build; without it there is no desk. */
  readonly desk?: {
    readonly host: string;
    readonly folder?: string;
    /** Of one address. */
    readonly callsPerMinute?: number;
  };
  /** Development's chance to answer for the sources first. */
  readonly beforeRoutes?: (app: FastifyInstance) => Promise<void>;
}

/** The application, and what it is composed of. */
export interface App extends Pick<Composition, 'parts' | 'hear'> {
  /** Answers requests; call `close` on it when done. */
  readonly http: FastifyInstance;
  readonly desk: DeskApp | undefined;
}

/** Makes the modules over an application that has no routes yet. */
function composeModules(
  app: FastifyInstance,
  deps: AppDeps & { readonly brands: BrandStore },
  metrics: Metrics,
): Composition {
  const { db, clock, ids, random, keys, providers, renderTemplate, hasher = argon2id } = deps;
  const given = {
    db,
    clock,
    ids,
    random,
    keys,
    secretBox: createSecretBox(keys.secret, random, keys.formerSecrets),
    sealBox: createSealBox(keys.sealKey, keys.formerSealKeys),
    providers,
    renderTemplate,
    hasher: measureHashes(hasher, metrics),
    metrics,
    log: app.log,
    ownOrigin: () => getOwnOrigin(app),
    findSite: createSiteFinder(deps.brands, () => getOwnOrigin(app), deps.network?.publicPort),
    options: deps,
  };
  return compose(modules, given, {
    sweeps: deskSweeps,
    memberData: [...ledgerMemberData, ...deskMemberData],
  });
}

/** Hands what is for the desk to its application, before anything of the site looks at it. */
function letDeskAnswer(
  app: FastifyInstance,
  host: string,
  getDesk: () => DeskApp | undefined,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const desk = getDesk();
    if (!desk || !isForDesk(host, request)) return done();
    reply.hijack();
    desk.http.routing(request.raw, reply.raw);
  });
}

/** Builds the gateway: the same application in production, tests and development. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { db, documents, clock, network = { trustProxy: false } } = deps;
  const brands = await createOverriddenBrands(deps.brands, db);
  const app = createHttpServer({ logger: deps.logger, network, ids: deps.ids });
  let desk: DeskApp | undefined;
  if (deps.desk) letDeskAnswer(app, deps.desk.host, () => desk);
  const metrics = deps.metrics ?? createMetrics({ process: false });
  measureBrands(metrics, brands);
  measureRequests(app, metrics);
  await deps.beforeRoutes?.(app);
  addSecurityHeaders(app);
  addTargetChecks(app);
  await addOpenApi(app);

  const { parts, mount, hear } = composeModules(app, { ...deps, brands }, metrics);
  openGateway(app, {
    brands,
    access: parts.system,
    sessions: parts.session.sessions,
    idempotency: createIdempotency(db),
    seals: { box: parts.sealBox, used: { markUsed: createMarkUsed(db, 'seal') } },
    network,
    clock,
    getNextContentChange: parts.content.getNextChange,
    readPreview: createReadPreview(parts.publishing.previews),
    ...createLimiters(brands, deps.rateLimits ?? defaultRateLimits, clock),
  });
  await mount(app);
  const stopTelling = brands.onChange((id) => {
    parts.stream
      .changeBrand(id, (host) => brands.getByHost(host))
      .catch((err: unknown) => app.log.error({ err }, 'open pages could not be told'));
  });
  app.addHook('onClose', async () => stopTelling());
  if (deps.providers.outbox) addOutbox(app, deps.providers.outbox);
  addHealth(app, { brands, metrics, isDatabaseReady: () => isDatabaseReady(db) });
  addBrandFiles(app, brands);
  addFlags(app);
  addOpenApiRoutes(app);
  await addStaticFiles(app, deps);
  addPages(app, (request, reply, lookup) => documents.reply(request, reply, lookup));
  if (deps.desk) {
    const { logger } = deps;
    const built = await buildDesk({
      ...deps.desk,
      artDir: deps.artDir,
      site: parts,
      brands,
      operations: { release, listJobs: () => listJobStates(db) },
      network,
      logger,
    });
    app.addHook('preClose', () => built.http.close());
    desk = built;
  }
  await app.ready();
  const hearContent = (merchantCode: string) => {
    hear.content(merchantCode);
    brands.hear(merchantCode).catch((err: unknown) => {
      app.log.error({ err }, 'what a merchant says of its brand could not be read');
    });
  };
  return { http: app, desk, parts, hear: { ...hear, content: hearContent } };
}
