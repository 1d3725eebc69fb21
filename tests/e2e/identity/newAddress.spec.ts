import { Secret, TOTP } from 'otpauth';
import { STRICT_BRANDS } from '../support/brands.ts';
import { addMember, query } from '../support/database.ts';
import { drawAddress, drawName, drawPhone, expect, openSite, test } from '../support/site.ts';

const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

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
  return { account };
}

test('a new address is proven by a code of the authenticator, and known from then on', async ({
  page,
}) => {
  const brand = STRICT_BRANDS[1]!;
  const site = openSite(page, brand);
  const { account } = await addKnown(brand.merchantCode);
  await site.begin();
  await site.openLogin();
  await site.logIn(account);
  await expect(page.getByRole('heading', { name: site.say('address.title') })).toBeVisible();
  await expect(site.dialog.getByRole('listitem')).toHaveCount(4);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await site.dialog.getByRole('button', { name: site.say('address.totp') }).click();

  const answer = site.field('answer');
  await site.button('address.submit').click();
  await expect(answer).toHaveAccessibleDescription(site.say('address.missing'));
  await answer.fill('123 456');
  await site.button('address.submit').click();
  await expect(site.fault()).toContainText(site.say('problem.proofWrong'));
  await answer.fill(new TOTP({ secret: Secret.fromBase32(TOTP_SECRET) }).generate());
  await site.button('address.submit').click();
  await site.expectMember(account);

  await site.logOut();
  await site.expectGuest();
  await site.openLogin();
  await site.logIn(account);
  await site.expectMember(account);
});
