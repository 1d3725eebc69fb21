import { findBarriers } from './support/barriers.ts';
import { AURORA, MAJLIS } from './support/brands.ts';
import { enter, enterDeskAt, mainOf, press } from './support/cashier.ts';
import { addMember, addPromotion, query } from './support/database.ts';
import { readWallet } from './support/playBooks.ts';
import { untilReady } from './support/openGame.ts';
import { drawName, expect, openSite, test } from './support/site.ts';
import { getWords } from './support/words.ts';

test.setTimeout(150_000);
test.use({
  extraHTTPHeaders: {},
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  actionTimeout: 30_000,
});

const PICTURE = 'brands/aurora/assets/social.png';
const GRANTED = '12';

for (const brand of [AURORA, MAJLIS]) {
  test(`${brand.name}: an activity is applied for with a picture, granted at the desk and collected`, async ({
    page,
    browser,
  }) => {
    const { merchantCode } = brand;
    const account = drawName();
    const memberId = await addMember(merchantCode, { account });
    const title = `Activity ${account}`;
    const id = await addPromotion(merchantCode, {
      most: '20',
      texts: { en: { title, lead: 'Show us', body: '<p>One picture is enough.</p>' } },
    });
    const site = openSite(page, brand);
    const main = mainOf(page);
    // A guest finds it, and comes back to it as a member.
    await site.visit('/promotions');
    expect(await findBarriers(page)).toEqual([]);
    await main.getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL(new RegExp(id));
    await enter(page, site, account);
    await site.visit(`/promoDetail?id=${id}`);
    const comment = main.getByRole('textbox', { name: site.say('promo.comment') });
    await comment.fill('We won a spin 🎉');
    await main.locator('input[type="file"]').setInputFiles(PICTURE);
    expect(await findBarriers(page)).toEqual([]);
    await press(main, site.say('promo.send'));
    const status = main.locator('section[data-status]');
    await expect(status).toHaveAttribute('data-status', 'applying');

    const desk = await enterDeskAt(browser, {
      role: 'marketing',
      brand,
      path: '/promotion-applications',
    });
    await desk.getByText(account, { exact: true }).first().click();
    await expect(desk.getByText('We won a spin 🎉')).toBeVisible();
    await expect(desk.getByRole('img').first()).toBeVisible();
    const inDialog = desk.getByRole('dialog');
    await press(desk, 'Take it');
    await press(inDialog, 'Take it');
    await expect(inDialog).toHaveCount(0);
    await site.visit(`/promoDetail?id=${id}`);
    await expect(status).toHaveAttribute('data-status', 'process');
    await press(desk, 'Grant');
    await inDialog.getByRole('textbox', { name: /Amount/ }).fill(GRANTED);
    await inDialog.getByLabel('Reason').fill('A fine picture');
    await press(inDialog, 'Grant');
    await expect(inDialog).toHaveCount(0);

    await site.visit(`/promoDetail?id=${id}`);
    await expect(status).toHaveAttribute('data-status', 'issued');
    await main.getByRole('button', { name: site.say('promo.collect'), exact: true }).dblclick();
    await expect(status).toHaveAttribute('data-status', 'claimed');
    expect(await readWallet(merchantCode, memberId)).toBe(Number(GRANTED) * 100);
    expect(await findBarriers(page)).toEqual([]);
    await site.visit('/member/bonuses');
    await expect(main.getByText(title).first()).toBeVisible();
  });
}

test('a raffle is drawn, and its ticket checked where every draw is', async ({ page }) => {
  const { merchantCode } = AURORA;
  const account = drawName();
  const memberId = await addMember(merchantCode, { account });
  const id = await addPromotion(merchantCode, {
    kind: 'raffle',
    prizes: [
      { amount: '5', weight: 1, stock: 0 },
      { amount: '7', weight: 1, stock: 0 },
    ],
    texts: { en: { title: `Raffle ${account}`, lead: 'Draw', body: '' } },
  });
  const site = openSite(page, AURORA);
  const main = mainOf(page);
  await enter(page, site, account);
  await site.visit(`/promoDetail?id=${id}`);
  await main.getByRole('button', { name: site.say('promo.draw'), exact: true }).dblclick();
  const ticket = main.locator('details').filter({ hasText: site.say('promo.checked') });
  await expect(ticket).toHaveCount(1);
  const paid = await readWallet(merchantCode, memberId);
  expect([500, 700]).toContain(paid);
  expect(await findBarriers(page)).toEqual([]);
  await ticket.locator('summary').click();
  await ticket.locator('a[href*="/fairness"]').click();
  await expect(page).toHaveURL(/\/fairness/);
  await expect(main.getByText(site.say('fairness.ticket.fair'))).toBeVisible();
});

test('free spins are claimed, played in their slot through a reload, and paid into the wallet', async ({
  page,
}) => {
  const { merchantCode, language } = AURORA;
  const account = drawName();
  const memberId = await addMember(merchantCode, { account });
  const count = 3;
  const id = await addPromotion(merchantCode, {
    kind: 'freeSpins',
    freeSpins: { game: 'house-lantern-orchard', stake: '0.20', count, hours: 24 },
    texts: { en: { title: `Spins ${account}`, lead: 'On the house', body: '' } },
  });
  const site = openSite(page, AURORA);
  const main = mainOf(page);
  await enter(page, site, account);
  await site.visit(`/promoDetail?id=${id}`);
  await main.getByRole('button', { name: site.say('promo.spins'), exact: true }).dblclick();
  const play = main.getByRole('link', { name: site.say('promo.play'), exact: true });
  await expect(play).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await play.click();

  const inGame = getWords(language, 'originals');
  const game = page.frameLocator('iframe');
  const button = (word: string) => game.getByRole('button', { name: inGame(word), exact: true });
  for (const word of ['originals.banner.start', 'originals.banner.continue']) {
    await page.addLocatorHandler(button(word), (goOn) => goOn.click());
  }
  const series = async () => {
    const [row] = await query(
      merchantCode,
      'select used, state, won_minor::int as won from free_spins where member_id = $1',
      [memberId],
    );
    return row as { used: number; state: string; won: number };
  };
  for (let spin = 1; spin <= count; spin += 1) {
    await untilReady(button('originals.spin'));
    await expect(button('originals.bet.more')).toBeDisabled();
    await button('originals.spin').click();
    await expect.poll(async () => (await series()).used).toBe(spin);
    if (spin === 1) await page.reload();
  }
  await expect.poll(async () => (await series()).state).toBe('usedUp');
  await untilReady(button('originals.spin'));
  expect(await readWallet(merchantCode, memberId)).toBe((await series()).won);
});
