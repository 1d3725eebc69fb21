import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { getModuleId, type FeatureId, type ModuleId } from '../features.ts';

/** Bytes that the body of a call may have on the wire. */
export const DEFAULT_BODY_BYTES = 16_384;

/**
 * What one call of the product is: the client, the gateway, the API page, stories and tests all derive from it. Browsers
 * have no `summary`, `query`, `body`, `bodyBytes` and `value`: the build leaves them out of scripts, where they are types alone.
 */
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
  /** Whether a call without need of a token carries that of a member who is signed in: members are answered otherwise. */
  readonly knowsMembers?: boolean;
  /** Whether the answer is a stream of events that does not end; the properties of `value` are their kinds. */
  readonly streams?: boolean;
  /** Whether the body travels encrypted: on the wire it is a sealed body, `body` is what it holds. */
  readonly sealed: boolean;
  /** Whether the body travels as a form (`application/x-www-form-urlencoded`) instead of JSON; all its fields are text. */
  readonly form?: boolean;
  /** Headers that every such call carries, with exactly these values; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Whether the call moves money: it needs a token, and the header `Idempotency-Key`, which names it. The same key with
   * the same body gives the same reply for 24 hours and has one effect.
   */
  readonly idempotent?: boolean;
  /** Integers and booleans are read from text; each integer has a `minimum` and a `maximum`. */
  readonly query?: JSONSchema;
  readonly body?: JSONSchema;
  /** Bytes of a body as it travels, where `DEFAULT_BODY_BYTES` are too few. */
  readonly bodyBytes?: number;
  /** Schema of the envelope's `value`. */
  readonly value: JSONSchema;
}

/** The static types of an endpoint, worked out once where it is declared. Nothing exists of them at run time. */
interface EndpointTypes<Query, Body, Value> {
  readonly types?: { readonly query: Query; readonly body: Body; readonly value: Value };
}

/** An endpoint with its types. */
export type TypedEndpoint<Query = unknown, Body = unknown, Value = unknown> = Endpoint &
  EndpointTypes<Query, Body, Value>;

type Input<S> = S extends JSONSchema
  ? FromSchema<S, { keepDefaultedPropertiesOptional: true }>
  : undefined;
type Output<S> = S extends JSONSchema ? FromSchema<S> : never;
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

/** The query of an endpoint, as the caller gives it. */
export type QueryOf<E extends TypedEndpoint> = NonNullable<E['types']>['query'];

/** The body of an endpoint. */
export type BodyOf<E extends TypedEndpoint> = NonNullable<E['types']>['body'];

/** The `value` of an endpoint's reply. */
export type ValueOf<E extends TypedEndpoint> = NonNullable<E['types']>['value'];

/**
 * Declares an endpoint, keeping its literal types.
 * @__NO_SIDE_EFFECTS__
 */
export function defineEndpoint<const E extends Endpoint>(
  endpoint: E,
): E & EndpointTypes<Input<Part<E, 'query'>>, Input<Part<E, 'body'>>, Output<E['value']>> {
  return endpoint;
}

/** The module id that travels with a call. */
export function getEndpointModuleId(endpoint: Endpoint): ModuleId {
  return getModuleId(endpoint.gate);
}
