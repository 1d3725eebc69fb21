import { AURORA } from '../support/brands.ts';
import { drawName, expect, openSite, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const brand = AURORA;

test('a new account is shown the site, and the news when it signs in the next time', async ({
  page,
}) => {
  const site = openSite(page, brand, { readsNews: true });
  const account = drawName();
  await site.visit('/register');
  await site.fillRegistration(account);
  await site.button('register.submit').click();
  await site.expectMember(account);
  await site.logOut();
  await site.openLogin();
  await site.logIn(account);
  await expect(page.getByRole('heading', { level: 2, name: account })).toBeVisible();
  await site.button('afterLogin.go').click();
  await site.expectMember(account);
});

test('an announcement of the running line is read over the page, and its link leads to it', async ({
  page,
}) => {
  const site = openSite(page, brand);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What was not prerendered answers as soon as it is there.
  await site.begin();
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  const first = page.locator('section ul:not([aria-hidden]) a[href*="?notice="]').first();
  const name = (await first.textContent())!;
  const address = (await first.getAttribute('href'))!;
  await first.click();
  const chosen = site.dialog.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(chosen.getByRole('heading')).toHaveText(name);
  await page.keyboard.press('Escape');
  await expect(site.dialog).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await site.visit(address);
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(name);
});
