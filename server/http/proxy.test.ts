import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { getSystemStatus } from '../../schemas/api/system.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  type TestGateway,
} from '../../tests/support/gateway.ts';
import type { Network } from './caller.ts';
import { trustHops, trustNetworks } from './trustProxy.ts';

let direct: TestGateway;
let proxied: TestGateway;
/** Takes the word of one proxy, as with TRUST_PROXY=1. */
let trusting: TestGateway;

beforeAll(async () => {
  direct = await createTestGateway({
    network: { trustProxy: false, geoHeader: 'cf-ipcountry' },
    rateLimits: { callsPerMinute: 3, pagesPerMinute: 2 },
  });
  proxied = await createTestGateway({
    network: { trustProxy: trustNetworks(['10.0.0.0/8']), geoHeader: 'CF-IPCountry' },
    rateLimits: { callsPerMinute: 3, pagesPerMinute: 2 },
  });
  trusting = await createTestGateway({ network: { trustProxy: trustHops(1) } });
});

afterAll(() => Promise.all([direct.close(), proxied.close(), trusting.close()]));

const forwarded = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
  'cf-ipcountry': 'vn',
};

describe('behind a trusted proxy', () => {
  it("the visitor's address, country and protocol are what the proxy says", async () => {
    const reply = await proxied.call(aurora, getSystemStatus, {
      headers: forwarded,
      remoteAddress: '10.1.2.3',
    });
    expect(reply.json().value.location).toEqual({ ip: '203.0.113.9', country: 'VN' });
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it.each(['XX', 'T1', 'nowhere', ''])('a country of %j is no country', async (country) => {
    const reply = await proxied.call(sakura, getSystemStatus, {
      headers: {
        ...forwarded,
        'x-forwarded-for': `198.51.100.${country.length}`,
        'cf-ipcountry': country,
      },
      remoteAddress: '10.1.2.3',
    });
    expect(reply.json().value.location.country).toBeNull();
  });
});

describe('an address that a trusted proxy passes on', () => {
  it.each([
    ['198.51.100.7:51234', '198.51.100.7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['<script>', '10.1.2.3'],
    ['9'.repeat(8000), '10.1.2.3'],
    ['unknown', '10.1.2.3'],
  ])('%s is taken for %s', async (given, ip) => {
    const reply = await trusting.call(aurora, getSystemStatus, {
      headers: { 'x-forwarded-for': given },
      remoteAddress: '10.1.2.3',
    });
    expect(reply.json().value.location.ip).toBe(ip);
  });
});

describe('a chain of proxies', () => {
  const askThrough = async (network: Network, remoteAddress: string, chain: string) => {
    const gateway = await createTestGateway({ network });
    onTestFinished(() => gateway.close());
    const headers = { 'x-forwarded-for': chain, 'cf-ipcountry': 'VN' };
    const reply = await gateway.call(aurora, getSystemStatus, { headers, remoteAddress });
    return reply.json().value.location as { ip: string; country: string | null };
  };
  const spoofed = '198.51.100.66, 203.0.113.9';

  it('is believed for as many hops as there are proxies', async () => {
    const ask = (hops: number, chain: string) =>
      askThrough({ trustProxy: trustHops(hops) }, '192.0.2.1', chain);
    expect((await ask(1, spoofed)).ip).toBe('203.0.113.9');
    expect((await ask(2, `${spoofed}, 192.0.2.2`)).ip).toBe('203.0.113.9');
    expect((await ask(3, '203.0.113.9')).ip).toBe('203.0.113.9');
    expect((await ask(1, '198.51.100.66, <script>')).ip).toBe('192.0.2.1');
  });

  it('is believed up to the first address from the right that is in no network of theirs', async () => {
    const networks = trustNetworks(['10.0.0.0/8', '2001:db8:1::/48', 'loopback']);
    const ask = (from: string, chain: string) =>
      askThrough({ trustProxy: networks, geoHeader: 'cf-ipcountry' }, from, chain);
    expect((await ask('10.0.0.1', `${spoofed}, 10.0.0.2`)).ip).toBe('203.0.113.9');
    expect((await ask('2001:db8:1::1', `${spoofed}, [2001:db8:1::2]:443, 10.0.0.2:99`)).ip).toBe(
      '203.0.113.9',
    );
    expect((await ask('::ffff:10.0.0.1', '203.0.113.9')).ip).toBe('203.0.113.9');
    expect(await ask('203.0.113.7', spoofed)).toEqual({ ip: '203.0.113.7', country: null });
    expect((await ask('10.0.0.1', '203.0.113.9')).country).toBe('VN');
  });

  it('of thousands of addresses is read from its end', async () => {
    const chain = `203.0.113.9, ${'10.0.0.2, '.repeat(1500)}10.0.0.3`;
    const networks = trustNetworks(['10.0.0.0/8']);
    expect((await askThrough({ trustProxy: networks }, '10.0.0.1', chain)).ip).toBe('10.0.0.2');
  });
});

describe('without a trusted proxy', () => {
  it('nobody can say where they are', async () => {
    const reply = await direct.call(aurora, getSystemStatus, {
      headers: forwarded,
      remoteAddress: '192.0.2.1',
    });
    expect(reply.json().value.location).toEqual({ ip: '192.0.2.1', country: null });
  });
});

describe('the rate limit', () => {
  const call = (from: string, at = aurora) =>
    direct.call(at, getSystemStatus, { remoteAddress: from });

  it('refuses the calls of one address at one merchant, and of nobody else', async () => {
    for (let i = 0; i < 3; i += 1) expect((await call('192.0.2.7')).statusCode).toBe(200);
    const refused = await call('192.0.2.7');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('192.0.2.8')).statusCode).toBe(200);
    expect((await call('192.0.2.7', sakura)).statusCode).toBe(200);
  });

  it('counts the network of an IPv6 address, which is one visitor', async () => {
    const from = (host: number) => call(`2001:db8:0:7::${host}`);
    for (let i = 1; i <= 3; i += 1) expect((await from(i)).statusCode).toBe(200);
    expect((await from(4)).statusCode).toBe(429);
    expect((await call('2001:db8:0:8::1')).statusCode).toBe(200);
  });

  it('counts pages apart, and never asks for health', async () => {
    const page = () =>
      direct.app.inject({ url: '/', headers: { host: 'aurora.test' }, remoteAddress: '192.0.2.7' });
    expect([(await page()).statusCode, (await page()).statusCode]).toEqual([200, 200]);
    expect((await page()).statusCode).toBe(429);
    for (let i = 0; i < 5; i += 1) {
      const health = await direct.app.inject({ url: '/healthz', remoteAddress: '192.0.2.7' });
      expect(health.statusCode).toBe(200);
    }
  });
});
