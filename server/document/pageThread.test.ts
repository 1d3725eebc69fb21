import { build } from 'esbuild';
import { EventEmitter } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aurora } from '../../tests/support/gateway.ts';
import { createNonce, spliceNonce } from './nonceSplice.ts';
import type { MadePage, PageMaker, PageWork } from './pageMaker.ts';
import { createPageThread } from './pageThread.ts';

/** A renderer as the build has one, whose page tells what was answered to its only call. */
const RENDERER = `
const message = (title) => ({ title, text: title });
export default {
  async renderPage({ brand, path, locale, status, whitelabel, transport }) {
    if (path === '/end') process.exit(3);
    if (path === '/fault') throw new TypeError('This page cannot be drawn.');
    const { status: answered, body } = await transport({ method: 'GET', url: '/call' + path, headers: { merchant: brand.merchantCode } });
    return {
      httpStatus: 404,
      html: '<p>' + brand.name + ' ' + path + ' ' + answered + ' ' + JSON.stringify(body) + '</p>',
      title: '', modules: [], deferredModules: [],
      state: { brand, locale, status, whitelabel, queries: {} },
    };
  },
  getPlainMessages: async (locale) => ({ failure: { ...message('failed'), retry: '' }, unknownHost: message(locale), broken: message('') }),
  renderTemplate: async ({ content }) => ({ subject: content.kind, text: '' }),
};
`;

/** The gateway's thread, but for its only call, which tells how it was asked. */
const THREAD = `
import { parentPort, workerData } from 'node:worker_threads';
import { loadBuild } from './loadBuild.ts';
import { servePages } from './pageThread.ts';
async function answer({ host, hosts }, { url, headers: { merchant } }) {
  if (url.includes('never')) return new Promise(() => undefined);
  if (url.includes('refused')) return { status: 503, body: { code: 'unavailable' } };
  // As a database does, it lets others begin.
  await new Promise(setImmediate);
  if (url.includes('most')) return { status: 200, body: { most } };
  return { status: 200, body: { url, host, hosts, merchant } };
}
let underWay = 0;
let most = 0;
const calls = {
  async during(site, make) {
    most = Math.max(most, ++underWay);
    return make((call) => answer(site, call)).finally(() => underWay--);
  },
};
servePages(parentPort, { ...(await loadBuild(workerData.root)), quality: 5, calls });
`;

const TEMPLATE =
  '<!doctype html><html lang="en"><head><!--livery-head--></head><body><!--livery-page--><!--livery-state--></body></html>';

let root: string;
let pages: PageMaker;
/** How many threads there were. */
let begun = 0;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'livery-pages-'));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  await write('package.json', '{"type":"module"}');
  await write('dist/renderer/renderer.js', RENDERER);
  await write('dist/client/index.html', TEMPLATE);
  await write(
    'dist/client/.vite/manifest.json',
    JSON.stringify({ 'index.html': { file: 'assets/index.js', isEntry: true } }),
  );
  await build({
    stdin: { contents: THREAD, loader: 'ts', resolveDir: import.meta.dirname },
    outfile: path.join(root, 'thread.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  pages = createPageThread(() => {
    begun += 1;
    return new Worker(path.join(root, 'thread.js'), { workerData: { root } });
  });
});
afterAll(async () => {
  await pages.close();
  await rm(root, { recursive: true, force: true });
});

const workAt = (page: string): PageWork => ({
  brand: aurora,
  host: 'aurora.test',
  hosts: ['aurora.test', 'www.aurora.test'],
  revision: '1',
  locale: 'en',
  path: page,
  status: 0,
  whitelabel: {},
  year: 2026,
});

const make = (page: string) => pages.make(workAt(page));

const read = (page: MadePage) => {
  const response = Object.assign(new EventEmitter(), { destroyed: false });
  const html = brotliDecompressSync(spliceNonce(page, createNonce(), response)).toString();
  return /<p>(.*?)<\/p>/.exec(html)?.[1];
};

describe('a page that is made in a thread of its own', () => {
  it('is made of what is answered to its calls, at the hosts of its site', async () => {
    const page = await make('/');
    expect(page.httpStatus).toBe(404);
    const hosts = ['aurora.test', 'www.aurora.test'];
    const asked = { url: '/call/', host: 'aurora.test', hosts, merchant: 'AURORA' };
    expect(read(page)).toBe(`Aurora / 200 ${JSON.stringify(asked)}`);
  });

  it('gets the answers to its own calls, however many pages are made at a time', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `/page${at}`);
    const made = await Promise.all(names.map(make));
    for (const [at, page] of made.entries()) {
      expect(read(page)).toContain(`Aurora ${names[at]} 200 {"url":"/call${names[at]}"`);
    }
  });

  it('waits where four are made already', async () => {
    await Promise.all(Array.from({ length: 20 }, () => make('/')));
    expect(read(await make('/most'))).toBe('Aurora /most 200 {"most":4}');
  });

  it('is told of a refusal', async () => {
    expect(read(await make('/refused'))).toBe('Aurora /refused 503 {"code":"unavailable"}');
  });

  it('fails with its own fault, and no other page with it', async () => {
    const [faulty, sound] = await Promise.allSettled([make('/fault'), make('/')]);
    expect(faulty).toMatchObject({ reason: { message: 'This page cannot be drawn.' } });
    expect(sound.status).toBe('fulfilled');
  });

  it('fails at once where the thread ends, and the next is made by another', async () => {
    const begunBefore = begun;
    expect(await Promise.allSettled([make('/never'), make('/end')])).toMatchObject(
      Array(2).fill({ reason: { message: 'The thread that makes pages ended.' } }),
    );
    expect(read(await make('/after'))).toContain('Aurora /after 200');
    expect(begun).toBe(begunBefore + 1);
  });
});

describe('what the gateway itself has to say', () => {
  it('is written in the thread, too', async () => {
    const { unknownHost } = await pages.getPlainMessages('ja');
    expect(unknownHost.title).toBe('ja');
    const content = { kind: 'code', code: '123456', minutes: 5, host: 'aurora.test' } as const;
    expect((await pages.renderTemplate({ locale: 'en', brand: aurora, content })).subject).toBe(
      'code',
    );
  });
});
