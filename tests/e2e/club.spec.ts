import { findBarriers } from './support/barriers.ts';
import { AURORA } from './support/brands.ts';
import { addMember, PASSWORD } from './support/database.ts';
import { chooseBrand, enterDesk, getDeskAddress } from './support/desk.ts';
import { playDay, readWallet } from './support/playBooks.ts';
import { drawName, expect, openSite, test } from './support/site.ts';

// The job that counts growth comes once a minute.
test.setTimeout(180_000);
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const COUNTED_MS = 90_000;
const { merchantCode } = AURORA;
const PAYMENT_PASSWORD = '481516';
/** 6,000.00 at slots: 6,000 of growth, which jumps over Bronze to Silver, and 600 points. */
const VALID_MINOR = 600_000;
const GIFTS_MINOR = 500 + 1_500;
const CONVERTED = 300;
const CONVERTED_MINOR = 300;
const CARDS = 200;

test('bets bring levels with their gifts, and points that become money and a parcel', async ({
  page,
  browser,
}) => {
  const account = drawName();
  const memberId = await addMember(merchantCode, { account, payeeName: 'Demo Member' });
  const site = openSite(page, AURORA);
  const main = page.getByRole('main');
  const press = (id: string) => main.getByRole('button', { name: site.say(id), exact: true });
  await site.enter(account);
  await page.removeLocatorHandler(site.button('afterLogin.go'));
  await playDay(merchantCode, memberId, { validMinor: VALID_MINOR, closings: 'vip_closings' });

  await site.visit('/vip');
  expect(await findBarriers(page)).toEqual([]);
  // Two levels at once, and the gift of each.
  const gifts = press('centre.rewards.claim');
  await expect(async () => {
    await site.visit('/vip');
    await expect(gifts).toHaveCount(2, { timeout: 3_000 });
  }).toPass({ timeout: COUNTED_MS, intervals: [3_000] });
  expect(await findBarriers(page)).toEqual([]);
  await gifts.first().dblclick();
  await expect(gifts).toHaveCount(1);
  await gifts.first().click();
  await expect(gifts).toHaveCount(0);
  await site.visit('/vip');
  await expect(gifts).toHaveCount(0);
  expect(await readWallet(merchantCode, memberId)).toBe(GIFTS_MINOR);

  await site.visit('/pointMall');
  await expect(main.getByText('600', { exact: true }).first()).toBeVisible();
  await press('mall.convert.open').click();
  await site.dialog.getByLabel(site.say('mall.convert.points')).fill(String(CONVERTED));
  await site.button('mall.next').click();
  await site.dialog.getByLabel(site.say('centre.pass.choose')).fill(PAYMENT_PASSWORD);
  await site.dialog.getByLabel(site.say('centre.pass.own')).fill(PASSWORD);
  await site.button('centre.pass.set').click();
  const pass = site.dialog.getByLabel(site.say('centre.pass.label'), { exact: true });
  await pass.fill(PAYMENT_PASSWORD);
  await site.dialog.locator('button[type="submit"]').dblclick();
  await expect(site.dialog).toHaveCount(0);
  expect(await readWallet(merchantCode, memberId)).toBe(GIFTS_MINOR + CONVERTED_MINOR);

  const cards = main.getByRole('listitem').filter({ hasText: String(CARDS) });
  await cards
    .getByRole('button', { name: site.say('mall.redeem'), exact: true })
    .first()
    .click();
  await site.dialog.getByLabel(site.say('mall.address')).fill('Demo Member, 1 Example Street');
  await site.dialog.getByRole('textbox', { name: site.say('mall.phone') }).fill('612345678');
  await site.button('mall.next').click();
  await pass.fill(PAYMENT_PASSWORD);
  await site.button('mall.confirm.do').click();
  await expect(site.dialog).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);

  const desk = await enterDesk(browser, 'administrator');
  await chooseBrand(desk, AURORA);
  await desk.goto(getDeskAddress('/point-orders'));
  const row = desk.getByRole('row').filter({ hasText: account });
  const decide = async (button: string, fill?: () => Promise<void>) => {
    await row.getByRole('button', { name: button, exact: true }).click();
    await fill?.();
    await desk.getByRole('dialog').getByLabel('Reason').fill('As ordered');
    await desk.getByRole('dialog').getByRole('button', { name: 'Do it' }).click();
    await expect(desk.getByRole('dialog')).toHaveCount(0);
  };
  await decide('Approve');
  await decide('Ship', async () => {
    await desk.getByRole('dialog').getByLabel('Carrier').fill('DEMO POST');
    await desk.getByRole('dialog').getByLabel('Tracking number').fill('ZX-4711');
  });
  await expect(row.getByText(/ZX-4711/)).toBeVisible();

  await site.visit('/pointMall?tab=history');
  await expect(main.getByText(/ZX-4711/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
