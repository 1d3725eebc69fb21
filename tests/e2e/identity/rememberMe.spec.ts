import type { BrowserContext, Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { AURORA } from '../support/brands.ts';
import { PASSWORD } from '../support/database.ts';
import { expect, openLoginOf, test } from '../support/site.ts';

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

const brand = AURORA;

test('a remembered device signs in by one click, and keeps no form of the password', async ({
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
