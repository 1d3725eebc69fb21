import { describe, expect, it, onTestFinished } from 'vitest';
import { aurora, createMemoryBrandStore, hostOf, sakura } from '../../tests/support/gateway.ts';
import type { Gateway } from '../http/gateway.ts';
import { createHttpServer, openGateway } from '../http/server.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { addOutbox } from './outbox.routes.ts';

const at = new Date('2026-05-01T10:00:00Z');
const sms = { channel: 'sms', to: '+34600111222', text: 'Code: 123456' } as const;

describe('the outbox', () => {
  it('keeps the newest two hundred of a merchant, newest first', () => {
    const outbox = createOutbox(() => at);
    for (let count = 1; count <= 201; count += 1) {
      outbox.add('AURORA', { ...sms, text: `message ${count}` });
    }
    const texts = outbox.list('AURORA').map(({ text }) => text);
    expect(texts).toHaveLength(200);
    expect([texts[0], texts.at(-1)]).toEqual(['message 201', 'message 2']);
  });

  it('forgets the merchant who has been silent for longest, once there are a thousand', () => {
    const outbox = createOutbox(() => at);
    for (let count = 0; count < 1_000; count += 1) outbox.add(`M${count}`, sms);
    outbox.add('M0', sms);
    outbox.add('NEW', sms);
    expect(outbox.list('M1')).toEqual([]);
    expect(outbox.list('M0')).toHaveLength(2);
    expect(outbox.list('NEW')).toHaveLength(1);
  });
});

/** The routes alone, over two brands in memory. */
async function serveOutbox(outbox: Outbox) {
  const app = createHttpServer({
    logger: undefined,
    network: { trustProxy: false },
    ids: () => 'id',
  });
  onTestFinished(() => app.close());
  const brands = createMemoryBrandStore([aurora, sakura]);
  // The page asks the gateway for nothing else.
  openGateway(app, { brands, limitPages: async () => undefined } as unknown as Gateway);
  addOutbox(app, outbox);
  await app.ready();
  return (url: string, host: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url, headers: { host, ...headers } });
}

describe('the page of the outbox', () => {
  it("shows the host's own merchant's messages and nobody else's", async () => {
    const outbox = createOutbox(() => at);
    outbox.add('AURORA', sms);
    outbox.add('SAKURA', { channel: 'mail', to: 'a@b.test', subject: 'Hi', text: 'Code: 999' });
    const get = await serveOutbox(outbox);
    const page = await get('/dev/outbox', hostOf(aurora));
    expect(page.body).toContain('Code: 123456');
    expect(page.body).toContain('2026-05-01 10:00:00 UTC');
    expect(page.body).not.toContain('999');
    const data = await get('/dev/outbox.json', hostOf(sakura));
    expect(data.json()).toEqual({
      list: [
        { at: at.toISOString(), channel: 'mail', to: 'a@b.test', subject: 'Hi', text: 'Code: 999' },
      ],
    });
  });

  it.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-proto', 'https'],
    ['forwarded', 'for=203.0.113.9'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '203.0.113.9'],
    ['cf-connecting-ip', '203.0.113.9'],
  ])('shows nothing to who comes through a proxy that adds %s', async (name, value) => {
    const outbox = createOutbox(() => at);
    outbox.add('AURORA', sms);
    const get = await serveOutbox(outbox);
    for (const url of ['/dev/outbox', '/dev/outbox.json']) {
      const reply = await get(url, hostOf(aurora), { [name]: value });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
    }
  });

  it('shows nothing at a host of no brand', async () => {
    const get = await serveOutbox(createOutbox(() => at));
    for (const url of ['/dev/outbox', '/dev/outbox.json']) {
      expect((await get(url, 'stranger.example')).statusCode).toBe(421);
    }
  });

  it('takes nothing that somebody wrote for markup, and makes links of addresses alone', async () => {
    const outbox = createOutbox(() => at);
    outbox.add('AURORA', {
      channel: 'mail',
      to: '"><img src=x onerror=alert(1)>',
      subject: '</h2><script>alert(2)</script>',
      text: 'javascript:alert(3) https://nova.test/reset?a=1&b="><script>alert(4)</script>',
    });
    const get = await serveOutbox(outbox);
    const { body } = await get('/dev/outbox', hostOf(aurora));
    expect(body).not.toMatch(/<(script|img)/);
    expect(body.match(/href="[^"]*"/g)).toEqual([
      'href="/dev/outbox?still"',
      'href="/dev/outbox.json"',
      'href="/"',
      'href="https://nova.test/reset?a=1&amp;b="',
    ]);
  });

  it('runs no script, is kept by nobody and found by no search engine', async () => {
    const get = await serveOutbox(createOutbox(() => at));
    const { headers, body } = await get('/dev/outbox', hostOf(aurora));
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(body).toContain('Nothing was sent yet.');
  });

  it('asks again by itself until somebody wants to read in peace', async () => {
    const get = await serveOutbox(createOutbox(() => at));
    const refresh = 'http-equiv="refresh"';
    expect((await get('/dev/outbox', hostOf(aurora))).body).toContain(refresh);
    expect((await get('/dev/outbox?still', hostOf(aurora))).body).not.toContain(refresh);
  });
});
