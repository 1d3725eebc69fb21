import type { Page } from '@playwright/test';
import { findBarriers } from './support/barriers.ts';
import { MAJLIS, BOTH_WAYS, type IdentityBrand } from './support/brands.ts';
import { expect, openSite, test } from './support/site.ts';

const GAME = 'house-falcon-dunes';
const LAUNCH = '**/wps/game/launchGame';

/** A vendor's page that says what a game says, and that it was told nothing by the site around it. */
const VENDOR_PAGE = `<!doctype html><title>Game</title><button>Play a round</button><script>
  const say = (message) => parent.postMessage(message, '*');
  let reach = 'none';
  try { reach = String(parent.document.title); } catch {}
  document.title = reach;
  document.querySelector('button').onclick = () =>
    say({ livery: 'round', stake: '25.00', paid: '12.50', balance: '9987.50', mode: 'play' });
  say({ livery: 'ready' });
  say({ livery: 'balance', balance: '10000.00' });
</script>`;

/** What the gateway says of a sitting at the page above once its round is over. */
const SITTING = { rounds: 1, staked: '25.00', paid: '12.50', lastRound: null };

/** Lets a launch open the page above, as a vendor would that has a key; counts the launches. */
async function launchFor(page: Page, { merchantCode }: IdentityBrand) {
  const launches: string[] = [];
  await page.route(LAUNCH, async (route) => {
    const body = route.request().postDataJSON() as { merchantCode: string; username: string };
    expect(body.merchantCode).toBe(merchantCode);
    launches.push(body.username);
    const content = `${new URL(page.url()).origin}/launch/HOUSE/STUB?code=${launches.length}`;
    const value = {
      content,
      kind: 'game',
      mode: 'play',
      expiresSeconds: 60,
      startedAt: new Date().toISOString(),
      playMoney: '10000.00',
    };
    await route.fulfill({ json: { success: true, value, message: '' } });
  });
  await page.route('**/wps/member/sitting?*', (route) =>
    route.fulfill({ json: { success: true, value: SITTING, message: '' } }),
  );
  await page.route('**/launch/HOUSE/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: VENDOR_PAGE }),
  );
  return launches;
}

const brand = MAJLIS;

test('a guest is asked how to play, and tries the game for nothing', async ({ page }) => {
  const site = openSite(page, brand);
  await site.visit(`/game?game=${GAME}`);
  const launches = await launchFor(page, brand);
  await expect(page.getByRole('button', { name: site.say('play.guest.logIn') })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: site.say('play.guest.try') }).click();
  const game = page.frameLocator('iframe');
  await game.getByRole('button').click();
  await expect(page.getByText(site.say('play.money'))).toBeVisible();
  await expect(page.locator('header dl')).toContainText(/9[,.]?987[,.]50/);
  await expect(page.locator('header dl')).toContainText(/12[,.]50/);
  expect(launches).toHaveLength(1);
  expect(await findBarriers(page)).toEqual([]);
});

test('a game reaches nothing of the site, and nobody else speaks for it', async ({ page }) => {
  const [brand] = BOTH_WAYS;
  const site = openSite(page, brand!);
  await site.visit(`/game?game=${GAME}`);
  await launchFor(page, brand!);
  await page.getByRole('button', { name: site.say('play.guest.try') }).click();
  const frame = page.frames().find((each) => each.url().includes('/launch/HOUSE/'));
  const figures = page.locator('header dl');
  await expect(figures).toContainText(/10[,.]?000[,.]00/);
  await expect
    .poll(() =>
      page
        .frames()
        .find((each) => each.url().includes('/launch/HOUSE/'))
        ?.title(),
    )
    .toBe('none');
  const round = { livery: 'round', stake: '5.00', paid: '0.00', balance: '1.00', mode: 'play' };
  await page.evaluate((message) => window.postMessage(message, '*'), round);
  const game = frame ?? page.frames().find((each) => each.url().includes('/launch/HOUSE/'))!;
  await game.evaluate(() => {
    const liar = document.createElement('iframe');
    liar.srcdoc = `<script>parent.parent.postMessage({ livery: 'round', stake: '7.00', paid: '0.00', balance: '2.00', mode: 'play' }, '*')</script>`;
    document.body.append(liar);
  });
  await page.frameLocator('iframe').getByRole('button').click();
  await expect(figures).toContainText(/9[,.]?987[,.]50/);
  await expect(figures).toContainText(/12[,.]50/);
});

test('seeds are computed in the browser alone', async ({ page }) => {
  const [brand] = BOTH_WAYS;
  const site = openSite(page, brand!);
  await site.visit('/fairness');
  await page.getByText(site.say('fairness.hand')).click();
  await page.locator('[name="gameId"]').selectOption('roulette');
  await page
    .locator('[name="serverSeed"]')
    .fill('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
  await page.locator('[name="clientSeed"]').fill('lucky-Member_1');
  await page.locator('[name="nonce"]').fill('0');
  await page.getByRole('button', { name: site.say('fairness.compute') }).click();
  await expect(
    page.getByText('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'),
  ).toBeVisible();
  await expect(page.getByText('19', { exact: false }).last()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
