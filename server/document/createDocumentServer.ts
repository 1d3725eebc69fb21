import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { isLocaleTag, type LocaleTag } from '../../locales/locales.ts';
import type { Catalogue } from '../../schemas/catalogue.ts';
import type { PageRenderer, PageRequest, SiteStatus } from '../../schemas/page.ts';
import type { BrandStore, HostLookup, LiveBrand } from '../brands/brandStore.ts';
import { readCaller } from '../http/caller.ts';
import { buildCsp } from '../http/csp.ts';
import type { BuildAssets } from './buildAssets.ts';
import { composeDocument } from './composeDocument.ts';
import type { DocumentServer } from './documentServer.ts';
import { chooseNeutralLocale, composeNeutralPage } from './neutralPage.ts';
import {
  compressForSplicing,
  createNonce,
  spliceNonce,
  type SplicedDocument,
} from './nonceSplice.ts';

/** What the document server works with. */
export interface DocumentServerOptions {
  readonly renderer: () => Promise<PageRenderer>;
  readonly assets: BuildAssets;
  readonly brands: BrandStore;
  readonly catalogue: Catalogue;
  readonly clock: () => Date;
  /** Bytes of finished documents kept in memory. */
  readonly cacheBytes: number;
  /** Oldest age of a kept document: banners and announcements begin and end by the clock. */
  readonly ttlMs: number;
  /** Brotli quality, 0 to 11. */
  readonly quality: number;
}

interface FinishedDocument extends SplicedDocument {
  readonly httpStatus: number;
  readonly merchantCode: string;
}

/** Path under which every address that is no page is rendered, so that strange addresses fill no cache. */
const UNKNOWN_PATH = '/404';

const SITE_STATUS = { open: 0, maintenance: 1, restricted: 2 } as const satisfies Record<
  string,
  SiteStatus
>;

function readCookie(request: FastifyRequest, name: string): string | undefined {
  const found = request.headers.cookie?.match(new RegExp(`(?:^|;\\s*)${name}=([^;]*)`));
  return found?.[1];
}

function getPageLocale({ brand }: LiveBrand, request: FastifyRequest): LocaleTag {
  const kept = readCookie(request, 'hisLang');
  return isLocaleTag(kept) && brand.languages.offered.includes(kept)
    ? kept
    : brand.languages.default;
}

/** Calls of a page that is being rendered go through the gateway itself, with every gate on their way. */
function createTransport(app: FastifyInstance, host: string): PageRequest['transport'] {
  return async ({ method, url, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, host },
      payload: body,
      remoteAddress: '0.0.0.0',
    });
    return { status: response.statusCode, body: response.json() };
  };
}

/** A document server with the means to drop what content changes made old. */
export interface CachingDocumentServer extends DocumentServer {
  /** Drops a merchant's documents, or all for '*'. */
  drop(merchantCode: string): void;
  /** Documents kept and their bytes, for the metrics. */
  size(): { readonly documents: number; readonly bytes: number };
}

/** Answers page addresses with documents that are rendered once a brand, language and page, then kept compressed. */
export function createDocumentServer(options: DocumentServerOptions): CachingDocumentServer {
  const { renderer, assets, brands, catalogue, clock, quality } = options;
  const kept = new LRUCache<string, FinishedDocument>({
    maxSize: options.cacheBytes,
    sizeCalculation: (document) => document.sizeBytes + 512,
    ttl: options.ttlMs,
  });
  const underway = new Map<string, Promise<FinishedDocument>>();
  const paths = new Set(catalogue.screens.flatMap((screen) => screen.paths));
  const stopWatching = brands.onChange((id) => {
    for (const key of kept.keys()) if (key.startsWith(`${id} `)) kept.delete(key);
  });

  async function render(
    app: FastifyInstance,
    live: LiveBrand,
    host: string,
    page: Omit<PageRequest, 'brand' | 'transport' | 'year'>,
  ) {
    const { brand } = live;
    const { renderPage, getPlainMessages } = await renderer();
    const rendered = await renderPage({
      ...page,
      brand,
      year: clock().getFullYear(),
      transport: createTransport(app, host),
    });
    const html = composeDocument({
      template: await assets.template(page.path),
      brand,
      page: rendered,
      assets: await assets.collect(rendered.modules, rendered.deferredModules),
      messages: await getPlainMessages(page.locale),
    });
    const spliced = await compressForSplicing(html, quality);
    return { ...spliced, httpStatus: rendered.httpStatus, merchantCode: brand.merchantCode };
  }

  async function getDocument(request: FastifyRequest, live: LiveBrand): Promise<FinishedDocument> {
    const { server: app } = request;
    const caller = readCaller(live, request, app.gateway.network);
    const [state, features] = await Promise.all([
      app.gateway.access.getSiteState(caller),
      app.gateway.access.getFeatures(caller),
    ]);
    const asked = request.url.split('?', 1)[0] ?? '/';
    const plain = asked.length > 1 ? asked.replace(/\/+$/, '') || '/' : asked;
    const page = {
      path: paths.has(plain) ? plain : UNKNOWN_PATH,
      locale: getPageLocale(live, request),
      status: SITE_STATUS[state],
      whitelabel: features,
    };
    const key = `${live.brand.id} ${live.revision} ${page.locale} ${page.path} ${page.status}`;
    const known = kept.get(key);
    if (known) return known;
    const running = underway.get(key);
    if (running) return running;
    const started = render(app, live, request.hostname, page)
      .then((document) => {
        kept.set(key, document);
        return document;
      })
      .finally(() => underway.delete(key));
    underway.set(key, started);
    return started;
  }

  async function replyNeutral(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: 'unknownHost' | 'broken',
  ) {
    const { getPlainMessages } = await renderer();
    const locale = chooseNeutralLocale(request.headers['accept-language']);
    const messages = await getPlainMessages(locale);
    const nonce = createNonce();
    return reply
      .code(kind === 'unknownHost' ? 421 : 503)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`,
        ...(kind === 'broken' ? { 'retry-after': '10' } : {}),
      })
      .send(composeNeutralPage(messages[kind], locale, nonce));
  }

  return {
    async reply(request, reply, lookup: HostLookup) {
      if (lookup.kind !== 'live') {
        await replyNeutral(request, reply, lookup.kind === 'unknown' ? 'unknownHost' : 'broken');
        return;
      }
      const document = await getDocument(request, lookup.live);
      const nonce = createNonce();
      const bytes = spliceNonce(document, nonce);
      reply.code(document.httpStatus).headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-encoding, cookie',
        'content-security-policy': buildCsp(lookup.live.brand, nonce, {
          isSecure: request.protocol === 'https',
        }),
        ...(document.httpStatus === 503 ? { 'retry-after': '60' } : {}),
      });
      const accepted = request.headers['accept-encoding'] ?? '';
      if (/\bbr\b/.test(accepted)) await reply.header('content-encoding', 'br').send(bytes);
      else if (/\bgzip\b/.test(accepted)) {
        await reply
          .header('content-encoding', 'gzip')
          .send(gzipSync(brotliDecompressSync(bytes), { level: 5 }));
      } else await reply.send(brotliDecompressSync(bytes));
    },
    drop(merchantCode) {
      for (const [key, document] of kept.entries()) {
        if (merchantCode === '*' || document.merchantCode === merchantCode) kept.delete(key);
      }
    },
    size: () => ({ documents: kept.size, bytes: kept.calculatedSize }),
    async close() {
      stopWatching();
      kept.clear();
    },
  };
}
