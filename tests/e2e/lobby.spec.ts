import { findBarriers, holdStill } from './support/barriers.ts';
import { BOTH_WAYS } from './support/brands.ts';
import { addMember } from './support/database.ts';
import { drawName, expect, openSite, test } from './support/site.ts';

const getNames = (cards: string[]) => cards.map((name) => name.trim());

for (const brand of BOTH_WAYS) {
  test(`${brand.name}: games are found as one types, and the way back keeps what was found`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    await site.visit('/rng');
    const names = page.locator('main article h2');
    await expect(names.first()).toBeVisible();
    await page.getByRole('searchbox').fill('falcon');
    await expect(page).toHaveURL(/\?q=falcon$/);
    await expect
      .poll(async () =>
        getNames(await names.allTextContents()).every((name) => /falcon/i.test(name)),
      )
      .toBe(true);
    const found = await names.count();
    await names.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/game\?game=/);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('falcon');
    await expect(names).toHaveCount(found);
  });

  test(`${brand.name}: filters and orders narrow a lobby together`, async ({ page }) => {
    const site = openSite(page, brand);
    await site.visit('/rng');
    const status = page.locator('main').getByRole('status').first();
    const everything = await status.textContent();
    await page.getByRole('button', { name: site.say('lobby.filter.hot'), exact: true }).click();
    await page.getByRole('combobox', { name: site.say('lobby.sort') }).selectOption('name');
    await expect(page).toHaveURL(/\?show=hot&sort=name$/);
    await expect(status).not.toHaveText(everything!);
    // The address comes before the cards, and those in view before the others.
    await expect(async () => {
      const names = getNames(await page.locator('main article h2').allTextContents());
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    }).toPass({ timeout: 15_000 });
    await page.getByRole('button', { name: site.say('lobby.clear') }).click();
    await expect(status).toHaveText(everything!);
  });

  test(`${brand.name}: a vendor is an address, which going back leaves`, async ({ page }) => {
    const site = openSite(page, brand);
    await site.visit('/rng');
    const vendors = page.getByRole('navigation', { name: site.say('lobby.vendors') });
    await vendors.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/rng\?page=[A-Z0-9]+$/);
    await expect(vendors.locator('[aria-current]')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/rng$/);
    await expect(vendors.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  });

  test(`${brand.name}: the heart asks a guest to log in, and keeps a member's game`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    const account = drawName();
    await addMember(brand.merchantCode, { account });
    await site.visit('/rng');
    const card = page.locator('main article').first();
    await card.hover();
    await card.locator('button[aria-pressed]').click();
    await site.logIn(account);
    await site.expectMember(account);
    await expect(card.locator('button[aria-pressed="true"]')).toBeVisible();
    await page
      .getByRole('button', { name: site.say('lobby.filter.favorites'), exact: true })
      .click();
    await expect(page.locator('main article')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('main article')).toHaveCount(1);
  });

  test(`${brand.name}: every card is reached by arrows, and nothing bars the way`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    await holdStill(page);
    await site.visit('/rng');
    await page.locator('main article h2 a').first().focus();
    await page.keyboard.press(brand.isRightToLeft ? 'ArrowLeft' : 'ArrowRight');
    await expect(page.locator('main li[data-at="1"] a').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('main li[data-at="1"] a').first()).not.toBeFocused();
    await expect(page.locator('main li[data-at] :is(a, button):focus')).toHaveCount(1);
    expect(await findBarriers(page)).toEqual([]);
  });

  test(`${brand.name}: what is coming says so and plays nothing, and what can be played stands first`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    await holdStill(page);
    await site.visit('/rng');
    const cards = page.locator('main article');
    await expect(cards.first().locator('h2 a')).toHaveAttribute('href', /\?game=house-/);
    const coming = cards.filter({ hasText: site.say('game.state.soon') }).first();
    await expect(coming.locator('a')).toHaveCount(0);
    await coming.locator('h2 button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(site.say('lobby.closed.soon'))).toBeVisible();
    await expect(dialog.locator('article a').first()).toHaveAttribute('href', /\?game=house-/);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: site.say('lobby.filter.playable'), exact: true })
      .click();
    await expect(page).toHaveURL(/\?show=playable$/);
    await expect(cards.filter({ hasText: site.say('game.state.soon') })).toHaveCount(0);
    await expect(cards.first()).toBeVisible();
  });

  for (const path of ['/sports', '/sports/ds88', '/fish', '/pvp']) {
    test(`${brand.name}: ${path}, of which nothing has opened, says so and offers what has`, async ({
      page,
    }) => {
      const site = openSite(page, brand);
      await site.visit(path);
      const main = page.locator('main');
      await expect(main.getByText(site.say('status.comingSoon.note')).first()).toBeVisible();
      await expect(main.locator('article h3 a').first()).toHaveAttribute('href', /\?game=house-/);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect(await findBarriers(page)).toEqual([]);
    });
  }

  test(`${brand.name}: a vendor that has not opened says so above its games`, async ({ page }) => {
    const site = openSite(page, brand);
    await site.visit('/rng?page=PPL');
    const text = page.getByText(site.say('lobby.vendorSoon.text'));
    await expect(text).toBeVisible();
    await expect(page.locator('main section a').first()).toHaveAttribute('href', /\?game=house-/);
    await expect(page.locator('main article a')).toHaveCount(0);
    expect(await findBarriers(page)).toEqual([]);
  });
}
