import type { Page } from '@playwright/test';
import { AURORA, type IdentityBrand } from '../support/brands.ts';
import { addMember, getMember, PASSWORD } from '../support/database.ts';
import { readLink } from '../support/outbox.ts';
import { drawName, expect, openLoginOf, openSite, test, type Site } from '../support/site.ts';

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

const brand = AURORA;

const { merchantCode } = brand;

test('a password that somebody else set must be changed, whatever one presses', async ({
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

test('a forgotten password is replaced by an e-mailed link, good once', async ({ page }) => {
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
  await expect(site.fault()).toContainText(site.say('newPassword.over'));
});
