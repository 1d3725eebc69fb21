import type { Insertable } from 'kysely';
import { GAMES } from '../seed/catalogue.ts';
import type { DemoMerchant } from '../seed/content/contentSeed.ts';
import type { Tx } from './database.ts';
import type { WinnersTable } from './tables.ts';

const winnersPerMerchant = 60;
const spreadMs = 6 * 3_600_000;
const winningCategories: ReadonlySet<string> = new Set(['RNG', 'LIVE', 'FISH', 'LOTT', 'VN']);
const consideredGames = 120;
const significantDigits = 3;

/** Numbers in [0, 1) that are the same for the same text (mulberry32 over FNV-1a). */
function createDice(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const games = GAMES.filter((game) => winningCategories.has(game.category))
  .sort((a, b) => a.popularityRank - b.popularityRank)
  .slice(0, consideredGames);

function pickAmount(dice: () => number, typicalWin: number, decimals: number): bigint {
  // Most wins lie near the common one and few reach a hundred times that.
  const whole = typicalWin * 10 ** (dice() ** 3 * 2.2);
  if (decimals > 0) return BigInt(Math.round(whole * (0.9 + dice() / 5) * 10 ** decimals));
  const step = 10 ** Math.max(0, Math.floor(Math.log10(whole)) + 1 - significantDigits);
  return BigInt(Math.round(whole / step) * step);
}

function createWinners(merchant: DemoMerchant, now: Date): Insertable<WinnersTable>[] {
  const dice = createDice(merchant.merchantCode);
  const pick = <T>(list: readonly T[], bias = 1): T => {
    const chosen = list[Math.floor(dice() ** bias * list.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from');
    return chosen;
  };
  return Array.from({ length: winnersPerMerchant }, (_, index) => ({
    merchant_code: merchant.merchantCode,
    masked_account: `${pick(merchant.accountStarts)}***${Math.floor(dice() * 10)}`,
    game_id: pick(games, 1.6).id,
    amount_minor: pickAmount(dice, merchant.typicalWin, merchant.currency.decimals),
    currency: merchant.currency.code,
    won_at: new Date(
      now.getTime() - Math.round(((index + dice()) / winnersPerMerchant) ** 1.5 * spreadMs),
    ),
  }));
}

/** Replaces the merchant's winners by ones of the last hours before `now`. */
export async function seedWinners(tx: Tx, merchant: DemoMerchant, now: Date): Promise<void> {
  await tx.deleteFrom('winners').where('merchant_code', '=', merchant.merchantCode).execute();
  await tx.insertInto('winners').values(createWinners(merchant, now)).execute();
}
