import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import {
  getEndpointModuleId,
  type BodyOf,
  type Endpoint,
  type TypedEndpoint,
  type ValueOf,
} from '../../schemas/api/endpoint.ts';
import type { Tx } from '../db/database.ts';
import { authenticate, recognise, type MemberSession } from './authenticate.ts';
import { checkCallHeaders, getLookup, readCaller, requireLive, type Caller } from './caller.ts';
import { compressLarge } from './compressLarge.ts';
import { openCookies } from './cookies.ts';
import type { Admitted, Features, Gateway } from './gateway.ts';
import { IDEMPOTENCY_HEADER } from './idempotency.ts';
import { checkOrigin } from './origin.ts';
import { Problem } from './problem.ts';
import { routeSchema } from './routeSchema.ts';
import { createUnsealer } from './unseal.ts';
import { isStorableText } from './validators.ts';

/** The query as a handler reads it: checked, with defaults filled in. */
export type CheckedQuery<E> = E extends { readonly query: infer Q extends JSONSchema }
  ? FromSchema<Q>
  : Record<string, never>;

/** The member of a call: always there where an endpoint wants a token, maybe where it knows members. */
type MemberPart<E> = E extends { readonly token: true }
  ? { readonly member: MemberSession }
  : E extends { readonly knowsMembers: true }
    ? { readonly member?: MemberSession }
    : object;

/** The transaction of a call that moves money, in which its reply is kept as well; all its work is done in there. */
type MoneyPart<E> = E extends { readonly idempotent: true } ? { readonly tx: Tx } : object;

/** A call that passed every gate. */
export type Call<E extends TypedEndpoint> = Omit<Admitted, 'member'> &
  MemberPart<E> &
  MoneyPart<E> & {
    readonly query: CheckedQuery<E>;
    /** Checked; of a sealed body what it held. */
    readonly body: BodyOf<E>;
  };

/** What answers an endpoint; a refusal is a thrown Problem. */
export type Handler<E extends TypedEndpoint> = (call: Call<E>) => Promise<ValueOf<E>>;

/** How an endpoint differs from the rest. */
export interface ServeOptions {
  /** Answers under maintenance and to restricted visitors too: what tells them why. */
  readonly alwaysOpen?: boolean;
}

/** The features of a caller whom site state and gate let through. Throws Problem maintenance, regionRestricted or featureOff. */
export async function admit(
  { access }: Gateway,
  caller: Caller,
  endpoint: Endpoint,
  { alwaysOpen = false }: ServeOptions,
): Promise<Features> {
  if (!alwaysOpen) {
    const state = await access.getSiteState(caller);
    if (state === 'maintenance') throw new Problem('maintenance', 'The site is under maintenance.');
    if (state === 'restricted') {
      throw new Problem('regionRestricted', 'The site is closed to this region or address.');
    }
  }
  const features = await access.getFeatures(caller);
  if (endpoint.gate && !features[endpoint.gate]) {
    throw new Problem('featureOff', 'This feature is not offered here.');
  }
  return features;
}

async function identify(
  { sessions }: Gateway,
  request: FastifyRequest,
  endpoint: Endpoint,
  shown: Parameters<typeof authenticate>[2],
): Promise<MemberSession | undefined> {
  if (endpoint.token) return authenticate(sessions, request, shown);
  return endpoint.knowsMembers ? recognise(sessions, request, shown) : undefined;
}

const isForEverybody = ({ method, token, knowsMembers }: Endpoint) =>
  method === 'GET' && !token && !knowsMembers;

function refuseUnstorableQuery(query: unknown): void {
  for (const value of Object.values(query as object).flat()) {
    if (typeof value === 'string' && !isStorableText(value)) {
      throw new Problem('queryInvalid', 'The query has a character that cannot be kept.');
    }
  }
}

const userAgentCharacters = 400;

/** What any text may hold that is kept: browsers name themselves as they like. */
function readUserAgent(request: FastifyRequest): string {
  const text = request.headers['user-agent'] ?? '';
  return isStorableText(text) ? text.slice(0, userAgentCharacters) : '';
}

/** What the hooks of a call found out. */
export function requireAdmitted(request: FastifyRequest): Admitted {
  if (!request.admitted) throw new Error('A handler ran before its caller was admitted.');
  return request.admitted;
}

function nameCall(
  endpoint: Endpoint,
  { headers, query }: FastifyRequest,
  { caller, member, now, body }: Admitted & { readonly body: unknown },
) {
  if (!member) throw new Error(`${endpoint.id} moves money and so needs a token.`);
  return {
    merchantCode: caller.brand.merchantCode,
    memberId: member.memberId,
    endpoint,
    // The contract of the headers demands it, once.
    key: String(headers[IDEMPOTENCY_HEADER]),
    query,
    body,
    now,
  };
}

/**
 * Puts an endpoint on the application: brand by host, headers, rate limit, site state, feature gate, origin and
 * session, strict body (unsealed first where it travels sealed) and coerced query, and a reply that holds nothing the
 * contract does not name.
 */
export function serve<E extends TypedEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: ServeOptions = {},
): void {
  const { gateway } = app;
  const moduleId = getEndpointModuleId(endpoint);
  const unseal = endpoint.sealed ? createUnsealer(endpoint, gateway.seals) : null;
  gateway.served.set(endpoint.id, endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(endpoint),
    bodyLimit: endpoint.bodyBytes,
    config: { takesForm: endpoint.form ?? false },
    onRequest: [
      gateway.limitCalls,
      async (request, reply) => {
        const now = gateway.clock();
        const live = requireLive(await getLookup(gateway.brands, request));
        const caller = readCaller(live, request, gateway.network);
        checkCallHeaders(caller, request, moduleId);
        const features = await admit(gateway, caller, endpoint, options);
        checkOrigin(request);
        const cookies = openCookies(request, reply);
        const member = await identify(gateway, request, endpoint, { caller, cookies, now });
        const userAgent = readUserAgent(request);
        const preview = gateway.readPreview(request, caller, now);
        request.admitted = { caller, features, cookies, userAgent, now, member, preview };
      },
    ],
    // What only a member sees is never compressed beside something that others could have put there.
    onSend: isForEverybody(endpoint) ? compressLarge : [],
    preValidation: async (request) => {
      if (!endpoint.body && request.body !== undefined) {
        throw new Problem('bodyInvalid', 'This call takes no body.');
      }
      refuseUnstorableQuery(request.query);
    },
    handler: async (request, reply) => {
      const admitted = requireAdmitted(request);
      const body = unseal ? await unseal({ ...admitted, sealed: request.body }) : request.body;
      // Whether there is a member was settled by the endpoint's own flag.
      const call = { ...admitted, query: request.query, body } as Call<E>;
      const value = endpoint.idempotent
        ? await gateway.idempotency.run(nameCall(endpoint, request, { ...admitted, body }), (tx) =>
            handler({ ...call, tx }),
          )
        : await handler(call);
      reply.header('cache-control', 'no-store');
      return { success: true, value, message: '' };
    },
  });
}
