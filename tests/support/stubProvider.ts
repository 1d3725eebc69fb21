import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Fetch } from '../../server/providers/httpCall.ts';

/** What came in. */
export interface StubRequest {
  readonly method: string;
  /** The path that was asked for at the stub. */
  readonly path: string;
  /** The address that was meant, though the stub got the request. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What goes out: a status with a body, or something odder, done by hand. */
export type StubReply =
  | { readonly status: number; readonly json?: unknown; readonly text?: string }
  | ((response: ServerResponse) => void);

/** An outside service on this machine. */
export interface StubProvider {
  /** Reaches the stub, whatever host is asked for. */
  readonly fetch: Fetch;
  readonly requests: readonly StubRequest[];
  /** What the next requests get, in turn; the last reply stays. */
  reply(...replies: StubReply[]): void;
}

function send(response: ServerResponse, reply: StubReply): void {
  if (typeof reply === 'function') return reply(response);
  response.statusCode = reply.status;
  response.end(reply.text ?? JSON.stringify(reply.json ?? {}));
}

/** A real HTTP server in place of a provider; it is gone when the test ends. */
export async function startStubProvider(): Promise<StubProvider> {
  const requests: StubRequest[] = [];
  let replies: StubReply[] = [{ status: 200 }];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    requests.push({
      method,
      path,
      url: String(headers['x-meant-url']),
      headers,
      body: await text(request),
    });
    send(response, replies.length > 1 ? replies.shift()! : replies[0]!);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    reply: (...next) => {
      replies = next;
    },
    fetch: (input, init) => {
      const meant = new URL(String(input));
      const headers = new Headers(init?.headers);
      headers.set('x-meant-url', meant.href);
      return fetch(`http://127.0.0.1:${port}${meant.pathname}${meant.search}`, {
        ...init,
        headers,
      });
    },
  };
}
