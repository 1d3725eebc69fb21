import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { successEnvelope } from '../../schemas/api/envelope.ts';
import {
  DESK_BRAND_HEADER,
  DESK_REQUEST_HEADER,
  type DeskEndpoint,
  type TypedDeskEndpoint,
} from '../../schemas/desk/deskEndpoint.ts';
import { isPermission } from '../../schemas/desk/permissions.ts';
import type { LiveBrand } from '../brands/brandStore.ts';
import { readIp, type Network } from '../http/caller.ts';
import { openCookies } from '../http/cookies.ts';
import { checkOrigin } from '../http/origin.ts';
import { Problem, tooManyRequests } from '../http/problem.ts';
import { emptyQuery, isStorableText } from '../http/validators.ts';
import { getVisitorKey } from '../http/visitorKey.ts';
import { createWindowCounter } from '../http/windowCounter.ts';
import type { AnyAction, DeskAction } from './actions.ts';
import type { Desk, DeskFile, DeskHandler, DeskParts } from './area.ts';
import type { CallFrom, DeskCall, StaffSession } from './deskCall.ts';
import { runAction } from './runAction.ts';
import { isFresh, type DeskSessions } from './staff/sessions.ts';

/** Calls of one address in a minute: an office of many, and no flood. */
const CALLS_PER_MINUTE = 1200;
const MAX_ADDRESSES = 20_000;
const USER_AGENT_CHARACTERS = 400;

/** Passive calls come by themselves, and keep no session awake. */
const PASSIVE: ReadonlySet<string> = new Set(['session.get', 'stream.open', 'cases.counts']);

interface Admitted {
  readonly from: CallFrom;
  readonly staff: StaffSession | undefined;
  readonly live: LiveBrand | undefined;
}

/** What puts calls behind the gates of the desk. */
export interface DeskServerOptions {
  readonly parts: DeskParts;
  readonly sessions: DeskSessions;
  readonly network: Network;
  readonly callsPerMinute?: number;
}

/** The desk's server: where areas put their calls, and what was put there. */
export interface DeskServer extends Desk {
  readonly served: ReadonlyMap<string, DeskEndpoint>;
  readonly actions: ReadonlyMap<string, AnyAction>;
}

const readHeader = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

function readUserAgent(request: FastifyRequest): string {
  const text = request.headers['user-agent'] ?? '';
  return isStorableText(text) ? text.slice(0, USER_AGENT_CHARACTERS) : '';
}

/** Only this machine may come without https: what travels opens the desk. */
function requireSafeWay(request: FastifyRequest): void {
  const isLocal = /^(localhost|.+\.localhost|127(\.\d+){3})$/.test(request.hostname);
  if (request.protocol !== 'https' && !isLocal) {
    throw new Problem('forbidden', 'The desk is reached by https alone.');
  }
}

function readFrom(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: DeskParts,
  network: Network,
): CallFrom {
  const asked = /:(\d{1,5})$/.exec(request.host)?.[1] ?? '';
  const port = network.publicPort ?? asked;
  return {
    ip: readIp(request),
    userAgent: readUserAgent(request),
    origin: new URL(`${request.protocol}://${request.hostname}:${port}`).origin,
    cookies: openCookies(request, reply),
    now: parts.clock(),
  };
}

/** Refuses calls that no page of the desk made: forms and links of other sites can send no such header. */
function requireOwnPage(request: FastifyRequest): void {
  checkOrigin(request);
  if (readHeader(request, DESK_REQUEST_HEADER) !== '1') {
    throw new Problem('originForbidden', 'Calls of the desk carry the header Desk-Request.');
  }
}

/** The one gate of permissions: the same that the browser hides pages by. */
function requireMay(
  { permission, needsAllBrands }: DeskEndpoint,
  staff: StaffSession | undefined,
): void {
  if (permission === 'anybody') return;
  if (!staff) throw new Problem('unauthenticated', 'Nobody is signed in.');
  if (permission === 'factor') return;
  if (staff.factorShownAt === null) {
    throw new Problem('secondFactorNeeded', 'The second factor is missing.');
  }
  if (isPermission(permission) && !staff.permissions.has(permission)) {
    throw new Problem('permissionMissing', 'Your roles do not allow this.');
  }
  if (needsAllBrands && staff.brands !== null) {
    throw new Problem('permissionMissing', 'This concerns all brands.');
  }
}

function checkQuery(query: unknown): void {
  for (const value of Object.values(query as object)) {
    if (typeof value === 'string' && !isStorableText(value)) {
      throw new Problem('queryInvalid', 'The query has a character that cannot be kept.');
    }
  }
}

