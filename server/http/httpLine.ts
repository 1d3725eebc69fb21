import { Agent, request } from 'node:http';
import { Agent as TlsAgent, request as requestTls } from 'node:https';

/** A request as it travels. */
export interface LineRequest {
  readonly method: string;
  readonly origin: string;
  /** The merchant's, whatever the address. */
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
}

/** What came back. */
export interface LineResponse {
  readonly status: number;
  readonly text: string;
}

/** Sends one request; rejects where nothing came back in time. */
export type HttpLine = (asked: LineRequest) => Promise<LineResponse>;

/** Far more than any call answers. */
const ANSWER_LIMIT_BYTES = 4_000_000;

/** A line that keeps its connections and follows no redirect; `fetch` would not let the Host be another than the address. */
export function createHttpLine(): { readonly send: HttpLine; readonly close: () => void } {
  const kept = { keepAlive: true, maxSockets: 64, maxFreeSockets: 16 };
  const agent = new Agent(kept);
  const tlsAgent = new TlsAgent(kept);
  const send: HttpLine = ({ method, origin, host, path, headers, body, timeoutMs }) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const url = new URL(path, origin);
      const isTls = url.protocol === 'https:';
      const asked = (isTls ? requestTls : request)(url, {
        agent: isTls ? tlsAgent : agent,
        method,
        headers: { ...headers, host, ...length },
        signal: AbortSignal.timeout(timeoutMs),
      });
      asked.on('error', reject);
      asked.on('response', (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > ANSWER_LIMIT_BYTES) response.destroy(new Error('The answer is too long.'));
          else chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      });
      asked.end(body);
    });
  return {
    send,
    close: () => {
      agent.destroy();
      tlsAgent.destroy();
    },
  };
}
