import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { DeskEndpoint } from '../../schemas/desk/deskEndpoint.ts';
import type { BrandStore } from '../brands/brandStore.ts';
import type { Parts } from '../composition/module.ts';
import { createSecretBox } from '../crypto/secretBox.ts';
import type { Network } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { addTargetChecks } from '../http/requestTarget.ts';
import { measureRequests } from '../http/metrics.ts';
import { addSecurityHeaders } from '../http/security.ts';
import { createHttpServer } from '../http/server.ts';
import type { AnyAction } from './actions.ts';
import type { DeskParts } from './area.ts';
import { areas } from './areas.ts';
import { createCasesArea } from './cases/area.ts';
import { createDeskBrands } from './deskBrands.ts';
import { addStaticFiles } from '../http/static.ts';
import { addDeskPages } from './deskPages.ts';
import type { Operations } from './operations.ts';
import { createDeskServer } from './serveDesk.ts';
import { createSessionArea } from './staff/sessionArea.ts';
import { createDeskSessions } from './staff/sessions.ts';
import { createDeskStream } from './deskStream.ts';

/** What the desk is made from: the parts of the site, and where it is. */
export interface DeskOptions {
  /** Host name at which it answers, and nothing of the site. */
  readonly host: string;
  readonly site: Parts;
  readonly brands: BrandStore;
  readonly operations: Operations;
  readonly network: Network;
  readonly logger?: FastifyServerOptions['logger'];
  /** The build of its browser. */
  readonly folder?: string | undefined;
  /** Drawn pictures that come along, as the sites have them. */
  readonly artDir?: string | undefined;
  readonly callsPerMinute?: number | undefined;
}

/** The desk: an application beside the site's, with hooks, cookies and limits of its own. */
export interface DeskApp {
  readonly http: FastifyInstance;
  readonly host: string;
  /** Its calls, by id. */
  readonly served: ReadonlyMap<string, DeskEndpoint>;
  readonly actions: ReadonlyMap<string, AnyAction>;
  /** Something is new, by what gateways notify each other of; '*' for anything. */
  hear(news: string): void;
}

/** Whether a request is for the desk. */
export const isForDesk = (host: string, request: FastifyRequest): boolean =>
  request.hostname.toLowerCase().replace(/\.$/, '') === host;

/** Builds the desk over the parts of the site. */
export async function buildDesk({
  host,
  site,
  brands: store,
  operations,
  network,
  logger,
  folder,
  artDir,
  callsPerMinute,
}: DeskOptions): Promise<DeskApp> {
  const { db, clock, ids, random, keys } = site;
  const app = createHttpServer({ logger, network, ids });
  addSecurityHeaders(app);
  addTargetChecks(app);
  measureRequests(app, site.metrics);
  app.addHook('onRequest', async (request) => {
    if (!isForDesk(host, request)) throw new Problem('unknownHost', 'The desk is not here.');
  });
  const brands = createDeskBrands(store);
  const parts: DeskParts = {
    db,
    clock,
    ids,
    random,
    secretBox: createSecretBox(keys.secret, random, keys.formerSecrets),
    brands,
    operations,
    site,
    log: app.log,
  };
  const sessions = createDeskSessions(parts);
  const stream = createDeskStream({
    sessions,
    clock,
    onError: (err) => app.log.error({ err }, 'streams of the desk could not be looked after'),
  });
  const desk = createDeskServer(app, { parts, sessions, network, callsPerMinute });
  for (const area of [
    createSessionArea(sessions),
    createCasesArea(desk.actions),
    stream.area,
    ...areas,
  ]) {
    area.mount(desk);
  }
  await addStaticFiles(app, { artDir });
  await addDeskPages(app, { folder, random });
  app.addHook('preClose', async () => stream.close());
  app.addHook('onClose', async () => brands.close());
  await app.ready();
  return { http: app, host, served: desk.served, actions: desk.actions, hear: stream.hear };
}
