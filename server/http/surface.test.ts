import { request as httpRequest } from 'node:http';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aurora,
  createTestGateway,
  sakura,
  type TestGateway,
} from '../../tests/support/gateway.ts';
import { iconAddress, manifestIcons } from './brandIcons.ts';

const script = 'console.log("built");'.repeat(50);
const icon = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const branded = {
  ...aurora,
  scheme: 'light' as const,
  assets: { favicon: { src: '/brand-assets/a1b2/assets/icon.svg' } },
  seo: { title: { en: 'Aurora' }, description: { en: 'Northern lights.' } },
};

let folder: string;
let gateway: TestGateway;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'livery-static-'));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  write('secret.txt', 'secret');
  write('web/index.html', '<title>raw</title>');
  write('web/assets/main-a1.js', script);
  write('web/assets/main-a1.js.br', brotliCompressSync(script));
  write('web/assets/main-a1.js.gz', gzipSync(script));
  write('web/assets/.hidden.js', 'hidden');
  write('web/fonts/face.woff2', 'font');
  write('art/games/a.avif', 'picture');
  gateway = await createTestGateway({
    testBrands: [branded, sakura],
    staticDir: path.join(folder, 'web'),
    artDir: path.join(folder, 'art'),
    assets: {
      [branded.assets.favicon.src]: { body: Buffer.from(icon), contentType: 'image/svg+xml' },
    },
  });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  gateway.brands.put({ ...aurora, id: 'broken' });
  gateway.brands.break('broken');
});

afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  gateway.app.inject({ method, url, headers: { host: 'aurora.test', ...headers } });

