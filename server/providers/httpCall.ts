import { ProviderFault, type ProviderService } from './providerFault.ts';

/** The platform's `fetch`, or what a test puts in its place. */
export type Fetch = typeof globalThis.fetch;

/** A call of a provider. */
export interface ProviderCall {
  readonly service: ProviderService;
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the call and its retry together. */
  readonly timeoutMs: number;
  /** When a second try can do no harm: only if the first never left, or after any failure on the way. */
  readonly retry: 'ifUnsent' | 'always';
}

/** What a provider answered. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Time that a person waits for a provider. */
export const providerTimeoutMs = 5_000;

/** Faults of a connection that was never made, so that nothing was sent by it. */
const unsentCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function getCauseCode(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

async function ask(fetch: Fetch, call: ProviderCall, signal: AbortSignal): Promise<ProviderAnswer> {
  const { url, method = 'POST', headers, body } = call;
  // A secret goes to the configured address and to no other that it may point to.
  const response = await fetch(url, { method, headers, body, signal, redirect: 'error' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/**
 * Asks a provider, at most twice. Answers whatever it says below status 500. Throws ProviderFault `timeout` or
 * `unreachable`.
 */
export async function callProvider(fetch: Fetch, call: ProviderCall): Promise<ProviderAnswer> {
  const { service, retry } = call;
  const signal = AbortSignal.timeout(call.timeoutMs);
  for (let isLast = false; ; isLast = true) {
    let fault: ProviderFault;
    let mayRepeat = retry === 'always';
    try {
      const answer = await ask(fetch, call, signal);
      if (answer.status < 500) return answer;
      fault = new ProviderFault(service, 'unreachable', `status ${answer.status}`);
    } catch (error) {
      if (signal.aborted) {
        throw new ProviderFault(service, 'timeout', `no answer in ${call.timeoutMs} ms`, error);
      }
      const code = getCauseCode(error);
      mayRepeat ||= typeof code === 'string' && unsentCodes.has(code);
      fault = new ProviderFault(service, 'unreachable', String(code ?? 'no answer'), error);
    }
    if (isLast || !mayRepeat) throw fault;
  }
}

/** The object that an answer holds. Throws ProviderFault `unreachable` for anything else. */
export function parseAnswer(service: ProviderService, answer: ProviderAnswer): object {
  let parsed: unknown;
  try {
    parsed = JSON.parse(answer.text);
  } catch {
    parsed = undefined;
  }
  if (typeof parsed === 'object' && parsed !== null) return parsed;
  throw new ProviderFault(service, 'unreachable', `status ${answer.status} without a JSON object`);
}
