import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NONCE_PLACE } from '../../schemas/page.ts';
import { getPath, isCallPath } from '../http/errors.ts';
import { Problem } from '../http/problem.ts';

const ONE_YEAR_SECONDS = 31_536_000;
const NONCE_BYTES = 16;
/** Files lie at the top and among the assets; in addresses of pages, ids of entries have dots. */
const fileName = /^\/(assets\/.*|[^/]*\.[a-z0-9]{1,12})$/i;

/** The policy of the desk's page: itself and nothing else, framed by nobody. */
const composePolicy = (nonce: string, isSecure: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

const NOT_BUILT = `<!doctype html><html lang="en"><title>Livery Desk</title><p>The desk is not built: run "npm run build".</p>`;

/** Serves the desk's build: its files, and its one page at every address that is neither a file nor a call. */
export async function addDeskPages(
  app: FastifyInstance,
  {
    folder,
    random,
  }: { readonly folder: string | undefined; readonly random: (bytes: number) => Buffer },
): Promise<void> {
  const file = folder && path.join(folder, 'desk.html');
  const html = file && existsSync(file) ? readFileSync(file, 'utf8') : NOT_BUILT;
  if (folder && existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: path.resolve(folder),
      prefix: '/',
      wildcard: true,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      allowedPath: (file) => !file.endsWith('.html'),
      setHeaders: (reply, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`);
        reply.header(
          'cache-control',
          isHashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache',
        );
        reply.header('cross-origin-resource-policy', 'same-origin');
      },
    });
  }
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const nonce = random(NONCE_BYTES).toString('base64url');
    return reply
      .status(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', composePolicy(nonce, request.protocol === 'https'))
      .send(html.replaceAll(NONCE_PLACE, nonce));
  };
  // Files never answer for their folder.
  app.get('/', async (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler(async (request, reply) => {
    const at = getPath(request);
    if (isCallPath(at)) throw new Problem('notFound', 'There is no such call.');
    const isPage = request.method === 'GET' && !fileName.test(at);
    if (!isPage) throw new Problem('notFound', 'There is nothing here.');
    return sendPage(request, reply);
  });
}
