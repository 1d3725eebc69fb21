import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../schemas/catalogue.ts';
import type { PageRenderer, PageRequest } from '../../schemas/page.ts';
import {
  aurora,
  createMemoryBrandStore,
  createTestGateway,
  hostOf,
  sakura,
  testNow,
  type TestGateway,
} from '../../tests/support/gateway.ts';
import { addRows, clearRows } from '../../tests/support/content.ts';
import { iconAddress } from '../http/brandIcons.ts';
import type { BuildAssets } from './buildAssets.ts';
import { createDocumentServer, type DocumentResult } from './createDocumentServer.ts';
import type { PageCalls } from './pageCalls.ts';
import { createPageMaker } from './pageMaker.ts';
import { trustHops } from '../http/trustProxy.ts';

const catalogue: Catalogue = {
  slots: {},
  screens: [{ id: 'home', path: '/', paths: ['/', '/home'], gate: null }],
  messages: {},
};

const message = (title: string) => ({ title, text: `${title} text` });
const asked: PageRequest[] = [];

const renderer: PageRenderer = {
  async renderPage(request) {
    asked.push(request);
    await request.transport({ method: 'GET', url: '/call', headers: {} });
    await untilDrawn();
    const { brand, locale, path, status, whitelabel } = request;
    return {
      httpStatus: path === '/404' ? 404 : 200,
      html: `<p style="color:red">${brand.name} ${locale} ${path}</p>`,
      title: `${brand.name} <&>`,
      modules: [],
      deferredModules: [],
      state: { brand, locale, status, whitelabel, queries: { note: '</script>' } },
    };
  },
  getPlainMessages: async () => ({
    failure: { ...message('failed'), retry: 'again' },
    unknownHost: message('nothing here'),
    broken: message('short break'),
  }),
  renderTemplate: async () => ({ subject: '', text: '' }),
};

const assets: BuildAssets = {
  template: async () =>
    '<!doctype html><html lang="en"><head><!--livery-head--></head><body><div id="root"><!--livery-page--></div><!--livery-state--></body></html>',
  collect: async () => ({
    entry: '/assets/index.js',
    scripts: ['/assets/parts.js'],
    styles: [{ href: '/assets/parts.css', text: '.a{color:blue}' }],
  }),
};

/** What the only call of a page is answered with. */
let answered = 200;

const calls: PageCalls = {
  during: (_site, make) => make(async () => ({ status: answered, body: {} })),
  close: async () => undefined,
};

let gateway: TestGateway;
let now = testNow;
let chance = 0;
let documents: ReturnType<typeof createDocumentServer>;
const results: DocumentResult[] = [];
/** What a page waits for while it is rendered. */
let untilDrawn: () => unknown = () => undefined;
/** As the database does where somebody writes a merchant's content. */
const tellContent = (merchantCode: string) => {
  gateway.hear.content(merchantCode);
  documents.drop(merchantCode);
};

const serve = (brands: ReturnType<typeof createMemoryBrandStore>, cacheBytes: number) =>
  createDocumentServer({
    pages: createPageMaker({ renderer: async () => renderer, assets, calls, quality: 5 }),
    brands,
    catalogue,
    clock: () => now,
    random: () => chance,
    cacheBytes,
    onReply: (result) => results.push(result),
  });

beforeAll(async () => {
  const brands = createMemoryBrandStore([aurora, sakura]);
  documents = serve(brands, 10_000_000);
  gateway = await createTestGateway({
    documents,
    brands,
    clock: () => now,
    network: { trustProxy: trustHops(1) },
  });
  gateway = { ...gateway, brands };
});
afterAll(() => gateway.close());
beforeEach(() => {
  documents.drop('*');
  asked.length = 0;
  results.length = 0;
});

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers: { host: hostOf(aurora), accept: 'text/html', ...headers } });

describe('a page with a draft in it', () => {
  it('is made for who has the link alone, and for the calls that follow', async () => {
    const { previews } = gateway.parts.publishing;
    const shown = { kind: 'banners', id: 'spring', version: 1, as: 'guest' } as const;
    const token = previews.sign({ ...shown, merchantCode: aurora.merchantCode }, now);
    await get('/');
    const first = await get(`/?preview=${token}`);
    const cookie = `livery_preview=${token}`;
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(String(first.headers['set-cookie'])).toContain(`${cookie}; Path=/; HttpOnly`);
    await get('/', { cookie });
    expect(asked.map((page) => (page as { preview?: unknown }).preview)).toEqual([
      undefined,
      shown,
      shown,
    ]);
    expect((await get('/')).headers['set-cookie']).toBeUndefined();
    expect((await get('/?preview=x')).headers['set-cookie']).toBeUndefined();
    expect(asked).toHaveLength(3);
  });
});

