import { AURORA } from '../support/brands.ts';
import { PASSWORD } from '../support/database.ts';
import { expect, openLoginOf, test, type Site } from '../support/site.ts';

const LOGIN = '/wps/session/login';

/** Sends what is in the form and waits until it was refused. */
async function fail(site: Site) {
  const answer = await site.answered('login.submit', LOGIN);
  expect(answer.ok()).toBe(false);
}

const brand = AURORA;

test('three wrong passwords ask for a picture of digits, which can be heard', async ({ page }) => {
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
