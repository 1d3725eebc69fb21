import { BOTH_WAYS, PROVEN_BRANDS } from '../support/brands.ts';
import { addMember, countMembers, getMember, PASSWORD, query } from '../support/database.ts';
import { readCode } from '../support/outbox.ts';
import { drawName, drawPhone, expect, openSite, test } from '../support/site.ts';

for (const brand of BOTH_WAYS) {
  const { merchantCode } = brand;

  test(`${brand.name}: somebody registers by username and is in`, async ({ page }) => {
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

  test(`${brand.name}: somebody registers by mobile number and the code that was sent to it`, async ({
    page,
  }) => {
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

  test(`${brand.name}: a wrong code is told at its field, and what was typed stays`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    const phone = drawPhone();
    await site.begin();
    await site.openRegistration();
    await site.tab('register.byMobile').click();
    await site.chooseCountry(phone.code);
    await site.field('mobileNum').fill('12345678');
    await site.button('form.code.send').click();
    await expect(site.field('mobileNum')).toHaveAccessibleDescription(
      site.say('problem.phoneInvalid'),
    );
    await site.field('mobileNum').fill(phone.typed);
    await site.sendCode();
    const code = await readCode(brand.host, phone.e164);
    await site.field('verificationCode').fill(code === '000000' ? '000001' : '000000');
    await site.fillMobileRegistration();
    await site.button('register.submit').click();
    await expect(site.field('verificationCode')).toHaveAccessibleDescription(
      site.say('problem.codeWrong'),
    );
    await expect(site.field('mobileNum')).toHaveValue(phone.typed);
    await site.field('verificationCode').fill(code);
    await site.answerCaptcha();
    await site.button('register.submit').click();
    await expect(site.dialog).toHaveCount(0);
  });

  test(`${brand.name}: every empty field that must be filled in is told`, async ({ page }) => {
    const site = openSite(page, brand);
    await site.begin();
    await site.openRegistration();
    await site.button('register.submit').click();
    for (const name of ['username', 'password', 'captcha']) {
      await expect(site.field(name), name).toHaveAccessibleDescription(/./);
      await expect(site.field(name), name).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(site.dialog.getByRole('group')).toHaveAccessibleDescription(
      site.say('register.birthday.missing'),
    );
    await expect(site.field('agreed')).toHaveAccessibleDescription(
      site.say('register.agree.missing'),
    );
    await expect(site.field('username')).toBeFocused();
    for (const name of ['email', 'referralCode', 'affiliateCode']) {
      await expect(site.field(name), name).not.toHaveAttribute('aria-invalid', 'true');
    }
  });

  test(`${brand.name}: a taken name is told at its field, and the rest stays`, async ({ page }) => {
    const site = openSite(page, brand);
    const [taken, free] = [drawName(), drawName()];
    await addMember(merchantCode, { account: taken });
    await site.begin();
    await site.openRegistration();
    await site.fillRegistration(taken);
    await site.button('register.submit').click();
    await expect(site.field('username')).toHaveAccessibleDescription(
      site.say('problem.accountTaken'),
    );
    await expect(site.field('password')).toHaveValue(PASSWORD);
    await expect(site.field('agreed')).toBeChecked();
    await site.field('username').fill(free);
    await site.answerCaptcha();
    await site.button('register.submit').click();
    await site.expectMember(free);
  });

  test(`${brand.name}: the button that clears empties every field`, async ({ page }) => {
    const site = openSite(page, brand);
    await site.begin();
    await site.openRegistration();
    await site.fillRegistration(drawName());
    await site.button('register.reset').click();
    for (const name of ['username', 'password', 'captcha', 'email']) {
      await expect(site.field(name), name).toHaveValue('');
    }
    await expect(site.dialog.locator('[autocomplete="bday-year"]')).toHaveValue('');
    await expect(site.field('agreed')).not.toBeChecked();
    await expect(site.field('username')).toBeFocused();
  });
}

/** A text for each line that breaks its rule, with the pattern that says so. */
const BROKEN: Readonly<Record<string, readonly [string, string, number, number]>> = {
  username: ['7up', 'reg_pattern_1', 5, 16],
  password: ['short', 'reg_pattern_19', 8, 64],
  payeeName: ['a', 'reg_pattern_0', 2, 60],
  email: ['nobody.example', 'reg_pattern_3', 6, 100],
  paymentPassword: ['12345', 'reg_pattern_6_exact', 6, 6],
  qqNum: ['12a45', 'reg_pattern_6', 5, 12],
  line: ['a', 'reg_pattern_0', 2, 40],
  whatsapp: ['call me', 'reg_pattern_6', 6, 15],
  facebook: ['a', 'reg_pattern_0', 2, 60],
  wechat: ['we chat!', 'reg_pattern_4', 4, 30],
  idNumber: ['12-34', 'reg_pattern_4', 5, 30],
  recommenderId: ['!!', 'reg_pattern_4', 3, 20],
  affiliateCode: ['?', 'reg_pattern_4', 3, 20],
  referralCode: ['A B', 'reg_pattern_4', 4, 20],
};

for (const brand of PROVEN_BRANDS) {
  test(`${brand.id}: each of all the fields tells its own rule as soon as it is left`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    await site.begin();
    await site.openRegistration();
    for (const [name, [text, id, min, max]] of Object.entries(BROKEN)) {
      const field = site.field(name);
      await field.fill(text);
      await field.blur();
      await expect(field, name).toHaveAccessibleDescription(
        new RegExp(escape(site.say(id, { min, max }))),
      );
    }
    await site.button('register.submit').click();
    await expect(site.field('username')).toBeFocused();
  });

  test(`${brand.id}: two passwords that differ are told at the second`, async ({ page }) => {
    const site = openSite(page, brand);
    await site.begin();
    await site.openRegistration();
    await site.tab('register.byMobile').click();
    await site.field('password').fill(PASSWORD);
    await site.field('confirmPassword').fill(`${PASSWORD}!`);
    await site.field('confirmPassword').blur();
    await expect(site.field('confirmPassword')).toHaveAccessibleDescription(
      site.say('form.fault.mismatch'),
    );
    expect(await countMembers(brand.merchantCode, drawName())).toBe(0);
  });
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
