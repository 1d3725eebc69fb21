import { findBarriers, holdStill } from './support/barriers.ts';
import { MAJLIS } from './support/brands.ts';
import { addMember } from './support/database.ts';
import { drawName, expect, openSite, test } from './support/site.ts';

const getNames = (cards: string[]) => cards.map((name) => name.trim());

const brand = MAJLIS;

test('games are found as one types, and the way back keeps what was found', async ({ page }) => {
  const site = openSite(page, brand);
  await site.visit('/rng');
  const names = page.locator('main article h2');
  await expect(names.first()).toBeVisible();
  await page.getByRole('searchbox').fill('falcon');
  await expect(page).toHaveURL(/\?q=falcon$/);
  await expect
    .poll(async () => getNames(await names.allTextContents()).every((name) => /falcon/i.test(name)))
    .toBe(true);
  const found = await names.count();
  await names.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/game\?game=/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('falcon');
  await expect(names).toHaveCount(found);
});

test('the heart asks a guest to log in, and keeps a member’s game', async ({ page }) => {
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
  await page.getByRole('button', { name: site.say('lobby.filter.favorites'), exact: true }).click();
  await expect(page.locator('main article')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('main article')).toHaveCount(1);
});

test('every card is reached by arrows, and nothing bars the way', async ({ page }) => {
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
