import type { FrameLocator, Page } from '@playwright/test';
import type { IdentityBrand } from './brands.ts';
import { addMember, payIn } from './database.ts';
import { drawName, openSite } from './site.ts';
import { getWords } from './words.ts';

/** What a member comes to a game with. */
export const PAID_IN_MINOR = 10_000;

/** Opens a game of the house for a new member with money. */
export async function openGame(page: Page, brand: IdentityBrand, game: string) {
  const site = openSite(page, brand);
  const account = drawName();
  const memberId = await addMember(brand.merchantCode, { account });
  await payIn(brand.merchantCode, memberId, PAID_IN_MINOR);
  await site.enter(account);
  await site.visit(`/game?game=${game}`);
  const frame: FrameLocator = page.frameLocator('iframe');
  return { site, inGame: getWords(brand.language, 'house'), memberId, frame };
}
