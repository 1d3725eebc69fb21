import { Agent, request } from 'node:http';

/** What an address answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Asks the gateway for a page of a host; names below "localhost" are the browser's, Node does not know them. */
export function ask(
  port: number,
  host: string,
  path = '/',
  headers: Readonly<Record<string, string | string[] | undefined>> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, agent, headers: { ...headers, host: `${host}:${port}` } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    call.once('error', reject);
    call.end();
  });
}
