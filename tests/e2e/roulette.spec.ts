import type { Page } from '@playwright/test';
import { findBarriers } from './support/barriers.ts';
import { AURORA, type IdentityBrand } from './support/brands.ts';
import { openGame, PAID_IN_MINOR } from './support/openGame.ts';
import { inWords, readRounds, readWallet } from './support/playBooks.ts';
import { expect, test } from './support/site.ts';

// A header of a test's own would be asked leave for, by a page without an origin.
test.use({ extraHTTPHeaders: {} });
// The wheel keeps its own time: whoever comes in a round's middle plays the next one.
test.setTimeout(120_000);

const GAME = 'house-roulette';
const ROUND_MS = 45_000;

/** A member with money at the table, and what they do there. */
async function sitDown(page: Page, brand: IdentityBrand) {
  const { site, inGame, memberId, frame: table } = await openGame(page, brand, GAME);
  const spot = (id: string) => table.locator(`[data-spot="${id}"]`);
  const place = table.getByRole('button', { name: inGame('originals.table.place') });
  return {
    site,
    inGame,
    memberId,
    table,
    /** Lays a chip on each spot and bets them; those that betting closed on are laid anew. */
    async bet(...spots: readonly string[]) {
      const standing = table.locator('[data-kind="standing"]');
      await expect(async () => {
        await expect(table.locator('[data-phase="betting"]').first()).toBeVisible({
          timeout: ROUND_MS,
        });
        for (const id of spots) await spot(id).click({ timeout: 2_000 });
        await place.click({ timeout: 2_000 });
        await expect(standing).toHaveCount(spots.length, { timeout: 5_000 });
      }).toPass({ timeout: 2 * ROUND_MS });
    },
    /** Changes the member's own seed, as it counts from their next round on. */
    async chooseSeed(seed: string) {
      await table.getByRole('button', { name: inGame('originals.openFair') }).click();
      const panel = table.getByRole('dialog');
      await panel.getByRole('textbox').fill(seed);
      await panel.getByRole('button', { name: inGame('originals.table.fair.change') }).click();
      await expect(panel.getByText(inGame('originals.table.fair.changed'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    },
    /** The rounds of this member that are settled. */
    rounds: () => readRounds(brand.merchantCode, memberId),
    wallet: () => readWallet(brand.merchantCode, memberId),
  };
}

const brand = AURORA;

test('a bet at the live table is settled by the wheel, and its number is computed again', async ({
  page,
}) => {
  const seat = await sitDown(page, brand);
  const { site, inGame, table } = seat;
  const figures = page.locator('header dl');
  await expect(figures).toContainText(inWords(PAID_IN_MINOR));
  await seat.chooseSeed('my-own-seed');
  // Each number loses to neither colour; only the zero takes both.
  await seat.bet('red', 'black');
  expect(await findBarriers(page)).toEqual([]);
  await expect.poll(async () => (await seat.rounds()).rounds, { timeout: ROUND_MS }).toBe(1);
  const { net } = await seat.rounds();
  expect(net).toBeLessThanOrEqual(0);
  await expect.poll(seat.wallet).toBe(PAID_IN_MINOR + net);
  await expect(figures).toContainText(inWords(PAID_IN_MINOR + net), { timeout: ROUND_MS });

  await table.getByRole('button', { name: inGame('originals.openFair') }).click();
  const id = table.getByRole('listitem').locator('code');
  await expect(id).toHaveText(/^[A-Za-z0-9_-]{22}$/);
  await site.visit(`/fairness?round=${await id.textContent()}`);
  await expect(page.getByText(site.say('fairness.fair'))).toBeVisible();
  await page.locator('ol summary').click();
  await expect(page.getByText('my-own-seed', { exact: true })).toBeVisible();
});
