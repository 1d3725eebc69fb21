import type { Page } from '@playwright/test';
import { findBarriers } from './support/barriers.ts';
import { AURORA, MAJLIS, PROVEN_BRANDS } from './support/brands.ts';
import {
  addAccount,
  ask,
  decide,
  enter,
  enterDeskAt,
  mainOf,
  orderOf,
  payByCard,
  PAYMENT_PASSWORD,
  payThere,
  press,
  prove,
  PROVIDER_MS,
  send,
  stateIs,
} from './support/cashier.ts';
import { addMember, payIn, query } from './support/database.ts';
import { approveByThumb, enterDesk, getDeskAddress } from './support/desk.ts';
import { readWallet } from './support/playBooks.ts';
import { ADULT, drawName, expect, openSite, test, type Site } from './support/site.ts';
import { getWords } from './support/words.ts';

// The provider of payments tells what happens a moment later, and jobs take it on.
test.setTimeout(150_000);
// A header of a test's own would be asked leave for, by the page of a game.
test.use({ extraHTTPHeaders: {}, viewport: { width: 360, height: 780 }, hasTouch: true });

// Amounts in the main unit. The large one has to be looked at by two people.
const AMOUNT = '50';
const LIMIT = '500';
const LARGE = '5000';

test('money comes in: a limit first, then by a code, a card and a clerk', async ({
  page,
  browser,
}) => {
  const { merchantCode } = AURORA;
  const account = drawName();
  const memberId = await addMember(merchantCode, { account, payeeName: 'Demo Member' });
  const site = openSite(page, AURORA);
  const main = mainOf(page);
  await enter(page, site, account);
  await site.visit('/member/deposit');
  // Nothing is asked for before the member has said whether they want a limit.
  await expect(main.getByLabel(site.say('centre.deposit.amount'))).toHaveCount(0);
  await press(main, site.say('centre.limits.month'));
  await site.dialog.getByLabel(site.say('centre.limits.amount')).fill(LIMIT);
  await site.button('centre.limits.save').click();
  await expect(main.getByLabel(site.say('centre.deposit.amount'))).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await send(await ask(page, site, { method: 'epc', amount: AMOUNT }));
  const there = main.getByRole('link', { name: site.say('centre.pay.demo') });
  await payThere(page, there, async (bank) => {
    await press(bank, 'Pay');
    await expect(bank.getByText(/paid/i)).toBeVisible();
  });
  // Nobody loads the page again: the stream tells.
  await stateIs(page, site, 'centre.deposit.confirmed');
  expect(await readWallet(merchantCode, memberId)).toBe(Number(AMOUNT) * 100);
  expect(await findBarriers(page)).toEqual([]);

  await send(await ask(page, site, { method: 'card', amount: AMOUNT }));
  await payByCard(page, site, '4000 0000 0000 0002');
  await stateIs(page, site, 'centre.deposit.failed');
  await main.getByRole('link', { name: site.say('centre.deposit.again') }).click();
  await send(await ask(page, site, { method: 'card', amount: AMOUNT }));
  await payByCard(page, site, '4242 4242 4242 4242');
  await stateIs(page, site, 'centre.deposit.confirmed');
  expect(await readWallet(merchantCode, memberId)).toBe(Number(AMOUNT) * 200);

  await ask(page, site, { method: 'sepa', amount: AMOUNT });
  await main.getByLabel(site.say('centre.deposit.payer')).fill('Demo Member');
  await send(main);
  await expect(main.getByText(site.say('centre.pay.reference'))).toBeVisible({
    timeout: PROVIDER_MS,
  });
  await press(main, site.say('centre.deposit.claim'));
  await site.button('centre.claim.submit').click();
  await expect(site.dialog).toHaveCount(0);
  const path = `/deposits/${orderOf(page)}`;
  const desk = await enterDeskAt(browser, { role: 'cashier', brand: AURORA, path });
  await decide(desk, 'Payment came', async (dialog) => {
    await dialog.locator('input[name="receipt"]').fill(`statement-${orderOf(page)}`);
    return 'It came';
  });
  await stateIs(page, site, 'centre.deposit.confirmed');
  expect(await readWallet(merchantCode, memberId)).toBe(Number(AMOUNT) * 300);

  // The limit of the month has room for no more than what is left of it.
  await send(await ask(page, site, { method: 'card', amount: LIMIT }));
  await expect(main.getByRole('alert')).toContainText(site.say('problem.ownLimitReached'));
});

