import { MAJLIS } from '../support/brands.ts';
import { getMember, query } from '../support/database.ts';
import { readCode } from '../support/outbox.ts';
import { drawName, drawPhone, expect, openSite, test } from '../support/site.ts';

const brand = MAJLIS;

const { merchantCode } = brand;

test('somebody registers by username and is in', async ({ page }) => {
  const site = openSite(page, brand);
  const account = drawName();
  await site.begin();
  await site.openRegistration();
  await site.fillRegistration(account);
  await site.field('email').fill(`${account}@example.com`);
  await site.button('register.submit').click();
  await site.expectMember(account);
  const member = await getMember(merchantCode, account);
  expect(member).toMatchObject({
    email: `${account}@example.com`,
    register_method: 'WEB',
    password_must_change: false,
  });
  expect(String(member['register_url'])).toContain(brand.host);
  expect(String(member['password_hash'])).toMatch(/^\$argon2id\$/);
});

test('somebody registers by mobile number and the code that was sent to it', async ({ page }) => {
  const site = openSite(page, brand);
  const phone = drawPhone();
  await site.begin();
  await site.openRegistration();
  await site.tab('register.byMobile').click();
  await site.chooseCountry(phone.code);
  await site.field('mobileNum').fill(phone.typed);
  await site.sendCode();
  await site.field('verificationCode').fill(await readCode(brand.host, phone.e164));
  await site.fillMobileRegistration();
  await site.button('register.submit').click();
  await expect(site.dialog).toHaveCount(0);
  const [member] = await query(merchantCode, 'select * from members where phone = $1', [
    phone.e164,
  ]);
  expect(member?.['phone_verified_at']).toBeTruthy();
  await site.expectMember(String(member?.['account']));
});
