import type { Page } from '@playwright/test';
import { AURORA, type IdentityBrand } from '../support/brands.ts';
import { addMember, endSessions, query } from '../support/database.ts';
import { silenceStream } from '../support/silenceStream.ts';
import { drawName, expect, openSite, test } from '../support/site.ts';
import { getAddress, untilLive } from '../support/test.ts';

async function addSignedOut({ merchantCode }: IdentityBrand): Promise<string> {
  const account = drawName();
  await addMember(merchantCode, { account });
  return account;
}

/** When a page kept and showed the member no longer; it looks itself, since a busy machine would tell late. */
const noteLeaving = (page: Page, account: string) =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const look = setInterval(() => {
          const buttons = [...document.querySelectorAll('header button')];
          const isShown = buttons.some(({ ariaLabel, textContent }) =>
            `${ariaLabel} ${textContent}`.includes(name),
          );
          if (isShown || sessionStorage.getItem('token') !== null) return;
          clearInterval(look);
          resolve(Date.now());
        }, 20);
      }),
    account,
  );

const brand = AURORA;

test('a new tab of a signed-in member is signed in, and both are out within two seconds', async ({
  page,
  context,
}) => {
  const account = await addSignedOut(brand);
  const site = openSite(page, brand);
  await site.enter(account);
  const other = openSite(await context.newPage(), brand);
  await other.visit('/vip');
  await expect(other.menuButton(account)).toBeVisible();

  const leaving = Promise.all([site, other].map((tab) => noteLeaving(tab.page, account)));
  await site.askToLogOut();
  const answer = await site.answered('logout.submit', '/wps/session/logout');
  await answer.finished();
  const { startTime, responseEnd } = answer.request().timing();
  for (const leftAt of await leaving) {
    expect(leftAt - (startTime + responseEnd), 'ms after the log-out').toBeLessThan(2_000);
  }
  for (const tab of [site, other]) {
    await tab.expectGuest();
    const kept = await tab.page.evaluate(() => ({ ...sessionStorage }));
    for (const key of ['token', 'account', 'isAgent', 'cpw']) expect(kept).not.toHaveProperty(key);
  }
  const open = await query(
    brand.merchantCode,
    `select id from sessions where ended_at is null
        and member_id in (select id from members where account = $1)`,
    [account],
  );
  expect(open).toEqual([]);
});

test('going back after a logout shows nothing of the member', async ({ page }) => {
  const account = await addSignedOut(brand);
  const site = openSite(page, brand);
  await site.enter(account);
  await page.goto(getAddress(brand.host, '/member'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('nav.memberCenter'));
  await site.logOut();
  await site.expectGuest();
  await page.goBack();
  await untilLive(page);
  await expect(page.locator('body')).not.toContainText(account);
  await expect(site.menuButton(account)).toHaveCount(0);
  await expect(
    page.getByText(site.say('gate.guest')).or(site.inHeader('link', 'account.logIn')).first(),
  ).toBeVisible();
});

test('a session that ends in the middle of a form keeps what was typed', async ({ page }) => {
  const account = drawName();
  await addMember(brand.merchantCode, { account, mustChange: true });
  await silenceStream(page);
  const site = openSite(page, brand);
  await site.begin();
  await site.openLogin();
  await site.logIn(account);
  await site.field('newPassword').fill('Quiet-7-lanterns');
  await site.field('confirmNewPassword').fill('Quiet-7-lanterns');
  await endSessions(brand.merchantCode, account);
  await site.button('changePassword.submit').click();
  await expect(site.fault().filter({ hasText: site.say('login.reason.ended') })).toBeVisible();
  await site.logIn(account);
  await expect(site.field('password')).toHaveCount(0);
  await expect(site.field('newPassword')).toHaveCount(1);
  await expect(site.field('newPassword')).toHaveValue('Quiet-7-lanterns');
  await expect(site.field('confirmNewPassword')).toHaveValue('Quiet-7-lanterns');
  await site.button('changePassword.submit').click();
  await site.expectMember(account);
});
