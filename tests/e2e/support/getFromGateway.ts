import { request } from 'node:http';

/** What a plain HTTP client got. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Asks the gateway for a path of a host; Node itself does not resolve names below "localhost". */
export function getFromGateway(
  port: number,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = { accept: 'text/html' },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, headers: { ...headers, host: `${host}:${port}` } },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      },
    );
    call.on('error', reject);
    call.end();
  });
}
