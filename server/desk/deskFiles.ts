import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NONCE_PLACE } from '../../schemas/page.ts';

const oneYearSeconds = 31_536_000;
const thirtyDaysSeconds = 2_592_000;
const nonceBytes = 16;

/** What the desk's document may load: its own files, and nothing else. */
const composePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

/**
 * Serves the desk's build (`dist/desk`): its files, and its one document at every other address. Without a build every
 * address says that there is none. The routes of calls are mounted before or after; they are more special.
 */
export async function addDeskFiles(
  app: FastifyInstance,
  {
    deskDir,
    random,
  }: { readonly deskDir: string | undefined; readonly random: (bytes: number) => Buffer },
): Promise<void> {
  const file = deskDir && path.join(deskDir, 'desk.html');
  const document = file && existsSync(file) ? readFileSync(file, 'utf8') : null;
  for (const [name, maxAgeSeconds, immutable] of [
    ['assets', oneYearSeconds, true],
    ['fonts', thirtyDaysSeconds, false],
  ] as const) {
    const root = deskDir && path.resolve(deskDir, name);
    if (!root || !existsSync(root)) continue;
    await app.register(fastifyStatic, {
      root,
      prefix: `/${name}/`,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      maxAge: maxAgeSeconds * 1000,
      immutable,
    });
  }
  const icon = deskDir && path.join(deskDir, 'icon.svg');
  app.get('/icon.svg', (_request, reply) => {
    if (!icon || !existsSync(icon)) return reply.code(404).send();
    return reply.type('image/svg+xml').send(readFileSync(icon));
  });
  app.get('/*', (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (!document)
      return reply
        .code(503)
        .send('<!doctype html><p>The desk is not built. Run npm run build.</p>');
    const nonce = random(nonceBytes).toString('base64');
    return reply
      .header('content-security-policy', composePolicy(nonce))
      .send(document.replaceAll(NONCE_PLACE, nonce));
  });
}
