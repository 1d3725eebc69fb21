import { AURORA } from '../support/brands.ts';
import { getMember } from '../support/database.ts';
import { expect, openSite, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const brand = AURORA;

test('a visitor plays for free, and learns what needs a real account', async ({ page }) => {
  const site = openSite(page, brand);
  await site.begin();
  await site.inHeader('link', 'account.demo').click();
  await expect(site.menuButton('trial')).toBeVisible();
  await site.expectHome();
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(stored).toMatchObject({ isAgent: '4' });
  expect(stored).not.toHaveProperty('cpw');
  expect(await getMember(brand.merchantCode, stored['account']!)).toMatchObject({
    member_type: 4,
    password_hash: null,
  });

  await expect(site.inHeader('link', 'account.openReal')).toBeVisible();
  await site.visit('/member/withdraw');
  await expect(page.getByRole('heading', { name: site.say('in_need_true_account') })).toBeVisible();
  await site.button('in_increase_submit').click();
  await expect(site.field('agreed')).toBeAttached();
});
