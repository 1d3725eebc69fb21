import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getLocale } from '../../locales/locales.ts';
import type { BrandAsset, ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import type { BrandStore, LiveBrand } from '../brands/brandStore.ts';
import { BrandIcons, manifestIcons } from './brandIcons.ts';
import { getLookup, readCaller, requireLive } from './caller.ts';
import { Problem } from './problem.ts';
import { sendTagged } from './tagged.ts';

const revalidate = 'no-cache';
const forever = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400';

/** A drawing opened by itself runs no script, whatever is in the file. */
const assetPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function manifestIcon({ src, width, height }: BrandAsset) {
  const isDrawing = src.endsWith('.svg');
  const sizes = !isDrawing && width && height ? `${width}x${height}` : 'any';
  return { src, sizes, ...(isDrawing ? { type: 'image/svg+xml' } : {}) };
}

function buildManifest(brand: ResolvedBrand) {
  const { languages, assets, scheme, themeColor } = brand;
  const color = themeColor[scheme === 'light' ? 'light' : 'dark'];
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.seo.description[languages.default],
    lang: languages.default,
    dir: getLocale(languages.default).dir,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    icons: [
      ...[assets.mark, assets.favicon].filter((icon) => icon !== undefined).map(manifestIcon),
      ...manifestIcons(brand),
    ],
  };
}

const composeRobots = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /wps/',
    'Disallow: /lgw/',
    'Disallow: /lotto/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

async function sendAsset(
  brands: BrandStore,
  live: LiveBrand,
  address: string,
  cacheControl: string,
  [request, reply]: [FastifyRequest, FastifyReply],
): Promise<FastifyReply> {
  const file = await brands.readAsset(live, address);
  if (!file) throw new Problem('notFound', 'There is nothing here.');
  reply.headers({
    'content-security-policy': assetPolicy,
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { body, contentType } = file;
  return sendTagged(request, reply, { body, contentType, cacheControl });
}

/** The files a browser asks of every site, each by the brand of the host: `/brand.json`, manifest, robots, icon, assets. */
export function addBrandFiles(app: FastifyInstance, brands: BrandStore): void {
  const { limitPages, network } = app.gateway;
  const options = { onRequest: limitPages, schema: { hide: true } };
  const getLive = async (request: FastifyRequest) => requireLive(await getLookup(brands, request));

  app.get('/brand.json', options, async (request, reply) => {
    const live = await getLive(request);
    const body = JSON.stringify(live.brand);
    const contentType = 'application/json; charset=utf-8';
    return sendTagged(request, reply, { body, contentType, cacheControl: revalidate });
  });
  app.get('/manifest.webmanifest', options, async (request, reply) => {
    const body = JSON.stringify(buildManifest((await getLive(request)).brand));
    const contentType = 'application/manifest+json; charset=utf-8';
    return sendTagged(request, reply, { body, contentType, cacheControl: revalidate });
  });
  app.get('/robots.txt', options, async (request, reply) => {
    const { origin } = readCaller(await getLive(request), request, network);
    const contentType = 'text/plain; charset=utf-8';
    const body = composeRobots(origin);
    return sendTagged(request, reply, { body, contentType, cacheControl: oneDay });
  });
  app.get('/favicon.ico', options, async (request, reply) => {
    const live = await getLive(request);
    const icon = live.brand.assets.favicon ?? live.brand.assets.mark;
    if (!icon) throw new Problem('notFound', 'This site has no icon.');
    return sendAsset(brands, live, icon.src, oneDay, [request, reply]);
  });
  const icons = new BrandIcons(brands);
  app.get<{ Params: { key: string; name: string } }>(
    '/brand-icons/:key/:name',
    options,
    async (request, reply) => {
      const { key, name } = request.params;
      const body = await icons.read(await getLive(request), key, name);
      if (!body) throw new Problem('notFound', 'There is nothing here.');
      return sendTagged(request, reply, { body, contentType: 'image/png', cacheControl: forever });
    },
  );
  app.get<{ Params: { '*': string } }>(
    '/brand-assets/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const address = `/brand-assets/${request.params['*']}`;
      return sendAsset(brands, await getLive(request), address, forever, [request, reply]);
    },
  );
}
