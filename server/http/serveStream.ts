import type { FastifyInstance } from 'fastify';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { getEndpointModuleId, type Endpoint } from '../../schemas/api/endpoint.ts';
import { authenticate, type MemberSession } from './authenticate.ts';
import { checkCallHeaders, getLookup, readCaller, requireLive, type Caller } from './caller.ts';
import { openCookies } from './cookies.ts';
import { checkOrigin } from './origin.ts';
import { routeSchema } from './routeSchema.ts';
import { admit, requireAdmitted } from './serve.ts';
import type { Features } from './gateway.ts';

/** A page that wants to listen, and may. */
export interface StreamCall {
  readonly caller: Caller;
  /** What is switched on here. */
  readonly features: Features;
  /** Undefined for a guest. */
  readonly member: MemberSession | undefined;
  /** The last event that the page has heard of; null where it begins. */
  readonly lastEventId: string | null;
  /** State of the brand that the page shows, where it says so. */
  readonly revision: string | undefined;
}

const eventId = /^[\x21-\x7e]{1,300}$/;

function readLastEventId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && eventId.test(header) ? header : null;
}

/** What keeps a stream from being gathered, packed or changed on its way. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // For nginx, and what understands its word.
  'x-accel-buffering': 'no',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The contract of a stream: its answer is text that goes on, and not an envelope. */
function streamSchema(endpoint: Endpoint) {
  const schema = routeSchema(endpoint);
  const content = { 'text/event-stream': { schema: { type: 'string' } } };
  return {
    ...schema,
    response: { ...schema.response, 200: { description: endpoint.summary, content } },
  };
}

/**
 * Puts a stream of events on the application, behind the same gates as calls: brand by host, headers, rate limit, site
 * state, feature gate, origin and session. Guests may listen too, but a token that is not good is refused. Listening is
 * no sign that the member is there, so it does not keep the session awake. `open` may throw a Problem, and gives what
 * takes the answer over once its head is sent.
 */
export function serveStream(
  app: FastifyInstance,
  endpoint: Endpoint,
  open: (call: StreamCall) => (response: ServerResponse) => void,
): void {
  const { gateway } = app;
  const moduleId = getEndpointModuleId(endpoint);
  gateway.served.set(endpoint.id, endpoint);
  app.route({
    method: 'GET',
    url: endpoint.path,
    schema: streamSchema(endpoint),
    exposeHeadRoute: false,
    onRequest: [
      gateway.limitCalls,
      async (request, reply) => {
        const now = gateway.clock();
        const live = requireLive(await getLookup(gateway.brands, request));
        const caller = readCaller(live, request, gateway.network);
        checkCallHeaders(caller, request, moduleId);
        const features = await admit(gateway, caller, endpoint, {});
        checkOrigin(request);
        const cookies = openCookies(request, reply);
        const shown = { caller, cookies, now, isPassive: true };
        const isGuest = request.headers.authorization === undefined;
        const member = isGuest ? undefined : await authenticate(gateway.sessions, request, shown);
        request.admitted = { caller, features, cookies, userAgent: '', now, member };
      },
    ],
    handler: async (request, reply) => {
      const { caller, features, member } = requireAdmitted(request);
      const lastEventId = readLastEventId(request.headers['last-event-id']);
      const { revision } = request.query as { readonly revision?: string };
      const attach = open({ caller, features, member, lastEventId, revision });
      const headers = reply.headers(STREAM_HEADERS).getHeaders();
      reply.hijack();
      reply.raw.writeHead(200, headers as OutgoingHttpHeaders);
      reply.raw.flushHeaders();
      // The request lives as long as the stream, and what let it in is not needed any more.
      request.admitted = null;
      attach(reply.raw);
    },
  });
}