describe('a document', () => {
  it('carries the brand, language, direction, styles and state of its page', async () => {
    const { body, statusCode } = await get('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="en" dir="ltr"');
    expect(body).toContain('Aurora en /');
    expect(body).toContain('.a{color:blue}');
    expect(body).toContain(
      `<link rel="apple-touch-icon" sizes="180x180" href="${iconAddress(aurora, 'apple-touch-icon.png')}">`,
    );
    expect(body).toContain('<link rel="stylesheet" href="/assets/parts.css" disabled>');
    expect(body).toContain('src="/assets/index.js"');
  });

  it('escapes what a merchant wrote in the title and cannot end its state block early', async () => {
    const { body } = await get('/');
    expect(body).toContain('<title>Aurora &lt;&amp;&gt;</title>');
    const state = /id="livery-state">(.*?)<\/script>/s.exec(body)?.[1];
    expect(JSON.parse(state ?? '')).toMatchObject({ queries: { note: '</script>' } });
  });

  it('has a nonce of its own in every response, the same in its policy and its elements', async () => {
    const nonces = [];
    for (const response of [await get('/'), await get('/')]) {
      const policy = String(response.headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(response.body.match(/nonce="([^"]+)"/g)).toEqual(Array(2).fill(`nonce="${nonce}"`));
      expect(policy).not.toContain('unsafe');
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('turns style attributes, which the policy refuses, into rules', async () => {
    const { body } = await get('/');
    expect(body).not.toContain('style="');
    expect(body).toContain('[data-s="0"]{color:red}');
  });

  it('is rendered once, however many ask at a time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/')));
    expect(asked).toHaveLength(1);
  });

  it("names one of the brand's picture networks, to the browser too, and allows them all", async () => {
    const images = ['https://img1.example.com', 'https://img2.example.com'];
    gateway.brands.put({ ...aurora, cdn: { ...aurora.cdn, images } });
    const picked = [];
    for (chance of [0, 0.99]) {
      documents.drop('*');
      const { body, headers } = await get('/');
      expect(String(headers['content-security-policy'])).toContain(images.join(' '));
      const state = /id="livery-state">(.*?)<\/script>/s.exec(body)?.[1];
      const { brand } = JSON.parse(state ?? '') as { brand: typeof aurora };
      expect(body).toContain(`<link rel="preconnect" href="${brand.cdn.images[0]}">`);
      picked.push(brand.cdn.images);
    }
    gateway.brands.put(aurora);
    expect(picked).toEqual([[images[0]], [images[1]]]);
  });

  it('tells where each answer came from and what is kept', async () => {
    await get('/');
    await get('/');
    await gateway.app.inject({ url: '/', headers: { host: 'nobody.test', accept: 'text/html' } });
    expect(results).toEqual(['miss', 'hit', 'neutral']);
    expect(documents.size().documents).toBe(1);
    expect(documents.size().bytes).toBeGreaterThan(512);
  });

  it('is rendered anew when its merchant content changes, and only then', async () => {
    await get('/');
    documents.drop(sakura.merchantCode);
    await get('/');
    expect(asked).toHaveLength(1);
    documents.drop(aurora.merchantCode);
    await get('/');
    expect(asked).toHaveLength(2);
  });

  it.each([
    [500, 2],
    [503, 2],
    [403, 1],
    [200, 1],
  ])(
    'whose call is answered with %d at first is rendered %d times in all',
    async (status, times) => {
      answered = status;
      await get('/');
      answered = 200;
      for (let visit = 0; visit < 2; visit += 1) expect((await get('/')).statusCode).toBe(200);
      expect(asked).toHaveLength(times);
    },
  );

  it('is rendered anew when its brand changes', async () => {
    await get('/');
    gateway.brands.put({ ...aurora, name: 'Aurora Nova' });
    expect((await get('/')).body).toContain('Aurora Nova en /');
    gateway.brands.put(aurora);
  });

  it('comes in the language that the visitor kept, where the brand offers it', async () => {
    expect((await get('/', { cookie: 'a=b; hisLang=es' })).body).toContain('<html lang="es"');
    expect((await get('/', { cookie: 'hisLang=ja' })).body).toContain('<html lang="en"');
  });

  it('is one and the same for all addresses that are no page', async () => {
    const first = await get('/no/such/page');
    const second = await get('/other?x=1');
    expect([first.statusCode, second.statusCode]).toEqual([404, 404]);
    expect(asked.map(({ path }) => path)).toEqual(['/404']);
  });

  it('is the same with status 400 where the address cannot be read', async () => {
    const [none, unreadable] = [await get('/no/such/page'), await get('/%')];
    expect([none.statusCode, unreadable.statusCode]).toEqual([404, 400]);
    expect(unreadable.body.length).toBe(none.body.length);
  });

  it('comes in brotli, gzip or plain, and reads the same', async () => {
    const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
    const strip = (text: string) => text.replace(/nonce="[^"]+"/g, '');
    const plain = strip((await get('/')).body);
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(strip(brotliDecompressSync(brotli.rawPayload).toString())).toBe(plain);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(strip(gunzipSync(gzip.rawPayload).toString())).toBe(plain);
  });
});

