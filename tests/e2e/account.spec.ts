import { findBarriers } from './support/barriers.ts';
import { LOTUS, MAJLIS } from './support/brands.ts';
import { addMember, PASSWORD } from './support/database.ts';
import { drawName, expect, openSite, test } from './support/site.ts';

test.setTimeout(120_000);
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

for (const brand of [LOTUS, MAJLIS]) {
  test(`details are given and a passkey is made, which signs in: ${brand.name}`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    const { say, dialog } = site;
    const account = drawName();
    await addMember(brand.merchantCode, { account });
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await site.enter(account);
    await site.visit('/member/account?show=details');
    const main = page.getByRole('main');
    const nickname = brand === MAJLIS ? 'نجمة' : 'Sao Mai';
    await main.getByLabel(say('profile.nickname')).fill(nickname);
    await main.getByRole('button', { name: say('centre.own.details.save') }).click();
    await expect(main.getByText(nickname, { exact: true })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);

    await main.getByRole('tab', { name: say('centre.own.security'), exact: true }).click();
    expect(await findBarriers(page)).toEqual([]);
    const row = main
      .locator('li')
      .filter({ has: page.getByText(say('centre.own.passkeys'), { exact: true }) });
    await row.getByRole('button', { name: say('centre.own.add') }).click();
    await dialog.getByLabel(say('centre.pass.own'), { exact: true }).fill(PASSWORD);
    await site.button('centre.own.passkey.do').click();
    await expect(row.getByRole('button', { name: say('centre.own.manage') })).toBeVisible();

    // The browser is closed and opened: the session is gone, the device is the same.
    await page.evaluate(() => {
      sessionStorage.clear();
      // Else the form offers it by itself, and this device answers before the button is there.
      localStorage.removeItem('passkeyMade');
    });
    await page.context().clearCookies({ name: 'livery_session' });
    await site.begin();
    await site.openLogin();
    await site.button('login.passkey').click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('account'))).toBe(account);
  });
}
