import { Agent, request } from 'node:http';

/** A request as it travels to the wallet. */
export interface WalletRequest {
  readonly origin: string;
  /** The merchant's, whatever the address. */
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
}

/** What came back. */
export interface WalletResponse {
  readonly status: number;
  readonly text: string;
}

/** Sends one request; rejects where nothing came back in time. */
export type WalletLine = (asked: WalletRequest) => Promise<WalletResponse>;

/** Answers are a few hundred bytes; open rounds are the longest. */
const ANSWER_LIMIT_BYTES = 1_000_000;

/** A line over HTTP that keeps its connections; `fetch` would not let the Host be another than the address. */
export function createWalletLine(): { readonly send: WalletLine; readonly close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, maxFreeSockets: 16 });
  const send: WalletLine = ({ origin, host, path, headers, body, timeoutMs }) =>
    new Promise((resolve, reject) => {
      const asked = request(new URL(path, origin), {
        agent,
        method: 'POST',
        headers: { ...headers, host, 'content-length': Buffer.byteLength(body) },
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
  return { send, close: () => agent.destroy() };
}
