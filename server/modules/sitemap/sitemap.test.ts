import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aurora,
  createTestGateway,
  sakura,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addVendorKey } from '../../../tests/support/vendors.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

const get = (host: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url: '/sitemap.xml', headers: { host, ...headers } });

/** Paths of the pages that the sitemap of a host names; each must be below the host itself. */
async function listPaths(host = 'aurora.test'): Promise<readonly string[]> {
  const { statusCode, body } = await get(host);
  expect(statusCode).toBe(200);
  const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
  const origin = `http://${host}`;
  expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
  return addresses.map((address) => address.slice(origin.length));
}

it('names each page that guests find, once, below the host that was asked', async () => {
  const paths = await listPaths('sakura.test');
  expect(paths).toEqual(expect.arrayContaining(['/', '/fairness', '/help']));
  expect(new Set(paths).size).toBe(paths.length);
});

it('names neither pages of members, nor those that are still to come or need more than their address', async () => {
  const paths = await listPaths();
  expect(paths.filter((path) => /^\/(member|agent|game|seamless|promoDetail)/.test(path))).toEqual(
    [],
  );
});

it('follows what is open: a feature that is switched off, and a lobby whose first games open', async () => {
  expect(await listPaths()).toContain('/help');
  expect(await listPaths()).not.toContain('/fish');
  const off = { features: { ...aurora.features, helpCenter: false } };
  gateway.brands.put({ ...aurora, ...off });
  expect(await listPaths()).not.toContain('/help');
  gateway.brands.put(aurora);
  await addVendorKey(gateway, aurora, 'DPW');
  gateway.passTime(60);
  expect(await listPaths()).toContain('/fish');
});

it('names the page to log in alone where that comes before anything else', async () => {
  const loginFirst = { ...sakura, features: { ...sakura.features, loginToHome: true } };
  gateway.brands.put(loginFirst);
  expect(await listPaths('sakura.test')).toEqual(['/login']);
  gateway.brands.put(sakura);
});

it('may be kept for an hour, and is not sent again while it is the same', async () => {
  const { headers } = await get('aurora.test');
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  const again = await get('aurora.test', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('does not exist at a host nobody serves', async () => {
  expect((await get('stranger.test')).statusCode).toBe(421);
});
