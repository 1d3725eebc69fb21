import type { HttpRequest, HttpResponse } from './http.ts';
import { Problem } from './problem.ts';

/** Longest wait for a whole answer. */
const TIMEOUT_MS = 20_000;

/** Carries a request by fetch: same origin, with a time limit; the only place of the product that fetches. */
export async function fetchTransport(request: HttpRequest): Promise<HttpResponse> {
  const limit = new AbortController();
  const giveUp = () => limit.abort(request.signal?.reason);
  if (request.signal?.aborted) giveUp();
  request.signal?.addEventListener('abort', giveUp);
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      credentials: 'same-origin',
      signal: limit.signal,
    });
    return { status: response.status, body: parseJson(await response.text(), response.status) };
  } catch (cause) {
    if (cause instanceof Problem || request.signal?.aborted) throw cause;
    throw limit.signal.aborted
      ? new Problem('timeout', `No answer within ${TIMEOUT_MS / 1000} s.`)
      : new Problem('offline', 'The gateway could not be reached.');
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', giveUp);
  }
}

function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('unreadable', `The answer (status ${status}) is not JSON.`);
  }
}
