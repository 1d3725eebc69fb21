import { expect, menuLink, test, untilLive, visit } from './support/test.ts';

/** The product's route table by what surrounds each page; a footer that is not said may be there. */
const ROUTES: readonly { paths: readonly string[]; header: boolean; footer?: boolean }[] = [
  { paths: ['/', '/index', '/index.html', '/home'], header: true, footer: true },
  { paths: ['/register', '/register.html', '/pointMall'], header: true, footer: true },
  {
    paths: ['/fairness', '/noticePage', '/vip', '/elott', '/rng', '/live', '/fish', '/pvp'],
    header: true,
  },
  { paths: ['/promotions', '/promoDetail', '/help', '/down', '/join'], header: true },
  { paths: ['/sports', '/esports'], header: true },
  {
    paths: ['/lottery', '/vnlottery', '/seaLottery', '/seamless'],
    header: true,
    footer: false,
  },
  // A game has the whole page for itself.
  { paths: ['/game'], header: false, footer: false },
  { paths: ['/helpmc'], header: false },
];

// One visitor asks for several addresses, each of them anew from the gateway.
for (const { paths, header, footer } of ROUTES) {
  test(`${paths.join(', ')} open by their addresses`, async ({ page }) => {
    for (const path of paths) {
      await test.step(path, async () => {
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
