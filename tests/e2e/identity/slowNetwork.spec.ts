import type { Page } from '@playwright/test';
import { AURORA } from '../support/brands.ts';
import { PASSWORD } from '../support/database.ts';
import { expect, openLoginOf, test, type Site } from '../support/site.ts';

test.use({ expectedFaults: /net::ERR_(FAILED|CONNECTION_RESET)|status of 4\d\d/ });

/** Holds a call back until it is let go, or lost on the way. */
async function holdBack(page: Page, path: string) {
  let end!: (isLost: boolean) => void;
  const ended = new Promise<boolean>((resolve) => (end = resolve));
  let count = 0;
  await page.route(`**${path}`, async (route) => {
    count += 1;
    if (await ended) await route.abort('connectionreset');
    else await route.continue();
  });
  return { count: () => count, letGo: () => end(false), lose: () => end(true) };
}

/** The button shows that it waits, and no press of it or of Enter is sent on. */
async function expectWaiting(site: Site, id: string, held: { count: () => number }) {
  await expect(site.button(id)).toHaveAttribute('aria-busy', 'true');
  await expect.poll(held.count).toBe(1);
  await site.button(id).click({ force: true });
  await site.field('password').press('Enter');
  await expect(site.button(id)).toHaveAttribute('aria-busy', 'true');
}

const brand = AURORA;

test('a log-in that is lost on the way says so, keeps what was typed and may be sent again', async ({
  page,
}) => {
  const { site, account } = await openLoginOf(page, brand);
  const held = await holdBack(page, '/wps/session/login');
  await site.logIn(account);
  await expectWaiting(site, 'login.submit', held);
  held.lose();
  await expect(site.fault()).toContainText(site.say('problem.offline'));
  await expect(site.button('login.submit')).not.toHaveAttribute('aria-busy');
  await expect(site.field('username')).toHaveValue(account);
  await expect(site.field('password')).toHaveValue(PASSWORD);
  await page.unroute('**/wps/session/login');
  await site.button('login.submit').click();
  await site.expectMember(account);
});
