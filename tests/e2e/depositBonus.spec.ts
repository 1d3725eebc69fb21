import type { Page } from '@playwright/test';
import { findBarriers } from './support/barriers.ts';
import { AURORA, MAJLIS, type IdentityBrand } from './support/brands.ts';
import {
  addAccount,
  ask,
  enter,
  mainOf,
  payByCard,
  press,
  prove,
  PROVIDER_MS,
  send,
  stateIs,
} from './support/cashier.ts';
import { addMember, addPromotion, query } from './support/database.ts';
import { drawName, expect, openSite, test, type Site } from './support/site.ts';
import { getWords } from './support/words.ts';

// The provider of payments, jobs and a draw are waited for.
test.setTimeout(300_000);
// A header of a test's own would be asked leave for, by the page of a game.
test.use({
  actionTimeout: 30_000,
  extraHTTPHeaders: {},
  viewport: { width: 360, height: 780 },
  hasTouch: true,
});

const ISSUE_MS = 90_000;

/** What bets did for the bonus, and how it stands. */
async function readBonus({ merchantCode }: IdentityBrand, memberId: string) {
  const rows = await query(
    merchantCode,
    `select state, required_minor::int as required, done_minor::int as done, released_minor::int as released,
        (select coalesce(sum(balance_minor), 0)::int from ledger_accounts
          where member_id = $1 and purpose = 'bonus') as left,
        (select count(*)::int from bonus_bets where member_id = $1 and category = 'LOTT') as drawn
      from bonuses where member_id = $1`,
    [memberId],
  );
  return rows as unknown as readonly {
    state: string;
    required: number;
    done: number;
    released: number;
    left: number;
    drawn: number;
  }[];
}

/** Picks one number, and orders. */
async function betOnDraw(page: Page, site: Site): Promise<void> {
  const main = mainOf(page);
  await site.visit('/lottery?gameCode=SSC1M&playType=POS');
  const name = site.say('lottery.play.place', { place: 1 });
  await main
    .getByRole('group', { name, exact: true })
    .getByRole('button', { name: /^7( |$)/ })
    .click();
  await press(main, site.say('lottery.slip.bet'));
  const place = site.button('lottery.confirm.place');
  await expect(async () => {
    await place.click({ timeout: 2_000 });
    await expect(
      site.dialog.getByRole('heading', { name: site.say('lottery.receipt.title') }),
    ).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: ISSUE_MS });
}

/** A bet above the highest is refused and takes nothing; then a slot is played until nothing is left to be bet. */
async function playSlot(
  page: Page,
  { site, brand, memberId }: { site: Site; brand: IdentityBrand; memberId: string },
): Promise<void> {
  await site.visit('/game?game=house-lantern-orchard');
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
      `select coalesce(sum(staked_minor), 0)::int as staked from play_rounds where member_id = $1`,
      [memberId],
    );
    return (rows[0] as { staked: number }).staked;
  };
  await spin.click();
  await expect(game.getByText(inGame('originals.trouble.highest'))).toBeVisible();
  expect(await staked()).toBe(0);

  const isOver = async () => (await readBonus(brand, memberId))[0]!.state !== 'active';
  while (!(await isOver())) {
    await expect(spin).toBeEnabled({ timeout: 90_000 });
    const was = await staked();
    await spin.click();
    await expect(async () => {
      // Too high still: the next lower bet.
      if (await game.getByText(inGame('originals.trouble.highest')).isVisible()) {
        await button('originals.bet.less').click({ timeout: 1_000 });
        await spin.click({ timeout: 1_000 });
      }
      expect(await staked()).toBeGreaterThan(was);
    }).toPass({ timeout: PROVIDER_MS });
    await expect(spin).toBeEnabled({ timeout: 90_000 });
    // A job counts once a second.
    await expect
      .poll(async () => (await isOver()) || (await readBonus(brand, memberId))[0]!.done > 0)
      .toBe(true);
  }
}

