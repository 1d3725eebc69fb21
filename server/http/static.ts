import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folders of built files; what is not there is simply not served. */
export interface StaticFolders {
  /** The browser's build: its `assets/` have a hash in their names, its `fonts/` do not. */
  readonly staticDir?: string;
  /** Drawn pictures of games, vendors and banners. */
  readonly artDir?: string | undefined;
}

interface Folder {
  readonly prefix: string;
  readonly root: string | undefined;
  readonly maxAgeSeconds: number;
  readonly immutable: boolean;
}

const oneYearSeconds = 31_536_000;
const thirtyDaysSeconds = 2_592_000;

/** Address prefixes under which only files are answered, never a page. */
export const filePrefixes = [
  '/assets/',
  '/fonts/',
  '/art/',
  '/brand-assets/',
  '/brand-icons/',
  '/uploads/',
] as const;

/** What speaks to documents only and, on forty small scripts, would weigh as much as one more large one. */
const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
] as const;

/** Serves built files with long caching; a compressed neighbour (.br, .gz) is sent where the browser reads it. */
export async function addStaticFiles(
  app: FastifyInstance,
  { staticDir, artDir }: StaticFolders,
): Promise<void> {
  const below = (name: string) => staticDir && path.join(staticDir, name);
  const folders: readonly Folder[] = [
    { prefix: '/assets/', root: below('assets'), maxAgeSeconds: oneYearSeconds, immutable: true },
    { prefix: '/fonts/', root: below('fonts'), maxAgeSeconds: thirtyDaysSeconds, immutable: false },
    { prefix: '/art/', root: artDir, maxAgeSeconds: thirtyDaysSeconds, immutable: false },
  ];
  for (const { prefix, root, maxAgeSeconds, immutable } of folders) {
    if (!root || !existsSync(root)) continue;
    await app.register(fastifyStatic, {
      root: path.resolve(root),
      prefix,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      maxAge: maxAgeSeconds * 1000,
      immutable,
      lastModified: !immutable,
      setHeaders: (reply) => {
        for (const header of documentHeaders) reply.removeHeader(header);
        // Picture and script hosts in front of the gateway are other origins than the page.
        reply.header('cross-origin-resource-policy', 'cross-origin');
        // Frames of games have no origin, and show the brand's letters and pictures all the same.
        reply.header('access-control-allow-origin', '*');
      },
    });
  }
}
