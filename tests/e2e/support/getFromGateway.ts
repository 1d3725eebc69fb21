import { request } from 'node:http';

/** What a plain HTTP client got. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

type Headers = Readonly<Record<string, string>>;

/** Where to ask, and as which host. */
interface Asked {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body?: string;
}

/** Node itself does not resolve names below "localhost". */
function ask({ port, host, path, headers, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, host: `${host}:${port}` },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Asks the gateway for a path of a host. */
export const getFromGateway = (
  port: number,
  host: string,
  path: string,
  headers: Headers = { accept: 'text/html' },
): Promise<Answer> => ask({ port, host, path, headers });

/** Sends JSON to a path of a host. */
export const postToGateway = (
  port: number,
  host: string,
  path: string,
  body: string,
): Promise<Answer> =>
  ask({ port, host, path, body, headers: { 'content-type': 'application/json' } });
