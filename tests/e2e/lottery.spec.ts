import type { Locator, Page } from '@playwright/test';
import { findBarriers } from './support/barriers.ts';
import { LOTUS, MAJLIS, type IdentityBrand } from './support/brands.ts';
import { addMember, payIn, PASSWORD } from './support/database.ts';
import {
  awaitOpenIssue,
  letDraw,
  readCounted,
  readHeld,
  readMovements,
  readOrders,
  type BookedOrder,
} from './support/lotteryBooks.ts';
import { inWords, readWallet } from './support/playBooks.ts';
import { openSources } from './support/feedSources.ts';
import { drawName, expect, openSite, test, type Site } from './support/site.ts';

// Whoever comes late in an issue waits for the next one.
test.setTimeout(240_000);

const ISSUE_MS = 60_000;
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

interface Journey {
  readonly brand: IdentityBrand;
  /** Where the lottery stands. */
  readonly path: string;
  readonly lottery: string;
  /** The play that is asked for by the address; a ticket has none. */
  readonly play?: string;
  /** Picks so that something surely wins. */
  readonly pick: (main: Locator, site: Site) => Promise<void>;
  readonly paidInMinor: number;
  /** An amount as the brand writes it. */
  readonly inWords: (minor: number) => RegExp;
}

/** Dong, which have no decimals. */
const inDong = (minor: number) => new RegExp(String(minor).replace(/\B(?=(\d{3})+$)/g, '[.,]'));

/** Presses a helper of a row, such as all or the great ones. */
const help = (main: Locator, site: Site, { row, id }: { row: string; id: string }) =>
  main
    .getByRole('group', { name: row, exact: true })
    .getByRole('button', { name: site.say(id) })
    .click();

/** A new member with money, who is not signed in. */
async function addPlayer({ brand, paidInMinor }: Pick<Journey, 'brand' | 'paidInMinor'>) {
  const account = drawName();
  const memberId = await addMember(brand.merchantCode, { account });
  await payIn(brand.merchantCode, memberId, paidInMinor);
  return { account, memberId };
}

