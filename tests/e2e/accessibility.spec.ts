import { findBarriers, holdStill } from './support/barriers.ts';
import { CLOSED_BRANDS, SHIPPED_BRANDS } from './support/brands.ts';
import { expect, test, untilLive, visit } from './support/test.ts';

const PAGES = [
  { name: 'home', path: '/', status: 200 },
  { name: 'a page to come', path: '/vip', status: 200 },
  { name: 'no such page', path: '/no-such-page', status: 404 },
] as const;

for (const brand of SHIPPED_BRANDS) {
  for (const { name, path, status } of PAGES) {
    test(`${brand.name}: ${name} is accessible in either scheme`, async ({ page }) => {
      await holdStill(page);
      await visit(page, brand.host, path, status);
      await untilLive(page);
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
      expect(await findBarriers(page)).toEqual([]);
    });
  }
}

for (const { name, host, state } of CLOSED_BRANDS) {
  test(`${name}: the page in place of a ${state} site is accessible in either scheme`, async ({
    page,
  }) => {
    await holdStill(page);
    await visit(page, host, '/', state === 'maintained' ? 503 : 403);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    expect(await findBarriers(page)).toEqual([]);
  });
}
