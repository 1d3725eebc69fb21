import type { FastifyInstance } from 'fastify';
import { getLookup, readCaller, requireLive } from '../../http/caller.ts';
import { sendTagged } from '../../http/tagged.ts';
import type { Sitemap } from './sitemap.ts';

/** Whatever opens and closes meanwhile is told within the hour. */
const CACHE_CONTROL = 'public, max-age=3600';

/** `GET /sitemap.xml`, by the brand of the host. It tells nothing that the menus of a guest do not show. */
export function addSitemapRoutes(app: FastifyInstance, sitemap: Sitemap): void {
  const { brands, limitPages, network } = app.gateway;
  const options = { onRequest: limitPages, schema: { hide: true } };
  app.get('/sitemap.xml', options, async (request, reply) => {
    const live = requireLive(await getLookup(brands, request));
    return sendTagged(request, reply, {
      body: await sitemap.compose(readCaller(live, request, network)),
      contentType: 'application/xml; charset=utf-8',
      cacheControl: CACHE_CONTROL,
    });
  });
}
