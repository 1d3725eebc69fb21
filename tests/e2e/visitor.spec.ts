import { expect, test, untilLive, visit } from './support/test.ts';

test('the colour scheme that a visitor chose stays, from the first paint on', async ({ page }) => {
  await visit(page, 'e2e-open', '/');
  await untilLive(page);
  const html = page.locator('html');
  const scheme = await html.getAttribute('data-scheme');
  const before = await html.evaluate((root) =>
    getComputedStyle(root).getPropertyValue('--surface-0'),
  );
  await page
    .getByRole('button', { name: /Switch to (light|dark) colours/ })
    .locator('visible=true')
    .first()
    .click();
  await expect(html).not.toHaveAttribute('data-scheme', scheme!);
  const chosen = await html.getAttribute('data-scheme');
  const after = await html.evaluate((root) =>
    getComputedStyle(root).getPropertyValue('--surface-0'),
  );
  expect(after).not.toBe(before);
  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-scheme', chosen!);
  await untilLive(page);
  await expect(html).toHaveAttribute('data-scheme', chosen!);
});

test('the language that a visitor chose stays, with its direction', async ({ page }) => {
  await visit(page, 'e2e-open', '/');
  await untilLive(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await page
    .getByRole('button', { name: /^Language/ })
    .locator('visible=true')
    .first()
    .click();
  await page
    .getByRole('button', { name: 'العربية', exact: true })
    .locator('visible=true')
    .first()
    .click();
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hisLang'))).toBe('ar');
  await page.reload();
  await untilLive(page);
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
});

test('where the site is closed to the visitor’s region one page says so', async ({ page }) => {
  await visit(page, 'e2e-restricted', '/', 403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available where you are');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByText('127.0.0.1')).toBeVisible();
});

test('the side panel stays beside the page while it scrolls, its toggle in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await visit(page, 'e2e-open', '/');
  await untilLive(page);
  const panel = page.getByRole('navigation', { name: 'Side menu' });
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(panel.getByRole('link').first()).toBeInViewport();
  await expect(page.getByRole('button', { name: /^(Collapse|Expand)$/ })).toBeInViewport();
});
