import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aurora, sakura } from '../../tests/support/gateway.ts';
import type { BrandStore, LiveBrand } from '../brands/brandStore.ts';
import { toLiveHost } from '../brands/liveHosts.ts';
import { createLimiters } from './rateLimit.ts';

const live = (brand: typeof aurora) =>
  toLiveHost({ brand, hosts: [], revision: '', folder: '', files: {} } satisfies LiveBrand);

/** Two hosts of one merchant, and one of another. */
const hosts = new Map([
  ['aurora.test', live(aurora)],
  ['www.aurora.test', live(aurora)],
  ['sakura.test', live(sakura)],
]);
const brands = {
  getByHost: async (host: string) => hosts.get(host) ?? { kind: 'unknown' as const },
} as BrandStore;

let nowMs: number;
let app: FastifyInstance;

beforeEach(() => {
  nowMs = 1_000_000;
  const limits = { callsPerMinute: 3, pagesPerMinute: 2 };
  const { limitCalls, limitPages } = createLimiters(brands, limits, () => new Date(nowMs));
  app = fastify();
  app.decorateRequest('lookup', null);
  app.get('/call', { onRequest: limitCalls }, async () => 'call');
  app.get('/page', { onRequest: limitPages }, async () => 'page');
});
afterEach(() => app.close());

const ask = async (url: string, host: string, remoteAddress = '192.0.2.1') =>
  (await app.inject({ url, headers: { host }, remoteAddress })).statusCode;

type Asked = Parameters<typeof ask>;

/** One after the other. */
const askAll = async (asked: readonly Asked[]) => {
  const statuses = [];
  for (const one of asked) statuses.push(await ask(...one));
  return statuses;
};

describe('a limit of one address at one merchant', () => {
  it('counts at all hosts of the merchant together', async () => {
    const turns = ['aurora.test', 'www.aurora.test', 'aurora.test', 'www.aurora.test'];
    expect(await askAll(turns.map((host) => ['/call', host]))).toEqual([200, 200, 200, 429]);
    expect(await ask('/call', 'sakura.test')).toBe(200);
  });

  it('counts visitors who come in turn each by themselves', async () => {
    const round = ['192.0.2.1', '192.0.2.2'].map((from): Asked => ['/call', 'aurora.test', from]);
    expect(await askAll([...round, ...round, ...round])).toEqual(Array(6).fill(200));
    expect(await askAll(round)).toEqual([429, 429]);
  });

  it('counts calls apart from pages', async () => {
    const round = ['/call', '/page'].map((url): Asked => [url, 'aurora.test']);
    expect(await askAll([...round, ...round, ...round])).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('begins anew with the next minute, for whoever was refused as well', async () => {
    const again = () => askAll(Array<Asked>(4).fill(['/call', 'aurora.test']));
    expect(await again()).toEqual([200, 200, 200, 429]);
    nowMs += 60_000;
    expect(await again()).toEqual([200, 200, 200, 429]);
  });

  it('counts hosts that nobody serves as one', async () => {
    const strangers = ['a.test', 'b.test', 'c.test', 'd.test'];
    expect(await askAll(strangers.map((host) => ['/call', host]))).toEqual([200, 200, 200, 429]);
  });
});
