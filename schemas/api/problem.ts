/** HTTP status of every error code; a new code is one line here and one message in `src/platform/http/problemMessages.ts`. */
export const PROBLEM_STATUS = {
  badRequest: 400,
  bodyInvalid: 400,
  queryInvalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  featureOff: 403,
  regionRestricted: 403,
  notFound: 404,
  methodNotAllowed: 405,
  bodyTooLarge: 413,
  contentTypeUnsupported: 415,
  unknownHost: 421,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
  maintenance: 503,
} as const;

/** A stable error code of the wire. */
export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** Codes that only the browser knows: the call never got an answer. */
export type ClientProblemCode = 'offline' | 'timeout' | 'unreadable';
