import type { Page } from '@playwright/test';
import { LOTUS } from './support/brands.ts';
import { addMember, payIn } from './support/database.ts';
import { chooseBrand, enterDesk } from './support/desk.ts';
import { awaitOpenIssue, readHeld, readOrders } from './support/lotteryBooks.ts';
import { drawName, drawPhone, expect, openSite, test, type Site } from './support/site.ts';

test.setTimeout(180_000);

const PAID_IN = 1_000_000;
const LOTTERY = '/lottery?gameCode=SSC5M&playType=POS';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Puts the great numbers of the first place on the slip, and asks to bet on them or to chase them. */
async function pick(page: Page, site: Site, then: 'lottery.slip.bet' | 'lottery.slip.chase') {
  await site.visit(LOTTERY);
  await page
    .getByRole('group', { name: site.say('lottery.play.place', { place: 1 }), exact: true })
    .getByRole('button', { name: site.say('lottery.helper.big') })
    .click();
  await press(page, site.say(then));
}

/** Somebody of the support finds a member of a brand by what the member quotes. */
async function find(desk: Page, { phone, account }: Record<string, string>) {
  await chooseBrand(desk, LOTUS);
  await desk.getByRole('link', { name: 'Members' }).click();
  await desk.getByPlaceholder('Account, e-mail, phone, order, round').fill(phone!);
  // The head, and the one who was looked for.
  await expect(desk.getByRole('row')).toHaveCount(2);
  await desk.getByRole('cell', { name: account! }).first().click();
}

/** Answers the question of a dialog with a reason. */
async function giveReason(desk: Page, button: string, reason: string): Promise<void> {
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toHaveCount(0);
}

test('whose play is frozen by the support bets no more, their chase stops, and the auditor finds each step', async ({
  page,
  browser,
}) => {
  const { merchantCode } = LOTUS;
  const account = drawName();
  const phone = drawPhone().e164;
  const memberId = await addMember(merchantCode, { account, phone });
  await payIn(merchantCode, memberId, PAID_IN);
  const site = openSite(page, LOTUS);
  const main = page.getByRole('main');
  await site.enter(account);
  await awaitOpenIssue(merchantCode, 'SSC5M', { seconds: 45 });
  await pick(page, site, 'lottery.slip.chase');
  await site.dialog.getByRole('button', { name: '5', exact: true }).click();
  await site.dialog
    .getByRole('button', { name: site.say('lottery.confirm.placeChase', { draws: 5 }) })
    .click();
  await site.dialog.getByRole('link', { name: site.say('lottery.receipt.see') }).click();
  await expect(main.getByText(site.say('lottery.chases.running'))).toBeVisible();

  const support = await enterDesk(browser, 'support');
  await find(support, { phone, account });
  await expect(support.getByText(phone)).toHaveCount(0);
  const field = support.locator('dl > div').filter({ has: support.getByText('Phone') });
  await field.getByRole('button', { name: 'Show' }).click();
  await giveReason(support, 'Show', 'Calls back about a chase');
  await expect(support.getByText(phone)).toBeVisible();
  const play = support.getByRole('listitem').filter({ has: support.getByText('Play') });
  await play.getByRole('button', { name: 'Freeze' }).click();
  await expect(support.getByRole('dialog')).toContainText('Chases stop');
  await giveReason(support, 'Freeze', 'Asked for a break');
  await expect(play.getByRole('button', { name: 'Lift' })).toBeVisible();

  // The page of the chase lies open, and hears of it.
  await expect(main.getByText(site.say('lottery.chases.stopped'))).toBeVisible();
  const orders = await readOrders(merchantCode, memberId);
  expect(orders.map(({ state }) => state)).toEqual(Array(5).fill('cancelledBySystem'));
  expect(await readHeld(merchantCode, memberId)).toBe(0);
  await expect(page.locator('header').first()).toContainText('1.000.000');

  await pick(page, site, 'lottery.slip.bet');
  await site.button('lottery.confirm.place').click();
  await expect(site.dialog.getByText(site.say('problem.playFrozen'))).toBeVisible();
  expect(await readOrders(merchantCode, memberId)).toHaveLength(5);

  const auditor = await enterDesk(browser, 'auditor');
  await auditor.getByRole('link', { name: 'Audit' }).click();
  const step = (words: string) =>
    auditor.getByRole('row', { name: new RegExp(`Demo support.*${words}.*${account}`) });
  await expect(step('Personal data shown')).toBeVisible();
  await step('Member frozen').click();
  await expect(auditor).toHaveURL(/\/audit\/./);
  await expect(auditor.getByText('Asked for a break')).toBeVisible();
  await expect(auditor.getByText(phone)).toHaveCount(0);
});
