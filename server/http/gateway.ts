import type { onRequestHookHandler } from 'fastify';
import type { Endpoint } from '../../schemas/api/endpoint.ts';
import type { FeatureId } from '../../schemas/features.ts';
import type { BrandStore, HostLookup } from '../brands/brandStore.ts';
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

/** What all routes of one application share. */
export interface Gateway {
  readonly brands: BrandStore;
  readonly access: Access;
  readonly network: Network;
  /** When the content of a caller's merchant next changes by itself; null where nothing is planned. */
  readonly getNextContentChange: (caller: Caller) => Promise<Date | null>;
  readonly limitCalls: onRequestHookHandler;
  readonly limitPages: onRequestHookHandler;
  /** Served endpoints by id. */
  readonly served: Map<string, Endpoint>;
}

declare module 'fastify' {
  interface FastifyInstance {
    gateway: Gateway;
  }
  interface FastifyRequest {
    /** Set by the first who asks for the host's brand. */
    lookup: Promise<HostLookup> | null;
    /** Set before a served endpoint's handler runs. */
    admitted: Admitted | null;
  }
}
