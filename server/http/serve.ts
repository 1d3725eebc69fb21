import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import {
  getEndpointModuleId,
  type BodyOf,
  type Endpoint,
  type TypedEndpoint,
  type ValueOf,
} from '../../schemas/api/endpoint.ts';
import { problemEnvelope, successEnvelope } from '../../schemas/api/envelope.ts';
import { checkCallHeaders, getLookup, readCaller, requireLive, type Caller } from './caller.ts';
import type { Admitted, Features, Gateway } from './gateway.ts';
import { Problem } from './problem.ts';
import { emptyQuery, isStorableText } from './validators.ts';

/** The query as a handler reads it: checked, with defaults filled in. */
export type CheckedQuery<E> = E extends { readonly query: infer Q extends JSONSchema }
  ? FromSchema<Q>
  : Record<string, never>;

/** A call that passed every gate. */
export interface Call<E extends TypedEndpoint> {
  readonly caller: Caller;
  readonly features: Features;
  readonly query: CheckedQuery<E>;
  readonly body: BodyOf<E>;
}

/** What answers an endpoint; a refusal is a thrown Problem. */
export type Handler<E extends TypedEndpoint> = (call: Call<E>) => Promise<ValueOf<E>>;

/** How an endpoint differs from the rest. */
export interface ServeOptions {
  /** Answers under maintenance and to restricted visitors too: what tells them why. */
  readonly alwaysOpen?: boolean;
}

async function admit(
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

function refuseUnstorableQuery(query: unknown): void {
  for (const value of Object.values(query as object).flat()) {
    if (typeof value === 'string' && !isStorableText(value)) {
      throw new Problem('queryInvalid', 'The query has a character that cannot be kept.');
    }
  }
}

function routeSchema(endpoint: Endpoint) {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.gate ?? 'core'],
    headers: {
      type: 'object',
      properties: {
        merchant: { type: 'string', description: "The host's merchant code." },
        language: { type: 'string', description: 'Language of the texts in the reply.' },
        'x-module-id': { type: 'string', description: getEndpointModuleId(endpoint) },
      },
    },
    querystring: endpoint.query ?? emptyQuery,
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response: {
      200: { description: endpoint.summary, ...successEnvelope(endpoint.value) },
      '4xx': { description: 'Refused', ...problemEnvelope },
      '5xx': { description: 'Failed', ...problemEnvelope },
    },
  };
}

function requireAdmitted(request: FastifyRequest): Admitted {
  if (!request.admitted) throw new Error('A handler ran before its caller was admitted.');
  return request.admitted;
}

/**
 * Puts an endpoint on the application: brand by host, headers, rate limit, site state and feature gate, strict body
 * and coerced query, and a reply that holds nothing the contract does not name.
 */
export function serve<E extends TypedEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: ServeOptions = {},
): void {
  const { gateway } = app;
  const moduleId = getEndpointModuleId(endpoint);
  gateway.served.set(endpoint.id, endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(endpoint),
    onRequest: [
      gateway.limitCalls,
      async (request) => {
        const live = requireLive(await getLookup(gateway.brands, request));
        const caller = readCaller(live, request, gateway.network);
        checkCallHeaders(caller, request, moduleId);
        request.admitted = { caller, features: await admit(gateway, caller, endpoint, options) };
      },
    ],
    preValidation: async (request) => {
      if (!endpoint.body && request.body !== undefined) {
        throw new Problem('bodyInvalid', 'This call takes no body.');
      }
      refuseUnstorableQuery(request.query);
    },
    handler: async (request, reply) => {
      const value = await handler({
        ...requireAdmitted(request),
        query: request.query as CheckedQuery<E>,
        body: request.body as BodyOf<E>,
      });
      reply.header('cache-control', 'no-store');
      return { success: true, value, message: '' };
    },
  });
}
