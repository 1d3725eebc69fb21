import type { Route } from '@playwright/test';
import { findBarriers } from './support/barriers.ts';
import { MAJLIS, BOTH_WAYS } from './support/brands.ts';
import { postToGateway } from './support/getFromGateway.ts';
import { openGame, PAID_IN_MINOR, untilReady } from './support/openGame.ts';
import { inWords, readRounds, readWallet } from './support/playBooks.ts';
import { expect, test } from './support/site.ts';
import { getPort } from './support/test.ts';

// A header of a test's own would be asked leave for, by a page without an origin.
test.use({ extraHTTPHeaders: {} });

const GAME = 'house-lantern-orchard';
const SPIN = '**/originals/v1/play';

// Free spins may come, and take their time.
test.slow();

const brand = MAJLIS;

test('a round of our own is played for money, and computed again', async ({ page }) => {
  const { site, inGame, memberId, frame } = await openGame(page, brand, GAME);
  const figures = page.locator('header dl');
  const spin = frame.getByRole('button', { name: inGame('originals.spin'), exact: true });
  await untilReady(spin);
  await expect(figures).toContainText(inWords(PAID_IN_MINOR));
  // Site and game write money in one way.
  const balance = await figures.locator('dd').first().textContent();
  await expect(frame.locator('dd').first()).toHaveText(balance!);
  expect(await findBarriers(page)).toEqual([]);

  // The game has the keys from the first moment.
  await page.keyboard.press('Space');
  await expect.poll(async () => (await readRounds(brand.merchantCode, memberId)).rounds).toBe(1);
  await untilReady(spin);
  const { net } = await readRounds(brand.merchantCode, memberId);
  await expect(figures).toContainText(inWords(PAID_IN_MINOR + net));
  expect(await readWallet(brand.merchantCode, memberId)).toBe(PAID_IN_MINOR + net);

  await frame.getByRole('button', { name: inGame('originals.openFair') }).click();
  const id = frame.getByRole('listitem').locator('code');
  await expect(id).toHaveText(/^[A-Za-z0-9_-]{22}$/);
  await frame.getByRole('button', { name: inGame('originals.fair.change') }).click();
  await expect(frame.getByText(inGame('originals.fair.revealed'))).toBeVisible();
  const roundId = await id.textContent();
  await site.visit(`/fairness?round=${roundId}`);
  await expect(page.getByText(site.say('fairness.fair'))).toBeVisible();
});

test.describe('on a line that breaks', () => {
  test.use({ expectedFaults: /ERR_CONNECTION_RESET/ });

  test('a round whose answer is lost on the way is there when the line is back', async ({
    page,
  }) => {
    const [brand] = BOTH_WAYS;
    const { inGame, memberId, frame } = await openGame(page, brand!, GAME);
    const spin = frame.getByRole('button', { name: inGame('originals.spin'), exact: true });
    await untilReady(spin);
    const asked: string[] = [];
    await page.route(SPIN, async (route: Route) => {
      asked.push((route.request().postDataJSON() as { requestId: string }).requestId);
      if (asked.length > 1) return route.continue();
      const { pathname, hostname } = new URL(route.request().url());
      const sent = route.request().postData()!;
      const { status } = await postToGateway(getPort(), hostname, pathname, sent);
      expect(status).toBe(200);
      await route.abort('connectionreset');
    });
    await spin.click();
    await expect.poll(() => asked.length).toBe(2);
    await untilReady(spin);
    expect(asked[1]).toBe(asked[0]);
    const { rounds, net } = await readRounds(brand!.merchantCode, memberId);
    expect(rounds).toBe(1);
    await expect(page.locator('header dl')).toContainText(inWords(PAID_IN_MINOR + net));
  });
});
