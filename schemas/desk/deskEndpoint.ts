import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { TypedEndpoint } from '../api/endpoint.ts';
import type { PermissionId } from './permissions.ts';

/** Header of calls with scope `brand`: the merchant code that the call is about. */
export const DESK_BRAND_HEADER = 'desk-brand';

/** Header of every call, with the value `1`: no form and no link of another site can send it. */
export const DESK_REQUEST_HEADER = 'desk-request';

/** What one call of the desk is: browser, gateway, tests and the check of roles derive from it. */
export interface DeskEndpoint {
  /** `area.verb`, such as `members.list`. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Below the desk's host, without parameters; it begins with `/desk/v1/`. */
  readonly path: string;
  readonly summary: string;
  /**
   * Who may call: a permission, `anybody`, `factor` (signed in by password, the second factor may be missing) or
   * `staff` (everybody who is signed in).
   */
  readonly permission: PermissionId | 'anybody' | 'factor' | 'staff';
  /** `brand`: about the merchant of the header; `platform`: about what lies in the scope of who asks. */
  readonly scope: 'brand' | 'platform';
  /** For staff of all brands alone, as what it changes is everybody's. */
  readonly needsAllBrands?: boolean;
  /** Whether the second factor must have been shown in the last five minutes. */
  readonly freshFactor?: boolean;
  /** Of changes that a second person has to approve: the permission of that one. */
  readonly approval?: PermissionId;
  /** Whether the answer is a stream of events; the properties of `value` are their kinds. */
  readonly streams?: boolean;
  /** Whether the answer is a file; its refusals are envelopes as everywhere. */
  readonly downloads?: boolean;
  /** Integers and booleans are read from text; each integer has a `minimum` and a `maximum`. */
  readonly query?: JSONSchema;
  readonly body?: JSONSchema;
  /** Bytes that the body may have, where the usual 16 kB are too few. */
  readonly bodyBytes?: number;
  readonly value: JSONSchema;
}

type Input<S> = S extends JSONSchema
  ? FromSchema<S, { keepDefaultedPropertiesOptional: true }>
  : undefined;
type Output<S> = S extends JSONSchema ? FromSchema<S> : never;
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

/** A desk endpoint with its static types; `QueryOf`, `BodyOf` and `ValueOf` of the site's endpoints read them too. */
export type TypedDeskEndpoint<Query = unknown, Body = unknown, Value = unknown> = DeskEndpoint &
  Pick<TypedEndpoint<Query, Body, Value>, 'types'>;

/** The query of a call, as the caller gives it. */
export type DeskQueryOf<E extends TypedDeskEndpoint> = NonNullable<E['types']>['query'];

/** The body of a call. */
export type DeskBodyOf<E extends TypedDeskEndpoint> = NonNullable<E['types']>['body'];

/** The `value` of a reply. */
export type DeskValueOf<E extends TypedDeskEndpoint> = NonNullable<E['types']>['value'];

/**
 * Declares a call of the desk, keeping its literal types.
 * @__NO_SIDE_EFFECTS__
 */
export function defineDeskEndpoint<const E extends DeskEndpoint>(
  endpoint: E,
): E &
  Pick<
    TypedEndpoint<Input<Part<E, 'query'>>, Input<Part<E, 'body'>>, Output<E['value']>>,
    'types'
  > {
  return endpoint;
}

/** Why something is done; kept in the audit. */
export const reasonField = {
  type: 'string',
  minLength: 3,
  maxLength: 500,
  description: 'Why; kept in the audit.',
} as const;

/** An id that the desk made. */
export const idField = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' } as const;

/** Address of a picture that was uploaded at the desk. */
export const uploadField = {
  type: 'string',
  pattern: '^/uploads/[A-Za-z0-9_-]{22}\\.(png|jpg|webp|svg)$',
  description: 'Address of an uploaded picture.',
} as const;

/** A moment: ISO 8601, UTC. */
export const timeField = { type: 'string', description: 'ISO 8601, UTC.' } as const;

/** A moment that may not be there. */
export const maybeTimeField = { type: ['string', 'null'], description: 'ISO 8601, UTC.' } as const;

/** A moment as callers write it. */
export const timeQuery = {
  type: 'string',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,3})?Z$',
} as const;

/** Somebody of the staff, as lists name them. */
export const staffName = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name'],
  properties: { id: { type: 'string' }, name: { type: 'string' } },
} as const;

/** The answer of a change: it was made, or it waits for a second person as a case. */
export const outcomeOf = <const V extends JSONSchema>(value: V) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['outcome', 'caseId', 'value'],
    properties: {
      outcome: { type: 'string', enum: ['done', 'waiting'] },
      caseId: { type: ['string', 'null'], description: 'Of what waits.' },
      value: { anyOf: [value, { type: 'null' }], description: 'Of what was done.' },
    },
  }) as const;

/** The answer of changes that have nothing more to say. */
export const doneOnly = outcomeOf({ type: 'null' });
