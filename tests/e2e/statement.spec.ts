import type { FrameLocator, Locator } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { findBarriers } from './support/barriers.ts';
import { AURORA, type IdentityBrand } from './support/brands.ts';
import { query } from './support/database.ts';
import { openGame, PAID_IN_MINOR, untilReady } from './support/openGame.ts';
import { expect, test } from './support/site.ts';

// A header of a test's own would be asked leave for, by a page without an origin.
test.use({ extraHTTPHeaders: {} });

const GAME = 'house-lantern-orchard';
const ROUNDS = 3;

/** A line of a statement in minor units. */
interface Entry {
  readonly amount: number;
  readonly after: number;
}

/** What the ledger wrote for a member, the latest first. */
async function readLedger({ merchantCode }: IdentityBrand, memberId: string) {
  const rows = await query(
    merchantCode,
    `select amount_minor::int as amount, balance_after_minor::int as after from ledger_entries
      join ledger_accounts on ledger_accounts.id = account_id
      where member_id = $1 and purpose = 'wallet' order by ledger_entries.id desc`,
    [memberId],
  );
  return rows as unknown as readonly Entry[];
}

/** Minor units of an amount as people read it, whichever marks their language puts between its figures. */
function toMinor(text: string): number {
  const minor = Number(text.replace(/[^0-9]/g, ''));
  return /[-−]/.test(text) ? -minor : minor;
}

/** The lines of the list that a member sees. */
async function readLines(list: Locator): Promise<readonly Entry[]> {
  const lines = await list.getByRole('listitem').all();
  return Promise.all(
    lines.map(async (line) => {
      const [amount = '', after = ''] = await line.locator('bdi').allTextContents();
      return { amount: toMinor(amount), after: toMinor(after) };
    }),
  );
}

async function playRounds(frame: FrameLocator, spinName: string, settled: () => Promise<number>) {
  const spin = frame.getByRole('button', { name: spinName, exact: true });
  for (let round = 1; round <= ROUNDS; round += 1) {
    await untilReady(spin);
    await spin.click();
    await expect.poll(settled).toBe(round);
  }
  await untilReady(spin);
}

const brand = AURORA;

test('what was played agrees with statement, balance and ledger', async ({ page }) => {
  // Rounds take their time, and a machine that draws by its processor takes more.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { site, inGame, memberId, frame } = await openGame(page, brand, GAME);
  await playRounds(frame, inGame('originals.spin'), async () => {
    const rows = await query(
      brand.merchantCode,
      `select count(*)::int as count from play_rounds where member_id = $1 and state = 'settled'`,
      [memberId],
    );
    return (rows[0] as { count: number }).count;
  });

  await page.getByRole('button', { name: site.say('play.sitting') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const ledger = await readLedger(brand, memberId);
  // What was paid in was there before the sitting.
  const [paidIn, ...played] = [...ledger].reverse();
  expect(paidIn).toEqual({ amount: PAID_IN_MINOR, after: PAID_IN_MINOR });
  expect(played.filter(({ amount }) => amount < 0)).toHaveLength(ROUNDS);
  await expect.poll(() => readLines(sheet)).toEqual(played.reverse());

  const balance = ledger[0]!.after;
  expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  const figures = await page.locator('header dl bdi').allTextContents();
  expect(figures.map(toMinor)).toEqual([balance, balance - PAID_IN_MINOR]);
  const [net = ''] = await sheet.locator('dl bdi').allTextContents();
  expect(toMinor(net)).toBe(balance - PAID_IN_MINOR);

  // The same rounds in the member's centre, one of them down to its check, and the statement of account.
  await site.visit('/member/bets');
  const main = page.getByRole('main');
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(ROUNDS);
  const nets = await Promise.all(
    (await rows.all()).map((row) => row.locator('td').last().textContent()),
  );
  expect(nets.reduce((sum, text) => sum + toMinor(text ?? ''), 0)).toBe(balance - PAID_IN_MINOR);
  await rows.first().getByRole('link').click();
  await main.getByRole('link', { name: site.say('records.check') }).click();
  await expect(page).toHaveURL(/\/fairness/);

  await site.visit('/member/record');
  const sums = main.locator('dl dd bdi');
  await expect(sums).toHaveCount(4);
  const [opening, , , closing] = (await sums.allTextContents()).map(toMinor);
  expect([opening, closing]).toEqual([0, balance]);
  expect(await findBarriers(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: site.say('records.save.pdf') }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
