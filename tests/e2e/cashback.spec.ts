import { findBarriers } from './support/barriers.ts';
import { LOTUS } from './support/brands.ts';
import { addMember, query } from './support/database.ts';
import { readWallet } from './support/playBooks.ts';
import { drawName, expect, openSite, test } from './support/site.ts';

// The job that closes days comes once a minute.
test.setTimeout(180_000);
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const CLOSED_MS = 90_000;
const { merchantCode } = LOTUS;
const VALID_MINOR = 5_000_000;
/** 0.8 % of slots, as Lotus says. */
const CASHBACK_MINOR = 40_000;

/** A day on which the member lost one bet; the day and all after it are not closed yet. */
async function playDay(memberId: string): Promise<void> {
  await query(
    merchantCode,
    `insert into bets (merchant_code, member_id, source, reference, category, vendor_code, game, currency, decimals,
        state, placed_at, settled_at, at, day, stake_minor, bet_minor, valid_minor, payout_minor)
      select $1, $2, 'round', 'HOUSE ' || gen_random_uuid(), 'RNG', 'HOUSE', 'house-lantern-orchard', code, 0,
        'lost', noon, noon, noon, day, $3, $3, $3, 0
      from (select code, day, (day + time '12:00') at time zone time_zone as noon from (
        select code, time_zone, (now() at time zone time_zone)::date - 2 as day
          from merchant_currencies where merchant_code = $1) brand) played`,
    [merchantCode, memberId, VALID_MINOR],
  );
  await query(
    merchantCode,
    `insert into cashback_closings (merchant_code, closed_through)
      select merchant_code, (now() at time zone time_zone)::date - 3 from merchant_currencies where merchant_code = $1
      on conflict (merchant_code) do update set closed_through = excluded.closed_through`,
    [merchantCode],
  );
}

const readDays = (memberId: string) =>
  query(merchantCode, 'select state from cashback_days where member_id = $1', [memberId]);

test('a day that was played is closed, told, claimed once, and seen in the records', async ({
  page,
}) => {
  const account = drawName();
  const memberId = await addMember(merchantCode, { account, payeeName: 'Demo Member' });
  await playDay(memberId);
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
