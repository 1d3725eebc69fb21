import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { isLocaleTag, type LocaleTag } from '../../locales/locales.ts';
import type { Catalogue } from '../../schemas/catalogue.ts';
import type { SiteStatus } from '../../schemas/page.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import type { BrandStore, LiveHost } from '../brands/brandStore.ts';
import { readCaller, type Caller } from '../http/caller.ts';
import { composeCsp, fillCsp } from '../http/csp.ts';
import { openCookies } from '../http/cookies.ts';
import type { Access } from '../http/gateway.ts';
import { PREVIEW_SECONDS, readPreviewToken, type Preview } from '../http/preview.ts';
import { isMalformed } from '../http/requestTarget.ts';
import { DocumentCache } from './documentCache.ts';
import type { DocumentServer } from './documentServer.ts';
import { KeptDocument, type FinishedDocument, type DocumentRequest } from './keptDocument.ts';
import { chooseNeutralLocale, composeNeutralPage } from './neutralPage.ts';
import { createNonce, spliceNonce } from './nonceSplice.ts';
import type { PageMaker, PageWork } from './pageMaker.ts';

const unpack = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** Where a document came from: kept, rendered now, or none of a brand's own. */
export type DocumentResult = 'hit' | 'miss' | 'neutral';

/** What the document server works with. */
export interface DocumentServerOptions {
  readonly pages: PageMaker;
  readonly brands: BrandStore;
  readonly catalogue: Catalogue;
  readonly clock: () => Date;
  /** A number from 0 to below 1, to pick one of several networks by. */
  readonly random: () => number;
  /** Bytes of finished documents kept in memory. */
  readonly cacheBytes: number;
  /** Told where each document came from; one that was under way already counts as a hit. */
  readonly onReply?: (result: DocumentResult) => void;
  /** Whether the policy of documents lets style attributes count; for development only. */
  readonly allowsStyleAttributes?: boolean;
}

/** A document server with the means to drop what content changes made old. */
export interface CachingDocumentServer extends DocumentServer {
  /** Drops a merchant's documents, or all for '*'. */
  drop(merchantCode: string): void;
  /** Documents kept and their bytes, for the metrics. */
  size(): { readonly documents: number; readonly bytes: number };
}

type Page = Omit<PageWork, 'brand' | 'revision' | 'host' | 'hosts' | 'year' | 'preview'>;

/** Path under which every address that is no page is rendered, so that strange addresses fill no cache. */
const UNKNOWN_PATH = '/404';

const SITE_STATUS = {
  open: 0,
  maintenance: 1,
  restricted: 2,
} as const satisfies Record<string, SiteStatus>;

function readDocumentRequest({ url, headers }: FastifyRequest): DocumentRequest {
  const asked = url.split('?', 1)[0] ?? '/';
  return {
    path: asked.replace(/\/+$/, '') || '/',
    language: headers.cookie?.match(/(?:^|;\s*)hisLang=([^;]*)/)?.[1],
  };
}

function choosePageLocale({ languages }: ResolvedBrand, wanted: string | undefined): LocaleTag {
  return isLocaleTag(wanted) && languages.offered.includes(wanted) ? wanted : languages.default;
}

/** Sends bytes in an encoding that the visitor reads; all but brotli are made anew each time, for the few who ask. */
async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  brotli: Buffer,
): Promise<void> {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) {
    await reply.header('content-encoding', 'br').send(brotli);
    return;
  }
  // Beside the event loop: a whole page takes milliseconds.
  const plain = await unpack(brotli);
  if (!/\bgzip\b/.test(accepted)) await reply.send(plain);
  else await reply.header('content-encoding', 'gzip').send(await toGzip(plain, { level: 5 }));
}

