import { findBarriers } from './support/barriers.ts';
import { LOTUS } from './support/brands.ts';
import { addMember, query } from './support/database.ts';
import { playDay, readWallet } from './support/playBooks.ts';
import { drawName, expect, openSite, test } from './support/site.ts';

// The job that closes days comes once a minute.
test.setTimeout(180_000);
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const CLOSED_MS = 90_000;
const { merchantCode } = LOTUS;
const VALID_MINOR = 5_000_000;
/** 0.8 % of slots, as Lotus says. */
const CASHBACK_MINOR = 40_000;

const readDays = (memberId: string) =>
  query(merchantCode, 'select state from cashback_days where member_id = $1', [memberId]);

test('a day that was played is closed, told, claimed once, and seen in the records', async ({
  page,
}) => {
  const account = drawName();
  const memberId = await addMember(merchantCode, { account, payeeName: 'Demo Member' });
  await playDay(merchantCode, memberId, { validMinor: VALID_MINOR, closings: 'cashback_closings' });
  const site = openSite(page, LOTUS);
  const main = page.getByRole('main');
  await site.enter(account);
  await page.removeLocatorHandler(site.button('afterLogin.go'));
  await site.visit('/member/cashback');
  const claim = main.getByRole('button', { name: site.say('centre.cashback.claim'), exact: true });
  await expect(claim).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await expect.poll(() => readDays(memberId), { timeout: CLOSED_MS }).toEqual([{ state: 'open' }]);
  await site.visit('/member/messages');
  await main
    .getByRole('listitem')
    .getByRole('link', { name: /40.000/ })
    .click();
  await main.getByRole('link', { name: site.say('nav.cashback') }).click();
  await expect(page).toHaveURL(/\/member\/cashback/);

  await claim.dblclick();
  await expect(claim).toBeDisabled();
  await expect.poll(() => readDays(memberId)).toEqual([{ state: 'claimed' }]);
  expect(await readWallet(merchantCode, memberId)).toBe(CASHBACK_MINOR);
  expect(await findBarriers(page)).toEqual([]);

  await site.visit('/member/record?group=rewards');
  const moves = main.getByRole('listitem').filter({ hasText: site.say('record.cashback') });
  await expect(moves).toHaveCount(1);
  await expect(moves).toContainText(/40.000/);
  await site.visit('/member/bonuses?origin=cashback');
  // Cashback of Lotus asks for no play, so that the line alone is there.
  const lines = main.getByRole('listitem').filter({ hasText: /40.000/ });
  await expect(lines).toHaveCount(1);
  expect(await findBarriers(page)).toEqual([]);
});
