import type { BrowserContext, Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { BOTH_WAYS } from '../support/brands.ts';
import { addMember, PASSWORD } from '../support/database.ts';
import { drawName, expect, openLoginOf, openSite, test } from '../support/site.ts';
import { getAddress } from '../support/test.ts';

/** Everything that a browser keeps of a site. */
async function readKept(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    history: history.state as unknown,
    address: location.href,
  }));
  return JSON.stringify([stored, await page.context().cookies()]);
}

const digests = ['md5', 'sha1', 'sha256', 'sha512'].flatMap((kind) =>
  (['hex', 'base64', 'base64url'] as const).map((form) =>
    createHash(kind).update(PASSWORD).digest(form),
  ),
);

const FORMS = [
  PASSWORD,
  encodeURIComponent(PASSWORD),
  [...PASSWORD].reverse().join(''),
  Buffer.from(PASSWORD).toString('base64').replace(/=+$/, ''),
  Buffer.from(PASSWORD).toString('hex'),
  ...digests,
];

const readTicket = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'livery_device')?.value;

/** The browser was closed: what lasts as long as it does is gone. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies({ name: 'livery_session' });
}

for (const brand of BOTH_WAYS) {
  test(`${brand.name}: a remembered device signs in by one click, and keeps no form of the password`, async ({
    page,
    context,
  }) => {
    const { site, account } = await openLoginOf(page, brand);
    await site.field('remember').check();
    await site.logIn(account);
    await site.expectMember(account);
    const first = await readTicket(context);
    expect(first).toBeTruthy();
    const kept = await readKept(page);
    expect(FORMS.filter((form) => kept.includes(form))).toEqual([]);

    await comeBack(page);
    await site.begin();
    await site.expectGuest();
    await site.openLogin();
    await expect(site.field('username')).toHaveValue(account);
    await expect(site.field('password')).toHaveValue('');
    await expect(site.field('password')).toHaveAttribute('placeholder', /^•+$/);
    await site.button('login.submit').click();
    await site.expectMember(account);
    const second = await readTicket(context);
    expect(second).toBeTruthy();
    expect(second).not.toBe(first);
  });

  test(`${brand.name}: a ticket that was copied opens nothing, and voids the one after it`, async ({
    page,
    context,
  }) => {
    const { site, account } = await openLoginOf(page, brand);
    await site.field('remember').check();
    await site.logIn(account);
    await site.expectMember(account);
    const copied = (await context.cookies()).find(({ name }) => name === 'livery_device')!;

    await comeBack(page);
    await site.begin();
    await site.openLogin();
    await site.button('login.submit').click();
    await site.expectMember(account);
    const current = (await context.cookies()).find(({ name }) => name === 'livery_device')!;

    for (const ticket of [copied, current]) {
      await comeBack(page);
      await context.addCookies([
        ticket,
        { name: 'lastUser', value: account, url: getAddress(brand.host, '/') },
        { name: 'loginRemember', value: '1', url: getAddress(brand.host, '/') },
      ]);
      await site.begin();
      await site.openLogin();
      await site.button('login.submit').click();
      await expect(site.fault()).toContainText(site.say('problem.credentialsWrong'));
      await expect(site.field('password')).toBeFocused();
      await page.keyboard.press('Escape');
      await site.expectGuest();
    }
  });

  test(`${brand.name}: without the tick nothing is remembered but the name`, async ({
    page,
    context,
  }) => {
    const site = openSite(page, brand);
    const account = drawName();
    await addMember(brand.merchantCode, { account });
    await site.enter(account);
    expect(await readTicket(context)).toBeUndefined();
    await comeBack(page);
    await site.begin();
    await site.openLogin();
    await expect(site.field('username')).toHaveValue(account);
    await site.button('login.submit').click();
    await expect(site.field('password')).toHaveAccessibleDescription(
      site.say('login.password.missing'),
    );
  });
}
