import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { phoneBook } from '../../engine/fields/phoneBook.ts';
import { createTestGateway, type TestGateway } from '../../tests/support/gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

const get = (file: string) =>
  gateway.app.inject({
    url: `/TCG_PROD_IMAGES/COUNTRY_FLAG/${file}`,
    headers: { host: 'aurora.test' },
  });

it.each(['ES.png', 'vn.png'])('the flag %s is a small picture that browsers keep', async (file) => {
  const reply = await get(file);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png']);
  expect(reply.headers['cache-control']).toContain('immutable');
  const { width, height } = await sharp(reply.rawPayload).metadata();
  expect([width, height]).toEqual([64, 48]);
});

it('every country with numbers has its flag', async () => {
  const missing = [];
  for (const { countryCode } of phoneBook.countries) {
    const { statusCode } = await get(`${countryCode}.png`);
    if (statusCode !== 200) missing.push(countryCode);
  }
  expect(missing).toEqual([]);
});

it.each(['XX.png', 'ZZ.png', 'ES', 'ES.svg', 'ESP.png', '..%2f..%2fpackage.png', 'es%00.png', ''])(
  'nothing is there at %j',
  async (file) => {
    expect((await get(file)).statusCode).toBe(404);
  },
);
