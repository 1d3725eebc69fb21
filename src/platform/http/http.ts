import {
  getEndpointModuleId,
  type BodyOf,
  type TypedEndpoint,
  type QueryOf,
  type ValueOf,
} from '../../../schemas/api/endpoint.ts';
import type { Envelope } from '../../../schemas/api/envelope.ts';
import { PROBLEM_STATUS } from '../../../schemas/api/problem.ts';
import { Problem } from './problem.ts';

/** One request as a transport carries it. */
export interface HttpRequest {
  readonly method: string;
  /** Path with query, below the host. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** What a transport brings back. */
export interface HttpResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Carries requests: `fetch` in the browser, the gateway itself while it prerenders. Rejects with a Problem where no answer came. */
export type Transport = (request: HttpRequest) => Promise<HttpResponse>;

/** What a call may say beside its endpoint. */
export interface CallOptions<E extends TypedEndpoint> {
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  readonly signal?: AbortSignal;
}

/** The way to the gateway, bound to a merchant and a language. */
export interface Http {
  readonly language: string;
  /** Calls an endpoint; resolves with the envelope's value, rejects with a Problem. */
  call<E extends TypedEndpoint>(endpoint: E, options?: CallOptions<E>): Promise<ValueOf<E>>;
}

/** Makes the way to the gateway. */
export function createHttp(options: {
  transport: Transport;
  merchantCode: string;
  language: string;
  readToken?: () => string | null;
}): Http {
  const { transport, merchantCode, language, readToken } = options;
  return {
    language,
    async call<E extends TypedEndpoint>(endpoint: E, { query, body, signal }: CallOptions<E> = {}) {
      const token = endpoint.token ? (readToken?.() ?? null) : null;
      const response = await transport({
        method: endpoint.method,
        url: endpoint.path + toQueryText(query),
        headers: {
          accept: 'application/json',
          merchant: merchantCode,
          language,
          'x-module-id': getEndpointModuleId(endpoint),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal,
      });
      return readEnvelope<ValueOf<E>>(response);
    },
  };
}

function toQueryText(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as object).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()}`;
}

function readEnvelope<Value>({ status, body }: HttpResponse): Value {
  if (typeof body !== 'object' || body === null || !('success' in body)) {
    throw new Problem('unreadable', `The answer (status ${status}) is not an envelope.`);
  }
  const envelope = body as Envelope<Value>;
  if (envelope.success) return envelope.value;
  // A gateway that is newer than this page may know codes that nobody here has words for.
  const code = Object.hasOwn(PROBLEM_STATUS, envelope.code) ? envelope.code : 'internal';
  throw new Problem(code, envelope.message, envelope.value);
}
