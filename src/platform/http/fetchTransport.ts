import type { HttpRequest, HttpResponse } from './http.ts';
import { Problem } from './problem.ts';

/** Longest wait for an answer. */
const TIMEOUT_MS = 20_000;

/** Carries a request by fetch: same origin, with a time limit; the only place of the product that fetches. */
export async function fetchTransport(request: HttpRequest): Promise<HttpResponse> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  let response: Response;
  try {
    response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      credentials: 'same-origin',
      signal,
    });
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw timeout.aborted
      ? new Problem('timeout', `No answer within ${TIMEOUT_MS / 1000} s.`)
      : new Problem('offline', 'The gateway could not be reached.');
  }
  try {
    return { status: response.status, body: await response.json() };
  } catch {
    throw new Problem('unreadable', `The answer (status ${response.status}) is not JSON.`);
  }
}