/** Lets calls through that may be made, and tells what they may know of who makes them. */
type Admit = (
  endpoint: DeskEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Admitted>;

/** Makes the gates that every call passes: the way it came, its page, its session, its permission and its brand. */
function createGates({
  parts,
  sessions,
  network,
  callsPerMinute = CALLS_PER_MINUTE,
}: DeskServerOptions): Admit {
  const counter = createWindowCounter(parts.clock, { windowMs: 60_000, maxKeys: MAX_ADDRESSES });

  async function findStaff(endpoint: DeskEndpoint, from: CallFrom) {
    try {
      return await sessions.find(from, PASSIVE.has(endpoint.id));
    } catch (error) {
      // Whoever may be anybody may also have been somebody.
      if (endpoint.permission === 'anybody' && error instanceof Problem) return undefined;
      throw error;
    }
  }

  async function findBrand(
    endpoint: DeskEndpoint,
    request: FastifyRequest,
    staff: StaffSession | undefined,
  ): Promise<LiveBrand | undefined> {
    if (endpoint.scope !== 'brand' || !staff) return undefined;
    const code = readHeader(request, DESK_BRAND_HEADER) ?? '';
    const live = await parts.brands.find(code, staff.brands);
    if (!live) throw new Problem('notFound', 'There is no such brand.');
    return live;
  }

  return async (endpoint, request, reply) => {
    requireSafeWay(request);
    if (counter.count(getVisitorKey(readIp(request))) > callsPerMinute) {
      throw tooManyRequests('Too many requests from this address.', counter.secondsLeft());
    }
    requireOwnPage(request);
    const from = readFrom(request, reply, parts, network);
    const staff = await findStaff(endpoint, from);
    requireMay(endpoint, staff);
    const live = await findBrand(endpoint, request, staff);
    if (endpoint.freshFactor && staff && !isFresh(staff, from.now)) {
      throw new Problem('secondFactorStale', 'Show your second factor once more.');
    }
    return { from, staff, live };
  };
}

function sendFile(reply: FastifyReply, { fileName, mediaType, body }: DeskFile): FastifyReply {
  reply.headers({
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${fileName.replace(/[^\w .-]/g, '_')}"`,
    'cache-control': 'no-store',
  });
  return reply.send(body);
}

/** Sends the head of an answer that goes on, and hands the rest over. */
function startStream(
  reply: FastifyReply,
  attach: (response: ServerResponse) => void,
): FastifyReply {
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // For nginx, and what understands its word.
    'x-accel-buffering': 'no',
  });
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  reply.hijack();
  reply.raw.writeHead(200, headers);
  reply.raw.flushHeaders();
  attach(reply.raw);
  return reply;
}

/** Makes the desk's server, over an application that has its host checks and security headers. */
export function createDeskServer(app: FastifyInstance, options: DeskServerOptions): DeskServer {
  const { parts } = options;
  const served = new Map<string, DeskEndpoint>();
  const actions = new Map<string, AnyAction>();
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  const admit = createGates(options);

  function register(
    endpoint: DeskEndpoint,
    handler: (call: never, reply: FastifyReply) => unknown,
  ) {
    if (served.has(endpoint.id)) throw new Error(`${endpoint.id} is served twice.`);
    served.set(endpoint.id, endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      exposeHeadRoute: false,
      bodyLimit: endpoint.bodyBytes,
      schema: {
        querystring: endpoint.query ?? emptyQuery,
        ...(endpoint.body ? { body: endpoint.body } : {}),
        response:
          endpoint.streams || endpoint.downloads ? {} : { 200: successEnvelope(endpoint.value) },
      },
      onRequest: async (request, reply) => {
        admitted.set(request, await admit(endpoint, request, reply));
      },
      preValidation: async (request) => {
        if (!endpoint.body && request.body !== undefined) {
          throw new Problem('bodyInvalid', 'This call takes no body.');
        }
        checkQuery(request.query);
      },
      handler: async (request, reply) => {
        const { from, staff, live } = admitted.get(request)!;
        const call = { ...from, staff, live, query: request.query, body: request.body };
        return handler(call as never, reply);
      },
    });
  }

  return {
    parts,
    served,
    actions,
    serve<E extends TypedDeskEndpoint>(endpoint: E, handler: DeskHandler<E>) {
      register(endpoint, async (call: DeskCall<E>, reply) => {
        const value = await handler(call);
        reply.header('cache-control', 'no-store');
        return { success: true, value, message: '' };
      });
    },
    serveAction<E extends TypedDeskEndpoint>(action: DeskAction<E>) {
      const { endpoint } = action;
      actions.set(endpoint.id, action);
      register(endpoint, async (call: DeskCall<TypedDeskEndpoint>, reply) => {
        const { staff, live, body, ...from } = call;
        const value = await runAction(parts, { action, staff: staff!, live, from, body });
        reply.header('cache-control', 'no-store');
        return { success: true, value, message: '' };
      });
    },
    serveDownload<E extends TypedDeskEndpoint>(
      endpoint: E,
      handler: (call: DeskCall<E>) => Promise<DeskFile>,
    ) {
      register(endpoint, async (call: DeskCall<E>, reply) => {
        return sendFile(reply, await handler(call));
      });
    },
    serveStream(endpoint, open) {
      register(endpoint, async (call: DeskCall<TypedDeskEndpoint>, reply) => {
        return startStream(reply, open(call));
      });
    },
  };
}
