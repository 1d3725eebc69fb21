import type { TypedEndpoint, ValueOf } from '../../../schemas/api/endpoint.ts';
import type { Transport } from '../../../src/platform/http/http.ts';
import { failingTransport, seedTransport } from '../seedTransport.ts';

type Answer = readonly [path: string, value: (language: string) => unknown];

/** What one call answers in a language. */
export const answer = <E extends TypedEndpoint>(
  endpoint: E,
  value: (language: string) => ValueOf<E>,
): Answer => [endpoint.path, value];

/** Answers some calls as told, and all others with the demo's data. */
export function answerWith(...answers: readonly Answer[]): Transport {
  const byPath = new Map(answers);
  return async (request) => {
    const value = byPath.get(request.url.split('?')[0]!);
    if (!value) return seedTransport(request);
    const language = request.headers['language'] ?? '';
    return { status: 200, body: { success: true, value: value(language), message: '' } };
  };
}

/** Calls that fail until they are mended, for what offers to try again. */
export function makeBroken(healthy: Transport = seedTransport) {
  let isMended = false;
  return {
    transport: ((request) => (isMended ? healthy : failingTransport)(request)) as Transport,
    breakDown: () => {
      isMended = false;
    },
    mend: () => {
      isMended = true;
    },
  };
}
