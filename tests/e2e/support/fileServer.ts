import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';

const client = resolve(import.meta.dirname, '../../../dist/client');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** What only the gateway has: the brand, its pictures and every call. */
const ORIGIN = /^\/(?:uploads\/|brand\.json|brand-assets\/|art\/|wps\/|lgw\/|lotto\/)/;

/**
 * The browser's build behind a plain file server, as a CDN would have it: one HTML file for every address, and the
 * gateway as the origin of the rest, which sees the merchant's own host.
 */
export async function startFileServer(gateway: { port: number; host: string }) {
  const server = createServer((asked, answer) => {
    const path = (asked.url ?? '/').split('?')[0]!;
    if (ORIGIN.test(path)) forward(asked, answer, gateway);
    else if (path === '/favicon.ico') answer.writeHead(204).end();
    else sendFile(path, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function sendFile(path: string, answer: ServerResponse): void {
  const file = join(client, path);
  const isFile = file.startsWith(client) && existsSync(file) && statSync(file).isFile();
  if (!isFile && extname(path)) {
    answer.writeHead(404).end();
    return;
  }
  const sent = isFile ? file : join(client, 'index.html');
  answer.writeHead(200, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream' });
  createReadStream(sent).pipe(answer);
}

function forward(
  asked: IncomingMessage,
  answer: ServerResponse,
  { port, host }: { port: number; host: string },
): void {
  const headers = { ...asked.headers, host };
  const call = request(
    { host: '127.0.0.1', port, path: asked.url, method: asked.method, headers },
    (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    },
  );
  call.on('error', () => answer.writeHead(502).end());
  asked.pipe(call);
}