test('money goes out: played through, approved by two, half received, settled', async ({
  page,
  browser,
}) => {
  const { merchantCode } = MAJLIS;
  const account = drawName();
  const memberId = await addMember(merchantCode, { account, payeeName: 'Demo Member' });
  await payIn(merchantCode, memberId, Number(LARGE) * 200, 'adjustment');
  const site = openSite(page, MAJLIS);
  const main = mainOf(page);
  await enter(page, site, account);
  await site.visit('/member/deposit');
  await press(main, site.say('centre.firstLimit.without'));
  await press(main, site.say('centre.firstLimit.sure'));
  await send(await ask(page, site, { method: 'card', amount: AMOUNT }));
  await payByCard(page, site, '4242 4242 4242 4242');
  await stateIs(page, site, 'centre.deposit.confirmed');

  await site.visit('/member/withdraw');
  await expect(main.locator('button[type="submit"]')).toBeDisabled();
  await playThrough(page, site, { memberId, minor: Number(AMOUNT) * 100 });
  await site.visit('/member/withdraw');
  await main.getByLabel(site.say('centre.withdraw.amount')).fill(LARGE);
  await addAccount(main, site, 'AE070331234567890123456');
  expect(await findBarriers(page)).toEqual([]);
  const before = await readWallet(merchantCode, memberId);
  await send(main);
  await prove(site, 'centre.withdraw.confirm.do');
  await expect(page).toHaveURL(/order=/);

  const path = `/withdrawals/${orderOf(page)}`;
  const first = await enterDeskAt(browser, { role: 'finance', brand: MAJLIS, path });
  const second = await enterDesk(browser, 'risk', { width: 360 });
  const approve = async (look: RegExp) => {
    await second.goto(getDeskAddress('/inbox'));
    await approveByThumb(second, new RegExp(orderOf(page)), async () => {
      await expect(second.getByText(look).first()).toBeVisible();
    });
  };
  await decide(first, 'Approve', async () => 'Approve');
  await expect(first.getByText('It waits for a second person.').first()).toBeVisible();
  await approve(/Demo Member/);
  await stateIs(page, site, 'centre.withdrawal.awaitingReceipt');
  const paid = before - Number(LARGE) * 100;
  expect(await readWallet(merchantCode, memberId)).toBe(paid);

  await main.getByText(site.say('centre.receipt.partial')).click();
  await main.getByLabel(site.say('centre.receipt.amount')).fill(String(Number(LARGE) / 2));
  await send(main);
  await stateIs(page, site, 'centre.withdrawal.partiallyReceived');
  await first.reload();
  await decide(first, 'Settle the dispute', async (dialog) => {
    await dialog.getByText('Give the rest back to the wallet').click();
    return 'Ask for it';
  });
  await expect(first.getByText('It waits for a second person.').first()).toBeVisible();
  await approve(/Demo Member/);
  await stateIs(page, site, 'centre.withdrawal.remainingRefunded');
  expect(await readWallet(merchantCode, memberId)).toBeGreaterThan(paid);
});

/** Spins a slot at the highest bet until what was paid in is played. */
async function playThrough(
  page: Page,
  { brand, visit }: Site,
  { memberId, minor }: { memberId: string; minor: number },
): Promise<void> {
  await visit('/game?game=house-lantern-orchard');
  const game = page.frameLocator('iframe');
  const inGame = getWords(brand.language, 'originals');
  const button = (id: string) => game.getByRole('button', { name: inGame(id), exact: true });
  for (const id of ['originals.banner.start', 'originals.banner.continue']) {
    await page.addLocatorHandler(button(id), (goOn) => goOn.click());
  }
  const spin = button('originals.spin');
  await expect(spin).toBeEnabled({ timeout: PROVIDER_MS });
  const more = button('originals.bet.more');
  while (await more.isEnabled()) await more.click();
  const staked = async () => {
    const rows = await query(
      brand.merchantCode,
      `select coalesce(sum(staked_minor), 0)::int as staked from play_rounds
        where member_id = $1 and state = 'settled'`,
      [memberId],
    );
    return (rows[0] as { staked: number }).staked;
  };
  for (let was = 0; was < minor; was = await staked()) {
    await expect(spin).toBeEnabled({ timeout: 90_000 });
    await spin.click();
    await expect.poll(staked, { timeout: PROVIDER_MS }).toBeGreaterThan(was);
  }
}

test('who excludes themselves is out at once, stays out, and opens no other account', async ({
  page,
}) => {
  const brand = PROVEN_BRANDS[1]!;
  const account = drawName();
  const name = `Person ${account}`;
  const memberId = await addMember(brand.merchantCode, { account, payeeName: name });
  await query(brand.merchantCode, 'update members set birthday = $2 where id = $1', [
    memberId,
    ADULT,
  ]);
  const site = openSite(page, brand);
  const main = mainOf(page);
  await enter(page, site, account);
  await site.visit('/member/limits');
  await press(main, site.say('centre.breaks.months', { length: 6 }));
  await site.button('centre.breaks.do').click();
  await expect(site.inHeader('link', 'account.logIn')).toBeVisible();
  await site.begin();
  await site.openLogin();
  await site.logIn(account);
  await expect(site.fault()).toContainText(site.say('problem.accountPaused'));

  // A phone's header leads to the log-in alone.
  await page.setViewportSize({ width: 1280, height: 800 });
  await site.begin();
  await site.openRegistration();
  await site.fillRegistration(drawName());
  await site.field('payeeName').fill(name.toUpperCase());
  await site.field('paymentPassword').fill(PAYMENT_PASSWORD);
  await site.answered('register.submit', /register/);
  await expect(site.fault()).toContainText(site.say('problem.accountPaused'));
});
