import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { IdentityBrand } from './brands.ts';
import { addMember, payIn } from './database.ts';
import { drawName, openSite } from './site.ts';
import { getWords } from './words.ts';

/** What a member comes to a game with. */
export const PAID_IN_MINOR = 10_000;

/** Free spins one after the other, without anybody hurrying them. */
const LONGEST_ROUND_MS = 60_000;

/** Opens a game of our own for a new member with money. What a lucky round tells large is gone on from at once. */
export async function openGame(page: Page, brand: IdentityBrand, game: string) {
  const site = openSite(page, brand);
  const account = drawName();
  const memberId = await addMember(brand.merchantCode, { account });
  await payIn(brand.merchantCode, memberId, PAID_IN_MINOR);
  await site.enter(account);
  await site.visit(`/game?game=${game}`);
  const frame: FrameLocator = page.frameLocator('iframe');
  const inGame = getWords(brand.language, 'originals');
  for (const id of ['originals.banner.start', 'originals.banner.continue']) {
    const goOn = frame.getByRole('button', { name: inGame(id), exact: true });
    await page.addLocatorHandler(goOn, () => goOn.click());
  }
  return { site, inGame, memberId, frame };
}

/** Waits until a slot can be played again, however much its round brought. */
export async function untilReady(spin: Locator): Promise<void> {
  await expect(spin).toBeEnabled({ timeout: LONGEST_ROUND_MS });
}
