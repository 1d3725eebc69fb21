import type { Page } from '@playwright/test';
import { findBarriers } from './support/barriers.ts';
import { LOTUS, MAJLIS, type IdentityBrand } from './support/brands.ts';
import { addMember, payIn, PASSWORD, query } from './support/database.ts';
import { inWords, readWallet } from './support/playBooks.ts';
import { drawName, expect, openSite, test } from './support/site.ts';

// Whoever comes late in an issue waits for the next one.
test.setTimeout(240_000);

const ISSUE_MS = 60_000;
const WHOLE = 2;

interface Journey {
  readonly brand: IdentityBrand;
  /** Where the lottery stands, and the play that is bet on. */
  readonly path: string;
  readonly lottery: string;
  readonly play: string;
  /** The row of the play in which the great and then the small numbers are picked, so that one unit surely wins. */
  readonly row: string;
  readonly paidInMinor: number;
  /** An amount as the brand writes it. */
  readonly inWords: (minor: number) => RegExp;
}

/** What the books say of the one order of a member. */
async function readOrder(merchantCode: string, memberId: string) {
  const [order] = await query(
    merchantCode,
    `select id, state, stake_minor::int as stake, prize_minor::int as prize,
        rebate_minor::int as rebate
      from lottery_orders where member_id = $1`,
    [memberId],
  );
  return order as
    { id: string; state: string; stake: number; prize: number; rebate: number } | undefined;
}

/** From the hall as a guest to a bet that stands, signing in on the way. */
async function bet(page: Page, { brand, path, lottery, play, row, paidInMinor }: Journey) {
  const site = openSite(page, brand);
  const account = drawName();
  const memberId = await addMember(brand.merchantCode, { account });
  await payIn(brand.merchantCode, memberId, paidInMinor);
  await site.visit(path);
  const main = page.getByRole('main');
  await main.locator(`a[href="${path}?gameCode=${lottery}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`gameCode=${lottery}`));
  await site.visit(`${path}?gameCode=${lottery}&playType=${play}`);
  const first = main.getByRole('group', { name: row, exact: true });
  const press = (id: string) => first.getByRole('button', { name: site.say(id) }).click();
  await press('lottery.helper.big');
  await main.getByRole('button', { name: site.say('lottery.slip.add'), exact: true }).click();
  await press('lottery.helper.small');
  expect(await findBarriers(page)).toEqual([]);
  await main.getByRole('button', { name: site.say('lottery.slip.bet'), exact: true }).click();

  // A guest signs in, and finds the slip as it was.
  await site.logIn(account, PASSWORD);
  const place = site.button('lottery.confirm.place');
  await expect(place).toBeVisible();
  await expect(async () => {
    await place.click({ timeout: 2_000 });
    await expect(
      site.dialog.getByRole('heading', { name: site.say('lottery.receipt.title') }),
    ).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: ISSUE_MS });
  await site.button('lottery.receipt.on').click();
  return { site, memberId };
}

/** The draw comes, and bet, movement, header and proof tell the same. */
async function expectSettled(page: Page, journey: Journey): Promise<void> {
  const { brand, path, lottery, paidInMinor } = journey;
  const { site, memberId } = await bet(page, journey);
  await expect
    .poll(async () => (await readOrder(brand.merchantCode, memberId))?.state, {
      timeout: WHOLE * ISSUE_MS,
    })
    .toBe('won');
  const order = (await readOrder(brand.merchantCode, memberId))!;
  expect(order.prize).toBeGreaterThan(0);
  const left = paidInMinor - order.stake + order.prize + order.rebate;
  expect(await readWallet(brand.merchantCode, memberId)).toBe(left);

  await site.visit(`${path}?view=orders&order=${order.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText(site.say('lottery.order.won')).first()).toBeVisible();
  await expect(page.locator('header').first()).toContainText(journey.inWords(left));
  await main.locator(`a[href*="draw=${lottery}"]`).first().click();
  await expect(page.getByText(site.say('fairness.draw.fair'))).toBeVisible();
}

test('a bet on a draw of our own is confirmed, drawn, paid to the cent and computed again', async ({
  page,
}) => {
  const say = openSite(page, MAJLIS).say;
  await expectSettled(page, {
    brand: MAJLIS,
    path: '/lottery',
    lottery: 'SSC1M',
    play: 'POS',
    row: say('lottery.play.place', { place: 1 }),
    paidInMinor: 100_000,
    inWords,
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('a fast Vietnamese draw is bet on by thumb, watched and paid', async ({ page }) => {
    const say = openSite(page, LOTUS).say;
    await expectSettled(page, {
      brand: LOTUS,
      path: '/vnlottery',
      lottery: 'VNN1M',
      play: 'DIG.UNITS',
      row: say('lottery.row.pick'),
      paidInMinor: 1_000_000,
      inWords: (minor) => new RegExp(String(minor).replace(/\B(?=(\d{3})+$)/g, '[.,]')),
    });
  });
});