describe('a document that was asked for a moment ago', () => {
  const plain = { status: 0, restricted_countries: [], blocked_ips: [] };
  const write = async (row: object) => {
    await clearRows(gateway.db, aurora.merchantCode, 'system_status', 'whitelabel_flags');
    await addRows(gateway.db, aurora.merchantCode, 'system_status', [{ ...plain, ...row }]);
    tellContent(aurora.merchantCode);
  };
  const statusFor = async (ip: string) =>
    /"status":(\d)/.exec((await get('/', { 'x-forwarded-for': ip })).body)?.[1];

  it('is for those only whom the site lets in', async () => {
    await write({ blocked_ips: ['203.0.113.9'] });
    const seen = [];
    for (const ip of ['192.0.2.1', '203.0.113.9', '192.0.2.1']) seen.push(await statusFor(ip));
    expect(seen).toEqual(['0', '2', '0']);
  });

  it.each([
    ['closes', { status: 2 }, '2'],
    ['is maintained', { status: 1 }, '1'],
    ['keeps an address out', { blocked_ips: ['203.0.113.9'] }, '2'],
  ])('is not given out any more once the site %s', async (_, row, status) => {
    await write({});
    expect([await statusFor('203.0.113.9'), await statusFor('203.0.113.9')]).toEqual(['0', '0']);
    await write(row);
    expect(await statusFor('203.0.113.9')).toBe(status);
  });

  it('does not come in place of one in another language or at another address', async () => {
    await write({});
    const seen = [];
    for (const [url, language] of [
      ['/', 'es'],
      ['/', 'en'],
      ['/home', 'en'],
      ['/?a=b', 'es'],
    ] as const) {
      seen.push(
        /<p[^>]*>(.*?)<\/p>/.exec((await get(url, { cookie: `hisLang=${language}` })).body),
      );
    }
    expect(seen.map((found) => found?.[1])).toEqual([
      'Aurora es /',
      'Aurora en /',
      'Aurora en /home',
      'Aurora es /',
    ]);
  });

  it('is looked up again where something changed while it was made', async () => {
    await write({});
    let draw = (): void => undefined;
    const isDrawing = new Promise<void>((resolve) => {
      untilDrawn = () => {
        resolve();
        return new Promise<void>((goOn) => (draw = goOn));
      };
    });
    const before = get('/');
    await isDrawing;
    untilDrawn = () => undefined;
    documents.drop(aurora.merchantCode);
    draw();
    await before;
    await get('/');
    expect(asked).toHaveLength(2);
  });

  it('is made anew where none may be kept, as in development', async () => {
    const brands = createMemoryBrandStore([aurora]);
    const forgetful = await createTestGateway({ documents: serve(brands, 1), brands });
    for (const _ of [1, 2]) {
      await forgetful.app.inject({
        url: '/',
        headers: { host: hostOf(aurora), accept: 'text/html' },
      });
    }
    await forgetful.close();
    expect(results).toEqual(['miss', 'miss']);
  });

  it('counts as kept, however often it is asked for', async () => {
    await write({});
    for (let times = 0; times < 70; times += 1) await get('/');
    expect(results).toEqual(['miss', ...Array.from({ length: 69 }, () => 'hit')]);
  });
});

describe('a host without a site', () => {
  it('gets a neutral page with status 421 and no name of any brand', async () => {
    const { statusCode, body } = await get('/', { host: 'stranger.example' });
    expect(statusCode).toBe(421);
    expect(body).toContain('nothing here');
    expect(body).not.toMatch(/aurora|sakura|livery/i);
  });

  it('gets a neutral page with status 503 where its brand never had a good state', async () => {
    gateway.brands.break('torn');
    const { statusCode, body, headers } = await get('/', { host: 'torn.test' });
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('10');
    expect(body).toContain('short break');
  });
});

describe('a document whose content begins or ends by the clock', () => {
  it('is rendered anew once that moment has passed, and not before', async () => {
    const startsAt = new Date(testNow.getTime() + 3_600_000);
    await gateway.db.owner
      .insertInto('announcements')
      .values({
        merchant_code: aurora.merchantCode,
        id: 'later',
        type: 'B',
        titles: JSON.stringify({ en: 'Later' }),
        contents: JSON.stringify({ en: '' }),
        starts_at: startsAt,
      })
      .execute();
    await get('/');
    now = new Date(startsAt.getTime() - 1_000);
    await get('/');
    expect(asked).toHaveLength(1);
    now = new Date(startsAt.getTime() + 6_000);
    await get('/');
    expect(asked).toHaveLength(2);
  });
});
