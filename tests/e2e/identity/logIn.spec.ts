import { AURORA } from '../support/brands.ts';
import { addMember, PASSWORD } from '../support/database.ts';
import { readCode } from '../support/outbox.ts';
import { drawName, drawPhone, expect, openLoginOf, openSite, test } from '../support/site.ts';
import { untilLive } from '../support/test.ts';

const brand = AURORA;

const { merchantCode } = brand;

test('a member logs in by username, and is shown what is theirs', async ({ page }) => {
  const { site, account } = await openLoginOf(page, brand);
  await site.logIn(` ${account} `);
  await site.expectMember(account);
  await expect(
    page
      .getByRole('banner')
      .getByText(/0[.,٫]00|٠/)
      .first(),
  ).toBeVisible();
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(Object.keys(stored)).toEqual(
    expect.arrayContaining(['token', 'account', 'merchant', 'isAgent', 'cpw']),
  );
  expect(stored).toMatchObject({ account, merchant: merchantCode, cpw: '1' });
  expect(JSON.stringify(stored)).not.toContain(PASSWORD);
});

test('a page loaded anew under the log-in is whole, and the next one closes by going back', async ({
  page,
}) => {
  const site = openSite(page, brand);
  await site.begin();
  await site.openLogin();
  await page.reload();
  await untilLive(page);
  await expect(site.dialog).toHaveCount(0);
  await site.openLogin();
  await page.goBack();
  await expect(site.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/vip$/);
});

test('a member logs in by mobile number and code', async ({ page }) => {
  const site = openSite(page, brand);
  const account = drawName();
  const phone = drawPhone();
  await addMember(merchantCode, { account, phone: phone.e164 });
  await site.begin();
  await site.openLogin();
  await site.tab('login.byMobile').click();
  await site.chooseCountry(phone.code);
  await site.field('mobileNum').fill(phone.typed);
  await site.sendCode();
  await site.field('verificationCode').fill(await readCode(brand.host, phone.e164));
  await site.button('login.submit').click();
  await site.expectMember(account);
});
