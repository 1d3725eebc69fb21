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

test('no brand is named by another’s document, call or file', async () => {
  expect(SHIPPED_BRANDS.length).toBeGreaterThanOrEqual(4);
  for (const brand of SHIPPED_BRANDS) {
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
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every brand paints in its own theme, and no two share their colours', async ({ page }) => {
    const themes = new Set<string>();
    for (const brand of SHIPPED_BRANDS) {
      await visit(page, brand.host, '/');
      const { themeColor, themeCss, scheme } = await getResolved(brand);
      themes.add(themeCss);
      expect(await page.content()).toContain(themeCss.slice(0, 400));
      const surface = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--surface-0').trim(),
      );
      expect(surface).toBe(themeColor[scheme === 'light' ? 'light' : 'dark']);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(brand.name);
    }
    expect(themes.size).toBe(SHIPPED_BRANDS.length);
  });
});
