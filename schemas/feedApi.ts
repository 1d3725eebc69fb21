import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Where sources of results tell what was drawn. */
export const FEED_DRAWS_PATH = '/feed/v1/draws';

/** HTTP status of every code that a source may be answered with. */
export const FEED_FAULT_STATUS = {
  /** The headers or the body are not what this interface asks for. */
  badRequest: 400,
  /** No result of this lottery, whole or in part. */
  resultInvalid: 400,
  /** No key, or not what its secret signs. */
  badSignature: 401,
  /** Signed rightly, but too long ago or in the future. */
  staleRequest: 401,
  /** The key is of another source. */
  sourceMismatch: 403,
  /** A demonstration's key tells what is no demonstration, or the other way round. */
  demoMismatch: 403,
  /** There is no such lottery, or it is not told by feeds. */
  lotteryUnknown: 404,
  issueUnknown: 404,
  notFound: 404,
  methodNotAllowed: 405,
  /** The issue still takes bets, or says that it was drawn before they ended. */
  tooEarly: 409,
  /** The source told something else under this version. */
  versionTaken: 409,
  bodyTooLarge: 413,
  contentTypeUnsupported: 415,
  /** Many requests from this address were signed wrongly. */
  tooManyRequests: 429,
  internal: 500,
  /** Try again after the seconds of Retry-After, with the same version. */
  unavailable: 503,
} as const;

/** A stable code of a refusal to a source. */
export type FeedFaultCode = keyof typeof FEED_FAULT_STATUS;

/** How sources are named. */
export const FEED_SOURCE_PATTERN = '^[a-z][a-z0-9-]{0,31}$';

/** What a source tells of a draw. */
export const feedDrawBody = {
  type: 'object',
  additionalProperties: false,
  required: ['source', 'lottery', 'issue', 'version', 'result', 'drawnAt', 'final', 'demo'],
  properties: {
    source: { type: 'string', pattern: FEED_SOURCE_PATTERN },
    lottery: { type: 'string', pattern: '^[A-Za-z0-9_]{1,32}$' },
    issue: { type: 'string', minLength: 1, maxLength: 40 },
    version: {
      type: 'integer',
      minimum: 1,
      maximum: 999,
      description: 'Counts what this source told of this issue: the highest one holds.',
    },
    result: {
      description: 'The result as the lottery’s family writes it; numbers to come are left out.',
      anyOf: [
        { type: 'string', minLength: 1, maxLength: 200 },
        { type: 'object', minProperties: 1, maxProperties: 16 },
      ],
    },
    drawnAt: {
      type: 'string',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,3})?Z$',
    },
    final: { type: 'boolean', description: 'Whether the source says that this is all of it.' },
    demo: { type: 'boolean', description: 'Whether nobody drew this: a demonstration.' },
  },
} as const satisfies JSONSchema;

/** See `feedDrawBody`. */
export type FeedDraw = FromSchema<typeof feedDrawBody>;

/** What a source is answered. */
export interface FeedAnswer {
  /** `repeated` where the very same was told before. */
  readonly report: 'kept' | 'repeated';
}
