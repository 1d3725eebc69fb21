import { MAJLIS } from '../support/brands.ts';
import { expect, openSite, test } from '../support/site.ts';

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

const brand = MAJLIS;

test('Escape closes, the focus stays inside and comes back, and nothing is wider than the phone', async ({
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
