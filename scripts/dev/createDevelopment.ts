import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { NONCE_PLACE, type PageRenderer } from '../../schemas/page.ts';
import type { Development } from '../../server/createGateway.ts';

/** Addresses that Vite answers: sources and its own client. Everything else is the gateway's. */
const SOURCES = /^\/(@|src\/|node_modules\/|locales\/|schemas\/|engine\/|fonts\/)/;

/** Serves the sources with hot reload inside of the gateway: one port, the gateway's own policy and documents. */
export function createDevelopment(root: string): Development {
  let vite: ViteDevServer | undefined;
  const getVite = () => {
    if (!vite) throw new Error('The development server is asked before the gateway attached it.');
    return vite;
  };
  return {
    renderer: async () => {
      const module = await getVite().ssrLoadModule('/src/renderer.tsx');
      return (module as { default: PageRenderer }).default;
    },
    assets: {
      template: async (url) =>
        getVite().transformIndexHtml(url, await readFile(path.join(root, 'index.html'), 'utf8')),
      collect: async () => ({ scripts: [], styles: [] }),
    },
    async attach(app: FastifyInstance) {
      // A build in the same process leaves "production" behind, under which Vite serves pages without React's refresh
      // and scripts that ask for it.
      process.env['NODE_ENV'] = 'development';
      vite = await createServer({
        root,
        // What a build copies into its output, such as fonts.
        publicDir: path.join(root, 'dist/dev'),
        appType: 'custom',
        html: { cspNonce: NONCE_PLACE },
        server: { middlewareMode: true, allowedHosts: true, hmr: { server: app.server } },
      });
      app.addHook('onRequest', async (request, reply) => {
        if (!SOURCES.test(request.url)) return;
        reply.hijack();
        getVite().middlewares(request.raw, reply.raw, () => {
          reply.raw.statusCode = 404;
          reply.raw.end();
        });
      });
    },
    close: async () => vite?.close(),
  };
}
