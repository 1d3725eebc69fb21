import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { drawFlatArt } from './flatArt.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Drawn pictures. */
const ART = '/art/';

/** Serves a built Storybook, with plain art, on a free port of this machine only, for as long as `work` takes. */
export async function withStaticServer<T>(
  folder: string,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = normalize(join(folder, path));
    const found = file.startsWith(folder + sep) ? await stat(file).catch(() => null) : null;
    if (!found?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    if (path.startsWith(ART)) {
      const art = await drawFlatArt(file, path);
      response.writeHead(200, { 'content-type': TYPES['.svg'], 'cache-control': 'max-age=3600' });
      response.end(art);
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': found.size,
      'cache-control': 'max-age=3600',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
