import type { Page } from '@playwright/test';
import { BOTH_WAYS, STRICT_BRANDS, type IdentityBrand } from '../support/brands.ts';
import { addMember, getMember, PASSWORD, query } from '../support/database.ts';
import { listSent, readCode, readLink } from '../support/outbox.ts';
import { GIVEN_PASSWORD } from '../support/settings.ts';
import {
  drawName,
  drawPhone,
  expect,
  openLoginOf,
  openSite,
  test,
  type Site,
} from '../support/site.ts';

const NEW = 'Quiet-7-lanterns';

async function choosePassword(site: Site): Promise<void> {
  await site.field('newPassword').fill(NEW);
  await site.field('confirmNewPassword').fill(`${NEW}!`);
  await site.button('changePassword.submit').click();
  await expect(site.field('confirmNewPassword')).toHaveAccessibleDescription(
    site.say('form.fault.mismatch'),
  );
  await site.field('confirmNewPassword').fill(NEW);
  await site.button('changePassword.submit').click();
}

/** A member who must change the password has signed in with it. */
async function logInForced(page: Page, brand: IdentityBrand) {
  const { site, account } = await openLoginOf(page, brand, { mustChange: true });
  await site.logIn(account);
  const heading = { name: site.say('changePassword.forced') };
  await expect(page.getByRole('heading', heading)).toBeVisible();
  return { site, account, heading };
}

/** Only the new password opens the account. */
async function expectChanged(site: Site, account: string): Promise<void> {
  await site.logOut();
  await site.expectGuest();
  await site.openLogin();
  await site.logIn(account, PASSWORD);
  await expect(site.fault()).toContainText(site.say('problem.credentialsWrong'));
  await site.logIn(account, NEW);
  await site.expectMember(account);
}

for (const brand of BOTH_WAYS) {
  const { merchantCode } = brand;

  test(`${brand.name}: a password that somebody else set must be changed, whatever one presses`, async ({
    page,
  }) => {
    const { site, account, heading } = await logInForced(page, brand);
    await expect(site.dialog).toContainText(site.say('changePassword.mustChange'));
    await expect(site.field('oldPassword')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await choosePassword(site);
    await site.expectMember(account);
    expect(await getMember(merchantCode, account)).toMatchObject({ password_must_change: false });
    await expectChanged(site, account);
  });

  test(`${brand.name}: a password that must be changed must be after a reload, too`, async ({
    page,
  }) => {
    const { heading } = await logInForced(page, brand);
    await page.reload();
    await expect(page.getByRole('heading', heading)).toBeVisible();
  });

  test(`${brand.name}: a password that must be changed must be in a second tab, until one of them has done so`, async ({
    page,
    context,
  }) => {
    const { site, account, heading } = await logInForced(page, brand);
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByRole('heading', heading)).toBeVisible();
    await choosePassword(site);
    await site.expectMember(account);
    await expect(second.getByRole('heading', heading)).toHaveCount(0);
    await openSite(second, brand).expectMember(account);
  });

  test(`${brand.name}: the password that everybody is given never stays`, async ({ page }) => {
    const { site, account } = await openLoginOf(page, brand, { password: GIVEN_PASSWORD });
    await site.logIn(account, GIVEN_PASSWORD);
    await expect(site.dialog).toContainText(site.say('changePassword.mustChange'));
    await site.button('changePassword.logOut').click();
    await site.expectGuest();
  });

  test(`${brand.name}: a forgotten password is replaced by an e-mailed link, good once`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    const account = drawName();
    const email = `${account}@example.com`;
    await addMember(merchantCode, { account, email });
    await site.begin();
    await site.openLogin();
    await site.field('username').fill(account);
    await site.button('login.forgotten').click();
    await expect(site.field('username')).toHaveValue(account);
    await site.field('email').fill(email.toUpperCase());
    await site.button('forgot.email.submit').click();
    await expect(site.dialog).toContainText(site.say('in_been_out'));
    await site.button('session.ok').click();
    await expect(site.dialog).toHaveCount(0);

    const link = await readLink(brand.host, email);
    await page.goto(link);
    await expect(site.field('newPassword')).toBeVisible();
    expect(page.url()).not.toMatch(/reset|#/);
    await site.field('newPassword').fill(NEW);
    await site.button('newPassword.submit').click();
    await expect(site.dialog).toContainText(site.say('newPassword.done'));
    await site.button('newPassword.logIn').click();
    await site.logIn(account, NEW);
    await site.expectMember(account);

    await site.logOut();
    await site.expectGuest();
    await page.goto(link);
    await site.field('newPassword').fill(`${NEW}-too`);
    await site.button('newPassword.submit').click();
    await expect(site.fault()).toContainText(site.say('newPassword.over'));
  });

  test(`${brand.name}: who has no account gets the same answer, and no e-mail`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    const account = drawName();
    const email = `${account}@example.com`;
    await site.begin();
    await site.openLogin();
    await site.button('login.forgotten').click();
    await site.field('username').fill(account);
    await site.field('email').fill('not an address');
    await site.button('forgot.email.submit').click();
    await expect(site.field('email')).toHaveAccessibleDescription(site.say('forgot.email.invalid'));
    await site.field('email').fill(email);
    await site.button('forgot.email.submit').click();
    await expect(site.dialog).toContainText(site.say('in_been_out'));
    expect(await listSent(brand.host, email)).toEqual([]);
  });
}

for (const brand of STRICT_BRANDS) {
  const { merchantCode } = brand;

  test(`${brand.id}: a password that is too old must be changed`, async ({ page }) => {
    const { site, account } = await openLoginOf(page, brand, { passwordAgeDays: 91 });
    await site.logIn(account);
    await expect(site.dialog).toContainText(site.say('changePassword.expired'));
    await choosePassword(site);
    await site.expectMember(account);
    await expectChanged(site, account);
  });

  test(`${brand.id}: who comes by a code is not asked for a new password`, async ({ page }) => {
    const site = openSite(page, brand);
    const account = drawName();
    const phone = drawPhone();
    await addMember(merchantCode, { account, phone: phone.e164, passwordAgeDays: 91 });
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

  test(`${brand.id}: a forgotten password is replaced by phone, and payouts wait`, async ({
    page,
    browser,
  }) => {
    const account = drawName();
    const phone = drawPhone();
    await addMember(merchantCode, { account, phone: phone.e164 });
    const elsewhere = openSite(await browser.newPage(), brand);
    await elsewhere.enter(account);

    const site = openSite(page, brand);
    await site.begin();
    await site.openLogin();
    await site.button('login.forgotten').click();
    await site.tab('forgot.byPhone').click();
    await site.chooseCountry(phone.code);
    await site.field('mobileNum').fill(phone.typed);
    await site.sendCode();
    await site.field('verificationCode').fill(await readCode(brand.host, phone.e164));
    await site.field('newPassword').fill(NEW);
    await site.button('forgot.phone.submit').click();
    await site.expectMember(account);
    await expect(page).toHaveURL(/\/$/);
    expect((await getMember(merchantCode, account))['payout_locked_at']).toBeTruthy();
    const open = await query(
      merchantCode,
      `select method from sessions where ended_at is null
        and member_id in (select id from members where account = $1)`,
      [account],
    );
    expect(open).toEqual([{ method: 'reset' }]);
    await elsewhere.page.reload();
    await elsewhere.expectGuest();
    await elsewhere.page.close();
  });
}
