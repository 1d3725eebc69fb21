import type { ReactNode } from 'react';
import type { TypedEndpoint } from '../../schemas/api/endpoint.ts';
import type { Http } from '../../src/platform/http/http.ts';
import { HttpProvider } from '../../src/platform/http/HttpContext.tsx';
import { Problem } from '../../src/platform/http/problem.ts';

/** One call as a form made it, before anything was sealed. */
export interface FakeCall {
  readonly id: string;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** What a call answers: a value, or a Problem to be thrown. */
type Answers = Readonly<Record<string, unknown>>;

/** A gateway of a few answers, by the ids of endpoints; a function is asked anew each time. */
export function createFakeHttp(answers: Answers) {
  const calls: FakeCall[] = [];
  const http: Http = {
    language: 'en',
    async call<E extends TypedEndpoint>(endpoint: E, options: object = {}) {
      const { query, body } = options as Partial<FakeCall>;
      const call: FakeCall = { id: endpoint.id, query, body };
      calls.push(call);
      const known = answers[endpoint.id];
      const answer: unknown = typeof known === 'function' ? await known(call) : known;
      if (answer === undefined) throw new Problem('notFound', `No answer to ${endpoint.id}.`);
      if (answer instanceof Problem) throw answer;
      return answer as never;
    },
  };
  return {
    /** The bodies that an endpoint got. */
    bodiesOf: (id: string) => calls.filter((call) => call.id === id).map(({ body }) => body),
    calls,
    wrap: (part: ReactNode) => <HttpProvider http={http}>{part}</HttpProvider>,
    http,
  };
}