/** From the hall as a guest to picks that stand on the slip. */
async function pick(page: Page, { brand, path, lottery, play, pick: press }: Journey) {
  const site = openSite(page, brand);
  await site.visit(path);
  const main = page.getByRole('main');
  await main.locator(`a[href="${path}?gameCode=${lottery}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`gameCode=${lottery}`));
  if (play) await site.visit(`${path}?gameCode=${lottery}&playType=${play}`);
  await press(main, site);
  // What is half below the bar of the issue would count as too small to press.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await findBarriers(page)).toEqual([]);
  return { site, main };
}

/** Confirms what lies open, anew where its draw has closed meanwhile, and closes the receipt. */
async function confirm(site: Site, press: Locator, leave = 'lottery.receipt.on'): Promise<void> {
  await expect(press).toBeVisible();
  await expect(async () => {
    await press.click({ timeout: 2_000 });
    await expect(
      site.dialog.getByRole('heading', { name: site.say('lottery.receipt.title') }),
    ).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: ISSUE_MS });
  await site.dialog
    .locator('a, button')
    .filter({ hasText: site.say(leave) })
    .click();
}

/** The movements that an order's page tells, as minor units in their order. */
async function readPayments(main: Locator, site: Site): Promise<readonly number[]> {
  const heading = main.page().getByRole('heading', { name: site.say('lottery.payments') });
  const amounts = await main
    .locator('section')
    .filter({ has: heading })
    .getByRole('listitem')
    .locator('bdi')
    .allTextContents();
  return amounts.map((text) => Number(text.replace(/[^0-9]/g, '')) * (/[-−]/.test(text) ? -1 : 1));
}

/** A bet that was placed. */
interface Placed {
  readonly site: Site;
  readonly main: Locator;
  readonly memberId: string;
  readonly order: BookedOrder;
  /** The line of one's own bets on the bet screen. */
  readonly own: Locator;
}

/** A guest picks, signs in, finds the slip as it was, and bets. */
async function placeBet(page: Page, journey: Journey): Promise<Placed> {
  const { merchantCode } = journey.brand;
  const { account, memberId } = await addPlayer(journey);
  const { site, main } = await pick(page, journey);
  await main.getByRole('button', { name: site.say('lottery.slip.bet'), exact: true }).click();
  await site.logIn(account, PASSWORD);
  await confirm(site, site.button('lottery.confirm.place'));
  const [order] = await readOrders(merchantCode, memberId);
  const own = main.getByRole('link', { name: new RegExp(order!.issue) });
  await expect(own).toContainText(site.say('lottery.order.pending'));
  return { site, main, memberId, order: order!, own };
}

/** The bet screen, the order, the ledger and the header tell the same of a bet that won. */
async function expectBooked(page: Page, journey: Journey, placed: Placed): Promise<void> {
  const { merchantCode } = journey.brand;
  const { site, main, memberId, own } = placed;
  await expect(own).toContainText(site.say('lottery.order.won'));
  const [order] = await readOrders(merchantCode, memberId);
  expect(order!.prize).toBeGreaterThan(0);
  await expect(own).toContainText(journey.inWords(order!.prize));
  const left = journey.paidInMinor - order!.stake + order!.prize + order!.rebate;
  expect(await readWallet(merchantCode, memberId)).toBe(left);
  await expect(page.locator('header').first()).toContainText(journey.inWords(left));

  await own.click();
  await expect(main.getByText(site.say('lottery.order.won')).first()).toBeVisible();
  const movements = await readMovements(merchantCode, memberId);
  await expect.poll(() => readPayments(main, site)).toEqual(movements);
  expect(movements.reduce((sum, amount) => sum + amount, journey.paidInMinor)).toBe(left);
}

/** The draw comes, the books agree, and the draw is computed again. */
async function expectPaid(page: Page, journey: Journey): Promise<void> {
  const placed = await placeBet(page, journey);
  await letDraw(journey.brand.merchantCode, placed.order);
  await expectBooked(page, journey, placed);
  await placed.main.locator(`a[href*="draw=${journey.lottery}"]`).first().click();
  await expect(page.getByText(placed.site.say('fairness.draw.fair'))).toBeVisible();
}

/** Units digits of the special prize: one of them surely comes. */
async function pickUnits(main: Locator, site: Site): Promise<void> {
  const row = site.say('lottery.row.pick');
  await help(main, site, { row, id: 'lottery.helper.big' });
  await main.getByRole('button', { name: site.say('lottery.slip.add'), exact: true }).click();
  await help(main, site, { row, id: 'lottery.helper.small' });
}

const rowOf = (site: Site) => site.say('lottery.play.place', { place: 1 });

const pickAll = async (main: Locator, site: Site) =>
  help(main, site, { row: rowOf(site), id: 'lottery.helper.all' });

test('a bet on five digits is picked by row, drawn, paid to the cent and computed again', async ({
  page,
}) => {
  await expectPaid(page, {
    brand: MAJLIS,
    path: '/lottery',
    lottery: 'SSC1M',
    play: 'POS',
    async pick(main, site) {
      await help(main, site, { row: rowOf(site), id: 'lottery.helper.big' });
      await main.getByRole('button', { name: site.say('lottery.slip.add'), exact: true }).click();
      await help(main, site, { row: rowOf(site), id: 'lottery.helper.small' });
    },
    paidInMinor: 100_000,
    inWords,
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a race is bet on, run and paid', async ({ page }) => {
    await expectPaid(page, {
      brand: MAJLIS,
      path: '/lottery',
      lottery: 'PK101M',
      play: 'POS',
      pick: pickAll,
      paidInMinor: 100_000,
      inWords,
    });
  });

  test('a fast Vietnamese draw is bet on by thumb, watched and paid', async ({ page }) => {
    await expectPaid(page, {
      brand: LOTUS,
      path: '/vnlottery',
      lottery: 'VNN1M',
      play: 'DIG.UNITS',
      pick: pickUnits,
      paidInMinor: 1_000_000,
      inWords: inDong,
    });
  });

  test('a Vietnamese board fills as it is drawn, is paid when it is whole, and a ticket is checked by it', async ({
    page,
  }) => {
    const journey = {
      brand: LOTUS,
      path: '/vnlottery',
      lottery: 'VNMB',
      play: 'DIG.UNITS',
      pick: pickUnits,
      paidInMinor: 1_000_000,
      inWords: inDong,
    };
    const placed = await placeBet(page, journey);
    const { site, order } = placed;
    const secondsAgo = 60;
    await letDraw(LOTUS.merchantCode, order, secondsAgo);
    const sources = openSources(order, secondsAgo);
    const board = await page.context().newPage();
    const results = openSite(board, LOTUS);
    await results.visit('/vnlottery?view=results');
    const tables = board.getByRole('main').locator('table');
    const numbers = tables.first().locator('td:nth-child(2) span span');
    const waiting = numbers.filter({ hasText: '·' });
    await expect(waiting).toHaveCount(27);
    // From here on nobody loads the page again.
    await expect(() => sources.tellPart()).toPass();
    await expect(board.getByText(site.say('lottery.board.live')).first()).toBeVisible();
    expect(await waiting.count()).toBeGreaterThan(0);
    expect(await waiting.count()).toBeLessThan(27);
    await sources.tellRest();
    await expect(waiting).toHaveCount(0);
    const told = Object.values(sources.draw).flat() as string[];
    expect([...(await numbers.allTextContents())].sort()).toEqual([...told].sort());
    const special = told[0]!;
    const units = told
      .filter((number) => number.at(-2) === special.at(-2))
      .map((each) => each.at(-1));
    await expect(
      tables
        .nth(1)
        .locator('tbody tr')
        .nth(Number(special.at(-2))),
    ).toContainText(units.sort().join(', '));
    await results.visit('/vnlottery?view=check');
    await board.getByRole('main').getByRole('textbox').fill(special);
    // The number that was drawn may have won a smaller prize as well.
    await expect(board.getByRole('status').getByRole('listitem').first()).toHaveText(
      new RegExp(special),
    );
    await expectBooked(page, journey, placed);
  });

  test('a ticket is filled by its keypad, drawn and paid', async ({ page }) => {
    await expectPaid(page, {
      brand: LOTUS,
      path: '/seaLottery',
      lottery: 'YEEKEE5M',
      async pick(main, site) {
        const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
        await press(site.say('lottery.ticket.digits', { 0: 1 }));
        for (const digit of '12345') await press(digit);
        await press(site.say('lottery.slip.add'));
        for (const digit of '67890') await press(digit);
      },
      paidInMinor: 1_000_000,
      inWords: inDong,
    });
  });

  test('a chase that wins stops by itself, and what it no longer needs is free', async ({
    page,
  }) => {
    const journey = {
      brand: MAJLIS,
      path: '/lottery',
      lottery: 'SSC3M',
      play: 'POS',
      pick: pickAll,
      paidInMinor: 100_000,
      inWords,
    };
    const { merchantCode } = MAJLIS;
    const { account, memberId } = await addPlayer(journey);
    const { site, main } = await pick(page, journey);
    await main.getByRole('button', { name: site.say('lottery.slip.chase'), exact: true }).click();
    await site.logIn(account, PASSWORD);
    const words = site.say('lottery.confirm.placeChase', { draws: 5 });
    const place = site.dialog.getByRole('button', { name: words });
    await site.dialog.getByRole('button', { name: '5', exact: true }).click();
    await confirm(site, place, 'lottery.receipt.see');
    expect(await readHeld(merchantCode, memberId)).toBe(4 * 20_00);
    await expect(main.getByText(site.say('lottery.chases.running'))).toBeVisible();

    const [first] = await readOrders(merchantCode, memberId);
    await letDraw(merchantCode, first!);
    await expect(main.getByText(site.say('lottery.chases.reached'))).toBeVisible();
    const [won, ...later] = await readOrders(merchantCode, memberId);
    const left = journey.paidInMinor - won!.stake + won!.prize + won!.rebate;
    await expect(page.locator('header').first()).toContainText(inWords(left));
    expect(await readHeld(merchantCode, memberId)).toBe(0);
    expect(await readCounted(merchantCode, memberId)).toBe(won!.stake);
    expect(later.map(({ state }) => state)).toEqual(Array(4).fill('cancelledBySystem'));
    await main.getByText(site.say('lottery.chases.bets')).click();
    await expect(main.getByText(site.say('lottery.order.cancelledBySystem'))).toHaveCount(4);
    await expect(main.getByRole('button', { name: site.say('lottery.chases.stop') })).toHaveCount(
      0,
    );
  });

  test('a bet that is cancelled gives its money back to the cent, and room to bet', async ({
    page,
  }) => {
    const journey = {
      brand: MAJLIS,
      path: '/lottery',
      lottery: 'SSC5M',
      play: 'POS',
      pick: pickAll,
      paidInMinor: 12_345,
      inWords,
    };
    const { merchantCode } = MAJLIS;
    const { account, memberId } = await addPlayer(journey);
    await awaitOpenIssue(merchantCode, journey.lottery, { seconds: 20 });
    const { site, main } = await pick(page, journey);
    await main.getByRole('button', { name: site.say('lottery.slip.bet'), exact: true }).click();
    await site.logIn(account, PASSWORD);
    await confirm(site, site.button('lottery.confirm.place'), 'lottery.receipt.see');
    await expect(page.locator('header').first()).toContainText(inWords(12_345 - 20_00));
    expect(await readCounted(merchantCode, memberId)).toBe(20_00);
    await main.getByRole('button', { name: site.say('lottery.order.cancel') }).click();
    await site.button('lottery.cancel.do').click();
    await expect(main.getByText(site.say('lottery.order.cancelled'))).toBeVisible();
    await expect(page.locator('header').first()).toContainText(inWords(12_345));
    await expect.poll(() => readPayments(main, site)).toEqual([-20_00, 20_00]);
    expect(await readCounted(merchantCode, memberId)).toBe(0);
  });
});
