import type { Page } from '@playwright/test';
import { TEST_BRANDS, type IdentityBrand } from './support/brands.ts';
import { addMember } from './support/database.ts';
import { chooseBrand, enterDesk } from './support/desk.ts';
import { drawName, expect, openSite, test } from './support/site.ts';

test.setTimeout(180_000);

const { id, host, file } = TEST_BRANDS.open;

/** A merchant whose banners no other test reads. */
const BRAND: IdentityBrand = {
  id,
  name: file.name,
  host,
  merchantCode: file.merchantCode,
  language: 'en',
  isRightToLeft: false,
};

const PICTURE = {
  name: 'lantern.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 660"><rect width="1600" height="660" fill="#123"/></svg>',
  ),
};

/** Writes the titles of a banner and shows it to visitors. */
async function publish(desk: Page, { en, es }: { readonly en: string; readonly es: string }) {
  for (const [language, title] of Object.entries({ English: en, Español: es })) {
    await desk.getByRole('tab', { name: new RegExp(`^${language}`) }).click();
    await desk.getByRole('tabpanel').getByLabel('Title').fill(title);
  }
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
}

test('who has the site open sees a banner change as it is published, and change back', async ({
  page,
  browser,
}) => {
  const account = drawName();
  await addMember(BRAND.merchantCode, { account });
  const site = openSite(page, BRAND);
  await site.enter(account);
  await site.visit('/');

  const desk = await enterDesk(browser, 'marketing');
  await chooseBrand(desk, BRAND);
  await desk.getByRole('link', { name: 'Banners' }).click();
  await desk.getByRole('main').getByRole('link', { name: 'New' }).click();
  await desk.getByLabel('Short name').fill('lanterns');
  await desk.locator('input[type="file"]').first().setInputFiles(PICTURE);
  await expect(desk.getByRole('button', { name: 'Take out' })).toBeVisible();
  await publish(desk, { en: 'Lanterns tonight', es: 'Faroles esta noche' });
  const shown = (title: string) => page.getByRole('heading', { name: title });
  await expect(shown('Lanterns tonight')).toBeVisible();

  await publish(desk, { en: 'Lanterns until dawn', es: 'Faroles hasta el alba' });
  await expect(shown('Lanterns until dawn')).toBeVisible();
  await expect(shown('Lanterns tonight')).toHaveCount(0);

  await desk.getByRole('button', { name: 'Bring back' }).last().click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click();
  await expect(shown('Lanterns tonight')).toBeVisible();

  // Who reads another language has it in that.
  const other = openSite(await browser.newPage(), { ...BRAND, language: 'es' });
  await other.page.addInitScript(() => localStorage.setItem('hisLang', 'es'));
  await other.visit('/');
  await expect(other.page.getByRole('heading', { name: 'Faroles esta noche' })).toBeVisible();
});
