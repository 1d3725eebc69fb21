import { findBarriers } from './support/barriers.ts';
import { AURORA } from './support/brands.ts';
import { addMember } from './support/database.ts';
import { readWallet } from './support/playBooks.ts';
import { drawName, expect, openSite, test } from './support/site.ts';

// The provider of payments tells what happens a moment later, and jobs take it on.
test.setTimeout(150_000);
test.use({ extraHTTPHeaders: {}, viewport: { width: 360, height: 780 }, hasTouch: true });

const LATER_MS = 30_000;
const LIMIT = '500';
const AMOUNT = '50';
const REWARD_MINOR = 500;

test('a mission is reached by a deposit, claimed from the reward centre, and seen in the records', async ({
  page,
}) => {
  const { merchantCode } = AURORA;
  const account = drawName();
  const memberId = await addMember(merchantCode, { account, payeeName: 'Demo Member' });
  const site = openSite(page, AURORA);
  const main = page.getByRole('main');
  await site.enter(account);
  await page.removeLocatorHandler(site.button('afterLogin.go'));

  await site.visit('/member/missions');
  const missions = main.getByRole('tabpanel').getByRole('listitem');
  await expect(missions).toHaveCount(2);
  expect(await findBarriers(page)).toEqual([]);
  await main.getByRole('tab', { name: site.say('centre.board.tab'), exact: true }).click();
  await expect(main.getByText(site.say('centre.board.notYet'))).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await site.visit('/member/deposit');
  await main.getByRole('button', { name: site.say('centre.limits.month'), exact: true }).click();
  await site.dialog.getByLabel(site.say('centre.limits.amount')).fill(LIMIT);
  await site.button('centre.limits.save').click();
  await main.getByLabel(site.say('centre.deposit.amount')).fill(AMOUNT);
  await main.locator('label:has(input[value="epc"])').click();
  await main.locator('button[type="submit"]').click();
  const link = main.getByRole('link', { name: site.say('centre.pay.demo') });
  const there = await page.context().newPage();
  await there.goto((await link.getAttribute('href'))!);
  await there.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(there.getByText(/paid/i)).toBeVisible();
  await there.close();
  await expect
    .poll(() => readWallet(merchantCode, memberId), { timeout: LATER_MS })
    .toBe(Number(AMOUNT) * 100);

  // Nobody loads the page again: the stream tells.
  await site.visit('/member/rewards');
  const claim = main.getByRole('button', { name: site.say('centre.rewards.claim'), exact: true });
  await expect(claim).toHaveCount(1, { timeout: LATER_MS });
  expect(await findBarriers(page)).toEqual([]);
  await claim.dblclick();
  await expect(main.getByText(site.say('centre.rewards.none'))).toBeVisible();
  expect(await readWallet(merchantCode, memberId)).toBe(Number(AMOUNT) * 100 + REWARD_MINOR);

  await site.visit('/member/bonuses');
  const bets = main.getByRole('button', { name: site.say('centre.bonus.bets'), exact: true });
  await bets.click();
  await expect(main.getByText(site.say('centre.bonus.noBets'))).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await site.visit('/member/record?group=rewards');
  await expect(main.getByText(site.say('record.mission'))).toBeVisible();
});
