import { performance } from 'node:perf_hooks';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../schemas/api/endpoint.ts';
import { getSystemStatus } from '../../schemas/api/system.ts';
import { login, loginFreePlay } from '../../schemas/api/session.ts';
import {
  aurora,
  createTestGateway,
  hostOf,
  type TestGateway,
} from '../../tests/support/gateway.ts';
import { trustNetworks } from './trustProxy.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../schemas/api/*.ts', {
  eager: true,
});
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
const endpoints = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ network: { trustProxy: trustNetworks(['10.0.0.0/8']) } });
});

afterAll(() => gateway.close());

/** Tries until one is quick enough: whatever else the machine does makes some of them longer. */
const TRIES = 30;
/** What one request may hold the event loop for, on which everybody else waits. */
const LIMIT_MS = 5;

/** The least time that a request held the event loop, of as many tries as it takes to stay below the limit. */
async function measureHold(options: InjectOptions): Promise<number> {
  const asked = {
    remoteAddress: '10.0.0.1',
    ...options,
    headers: { host: hostOf(aurora), ...options.headers },
  };
  let least = Infinity;
  for (let i = 0; i < TRIES && least >= LIMIT_MS; i += 1) {
    const before = performance.eventLoopUtilization();
    await gateway.app.inject(asked);
    least = Math.min(least, performance.eventLoopUtilization(before).active);
  }
  return least;
}

/** Those of some requests that hold the event loop for too long. */
async function listHolds(requests: Readonly<Record<string, InjectOptions>>): Promise<string[]> {
  const held: string[] = [];
  for (const [what, options] of Object.entries(requests)) {
    const ms = await measureHold(options);
    if (ms >= LIMIT_MS) held.push(`${what}: ${ms.toFixed(1)} ms`);
  }
  return held;
}

/** A little less than Node takes of headers, and than a body may be. */
const LENGTH = 15_000;
const fill = (unit: string, length = LENGTH) => unit.repeat(Math.floor(length / unit.length));
const lettersFrom = (first: number) =>
  Array.from({ length: LENGTH / 9 }, (_, i) => encodeURI(String.fromCodePoint(first + i))).join('');

const BODIES = {
  'a tower of lists': fill('['),
  'a tower of objects': fill('{"a":'),
  'many fields': `{${Array.from({ length: 1500 }, (_, i) => `"k${i}":1`).join()}}`,
  'many numbers': `[${fill('1,')}1]`,
  'a long number': fill('9'),
  'a long text': `"${fill('a')}"`,
  escapes: `{"a":"${fill(String.raw`\ud83d\ude00`)}"}`,
  quotes: fill('"'),
  backslashes: `"${fill('\\')}`,
  spaces: fill(' '),
  'openings of comments': fill('/*'),
  'fields of a form': fill('a&'),
  'escapes of a form': `a=${fill('%E4%B8%80')}`,
};

describe.each(Object.entries(BODIES))('a body of %s', (_what, payload) => {
  it('holds nobody up, wherever it is sent', async () => {
    const requests = endpoints.flatMap(({ id, method, path: url, headers, form, body }) => {
      if (!body) return [];
      const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
      return [
        [id, { method, url, headers: { ...headers, 'content-type': type }, payload }] as const,
      ];
    });
    expect(await listHolds(Object.fromEntries(requests))).toEqual([]);
  });
});

it('a body of a megabyte holds nobody up, wherever it is sent', async () => {
  const paths = [
    login.path,
    loginFreePlay.path,
    '/vendor/v1/debit',
    '/originals/v1/open',
    '/nowhere',
  ];
  const headers = { 'content-type': 'application/json' };
  const payload = '['.repeat(1_000_000);
  const requests = paths.map((url) => [url, { method: 'POST', url, headers, payload }] as const);
  expect(await listHolds(Object.fromEntries(requests))).toEqual([]);
});

/** What makes long work of little text: names of hosts, lists, escapes, paths that go up. */
const TEXTS = {
  letters: fill('a'),
  accents: fill('ü'),
  commas: fill(','),
  signs: fill('%'),
  'parts of a list': fill('en-US;q=0.9,'),
  'parts of a cookie': fill('a=b;'),
  'fields of a query': fill('&a=1'),
  'many addresses': fill('10.0.0.1,'),
  ranges: `bytes=${fill('0-1,')}`,
  tags: fill('"a",'),
  folders: fill('../'),
  'signs of many kinds': lettersFrom(0x4e00),
  'a host of many signs': `http://${lettersFrom(0x4e00)}`,
  'a host of accents': `http://${fill('%C3%BC')}`,
};

const HEADERS = [
  ...['accept', 'accept-language', 'accept-encoding', 'authorization', 'content-type', 'cookie'],
  ...['host', 'if-modified-since', 'if-none-match', 'idempotency-key', 'language', 'last-event-id'],
  ...['merchant', 'origin', 'range', 'referer', 'sec-fetch-site', 'user-agent', 'x-forwarded-for'],
  ...['x-forwarded-host', 'x-forwarded-proto', 'x-module-id'],
];

describe.each(HEADERS)('a header %s of anything', (name) => {
  it('holds nobody up', async () => {
    const requests = Object.entries(TEXTS).flatMap(([what, text]) => {
      const json = { 'content-type': 'application/json' };
      const post = { method: 'POST', url: loginFreePlay.path, payload: '{}' } as const;
      return [
        [`a call, ${what}`, { url: getSystemStatus.path, headers: { [name]: text } }] as const,
        [`a page, ${what}`, { url: '/', headers: { [name]: text } }] as const,
        [`a body, ${what}`, { ...post, headers: { ...json, [name]: text } }] as const,
      ];
    });
    expect(await listHolds(Object.fromEntries(requests))).toEqual([]);
  });
});

const PLACES = [
  ...['/', '/?', '/?a=', '/wps/', `${getSystemStatus.path}?`, `${getSystemStatus.path}?url=`],
  ...['/assets/', '/art/', '/brand-assets/', '/flags/', '/launch/HOUSE/', '/launch/HOUSE/a?'],
];

describe.each(PLACES)('an address of %s and anything', (place) => {
  it('holds nobody up', async () => {
    const requests = Object.entries(TEXTS).map(([what, text]) => {
      // Addresses are ASCII, and with their escapes no longer than Node takes.
      const escaped = text.replaceAll('ü', '%C3%BC').slice(0, LENGTH);
      return [what, { url: place + escaped }] as const;
    });
    expect(await listHolds(Object.fromEntries(requests))).toEqual([]);
  });
});
