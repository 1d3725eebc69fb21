import { PROVEN_BRANDS } from '../support/brands.ts';
import { addMember, getMember } from '../support/database.ts';
import { drawName, expect, openSite, test } from '../support/site.ts';

const brand = PROVEN_BRANDS[0]!;

test('the browser solves the captcha provider’s task by itself', async ({ page }) => {
  const site = openSite(page, brand);
  const [account, newcomer] = [drawName(), drawName()];
  await addMember(brand.merchantCode, { account });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await site.enter(account);
  expect(asked.filter((path) => path === '/wps/captcha/challenge')).toHaveLength(1);
  await site.logOut();
  await site.expectGuest();
  await site.openRegistration();
  await site.fillRegistration(newcomer);
  await site.field('paymentPassword').fill('246810');
  await site.button('register.submit').click();
  await site.expectMember(newcomer);
  expect(await getMember(brand.merchantCode, newcomer)).toBeTruthy();
});
