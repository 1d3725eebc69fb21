import { expect, menuLink, test, untilLive, visit } from './support/test.ts';

/** A page of each kind, with what surrounds it; a footer that is not said may be there. */
const ROUTES: readonly { path: string; header: boolean; footer?: boolean }[] = [
  { path: '/index.html', header: true, footer: true },
  { path: '/pointMall', header: true, footer: true },
  { path: '/rng?page=PRGM', header: true },
  { path: '/promoDetail', header: true },
  { path: '/esports', header: true },
  { path: '/vnlottery', header: true, footer: false },
  // A game has the whole page for itself.
  { path: '/game', header: false, footer: false },
  { path: '/helpmc', header: false },
];

test('pages of every kind open by their addresses, and a query stays', async ({ page }) => {
  test.slow();
  for (const { path, header, footer } of ROUTES) {
    await test.step(path, async () => {
      await visit(page, 'e2e-open', path);
      await untilLive(page);
      expect(page.url()).toContain(path);
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

test('a screen reader hears the new page: focus and title move with it', async ({ page }) => {
  await visit(page, 'e2e-open', '/');
  await untilLive(page);
  const home = await page.title();
  await menuLink(page, 'Help centre').click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).not.toHaveTitle(home);
  await page.goBack();
  await expect(page).toHaveTitle(home);
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