/** Sends a path as it is written; clients that parse addresses tidy it up first. */
function getRaw(rawPath: string): Promise<{ status: number; body: string }> {
  const address = gateway.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve, reject) => {
    const options = { port, path: rawPath, headers: { host: 'aurora.test' }, agent: false };
    httpRequest({ host: '127.0.0.1', ...options }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('built files', () => {
  it('are sent for a year, with their type', async () => {
    const reply = await get('/assets/main-a1.js');
    expect(reply.body).toBe(script);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-type']).toMatch('javascript');
    expect((await get('/fonts/face.woff2')).headers['content-type']).toBe('font/woff2');
    expect((await get('/art/games/a.avif')).headers['content-type']).toBe('image/avif');
  });

  it('are sent compressed to browsers that read it', async () => {
    const brotli = await get('/assets/main-a1.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotli.headers['content-type']).toMatch('javascript');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    const gzip = await get('/assets/main-a1.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
  });

  it('are not sent again to a browser that has them, and without body to HEAD', async () => {
    const { headers } = await get('/assets/main-a1.js');
    const again = await get('/assets/main-a1.js', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await get('/assets/main-a1.js', {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it.each([
    '/assets/gone-b2.js',
    '/art/games/gone.avif',
    '/fonts/gone.woff2',
    '/brand-assets/a1b2/gone.svg',
    '/assets/',
    '/assets/.hidden.js',
    '/nothing.png',
  ])('that do not exist (%s) are 404 and never a page', async (url) => {
    const reply = await get(url, { accept: 'text/html,*/*' });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
  });

  it.each([
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets//etc/passwd',
    '/assets/main-a1.js%00.css',
    '/art/..%2f..%2fsecret.txt',
    '/brand-assets/a1b2/..%2f..%2fsecret.txt',
    '/brand-assets/a1b2/assets/%2e%2e/assets/icon.svg',
    '/brand-assets/a1b2/..%5cicon.svg',
    '/assets/%2e%2e%2findex.html',
  ])('cannot be left by %s', async (rawPath) => {
    const { status, body } = await getRaw(rawPath);
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/secret|raw/);
  });
});

describe('without a build', () => {
  it('addresses of files are 404 and never a page, even without an ending', async () => {
    const unbuilt = await createTestGateway();
    for (const url of ['/assets/main', '/art/games/a', '/fonts/face']) {
      const reply = await unbuilt.app.inject({ url, headers: { host: 'aurora.test' } });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
    }
    await unbuilt.close();
  });
});

describe('files of the brand', () => {
  it('/brand.json is the brand of the host and is asked about again every time', async () => {
    const reply = await get('/brand.json');
    expect(reply.json()).toEqual(JSON.parse(JSON.stringify(branded)));
    expect(reply.headers['cache-control']).toBe('no-cache');
    const again = await get('/brand.json', { 'if-none-match': String(reply.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect((await get('/brand.json', { host: 'sakura.test' })).json().name).toBe('Sakura');
  });

  it('/brand.json has a new tag once the brand changed', async () => {
    const before = await get('/brand.json', { host: 'sakura.test' });
    gateway.brands.put({ ...sakura, name: 'Hanami' });
    const headers = { host: 'sakura.test', 'if-none-match': String(before.headers.etag) };
    const after = await get('/brand.json', headers);
    expect([after.statusCode, after.json().name]).toEqual([200, 'Hanami']);
    gateway.brands.put(sakura);
  });

  it('the manifest has the name, language, colours and icon of the brand', async () => {
    const reply = await get('/manifest.webmanifest');
    expect(reply.headers['content-type']).toMatch('application/manifest+json');
    expect(reply.json()).toMatchObject({
      name: 'Aurora',
      lang: 'en',
      dir: 'ltr',
      description: 'Northern lights.',
      theme_color: aurora.themeColor.light,
      icons: [
        { src: branded.assets.favicon.src, sizes: 'any', type: 'image/svg+xml' },
        ...manifestIcons(branded),
      ],
    });
  });

  it('pictures are kept for ever and run no script when opened by themselves', async () => {
    const reply = await get(branded.assets.favicon.src);
    expect(reply.body).toBe(icon);
    expect(reply.headers['cache-control']).toMatch('immutable');
    expect(reply.headers['content-security-policy']).toMatch("default-src 'none'");
    expect(reply.headers['content-security-policy']).toMatch('sandbox');
  });

  it('the icons for home screens are PNGs that browsers keep', async () => {
    const address = iconAddress(branded, 'apple-touch-icon.png');
    const reply = await get(address);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(reply.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect((await get(address, { host: 'sakura.test' })).statusCode).toBe(404);
  });

  it('the icon is the brand’s own, or none', async () => {
    expect((await get('/favicon.ico')).body).toBe(icon);
    expect((await get('/favicon.ico', { host: 'sakura.test' })).statusCode).toBe(404);
  });

  it('robots stay out of calls, and are told of the pages', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toMatch('Disallow: /wps/');
    expect(body).toMatch('Sitemap: http://aurora.test/sitemap.xml\n');
  });

  it.each(['/brand.json', '/manifest.webmanifest', '/robots.txt', '/favicon.ico', '/openapi'])(
    '%s does not exist at a host nobody serves, nor for a broken brand',
    async (url) => {
      const strange = await get(url, { host: 'stranger.test' });
      expect([strange.statusCode, strange.json().code]).toEqual([421, 'unknownHost']);
      const broken = await get(url, { host: 'broken.test' });
      expect([broken.statusCode, broken.json().code]).toEqual([503, 'unavailable']);
      expect(broken.headers['retry-after']).toBeDefined();
    },
  );
});

describe('the host', () => {
  it.each(['AURORA.test', 'aurora.test:8443', 'aurora.test.'])(
    '%s is aurora.test',
    async (host) => {
      expect((await get('/brand.json', { host })).json().id).toBe('aurora');
    },
  );

  it('is not taken from X-Forwarded-Host without a trusted proxy', async () => {
    const reply = await get('/brand.json', { 'x-forwarded-host': 'sakura.test' });
    expect(reply.json().id).toBe('aurora');
  });
});

describe('pages', () => {
  it.each(['/', '/promotions', '/rng?page=AUR', '/index.html', '/register.html', '/no/such/page'])(
    'are answered at %s, so that deep links work',
    async (url) => {
      const reply = await get(url, { accept: 'text/html' });
      expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('live')]);
    },
  );

  it('of an unknown host and of a broken brand are left to the neutral pages', async () => {
    expect((await get('/', { host: 'stranger.test' })).body).toContain('unknown');
    expect((await get('/', { host: 'broken.test' })).body).toContain('broken');
  });

  it('are not sent to who wants no HTML', async () => {
    const reply = await get('/promotions', { accept: 'application/json' });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
  });

  it('take no other methods', async () => {
    const reply = await gateway.app.inject({
      method: 'POST',
      url: '/promotions',
      headers: { host: 'aurora.test' },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([405, 'methodNotAllowed']);
    expect(reply.headers.allow).toBe('GET, HEAD');
  });
});

describe('calls that do not exist', () => {
  it.each(['/wps', '/wps/no/such', '/lgw/nothing', '/lotto/nothing', '/wps/system/status/'])(
    '%s is a refusal in JSON, even for a browser',
    async (url) => {
      const reply = await get(url, { accept: 'text/html' });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
      const strange = await get(url, { host: 'stranger.test' });
      expect(strange.json().code).toBe('unknownHost');
    },
  );

  it.each(['/%zz', '/wps/%ff', '/assets/%e0%a4%a'])('%s is malformed', async (url) => {
    const reply = await get(url);
    expect([400, 404]).toContain(reply.statusCode);
    expect(reply.json().success).toBe(false);
  });
});

describe('security headers', () => {
  it('are on every reply but built files, of which the type alone must be certain', async () => {
    const built = await get('/assets/main-a1.js');
    expect(built.headers['x-content-type-options']).toBe('nosniff');
    expect(built.headers).not.toHaveProperty('permissions-policy');
    for (const url of ['/', '/brand.json', '/wps/system/status', '/nope.js']) {
      const { headers } = await get(url);
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('close JSON for everything, and leave scripts free', async () => {
    const policy = "default-src 'none'; frame-ancestors 'none'";
    const status = await get('/wps/system/status');
    expect(status.headers['content-security-policy']).toBe(policy);
    const built = await get('/assets/main-a1.js');
    expect(built.headers['content-security-policy']).toBeUndefined();
  });

  it('ask for https only where it is in use behind a trusted proxy', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    expect((await get('/', headers)).headers['strict-transport-security']).toBeUndefined();
  });

  it('let the page of calls show its style and nothing else', async () => {
    const reply = await get('/openapi');
    expect(reply.headers['content-security-policy']).toMatch(/style-src 'sha256-/);
    expect(reply.body).not.toContain('<script');
  });
});

describe('for the machines around it', () => {
  it.each(['aurora.test', 'stranger.test', '10.0.0.7:8080'])('answers at %s', async (host) => {
    expect((await get('/healthz', { host })).json()).toEqual({ alive: true });
    expect((await get('/readyz', { host })).json()).toEqual({
      ready: true,
      database: true,
      brands: true,
    });
    expect((await get('/metrics', { host })).statusCode).toBe(200);
  });

  it('measures by route pattern, so that strange addresses add no series', async () => {
    for (let i = 0; i < 20; i += 1) await get(`/strange/${i}`);
    for (let i = 0; i < 20; i += 1) await get(`/wps/strange/${i}`);
    await get('/wps/system/status');
    const { body } = await get('/metrics');
    expect(body).not.toContain('strange');
    expect(body).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/wps\/system\/status"/);
    expect(body).toMatch(/brands\{state="ok"\} 2/);
    expect(body).toMatch(/brands\{state="broken"\} 1/);
  });
});
