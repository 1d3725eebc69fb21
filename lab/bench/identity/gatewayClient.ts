import { Agent, request } from 'node:http';
import type { Endpoint } from '../../../schemas/api/endpoint.ts';
import type { Sealing } from '../../../schemas/api/sealed.ts';
import { getSystemStatus } from '../../../schemas/api/system.ts';
import { sealBody } from '../../../scripts/sealBody.ts';

/** What a call came to. */
export interface CallResult {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
  /** From sending the request until its answer was read. */
  readonly ms: number;
}

/** A request that is written and waits to be sent. */
export interface Prepared {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
}

/** Calls one site of a gateway that believes what is said of the visitor's address. */
export interface GatewayClient {
  /** Writes a call of a visitor nobody has seen before; sealing is not part of what is timed. */
  prepare(endpoint: Endpoint, body?: object, headers?: Readonly<Record<string, string>>): Prepared;
  send(prepared: Prepared): Promise<CallResult>;
  /** Asks for the gateway's key and time again: bodies may be two minutes old. */
  refresh(): Promise<void>;
  readMetric(line: RegExp): Promise<number>;
  close(): void;
}

/** A private address for each visitor: sixteen million of them. */
const toAddress = (visitor: number) =>
  `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;

/** Opens a client of a host at a port of this machine. */
export async function openClient(port: number, host: string): Promise<GatewayClient> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  let sealing: Sealing | undefined;
  let visitors = 0;

  const send = ({ method, path, headers, payload }: Prepared): Promise<CallResult> =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const options = { host: '127.0.0.1', port, agent, method, path, headers };
      const call = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            cookies: response.headers['set-cookie'] ?? [],
            ms: performance.now() - startedAt,
          }),
        );
      });
      call.once('error', reject);
      call.end(payload);
    });

  const client: GatewayClient = {
    prepare(endpoint, body, headers = {}) {
      visitors += 1;
      if (endpoint.sealed && !sealing) throw new Error('The gateway has not told its key.');
      const sent = endpoint.sealed && body ? sealBody(sealing!, endpoint.id, body) : body;
      const payload = !sent
        ? ''
        : endpoint.form
          ? new URLSearchParams(sent as Record<string, string>).toString()
          : JSON.stringify(sent);
      const type = endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json';
      return {
        method: endpoint.method,
        path: endpoint.path,
        payload,
        headers: {
          host: `${host}:${port}`,
          'x-forwarded-for': toAddress(visitors),
          ...(payload
            ? { 'content-type': type, 'content-length': String(Buffer.byteLength(payload)) }
            : {}),
          ...endpoint.headers,
          ...headers,
        },
      };
    },
    send,
    async refresh() {
      const { text } = await send(client.prepare(getSystemStatus));
      sealing = (JSON.parse(text) as { value: { sealing: Sealing } }).value.sealing;
    },
    async readMetric(line) {
      const { text } = await send({ method: 'GET', path: '/metrics', headers: {}, payload: '' });
      return Number(line.exec(text)?.[1] ?? 0);
    },
    close: () => agent.destroy(),
  };
  await client.refresh();
  return client;
}

/** Sends many calls, some at a time, each as soon as another is answered. */
export async function sendAll(
  client: GatewayClient,
  parallel: number,
  next: () => Prepared | undefined,
  onResult: (result: CallResult) => void,
): Promise<void> {
  const run = async () => {
    for (let prepared = next(); prepared; prepared = next()) onResult(await client.send(prepared));
  };
  await Promise.all(Array.from({ length: parallel }, run));
}