/** Answers page addresses with documents that are rendered once a brand, language and page, then kept compressed. */
export function createDocumentServer(options: DocumentServerOptions): CachingDocumentServer {
  const { brands, catalogue } = options;
  const cache = new DocumentCache(options.cacheBytes, options.clock);
  const paths = new Set(catalogue.screens.flatMap((screen) => screen.paths));
  /** Counts changes of anything that pages are made from. */
  let epoch = 0;
  const drop = (isOld: Parameters<typeof cache.drop>[0]) => {
    epoch += 1;
    cache.drop(isOld);
  };
  const stopWatching = brands.onChange((id) => drop(({ brandId }) => brandId === id));

  const find = async (request: FastifyRequest, host: LiveHost, asked: DocumentRequest) => {
    const { live } = host;
    const { gateway } = request.server;
    const asOf = epoch;
    const caller = readCaller(live, request, gateway.network);
    const page = await describePage(gateway.access, caller, asked, paths);
    const isForAll = await gateway.access.isOpenToAll(caller);
    const key = {
      brandId: live.brand.id,
      merchantCode: live.brand.merchantCode,
      revision: live.revision,
      features: page.whitelabel,
      variant: [page.locale, page.path, page.status, page.country ?? ''].join(' '),
    };
    let result: DocumentResult = 'hit';
    const document = await cache.get(key, () => {
      result = 'miss';
      return finish(options, request, caller, page);
    });
    if (isForAll && asOf === epoch && cache.keeps(key, document)) {
      document.noteFoundBy(asked);
      host.lastDocument = document;
    }
    return { document, result };
  };

  return {
    async reply(request, reply, lookup) {
      if (lookup.kind !== 'live') {
        options.onReply?.('neutral');
        await replyNeutral(
          options,
          request,
          reply,
          lookup.kind === 'unknown' ? 'unknownHost' : 'broken',
        );
        return;
      }
      const asked = readDocumentRequest(request);
      const { gateway } = request.server;
      const caller = readCaller(lookup.live, request, gateway.network);
      const preview = gateway.readPreview(request, caller, gateway.clock());
      if (preview) {
        const page = await describePage(gateway.access, caller, asked, paths);
        options.onReply?.('miss');
        const document = await finish(options, request, caller, page, preview);
        return replyPreview(request, reply, document);
      }
      const { lastDocument: last } = lookup;
      const { document, result } =
        last instanceof KeptDocument && last.takeFor(asked) && !cache.isOver(last)
          ? { document: last, result: 'hit' as const }
          : await find(request, lookup, asked);
      options.onReply?.(result);
      await replyDocument(request, reply, document);
    },
    drop: (code) => drop(({ merchantCode }) => code === '*' || merchantCode === code),
    size: () => cache.size,
    async close() {
      stopWatching();
      drop(() => true);
    },
  };
}

async function describePage(
  access: Access,
  caller: Caller,
  { path, language }: DocumentRequest,
  paths: ReadonlySet<string>,
): Promise<Page> {
  const state = await access.getSiteState(caller);
  const whitelabel = await access.getFeatures(caller);
  return {
    path: paths.has(path) ? path : UNKNOWN_PATH,
    locale: choosePageLocale(caller.brand, language),
    status: SITE_STATUS[state],
    whitelabel,
    country: await access.getPageCountry(caller),
  };
}

/** The brand with one of its picture networks, so that the gateway and the browser name the same addresses. */
function pickNetwork(brand: ResolvedBrand, random: () => number): ResolvedBrand {
  const { images } = brand.cdn;
  if (images.length < 2) return brand;
  const picked = images[Math.floor(random() * images.length)]!;
  return { ...brand, cdn: { ...brand.cdn, images: [picked] } };
}

async function finish(
  { pages, clock, random, allowsStyleAttributes }: DocumentServerOptions,
  request: FastifyRequest,
  caller: Caller,
  page: Page,
  preview?: Preview,
): Promise<FinishedDocument> {
  const { brand, host, live } = caller;
  const expiresAt = await request.server.gateway.getNextContentChange(caller);
  const { isWhole, ...made } = await pages.make({
    ...page,
    brand: pickNetwork(brand, random),
    host,
    hosts: live.hosts,
    revision: live.revision,
    year: clock().getFullYear(),
    ...(preview && { preview }),
  });
  return {
    ...made,
    policy: composeCsp(brand, { allowsStyleAttributes }),
    // What could not be read a moment ago may be there for the next visitor.
    expiresAt: isWhole ? expiresAt : clock(),
  };
}

async function replyDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: FinishedDocument,
  cacheControl = 'no-cache',
): Promise<void> {
  const nonce = createNonce();
  const { httpStatus } = document;
  reply.code(httpStatus === 404 && isMalformed(request) ? 400 : httpStatus).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl,
    vary: 'accept-encoding, cookie',
    'content-security-policy': fillCsp(document.policy, nonce, request.protocol === 'https'),
    ...(httpStatus === 503 ? { 'retry-after': '60' } : {}),
  });
  await sendEncoded(request, reply, spliceNonce(document, nonce, reply.raw));
}

/** A page with a draft in it is one visitor's alone, and its calls find out by the cookie what it looks at. */
async function replyPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  document: FinishedDocument,
): Promise<void> {
  const token = readPreviewToken(request);
  if (token !== undefined) {
    const lasts = { maxAgeSeconds: PREVIEW_SECONDS };
    openCookies(request, reply).set('livery_preview', token, lasts);
  }
  reply.header('x-robots-tag', 'noindex');
  await replyDocument(request, reply, document, 'no-store');
}

async function replyNeutral(
  { pages }: DocumentServerOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: 'unknownHost' | 'broken',
): Promise<void> {
  const locale = chooseNeutralLocale(request.headers['accept-language']);
  const messages = await pages.getPlainMessages(locale);
  const nonce = createNonce();
  await reply
    .code(kind === 'unknownHost' ? 421 : 503)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`,
      ...(kind === 'broken' ? { 'retry-after': '10' } : {}),
    })
    .send(composeNeutralPage(messages[kind], locale, nonce));
}
