import { Secret, TOTP } from 'otpauth';
import { STRICT_BRANDS } from '../support/brands.ts';
import { addMember, PASSWORD, query } from '../support/database.ts';
import { readCode } from '../support/outbox.ts';
import { drawAddress, drawName, drawPhone, expect, openSite, test } from '../support/site.ts';

const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const FACTORS = ['sms', 'email', 'totp', 'bankName'] as const;

/** A member with every proof there is, who came from one other address so far. */
async function addKnown(merchantCode: string) {
  const account = drawName();
  const phone = drawPhone().e164;
  const email = `${account}@example.com`;
  const id = await addMember(merchantCode, {
    account,
    phone,
    email,
    payeeName: 'María José Núñez',
    totpSecret: TOTP_SECRET,
  });
  await query(
    merchantCode,
    `insert into member_addresses (merchant_code, member_id, ip, first_seen_at, last_seen_at)
      values ($1, $2, $3, now(), now())`,
    [merchantCode, id, drawAddress()],
  );
  return { account, phone, email };
}

for (const brand of STRICT_BRANDS) {
  for (const factor of FACTORS) {
    test(`${brand.id}: a new address is proven by ${factor}, and known from then on`, async ({
      page,
    }) => {
      const site = openSite(page, brand);
      const { account, phone, email } = await addKnown(brand.merchantCode);
      await site.begin();
      await site.openLogin();
      await site.logIn(account);
      await expect(page.getByRole('heading', { name: site.say('address.title') })).toBeVisible();
      await expect(site.dialog.getByRole('listitem')).toHaveCount(FACTORS.length);
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
      await site.dialog.getByRole('button', { name: site.say(`address.${factor}`) }).click();

      const answer = site.field('answer');
      await site.button('address.submit').click();
      await expect(answer).toHaveAccessibleDescription(site.say('address.missing'));
      if (factor === 'sms' || factor === 'email') await site.sendCode();
      await answer.fill('123 456');
      await site.button('address.submit').click();
      await expect(site.fault()).toContainText(site.say('problem.proofWrong'));
      await answer.fill(
        await {
          sms: () => readCode(brand.host, phone),
          email: () => readCode(brand.host, email),
          totp: async () => new TOTP({ secret: Secret.fromBase32(TOTP_SECRET) }).generate(),
          bankName: async () => 'maria jose nunez',
        }[factor](),
      );
      await site.button('address.submit').click();
      await site.expectMember(account);

      await site.logOut();
      await site.expectGuest();
      await site.openLogin();
      await site.logIn(account);
      await site.expectMember(account);
    });
  }

  test(`${brand.id}: the only proof there is comes without a choice, and Escape leaves it`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    const account = drawName();
    await addMember(brand.merchantCode, { account, payeeName: 'Ana Gil' });
    await site.enter(account);
    await site.logOut();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': drawAddress() });
    await site.openLogin();
    await site.logIn(account);
    await expect(site.field('answer')).toBeFocused();
    await page.keyboard.press('Escape');
    await site.expectGuest();
  });

  test(`${brand.id}: where nothing can prove it, customer service is named`, async ({ page }) => {
    const site = openSite(page, brand);
    const account = drawName();
    await addMember(brand.merchantCode, { account });
    await site.enter(account);
    await site.logOut();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': drawAddress() });
    await site.openLogin();
    await site.logIn(account, PASSWORD);
    await expect(site.fault()).toContainText(site.say('problem.addressUnprovable'));
    await expect(site.fault().getByRole('link')).toHaveText(site.say('session.service'));
  });
}
