import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { CommandContext } from '../command.ts';

/** What a gateway on this machine makes of a host. */
export interface Served {
  /** `serves`: a page of the brand came back; `runs`: a gateway that does not know the host; `none`: no gateway. */
  readonly gateway: 'serves' | 'runs' | 'none';
  readonly port: number;
  /** Where the brand is, or would be, found. */
  readonly address: string;
}

const DEFAULT_PORT = 8080;
const ANSWER_MS = 2_000;
const LIMIT_MS = 5_000;
const PAUSE_MS = 60;

/** Asks the gateway of this machine for a host until it serves it, at most five seconds. */
export async function findServed(
  host: string,
  { env, signal }: Pick<CommandContext, 'env' | 'signal'>,
): Promise<Served> {
  const port = /^\d{1,5}$/.test(env['PORT'] ?? '') ? Number(env['PORT']) : DEFAULT_PORT;
  const place = { address: `http://${host}:${port}/`, port };
  const listensOn = env['HOST'] ?? '';
  const hostname = ['', '0.0.0.0', '::'].includes(listensOn) ? '127.0.0.1' : listensOn;
  const get = (path: string) =>
    ask({ hostname, port, path, headers: { host: `${host}:${port}` }, signal });
  const health = await get('/healthz');
  if (!health?.body.includes('"alive"')) return { gateway: 'none', ...place };
  for (const startedAt = performance.now(); performance.now() - startedAt < LIMIT_MS;) {
    if ((await get('/'))?.status === 200) return { gateway: 'serves', ...place };
    await wait(PAUSE_MS);
  }
  return { gateway: 'runs', ...place };
}

interface Answer {
  readonly status: number | undefined;
  readonly body: string;
}

/** Null where nobody answers; what follows the first kilobytes is not read. */
function ask(options: http.RequestOptions): Promise<Answer | null> {
  return new Promise((resolve) => {
    const request = http.get({ ...options, timeout: ANSWER_MS, agent: false }, (response) => {
      response.once('data', (chunk: Buffer) => {
        resolve({ status: response.statusCode, body: chunk.toString('utf8') });
        request.destroy();
      });
      response.once('end', () => resolve({ status: response.statusCode, body: '' }));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(null));
  });
}
