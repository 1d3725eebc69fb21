import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { BrandStore } from './brands/brandStore.ts';
import { isDatabaseReady } from './db/readiness.ts';
import { createSecretBox } from './db/secretBox.ts';
import { createMarkUsed } from './db/usedNonces.ts';
import type { DocumentServer } from './document/documentServer.ts';
import { addBrandFiles } from './http/brandFiles.ts';
import type { Network } from './http/caller.ts';
import { addFlags } from './http/flags.ts';
import { addHealth } from './http/health.ts';
import { createIdempotency } from './http/idempotency.ts';
import {
  createMetrics,
  measureBrands,
  measureRequests,
  measureStreams,
  type Metrics,
} from './http/metrics.ts';
import { addOpenApi, addOpenApiRoutes } from './http/openApi.ts';
import { addPages } from './http/pages.ts';
import { createLimiters, defaultRateLimits, type RateLimits } from './http/rateLimit.ts';
import { addTargetChecks } from './http/requestTarget.ts';
import { addSecurityHeaders } from './http/security.ts';
import { createSealBox } from './http/sealing.ts';
import { createHttpServer, openGateway } from './http/server.ts';
import { addStaticFiles } from './http/static.ts';
import { addIdentity, type IdentityDeps } from './identity.ts';
import { addMemberGamesRoutes } from './modules/games/memberGames.routes.ts';
import { createMemberGamesService } from './modules/games/memberGames.service.ts';
import { createSessions } from './modules/session/sessions.ts';
import { addStreamRoutes } from './modules/stream/stream.routes.ts';
import type { StreamLimits } from './modules/stream/openStreams.ts';
import { createStreamService } from './modules/stream/stream.service.ts';
import { addSystemRoutes } from './modules/system/system.routes.ts';
import { hasSingleWallet } from './modules/wallet/wallet.service.ts';
import type { OriginalsOptions } from './originalsVendor.ts';
import { addPlay } from './play.ts';
import { addOutbox } from './providers/outbox.routes.ts';
import { addReadRoutes, createReads } from './reads.ts';

/** Eight characters of base64url. */
const PATH_KEY_BYTES = 6;

/** Everything the application is made from; it reads no environment and opens nothing itself. */
export interface AppDeps extends IdentityDeps {
  readonly brands: BrandStore;
  readonly documents: DocumentServer;
  /** The browser's build; without it only calls and pages are answered. */
  readonly staticDir?: string;
  /** Drawn pictures, served at `/art/`. */
  readonly artDir?: string;
  readonly logger?: FastifyServerOptions['logger'];
  readonly network?: Network;
  readonly rateLimits?: RateLimits;
  readonly metrics?: Metrics;
  /** Development's chance to answer for the sources first. */
  readonly beforeRoutes?: (app: FastifyInstance) => Promise<void>;
  /** Subscribes to changed content by merchant code ('*': everybody's), so that cached reads are dropped; a few seconds bound them anyway. */
  readonly onContentChange?: (listener: (merchantCode: string) => void) => void;
  /** Subscribes to new events by merchant code ('*': everybody's), so that open pages hear of them at once; without it within two seconds. */
  readonly onEvents?: (listener: (merchantCode: string) => void) => void;
  readonly streamLimits?: StreamLimits;
  readonly originals?: OriginalsOptions;
}

/** Builds the gateway: the same application in production, tests and development. Call `close` on it when done. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, brands, documents, clock } = deps;
  const network = deps.network ?? { trustProxy: false };
  const app = createHttpServer({ logger: deps.logger, network, ids: deps.ids });
  const metrics = deps.metrics ?? createMetrics({ process: false });
  measureBrands(metrics, brands);
  measureRequests(app, metrics);
  await deps.beforeRoutes?.(app);
  addSecurityHeaders(app);
  addTargetChecks(app);
  await addOpenApi(app);

  const reads = createReads({ db, clock });
  const { cache, system, games } = reads;
  deps.onContentChange?.(reads.drop);
  const box = createSealBox(deps.keys.sealKey, deps.keys.formerSealKeys);
  const sessions = createSessions(deps);
  const limits = deps.rateLimits ?? defaultRateLimits;
  openGateway(app, {
    brands,
    access: system,
    sessions,
    idempotency: createIdempotency(db),
    seals: { box, used: { markUsed: createMarkUsed(db, 'seal') } },
    network,
    clock,
    getNextContentChange: reads.content.getNextChange,
    ...createLimiters(brands, limits, clock),
  });

  addSystemRoutes(app, system, {
    box,
    createPathKey: () => deps.random(PATH_KEY_BYTES).toString('base64url'),
  });
  addReadRoutes(app, reads);
  const memberGames = createMemberGamesService({ db });
  addMemberGamesRoutes(app, memberGames);
  await addPlay(app, {
    ...deps,
    cache,
    games,
    metrics,
    hasVendorWallets: ({ brand }) => !hasSingleWallet(brand),
    recordPlayed: memberGames.recordPlayed,
  });
  addIdentity(app, sessions, deps);
  const streams = createStreamService({
    ...deps,
    box: createSecretBox(deps.keys.secret, deps.random, deps.keys.formerSecrets),
    access: system,
    sessions,
    games,
    onError: (err) => app.log.error({ err }, 'open pages could not be told'),
    limits: deps.streamLimits,
  });
  deps.onEvents?.(streams.wake);
  measureStreams(metrics, 'streams', streams.count);
  addStreamRoutes(app, streams);
  if (deps.providers.outbox) addOutbox(app, deps.providers.outbox);
  addHealth(app, { brands, metrics, isDatabaseReady: () => isDatabaseReady(db) });
  addBrandFiles(app, brands);
  addFlags(app);
  addOpenApiRoutes(app);
  await addStaticFiles(app, deps);
  addPages(app, (request, reply, lookup) => documents.reply(request, reply, lookup));
  await app.ready();
  return app;
}
