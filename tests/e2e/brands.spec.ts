import { getLocale } from '../../locales/locales.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { GAMES, VENDORS } from '../../server/seed/catalogue.ts';
import { SHIPPED_BRANDS, type ShippedBrand } from './support/brands.ts';
import { getFromGateway } from './support/getFromGateway.ts';
import { expect, getPort, test, visit } from './support/test.ts';

/** Games and vendors are everyone's; one may share a word with a merchant. */
const SHARED_NAMES = [...GAMES.map((game) => game.name), ...VENDORS.map((vendor) => vendor.name)];

const withoutSharedNames = (text: string, word: string) =>
  SHARED_NAMES.filter((name) => name.includes(word)).reduce(
    (left, name) => left.replaceAll(name, ''),
    text,
  );

const others = (brand: ShippedBrand) => SHIPPED_BRANDS.filter(({ id }) => id !== brand.id);

const json = { accept: 'application/json' };

async function getResolved(brand: ShippedBrand): Promise<ResolvedBrand> {
  const { body } = await getFromGateway(getPort(), brand.host, '/brand.json', json);
  return JSON.parse(body) as ResolvedBrand;
}

test('four brands or more are served', () => {
  expect(SHIPPED_BRANDS.length).toBeGreaterThanOrEqual(4);
});

for (const brand of SHIPPED_BRANDS) {
  test.describe(brand.name, () => {
    const locale = brand.file.languages?.default ?? 'es';

    test('says its own name, language and direction', async ({ page }) => {
      await visit(page, brand.host, '/');
      const { seo } = await getResolved(brand);
      await expect(page).toHaveTitle(seo.title[locale]!);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', getLocale(locale).dir);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(brand.name);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    test('is named by no other brand’s document, call or file', async () => {
      const texts = await Promise.all(
        ['/', '/vip', '/no-such-page', '/brand.json', '/manifest.webmanifest'].map((path) =>
          getFromGateway(getPort(), brand.host, path, { accept: '*/*' }),
        ),
      );
      for (const { body, headers } of texts) {
        const said = `${body} ${JSON.stringify(headers)}`;
        for (const other of others(brand)) {
          expect(withoutSharedNames(said, other.name)).not.toContain(other.name);
          expect(said).not.toContain(other.host);
          expect(said).not.toContain(String(other.file.merchantCode));
        }
      }
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('paints in its own theme, with its own words', async ({ page }) => {
        await visit(page, brand.host, '/');
        const { themeColor, themeCss, scheme } = await getResolved(brand);
        const shown = scheme === 'light' ? 'light' : 'dark';
        await expect(page.locator('style').first()).toBeAttached();
        expect(await page.content()).toContain(themeCss.slice(0, 400));
        const surface = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--surface-0').trim(),
        );
        expect(surface).toBe(themeColor[shown]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main')).not.toBeEmpty();
      });
    });
  });
}

test('no two brands share their colours', async () => {
  const resolved = await Promise.all(SHIPPED_BRANDS.map(getResolved));
  const themes = resolved.map((brand) => brand.themeCss);
  expect(new Set(themes).size).toBe(themes.length);
});

test('a stranger’s host gets a neutral page', async ({ page }) => {
  await visit(page, 'stranger', '/', 421);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const html = await page.content();
  for (const { name, id, host } of SHIPPED_BRANDS) {
    expect(html).not.toContain(name);
    expect(html).not.toContain(host);
    expect(html.toLowerCase()).not.toContain(`/${id}/`);
  }
});

test('a stranger’s host gets no brand and no call either', async () => {
  for (const path of ['/brand.json', '/wps/system/whitelabel']) {
    const { status, body } = await getFromGateway(getPort(), 'stranger.localhost', path, json);
    expect(status).toBe(421);
    for (const { name } of SHIPPED_BRANDS) expect(body).not.toContain(name);
  }
});
