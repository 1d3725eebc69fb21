import type { Insertable } from 'kysely';
import { ORIGINALS_VENDOR } from '../../schemas/originalsApi.ts';
import type { DemoMerchant } from './content/contentSeed.ts';
import type { Tx } from '../db/database.ts';
import type { WinnersTable } from '../db/contentTables.ts';

const winnersPerMerchant = 60;
const spreadMs = 6 * 3_600_000;
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

/** The games that a demo can be played at without a key of any vendor, the most played first. */
function listOpenGames(tx: Tx) {
  return tx
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.code', 'games.vendor_code')
    .select('games.id')
    .where('games.vendor_code', '=', ORIGINALS_VENDOR)
    .where('games.status', '=', 'normal')
    .where('vendors.status', '=', 'normal')
    .orderBy('games.popularity_rank')
    .execute();
}

function pickAmount(dice: () => number, typicalWin: number, decimals: number): bigint {
  // Most wins lie near the common one and few reach a hundred times that.
  const whole = typicalWin * 10 ** (dice() ** 3 * 2.2);
  if (decimals > 0) return BigInt(Math.round(whole * (0.9 + dice() / 5) * 10 ** decimals));
  const step = 10 ** Math.max(0, Math.floor(Math.log10(whole)) + 1 - significantDigits);
  return BigInt(Math.round(whole / step) * step);
}

function createWinners(
  merchant: DemoMerchant,
  games: readonly { id: string }[],
  now: Date,
): Insertable<WinnersTable>[] {
  const dice = createDice(merchant.merchantCode);
  const pick = <T>(list: readonly T[], bias = 1): T => {
    const chosen = list[Math.floor(dice() ** bias * list.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from');
    return chosen;
  };
  return Array.from({ length: winnersPerMerchant }, (_, index) => {
    const amountMinor = pickAmount(dice, merchant.typicalWin, merchant.currency.decimals);
    // Ten to a thousand times the stake, most of them near ten; every tenth win is of a free round.
    const times = BigInt(Math.round(10 * 10 ** (dice() ** 2 * 2)));
    const isFree = index % 10 === 9;
    const stakeMinor = isFree ? 0n : amountMinor / times;
    const lottery = index % 5 === 2 ? pick(merchant.lotteries ?? [null]) : null;
    return {
      merchant_code: merchant.merchantCode,
      masked_account: `${pick(merchant.accountStarts)}***${Math.floor(dice() * 10)}`,
      game_id: lottery ? null : pick(games, 1.6).id,
      lottery,
      amount_minor: amountMinor,
      stake_minor: stakeMinor,
      multiple: stakeMinor > 0n ? (amountMinor * 100n) / stakeMinor : null,
      currency: merchant.currency.code,
      won_at: new Date(
        now.getTime() - Math.round(((index + dice()) / winnersPerMerchant) ** 1.5 * spreadMs),
      ),
    };
  });
}

/**
 * Replaces the merchant's made-up winners by ones of the last hours before `now`, at games that can be played and in lotteries.
 * What members won and what the desk wrote stays.
 */
export async function seedWinners(tx: Tx, merchant: DemoMerchant, now: Date): Promise<void> {
  await tx
    .deleteFrom('winners')
    .where('merchant_code', '=', merchant.merchantCode)
    .where('member_id', 'is', null)
    .where('entry_id', 'is', null)
    .execute();
  const games = await listOpenGames(tx);
  if (games.length === 0) return;
  await tx
    .insertInto('winners')
    .values(createWinners(merchant, games, now))
    .execute();
}
