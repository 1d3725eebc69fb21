import type { onRequestHookHandler } from 'fastify';
import type { Endpoint, TypedEndpoint, ValueOf } from '../../schemas/api/endpoint.ts';
import type { FeatureId } from '../../schemas/features.ts';
import type { BrandStore } from '../brands/brandStore.ts';
import type { Caller, Network } from './caller.ts';

/** Features as granted to a merchant at this moment. */
export type Features = Readonly<Record<FeatureId, boolean>>;

/** Whether a caller may come in at all. */
export type SiteState = 'open' | 'maintenance' | 'restricted';

/** What guards every call; answered by the system module. */
export interface Access {
  getFeatures(caller: Caller): Promise<Features>;
  getSiteState(caller: Caller): Promise<SiteState>;
}

/** A caller whom every gate let through. */
export interface Admitted {
  readonly caller: Caller;
  readonly features: Features;
}

/** An endpoint with its way to be answered without HTTP. */
export interface ServedEndpoint {
  readonly endpoint: Endpoint;
  answer(caller: Caller, query: unknown): Promise<unknown>;
}

/** What all routes of one application share. */
export interface Gateway {
  readonly brands: BrandStore;
  readonly access: Access;
  readonly network: Network;
  readonly limitCalls: onRequestHookHandler;
  readonly limitPages: onRequestHookHandler;
  /** Served endpoints by id. */
  readonly served: Map<string, ServedEndpoint>;
}

/**
 * Answers an endpoint in this process: the same gates and query check as over HTTP, for pages that carry their data.
 * Throws Problem as the call would refuse, and Error where nobody serves the endpoint.
 */
export async function answer<E extends TypedEndpoint>(
  gateway: Gateway,
  endpoint: E,
  caller: Caller,
  query: unknown = {},
): Promise<ValueOf<E>> {
  const served = gateway.served.get(endpoint.id);
  if (!served) throw new Error(`Nobody serves the endpoint "${endpoint.id}".`);
  return (await served.answer(caller, query)) as ValueOf<E>;
}

declare module 'fastify' {
  interface FastifyInstance {
    gateway: Gateway;
  }
  interface FastifyRequest {
    /** Set before a served endpoint's handler runs. */
    admitted: Admitted | null;
  }
}
