import {
  getEndpointModuleId,
  type TypedEndpoint,
  type ValueOf,
} from '../../../schemas/api/endpoint.ts';
import type { Envelope } from '../../../schemas/api/envelope.ts';
import { PROBLEM_STATUS } from '../../../schemas/api/problem.ts';
import { loadChunk } from '../chunks/loadChunk.ts';
import type { SealedCalls } from '../crypto/sealedCalls.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { Problem } from './problem.ts';
import type { CallOptions } from './send.ts';

const loadSealedCalls = loadChunk(() => import('../crypto/sealedCalls.ts'));

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
  /** Whose token the calls carry, and who is told when the gateway refuses it. */
  session?: Pick<SessionStore, 'readToken' | 'onTokenUsed'>;
}): Http {
  const { transport, merchantCode, language, session } = options;
  let sealed: SealedCalls | undefined;

  async function send<E extends TypedEndpoint>(
    endpoint: E,
    { query, signal, idempotencyKey }: CallOptions<E>,
    text: string | undefined,
  ): Promise<ValueOf<E>> {
    const shown = endpoint.token || endpoint.knowsMembers ? (session?.readToken() ?? null) : null;
    // A call that guests may make too says nothing of whether the session still is one.
    const token = endpoint.token ? shown : null;
    const response = await transport({
      method: endpoint.method,
      url: endpoint.path + toQueryText(query),
      headers: {
        accept: 'application/json',
        merchant: merchantCode,
        language,
        'x-module-id': getEndpointModuleId(endpoint),
        ...endpoint.headers,
        ...(text === undefined ? {} : { 'content-type': getContentType(endpoint) }),
        ...(shown === null ? {} : { authorization: `Bearer ${shown}` }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: text,
      signal,
    });
    try {
      const value = readEnvelope<ValueOf<E>>(response);
      if (token !== null) session?.onTokenUsed(token, true);
      return value;
    } catch (problem) {
      if (token !== null && isEndOfSession(problem)) session?.onTokenUsed(token, false);
      throw problem;
    }
  }

  return {
    language,
    async call<E extends TypedEndpoint>(endpoint: E, call: CallOptions<E> = {}) {
      if (call.body === undefined) return send(endpoint, call, undefined);
      if (endpoint.sealed) {
        const { createSealedCalls } = await loadSealedCalls().catch(refuseOffline);
        sealed ??= createSealedCalls(send);
        return sealed.send(endpoint, call);
      }
      const text = endpoint.form ? toFormText(call.body) : JSON.stringify(call.body);
      return send(endpoint, call, text);
    },
  };
}

/** Without the script that seals, nothing can be sent. */
function refuseOffline(): never {
  throw new Problem('offline', 'The script that seals did not come.');
}

function getContentType({ form }: TypedEndpoint): string {
  return form ? 'application/x-www-form-urlencoded' : 'application/json';
}

function isEndOfSession(problem: unknown): boolean {
  return (
    problem instanceof Problem &&
    (problem.code === 'sessionEnded' || problem.code === 'unauthenticated')
  );
}

/** Names and values as a form or an address carries them, without what is not given. */
function toFormText(fields: unknown): string {
  const pairs = Object.entries((fields ?? {}) as object).filter(([, value]) => value !== undefined);
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
}

function toQueryText(query: unknown): string {
  const text = toFormText(query);
  return text && `?${text}`;
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
