import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CLOSED_BRANDS, SHIPPED_BRANDS } from './support/brands.ts';
import { expect, test, untilLive, visit } from './support/test.ts';

const PAGES = [
  { name: 'home', path: '/', status: 200 },
  { name: 'a page to come', path: '/vip', status: 200 },
  { name: 'no such page', path: '/no-such-page', status: 404 },
] as const;

async function choose(page: Page, scheme: 'dark' | 'light'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('livery.scheme', chosen), scheme);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
}

async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target).join(' ')}`,
  );
}

for (const brand of SHIPPED_BRANDS) {
  for (const scheme of ['dark', 'light'] as const) {
    for (const { name, path, status } of PAGES) {
      test(`${brand.name}, ${scheme}: ${name} is accessible`, async ({ page }) => {
        await choose(page, scheme);
        await visit(page, brand.host, path, status);
        await untilLive(page);
        await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
        expect(await findBarriers(page)).toEqual([]);
      });
    }
  }
}

for (const { name, host, state } of CLOSED_BRANDS) {
  for (const scheme of ['dark', 'light'] as const) {
    test(`${name}, ${scheme}: the page in place of a ${state} site is accessible`, async ({
      page,
    }) => {
      await choose(page, scheme);
      await visit(page, host, '/', state === 'maintained' ? 503 : 403);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
      expect(await findBarriers(page)).toEqual([]);
    });
  }
}
