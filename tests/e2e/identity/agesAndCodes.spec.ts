import { BOTH_WAYS } from '../support/brands.ts';
import { addAffiliate, addMember, countMembers, getMember } from '../support/database.ts';
import { ADULT, drawName, expect, openSite, test, type Site } from '../support/site.ts';
import { SHIPPED_BRANDS } from '../support/brands.ts';

const getMinimumAge = (id: string) =>
  SHIPPED_BRANDS.find((brand) => brand.id === id)!.file.jurisdiction!.minimumAge!;

const birthday = (site: Site) => site.dialog.getByRole('group');

for (const brand of BOTH_WAYS) {
  const { merchantCode } = brand;
  const minimumAge = getMinimumAge(brand.id);

  test(`${brand.name}: nobody below ${minimumAge} registers, nor anybody born on no day`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    const account = drawName();
    await site.visit('/register');
    await site.fillRegistration(account);
    const young = new Date().getUTCFullYear() - minimumAge + 1;
    await site.fillBirthday(`${young}-01-01`);
    await site.button('register.submit').click();
    await expect(birthday(site)).toHaveAccessibleDescription(
      site.say('register.birthday.underage', { minimumAge }),
    );
    await site.fillBirthday('1990-02-31');
    await expect(birthday(site)).toHaveAccessibleDescription(site.say('register.birthday.invalid'));
    expect(await countMembers(merchantCode, account)).toBe(0);
    await site.fillBirthday(ADULT);
    await site.button('register.submit').click();
    await site.expectMember(account);
  });

  test(`${brand.name}: born on 29 February, one is ${minimumAge} on 1 March`, async ({ page }) => {
    const site = openSite(page, brand);
    const year = 2004 + minimumAge;
    await site.visit('/register');
    await page.clock.setFixedTime(new Date(`${year}-02-28T12:00:00Z`));
    await site.fillBirthday('2004-02-29');
    await site.field('username').focus();
    await expect(birthday(site)).toHaveAccessibleDescription(
      site.say('register.birthday.underage', { minimumAge }),
    );
    await page.clock.setFixedTime(new Date(`${year}-03-01T12:00:00Z`));
    await site.fillBirthday('2004-02-28');
    await site.fillBirthday('2004-02-29');
    await expect(birthday(site)).toHaveAccessibleDescription('');
  });

  test(`${brand.name}: a friend’s link fills its code in, and the friend is known`, async ({
    page,
  }) => {
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

  test(`${brand.name}: a friend’s code stays when the page is loaded anew`, async ({ page }) => {
    const site = openSite(page, brand);
    await site.visit('/?referralCode=FRIEND77');
    await site.visit('/register');
    await expect(site.field('referralCode')).toHaveValue('FRIEND77');
  });

  test(`${brand.name}: a code of no friend is told at its field`, async ({ page }) => {
    const site = openSite(page, brand);
    await site.visit('/register?referralCode=NOBODY99');
    await expect(site.field('referralCode')).toHaveValue('NOBODY99');
    const account = drawName();
    await site.fillRegistration(account);
    await site.button('register.submit').click();
    await expect(site.field('referralCode')).toHaveAccessibleDescription(
      site.say('problem.referralCodeWrong'),
    );
    expect(await countMembers(merchantCode, account)).toBe(0);
  });

  test(`${brand.name}: an affiliate’s link hides the field, and its agent is known`, async ({
    page,
  }) => {
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

  test(`${brand.name}: an affiliate code of nobody is warned of, and nothing is registered`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    const account = drawName();
    await site.visit('/register?affiliateCode=nobody99');
    await site.fillRegistration(account);
    await site.field('affiliateCode').fill('nobody99');
    await site.button('register.submit').click();
    await expect(
      page.getByRole('heading', { name: site.say('invitation_code_error') }),
    ).toBeVisible();
    await page.getByRole('button', { name: site.say('session.ok'), exact: true }).click();
    await expect(site.field('affiliateCode')).toBeFocused();
    await expect(site.field('username')).toHaveValue(account);
    expect(await countMembers(merchantCode, account)).toBe(0);
    await site.field('affiliateCode').fill('');
    await site.button('register.submit').click();
    await site.expectMember(account);
  });
}
