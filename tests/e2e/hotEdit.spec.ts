import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBrand } from './support/gateway.ts';
import { getFromGateway } from './support/getFromGateway.ts';
import { expect, getBrandsDirectory, getPort, test, visit } from './support/test.ts';

const brand = (id: string, more: object = {}) => ({
  id,
  file: {
    version: 1,
    extends: 'aurora',
    name: 'First Name',
    merchantCode: id.toUpperCase().replaceAll('-', '_'),
    hosts: [`${id}.localhost`],
    languages: { offered: ['en'], default: 'en', fallback: 'en' },
    seo: { title: { en: 'First Name' }, description: { en: 'A brand of the tests.' } },
    ...more,
  },
});

const getName = async (id: string) => {
  const accept = { accept: 'application/json' };
  const answer = await getFromGateway(getPort(), `${id}.localhost`, '/brand.json', accept);
  return answer.status === 200 ? (JSON.parse(answer.body) as { name: string }).name : answer.status;
};

test('a new brand and every edit of it are live without a restart', async ({ page }) => {
  const id = 'e2e-hot';
  await visit(page, id, '/', 421);
  await writeBrand(getBrandsDirectory(), brand(id));
  await expect.poll(() => getName(id)).toBe('First Name');
  await visit(page, id, '/');
  await expect(page.getByRole('contentinfo')).toContainText('First Name');

  const edited = {
    name: 'Second Name',
    seo: { title: { en: 'Second Name' }, description: { en: 'A brand of the tests.' } },
    theme: { overrides: { brand: '#b3123f' } },
  };
  await writeBrand(getBrandsDirectory(), brand(id, edited));
  await expect.poll(() => getName(id)).toBe('Second Name');
  const before = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand'),
  );
  await visit(page, id, '/');
  await expect(page).toHaveTitle(/Second Name/);
  const after = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand'),
  );
  expect(after).not.toBe(before);
});

test('a bad edit keeps the last good state, and other brands never notice', async ({ page }) => {
  const id = 'e2e-broken-edit';
  await writeBrand(getBrandsDirectory(), brand(id));
  await expect.poll(() => getName(id)).toBe('First Name');
  await writeFile(join(getBrandsDirectory(), id, 'brand.json'), '{ "version": 1, "name": ');
  const next = 'e2e-after-broken-edit';
  // Once the brand after it is live, the bad edit has been read too.
  await writeBrand(getBrandsDirectory(), brand(next));
  await expect.poll(() => getName(next)).toBe('First Name');
  expect(await getName(id)).toBe('First Name');
  await visit(page, id, '/');
  await visit(page, 'e2e-open', '/');
});