// Amounts in the main unit: what is paid in comes twice, and part of it is to be bet by bets of so much at most.
for (const { brand, account: number, amount, multiplier, maxBet } of [
  {
    brand: AURORA,
    account: 'ES9121000418450200051332',
    amount: '20',
    multiplier: '1',
    maxBet: '5',
  },
  {
    brand: MAJLIS,
    account: 'AE070331234567890123456',
    amount: '100',
    multiplier: '0.3',
    maxBet: '5',
  },
]) {
  test(`${brand.name}: a bonus is chosen for a deposit, played, released and paid out`, async ({
    page,
  }) => {
    const { merchantCode } = brand;
    const account = drawName();
    const memberId = await addMember(merchantCode, { account, payeeName: 'Demo Member' });
    const title = `Match ${account}`;
    const offer = await addPromotion(merchantCode, {
      kind: 'depositMatch',
      rate: '1',
      cap: amount,
      minDeposit: '10',
      texts: { en: { title, lead: 'Twice as much', body: '' } },
      pays: {
        pays: 'bonus',
        version: 1,
        model: 'locked',
        multiplier,
        base: 'bonus',
        contribution: {},
        vendors: {},
        maxBet,
        maxRelease: null,
        expiresHours: 72,
      },
    });
    const site = openSite(page, brand);
    const main = mainOf(page);
    await enter(page, site, account);
    await site.visit(`/promoDetail?id=${offer}`);
    await main.locator('section[data-status] a[href*="offer="]').click();
    const heading = main.getByRole('heading', { name: site.say('centre.deposit.title'), level: 1 });
    await expect(heading).toBeInViewport();
    if (brand === AURORA) {
      await press(main, site.say('centre.limits.month'));
      await site.dialog.getByLabel(site.say('centre.limits.amount')).fill('500');
      await site.button('centre.limits.save').click();
    } else {
      await press(main, site.say('centre.firstLimit.without'));
      await press(main, site.say('centre.firstLimit.sure'));
    }
    // Who pressed the button of the bonus finds it chosen; who comes by the menu finds none.
    await expect(main.getByRole('radio', { name: title })).toBeChecked();
    await expect(heading).toBeInViewport();
    await ask(page, site, { method: 'card', amount });
    await expect(
      main.getByRole('radio', { name: site.say('centre.deposit.noBonus') }),
    ).toBeChecked();
    await main.locator('label').filter({ hasText: title }).click();
    expect(await findBarriers(page)).toEqual([]);
    await send(main);
    await payByCard(page, site, '4242 4242 4242 4242');
    await stateIs(page, site, 'centre.deposit.confirmed');
    const minor = Number(amount) * 100;
    const [granted] = await readBonus(brand, memberId);
    expect(granted).toMatchObject({
      state: 'active',
      required: minor * Number(multiplier),
      left: minor,
    });

    // Chosen once: the same form offers it no more.
    await site.visit(`/member/deposit?offer=${offer}`);
    await expect(main.getByLabel(site.say('centre.deposit.amount'))).toBeVisible();
    await expect(main.locator('label').filter({ hasText: title })).toHaveCount(0);
    await site.visit('/member/withdraw');
    await expect(main.locator('button[type="submit"]')).toBeDisabled();

    await betOnDraw(page, site);
    await playSlot(page, { site, brand, memberId });
    const [released] = await readBonus(brand, memberId);
    expect(released).toMatchObject({ state: 'released', left: 0 });
    await site.visit('/member/bonuses');
    await expect(main.getByText(title).first()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await expect
      .poll(async () => (await readBonus(brand, memberId))[0]!.drawn, { timeout: ISSUE_MS })
      .toBe(1);

    await site.visit('/member/withdraw');
    // The deposit itself is to be bet once.
    if (Number(multiplier) < 1) {
      await expect(main.locator('button[type="submit"]')).toBeDisabled();
      return;
    }
    await main.getByLabel(site.say('centre.withdraw.amount')).fill(amount);
    await addAccount(main, site, number);
    await send(main);
    await prove(site, 'centre.withdraw.confirm.do');
    await expect(page).toHaveURL(/order=/);
    const orders = await query(
      merchantCode,
      'select amount_minor::int as minor from withdrawal_orders where member_id = $1',
      [memberId],
    );
    expect(orders).toEqual([{ minor }]);
  });
}
