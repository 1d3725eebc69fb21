import { expect, menuLink, test, untilLive, visit } from './support/test.ts';

/** The product's route table, with what surrounds each page. */
const ROUTES: readonly { path: string; header: boolean; footer?: boolean }[] = [
  ...['/', '/index', '/index.html', '/home', '/register', '/register.html'].map((path) => ({
    path,
    header: true,
    footer: true,
  })),
  ...['/noticePage', '/vip', '/elott', '/rng', '/live', '/fish', '/pvp'].map((path) => ({
    path,
    header: true,
  })),
  ...['/promotions', '/promoDetail', '/help', '/down', '/join', '/sports', '/esports'].map(
    (path) => ({ path, header: true }),
  ),
  { path: '/pointMall', header: true, footer: true },
  ...['/lottery', '/vnlottery', '/seaLottery', '/seamless', '/game'].map((path) => ({
    path,
    header: true,
    footer: false,
  })),
  { path: '/helpmc', header: false },
];

for (const { path, header, footer } of ROUTES) {
  test(`${path} opens by its address`, async ({ page }) => {
    await visit(page, 'e2e-open', path);
    await untilLive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(header ? 1 : 0);
    if (footer !== undefined) {
      await expect(page.getByRole('contentinfo')).toHaveCount(footer ? 1 : 0);
    }
  });
}

test('a query stays in the address', async ({ page }) => {
  await visit(page, 'e2e-open', '/rng?page=PRGM');
  await untilLive(page);
  expect(new URL(page.url()).search).toBe('?page=PRGM');
});

test('an address that is no page says so with 404', async ({ page }) => {
  await visit(page, 'e2e-open', '/no/such/page', 404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a page whose feature is off is closed and stands in no menu', async ({ page }) => {
  await visit(page, 'e2e-gated', '/pvp', 403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page isn’t available here',
  );
  await visit(page, 'e2e-gated', '/');
  await untilLive(page);
  await expect(page.locator('a[href="/pvp"]')).toHaveCount(0);
  await visit(page, 'e2e-open', '/');
  await expect(page.locator('a[href="/pvp"]').first()).toBeAttached();
});

test('a screen reader hears the new page: focus and title move with it', async ({ page }) => {
  await visit(page, 'e2e-open', '/');
  await untilLive(page);
  const home = await page.title();
  await menuLink(page, 'Promotions').click();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).not.toHaveTitle(home);
  await page.goBack();
  await expect(page).toHaveTitle(home);
});

test('choosing the same entry twice raises no error', async ({ page }) => {
  await visit(page, 'e2e-open', '/');
  await untilLive(page);
  const link = menuLink(page, 'Promotions');
  await link.click();
  await expect(page).toHaveURL(/\/promotions$/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the keyboard reaches the page past the menus', async ({ page }) => {
  await visit(page, 'e2e-open', '/');
  await untilLive(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});
