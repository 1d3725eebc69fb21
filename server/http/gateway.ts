import type { onRequestHookHandler } from 'fastify';
import type { Endpoint } from '../../schemas/api/endpoint.ts';
import type { FeatureId } from '../../schemas/features.ts';
import type { HostFinder, HostLookup } from '../brands/brandStore.ts';
import type { MemberSession, Sessions } from './authenticate.ts';
import type { Caller, Network } from './caller.ts';
import type { Cookies } from './cookies.ts';
import type { Idempotency } from './idempotency.ts';
import type { Preview, ReadPreview } from './preview.ts';
import type { SealBox } from './sealing.ts';
import type { UsedSeals } from './unseal.ts';

/** Features as granted to a merchant at this moment. */
export type Features = Readonly<Record<FeatureId, boolean>>;

/** Whether a caller may come in at all. */
export type SiteState = 'open' | 'maintenance' | 'restricted';

/** What guards every call; answered by the system module. */
export interface Access {
  getFeatures(caller: Caller): Promise<Features>;
  getSiteState(caller: Caller): Promise<SiteState>;
  /** Whether everybody may come in at this moment and sees the same, from wherever they ask. */
  isOpenToAll(caller: Caller): Promise<boolean>;
  /** The caller's country where pages are others there; null where they are the same as elsewhere. */
  getPageCountry(caller: Caller): Promise<string | null>;
}

/** A caller whom every gate let through. */
export interface Admitted {
  readonly caller: Caller;
  readonly features: Features;
  readonly cookies: Cookies;
  /** What the browser says it is; at most 400 characters. */
  readonly userAgent: string;
  /** When the call came. */
  readonly now: Date;
  /** Who is signed in, where the endpoint demands it or wants to know. */
  readonly member?: MemberSession;
  /** The draft that the caller looks at. */
  readonly preview?: Preview;
}

/** What all routes of one application share. */
export interface Gateway {
  readonly brands: HostFinder;
  readonly access: Access;
  readonly sessions: Sessions;
  /** Answers calls that move money once. */
  readonly idempotency: Idempotency;
  readonly seals: { readonly box: SealBox; readonly used: UsedSeals };
  readonly network: Network;
  readonly clock: () => Date;
  /** When the content of a caller's merchant next changes by itself; null where nothing is planned. */
  readonly getNextContentChange: (caller: Caller) => Promise<Date | null>;
  readonly readPreview: ReadPreview;
  readonly limitCalls: onRequestHookHandler;
  readonly limitPages: onRequestHookHandler;
  /** Served endpoints by id. */
  readonly served: Map<string, Endpoint>;
}

declare module 'fastify' {
  interface FastifyInstance {
    gateway: Gateway;
  }
  interface FastifyContextConfig {
    /** The route takes a form in place of JSON. */
    takesForm?: boolean;
  }
  interface FastifyRequest {
    /** Set by the first who asks for the host's brand. */
    lookup: Promise<HostLookup> | null;
    /** Set before a served endpoint's handler runs. */
    admitted: Admitted | null;
  }
}
