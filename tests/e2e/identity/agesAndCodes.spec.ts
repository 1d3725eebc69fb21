import { AURORA } from '../support/brands.ts';
import { addAffiliate, addMember, getMember } from '../support/database.ts';
import { drawName, expect, openSite, test } from '../support/site.ts';

const brand = AURORA;

const { merchantCode } = brand;

test('a friend’s link fills its code in, and the friend is known', async ({ page }) => {
  const site = openSite(page, brand);
  const referralCode = drawName().slice(0, 8).toUpperCase();
  const friend = await addMember(merchantCode, { account: drawName(), referralCode });
  await site.visit(`/?referralCode=${referralCode}`);
  await site.openRegistration();
  await expect(site.field('referralCode')).toHaveValue(referralCode);
  const account = drawName();
  await site.fillRegistration(account);
  await site.button('register.submit').click();
  await site.expectMember(account);
  expect(await getMember(merchantCode, account)).toMatchObject({ referred_by: friend });
});

test('an affiliate’s link hides the field, and its agent is known', async ({ page }) => {
  const site = openSite(page, brand);
  const code = drawName();
  const agent = await addMember(merchantCode, { account: drawName(), type: 1 });
  await addAffiliate(merchantCode, code, agent);
  await site.visit(`/register?affiliateCode=${code}`);
  await expect(site.field('referralCode')).toBeVisible();
  await expect(site.field('affiliateCode')).toHaveCount(0);
  const account = drawName();
  await site.fillRegistration(account);
  await site.button('register.submit').click();
  await site.expectMember(account);
  expect(await getMember(merchantCode, account)).toMatchObject({
    affiliate_code: code,
    upline_id: agent,
  });
});
