import { findBarriers, holdStill } from '../support/barriers.ts';
import { BOTH_WAYS, STRICT_BRANDS, PROVEN_BRANDS, type IdentityBrand } from '../support/brands.ts';
import { addFailures, addMember } from '../support/database.ts';
import {
  drawAddress,
  drawName,
  drawPhone,
  expect,
  openSite,
  test,
  type Site,
} from '../support/site.ts';

/** Opens one thing after the other; each is looked at as it stands. */
type Look = (what: string) => Promise<void>;

async function showGuestModals(site: Site, look: Look): Promise<void> {
  await site.openLogin();
  await look('log-in');
  await site.button('login.submit').click();
  await expect(site.field('username')).toHaveAttribute('aria-invalid', 'true');
  await look('log-in with faults');
  if ((await site.tab('login.byMobile').count()) > 0) {
    await site.tab('login.byMobile').click();
    await expect(site.field('mobileNum')).toBeVisible();
    await look('log-in by mobile number');
    await site.dialog.getByRole('button', { name: site.say('form.phone.country') }).click();
    await expect(site.dialog.getByRole('option').first()).toBeVisible();
    await look('list of countries');
    await site.page.keyboard.press('Escape');
    await site.tab('login.byUsername').click();
  }
  await site.button('login.forgotten').click();
  await expect(site.field('email')).toBeVisible();
  await look('forgotten password');
  await site.button('forgot.back').click();
  await site.button('login.register').click();
  await expect(site.field('agreed')).toBeAttached();
  await look('registration');
  await site.button('register.submit').click();
  await expect(site.field('username')).toHaveAttribute('aria-invalid', 'true');
  await look('registration with faults');
  await site.tab('register.byMobile').click();
  await expect(site.field('mobileNum')).toBeVisible();
  await look('registration by mobile number');
}

async function showCaptcha(site: Site, look: Look): Promise<void> {
  const account = drawName();
  await addFailures(site.brand.merchantCode, account, { count: 4, secondsAgo: 60 });
  await site.openLogin();
  await site.logIn(account, 'a-wrong-guess');
  await site.readCaptcha();
  await look('log-in with captcha');
}

async function showMemberModals(site: Site, look: Look): Promise<void> {
  const account = drawName();
  await addMember(site.brand.merchantCode, { account, mustChange: true });
  await site.openLogin();
  await site.logIn(account);
  await expect(site.field('newPassword')).toBeVisible();
  await look('forced change of the password');
  await site.field('newPassword').fill('Quiet-7-lanterns');
  await site.field('confirmNewPassword').fill('Quiet-7-lanterns');
  await site.button('changePassword.submit').click();
  await site.expectMember(account);
  await expect(site.page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('header of a member');
  await site.menuButton(account).click();
  await look('menu of the account');
  await site.page.keyboard.press('Escape');
  await site.askToLogOut();
  await expect(site.button('logout.submit')).toBeVisible();
  await look('log-out');
}

async function showNewAddress(site: Site, look: Look): Promise<void> {
  const account = drawName();
  await addMember(site.brand.merchantCode, {
    account,
    phone: drawPhone().e164,
    email: `${account}@example.com`,
    payeeName: 'Ana Gil',
  });
  await site.enter(account);
  await site.logOut();
  await site.page.setExtraHTTPHeaders({ 'x-forwarded-for': drawAddress() });
  await site.openLogin();
  await site.logIn(account);
  await expect(site.dialog.getByRole('listitem')).toHaveCount(3);
  await look('proofs of a new address');
  await site.dialog.getByRole('button', { name: site.say('address.sms') }).click();
  await expect(site.field('answer')).toBeVisible();
  await look('proof by SMS');
}

async function showRest(site: Site, look: Look): Promise<void> {
  await site.openLogin();
  await site.button('login.forgotten').click();
  await site.tab('forgot.byPhone').click();
  await expect(site.field('newPassword')).toBeVisible();
  await look('forgotten password, by phone');
  await site.visit(`/login?reset=1#${'a'.repeat(43)}`);
  await expect(site.field('newPassword')).toBeVisible();
  await look('new password by a link');
  await site.page.setViewportSize({ width: 1440, height: 900 });
  await site.begin();
  await site.inHeader('link', 'account.demo').click();
  await site.inHeader('link', 'nav.deposit').click();
  await expect(site.button('trialOnly.stay')).toBeVisible();
  await look('what needs a real account');
}

async function showNews(site: Site, look: Look): Promise<void> {
  const account = drawName();
  await addMember(site.brand.merchantCode, { account });
  await site.openLogin();
  await site.page.removeLocatorHandler(site.button('afterLogin.go'));
  await site.logIn(account);
  await expect(site.button('afterLogin.go')).toBeVisible();
  await look('news after the log-in');
}

const SHOWN: readonly {
  what: string;
  brands: readonly IdentityBrand[];
  show: (site: Site, look: Look) => Promise<void>;
}[] = [
  { what: 'what guests open', brands: BOTH_WAYS, show: showGuestModals },
  { what: 'every line of the registration', brands: PROVEN_BRANDS, show: showEveryLine },
  { what: 'the captcha', brands: BOTH_WAYS, show: showCaptcha },
  { what: 'what members open', brands: BOTH_WAYS, show: showMemberModals },
  { what: 'the news', brands: BOTH_WAYS, show: showNews },
  { what: 'what else there is', brands: STRICT_BRANDS, show: showRest },
  { what: 'the proofs of a new address', brands: STRICT_BRANDS, show: showNewAddress },
];

async function showEveryLine(site: Site, look: Look): Promise<void> {
  await site.openRegistration();
  await look('registration');
}

for (const { what, brands, show } of SHOWN) {
  for (const brand of brands) {
    test(`${brand.id}: ${what} has no barriers in either scheme`, async ({ page }) => {
      // Axe reads every element of the page, several times over.
      test.slow();
      const site = openSite(page, brand);
      await holdStill(page);
      await site.begin();
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
      const found: Record<string, readonly string[]> = {};
      await show(site, async (shown) => {
        found[shown] = await findBarriers(page);
      });
      expect(Object.keys(found).length).toBeGreaterThan(0);
      expect(Object.entries(found).filter(([, barriers]) => barriers.length > 0)).toEqual([]);
    });
  }
}
