import { AURORA } from '../support/brands.ts';
import { addMember, PASSWORD } from '../support/database.ts';
import { drawName, expect, openSite, test } from '../support/site.ts';

const OFFLINE = /net::ERR_INTERNET_DISCONNECTED|status of 4\d\d/;

test.use({ expectedFaults: OFFLINE });

const brand = AURORA;

test('offline, the forms keep their values and say what happened', async ({ page, context }) => {
  const site = openSite(page, brand);
  const [account, newcomer] = [drawName(), drawName()];
  await addMember(brand.merchantCode, { account });
  await site.begin();
  await site.openLogin();
  await site.logIn(drawName(), 'wrong-guess');
  await expect(site.fault()).toContainText(site.say('problem.credentialsWrong'));
  await context.setOffline(true);
  await site.logIn(account);
  await expect(site.fault()).toContainText(site.say('problem.offline'));
  await expect(site.field('username')).toHaveValue(account);
  await expect(site.field('password')).toHaveValue(PASSWORD);
  await context.setOffline(false);
  await site.button('login.submit').click();
  await site.expectMember(account);

  await site.logOut();
  await site.expectGuest();
  await site.openRegistration();
  await site.fillRegistration(newcomer);
  await context.setOffline(true);
  await site.button('register.submit').click();
  await expect(site.fault()).toContainText(site.say('problem.offline'));
  await expect(site.field('username')).toHaveValue(newcomer);
  await expect(site.field('password')).toHaveValue(PASSWORD);
  await expect(site.field('agreed')).toBeChecked();
  await context.setOffline(false);
  await site.changeCaptcha();
  await site.answerCaptcha();
  await site.button('register.submit').click();
  await site.expectMember(newcomer);
});
