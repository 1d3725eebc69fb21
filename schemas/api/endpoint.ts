import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { getModuleId, type FeatureId, type ModuleId } from '../features.ts';

/** What one call of the product is: the client, the gateway, the API page, stories and tests all derive from it. */
export interface Endpoint {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the host, without parameters. */
  readonly path: string;
  readonly summary: string;
  /** The feature that guards it, the same that guards its screen and menu entry. */
  readonly gate?: FeatureId;
  /** Whether a signed-in member's token is needed. */
  readonly token: boolean;
  /** Whether the body travels encrypted. */
  readonly sealed: boolean;
  /** Whether the call moves money and so needs an idempotency key. */
  readonly idempotent?: boolean;
  readonly query?: JSONSchema;
  readonly body?: JSONSchema;
  /** Schema of the envelope's `value`. */
  readonly value: JSONSchema;
}

/** The query of an endpoint, as the caller gives it. */
export type QueryOf<E extends Endpoint> = E extends { query: infer Q extends JSONSchema }
  ? FromSchema<Q>
  : undefined;

/** The body of an endpoint. */
export type BodyOf<E extends Endpoint> = E extends { body: infer B extends JSONSchema }
  ? FromSchema<B>
  : undefined;

/** The `value` of an endpoint's reply. */
export type ValueOf<E extends Endpoint> = FromSchema<E['value']>;

/** Declares an endpoint, keeping its literal types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** The module id that travels with a call. */
export function getEndpointModuleId(endpoint: Endpoint): ModuleId {
  return getModuleId(endpoint.gate);
}
