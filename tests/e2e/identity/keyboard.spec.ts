import type { Page } from '@playwright/test';
import { BOTH_WAYS } from '../support/brands.ts';
import { addMember, PASSWORD } from '../support/database.ts';
import { drawName, expect, openSite, test } from '../support/site.ts';

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let left = 60; left > 0; left -= 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}.`);
}

for (const brand of BOTH_WAYS) {
  test(`${brand.name}: a keyboard on a phone is enough to log in`, async ({ page }) => {
    const site = openSite(page, brand);
    const account = drawName();
    await addMember(brand.merchantCode, { account });
    await site.visit('/');
    await tabTo(page, 'header a[href="/login"]');
    await page.keyboard.press('Enter');
    await expect(site.dialog).toBeVisible();
    await tabTo(page, 'dialog [name="username"]');
    await page.keyboard.type(account);
    await tabTo(page, 'dialog [name="password"]');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await site.expectMember(account);
  });

  test(`${brand.name}: a keyboard on a phone is enough to register`, async ({ page }) => {
    const site = openSite(page, brand);
    const account = drawName();
    await site.visit('/register');
    await expect(site.field('username')).toBeVisible();
    await tabTo(page, 'dialog [name="username"]');
    await page.keyboard.type(account);
    await tabTo(page, 'dialog [name="password"]');
    await page.keyboard.type(PASSWORD);
    for (const [part, text] of [
      ['day', '15'],
      ['month', ''],
      ['year', '1990'],
    ] as const) {
      await page.locator(`dialog [autocomplete="bday-${part}"]`).focus();
      if (part === 'month') await page.keyboard.press('ArrowDown');
      else await page.keyboard.type(text);
    }
    await tabTo(page, 'dialog [name="captcha"]');
    await page.keyboard.type(await site.readCaptcha());
    await tabTo(page, 'dialog [name="agreed"]');
    await page.keyboard.press('Space');
    await tabTo(page, 'dialog [type="submit"]');
    await page.keyboard.press('Enter');
    await site.expectMember(account);
  });

  test(`${brand.name}: Escape closes, the focus stays inside and comes back, and nothing is wider than the phone`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    await site.visit('/');
    await site.inHeader('link', 'account.logIn').focus();
    await page.keyboard.press('Enter');
    await expect(site.dialog).toBeVisible();
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside, `after ${presses + 1} presses of Tab`).toBe(true);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(site.dialog).toHaveCount(0);
    await expect(site.inHeader('link', 'account.logIn')).toBeFocused();
  });

  test(`${brand.name}: the addresses of the forms open them, and the back button leaves`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    for (const path of ['/register', '/register.html']) {
      await site.visit(path);
      await expect(
        site.dialog.getByRole('heading', { name: site.say('register.title') }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(site.dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/$/);
    }
    await site.visit('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      site.say('login.page.title', { name: brand.name }),
    );
    await site.visit('/');
    await site.openLogin();
    await page.goBack();
    await expect(site.dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
  });
}
