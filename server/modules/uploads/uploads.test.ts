import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aurora,
  createTestGateway,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { withTransaction } from '../../db/database.ts';
import { findMissingUploads } from './uploads.service.ts';

let gateway: TestGateway;
let png: Buffer;

beforeAll(async () => {
  gateway = await createTestGateway();
  png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#126633' } })
    .png()
    .toBuffer();
});

afterAll(() => gateway.close());

const inTransaction = <T>(at: TestBrand, work: Parameters<typeof withTransaction<T>>[2]) =>
  withTransaction(gateway.db, at, work);

function add(at: TestBrand, bytes: Buffer, name = 'spring.png') {
  const given = { bytes, name, by: 'somebody', now: gateway.now() };
  return inTransaction(at, (tx) => gateway.parts.uploads.add(tx, at.merchantCode, given));
}

const get = (url: string, host = 'aurora.test', headers = {}) =>
  gateway.app.inject({ url, headers: { host, ...headers } });

it('is served at the merchant’s own sites, for a year, as nothing but a picture', async () => {
  const { address } = (await add(aurora, png)) as { address: string };
  expect(address).toMatch(/^\/uploads\/[\w-]{22}\.png$/);
  const reply = await get(address);
  expect(reply.statusCode).toBe(200);
  expect((await sharp(reply.rawPayload).metadata()).width).toBe(8);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/);
  const again = await get(address, 'aurora.test', { 'if-none-match': reply.headers.etag });
  expect(again.statusCode).toBe(304);
});

it('is one merchant’s alone, also where another guesses its address', async () => {
  const { address } = (await add(aurora, png)) as { address: string };
  expect((await get(address, 'sakura.test')).statusCode).toBe(404);
  expect(await inTransaction(aurora, (tx) => findMissingUploads(tx, [address]))).toEqual([]);
  expect(await inTransaction(sakura, (tx) => findMissingUploads(tx, [address]))).toEqual([address]);
});

it('is kept once, however often it comes and whatever it is called', async () => {
  const list = () => inTransaction(sakura, (tx) => gateway.parts.uploads.list(tx, { limit: 5 }));
  await add(sakura, png, 'C:\\temp\\a\u0000\u202eb.png');
  await add(sakura, png, '');
  const { uploads, count } = await list();
  expect(count).toBe(1);
  expect(uploads).toMatchObject([{ name: 'C: temp a  b.png', width: 8, height: 4 }]);
});

it('is listed from the newest on, page by page', async () => {
  const brand = { ...aurora, merchantCode: 'PAGES' };
  for (const background of ['#111111', '#222222', '#333333']) {
    const picture = sharp({ create: { width: 2, height: 2, channels: 3, background } });
    await add(brand, await picture.webp().toBuffer(), `${background}.webp`);
    gateway.passTime(1);
  }
  const list = (after?: { at: Date; id: string }) =>
    inTransaction(brand, (tx) =>
      gateway.parts.uploads.list(tx, { limit: 2, ...(after && { after }) }),
    );
  const first = (await list()).uploads;
  expect(first.map(({ name }) => name)).toEqual(['#333333.webp', '#222222.webp']);
  const { id, addedAt: at } = first[1]!;
  expect((await list({ at, id })).uploads.map(({ name }) => name)).toEqual(['#111111.webp']);
});

it('is found under its own address alone', async () => {
  const { address } = (await add(aurora, png)) as { address: string };
  const wrong = ['/uploads/', '/uploads/a.png', '/uploads/%2e%2e%2fsecret', '/uploads/%00.png'];
  for (const url of [...wrong, address.replace('.png', '.svg'), `${address}.html`]) {
    const { statusCode, body } = await get(url, 'aurora.test', { accept: 'text/html' });
    expect([url, statusCode, body.includes('<')]).toEqual([url, 404, false]);
  }
});
