import type { Page } from '@playwright/test';
import { AURORA } from '../support/brands.ts';
import { addMember, query } from '../support/database.ts';
import { silenceStream } from '../support/silenceStream.ts';
import { drawName, expect, openSite, test } from '../support/site.ts';

/** Asks for what is the member's, as the page itself does. */
const askAsMember = (page: Page) =>
  page.evaluate(async () => {
    const authorization = `Bearer ${sessionStorage.getItem('token')}`;
    const answer = await fetch('/wps/member/info', { headers: { authorization } });
    return answer.status;
  });

/** Asks until it is refused. Nothing that was asked a second after the end may be answered, however slow the machine is. */
async function expectDead(page: Page, endedAt: number): Promise<void> {
  for (let status = 200; status !== 401;) {
    const askedAt = Date.now();
    status = await askAsMember(page);
    if (status !== 401) expect(askedAt - endedAt, 'ms after the end').toBeLessThan(1_000);
  }
}

const brand = AURORA;

const { merchantCode } = brand;

test('a log-out on every device is the end of another browser’s session within a second', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const account = drawName();
  await addMember(merchantCode, { account });
  const device = await browser.newContext({ extraHTTPHeaders });
  const elsewhere = openSite(await device.newPage(), brand);
  await silenceStream(elsewhere.page);
  await elsewhere.begin();
  await elsewhere.openLogin();
  await elsewhere.field('remember').check();
  await elsewhere.logIn(account);
  await elsewhere.expectMember(account);
  const site = openSite(page, brand);
  await site.enter(account);
  expect(await askAsMember(elsewhere.page)).toBe(200);

  await site.askToLogOut();
  await site.dialog.getByRole('checkbox').check();
  const answer = await site.answered('logout.submit', '/wps/session/logout');
  await expectDead(elsewhere.page, Date.now());
  expect(answer.ok()).toBe(true);
  await site.expectGuest();
  await elsewhere.inHeader('button', 'account.balance.refresh').click();
  await expect(elsewhere.fault()).toContainText(elsewhere.say('login.reason.ended'));
  await elsewhere.expectGuest();
  const open = await query(
    merchantCode,
    `select id from sessions where ended_at is null
        and member_id in (select id from members where account = $1)`,
    [account],
  );
  expect(open).toEqual([]);

  // Nor does the other browser sign in by itself any more.
  await elsewhere.page.goto('about:blank');
  await elsewhere.begin();
  await elsewhere.openLogin();
  await elsewhere.button('login.submit').click();
  await expect(elsewhere.fault()).toContainText(elsewhere.say('problem.credentialsWrong'));
  await device.close();
});
