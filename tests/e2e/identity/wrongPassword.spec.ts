import type { Page } from '@playwright/test';
import { BOTH_WAYS } from '../support/brands.ts';
import { addFailures, addMember, PASSWORD } from '../support/database.ts';
import {
  drawName,
  expect,
  opening,
  openLoginOf,
  openSite,
  test,
  type Site,
} from '../support/site.ts';

const LOGIN = '/wps/session/login';

/** Sends what is in the form and waits until it was refused. */
async function fail(site: Site) {
  const answer = await site.answered('login.submit', LOGIN);
  expect(answer.ok()).toBe(false);
}

/** Looked for by the page itself: the pause takes two seconds, whatever else the machine has to do. */
const untilPaused = (page: Page, words: string) =>
  page.waitForFunction((expected) => {
    const fault = document.querySelector('dialog [role="alert"]')?.textContent ?? '';
    const button = document.querySelector<HTMLButtonElement>('dialog [type="submit"]');
    return fault.includes(expected) && button?.disabled === true;
  }, words);

for (const brand of BOTH_WAYS) {
  const { merchantCode } = brand;

  test(`${brand.name}: three wrong passwords ask for a picture of digits, which can be heard`, async ({
    page,
  }) => {
    const { site, account } = await openLoginOf(page, brand);
    await site.field('username').fill(account);
    for (const guess of ['wrong-1-guess', 'wrong-2-guess', 'wrong-3-guess']) {
      await expect(site.field('captcha')).toHaveCount(0);
      await site.field('password').fill(guess);
      await fail(site);
      await expect(site.fault()).toContainText(site.say('problem.credentialsWrong'));
    }
    await expect(site.field('captcha')).toBeVisible();
    await site.field('password').fill(PASSWORD);
    await site.button('login.submit').click();
    await expect(site.field('captcha')).toHaveAccessibleDescription(
      site.say('login.captcha.missing'),
    );

    await site.readCaptcha();
    await site.field('captcha').fill('0');
    await fail(site);
    await expect(site.dialog.getByText(site.say('problem.captchaWrong'))).toBeVisible();
    await expect(site.field('username')).toHaveValue(account);

    const digits = await site.readCaptcha();
    await site.dialog.getByRole('button', { name: site.say('form.captcha.listen') }).click();
    await expect(site.dialog.locator('audio[src^="data:audio/wav"]')).toBeAttached();
    await site.field('captcha').fill(digits);
    await site.button('login.submit').click();
    await site.expectMember(account);
  });

  for (const exists of [true, false]) {
    const whose = exists ? 'an account' : 'a name without account';

    test(`${brand.name}: the fifth wrong password for ${whose} is followed by a pause`, async ({
      page,
    }) => {
      const site = openSite(page, brand);
      const account = drawName();
      if (exists) await addMember(merchantCode, { account });
      await addFailures(merchantCode, account, { count: 4, secondsAgo: 60 });
      await site.begin();
      await site.openLogin();
      await site.logIn(account, 'wrong-again');
      await site.answerCaptcha();
      const words = opening(site.say('login.wait', { waitSeconds: '#' }), '#');
      const pause = untilPaused(page, words.trim());
      await fail(site);
      await pause;
      await expect(site.button('login.submit')).toBeEnabled();
      if (!exists) return;
      await site.field('password').fill(PASSWORD);
      await site.answerCaptcha();
      await site.button('login.submit').click();
      await site.expectMember(account);
    });

    test(`${brand.name}: the tenth wrong password locks ${whose}`, async ({ page }) => {
      const site = openSite(page, brand);
      const account = drawName();
      if (exists) await addMember(merchantCode, { account });
      await addFailures(merchantCode, account, { count: 9, secondsAgo: 300 });
      await site.begin();
      await site.openLogin();
      await site.logIn(account, 'wrong-again');
      await site.answerCaptcha();
      await fail(site);
      await expect(site.fault()).toContainText(site.say('login.locked'));
      await site.button('login.reset').click();
      await expect(site.field('username')).toHaveValue(account);
      await expect(site.field('email')).toBeVisible();
    });
  }
}
