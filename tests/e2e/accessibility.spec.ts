import AxeBuilder from '@axe-core/playwright';
import { SHIPPED_BRANDS } from './support/brands.ts';
import { expect, test, untilLive, visit } from './support/test.ts';

const PAGES = [
  { name: 'home', path: '/', status: 200 },
  { name: 'a page to come', path: '/vip', status: 200 },
  { name: 'no such page', path: '/no-such-page', status: 404 },
] as const;

for (const brand of SHIPPED_BRANDS) {
  for (const scheme of ['dark', 'light'] as const) {
    for (const { name, path, status } of PAGES) {
      test(`${brand.name}, ${scheme}: ${name} is accessible`, async ({ page }) => {
        await page.addInitScript((chosen) => localStorage.setItem('livery.scheme', chosen), scheme);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await visit(page, brand.host, path, status);
        await untilLive(page);
        await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.map(
          ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target).join(' ')}`,
        );
        expect(found).toEqual([]);
      });
    }
  }
}

for (const host of ['e2e-maintained', 'e2e-restricted']) {
  test(`the page in place of the site is accessible (${host})`, async ({ page }) => {
    await visit(page, host, '/', host === 'e2e-maintained' ? 503 : 403);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  });
}
