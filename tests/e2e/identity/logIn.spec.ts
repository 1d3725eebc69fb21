import { BOTH_WAYS } from '../support/brands.ts';
import { addMember, PASSWORD } from '../support/database.ts';
import { readCode } from '../support/outbox.ts';
import { drawName, drawPhone, expect, openLoginOf, openSite, test } from '../support/site.ts';
import { untilLive } from '../support/test.ts';

for (const brand of BOTH_WAYS) {
  const { merchantCode } = brand;

  test(`${brand.name}: a member logs in by username, and is shown what is theirs`, async ({
    page,
  }) => {
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

  test(`${brand.name}: a page loaded anew under the log-in is whole, and the next one closes by going back`, async ({
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

  test(`${brand.name}: a member logs in by mobile number and code`, async ({ page }) => {
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

  test(`${brand.name}: news greet a member once, and not again`, async ({ page }) => {
    const site = openSite(page, brand, { readsNews: true });
    const account = drawName();
    await addMember(merchantCode, { account });
    await site.begin();
    await site.openLogin();
    await site.logIn(account);
    await expect(page.getByRole('heading', { level: 2, name: account })).toBeVisible();
    await site.button('afterLogin.go').click();
    await site.expectMember(account);
    await site.logOut();
    await site.expectGuest();
    await site.openLogin();
    await site.logIn(account);
    await site.expectMember(account);
  });

  test(`${brand.name}: empty fields are named, and nothing is sent`, async ({ page }) => {
    const site = openSite(page, brand);
    let calls = 0;
    page.on('request', (request) => (calls += Number(request.url().includes('/session/login'))));
    await site.begin();
    await site.openLogin();
    await site.button('login.submit').click();
    await expect(site.field('username')).toHaveAccessibleDescription(
      site.say('login.username.missing'),
    );
    await expect(site.field('password')).toHaveAccessibleDescription(
      site.say('login.password.missing'),
    );
    await expect(site.field('username')).toBeFocused();
    expect(calls).toBe(0);
  });
}
