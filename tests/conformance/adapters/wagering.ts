import { countedOf, isBetTooHigh, requiredWagering } from '../../../engine/rewards/bonuses.ts';
import type { GameCategory } from '../../../schemas/api/games.ts';
import { amountOf, minorOf } from '../amounts.ts';

interface Input {
  readonly bonus: string;
  readonly multiplier: number;
  readonly contribution: Readonly<Record<string, string>>;
  readonly maxBet: string;
  /** Category, stake, and how often: "×30". */
  readonly bets: readonly (readonly [category: string, stake: string, times: string])[];
}

const CATEGORY: Readonly<Record<string, GameCategory>> = {
  slots: 'RNG',
  fish: 'FISH',
  live: 'LIVE',
  sports: 'SPORTS',
  pvp: 'PVP',
};

/** How far bets with bonus money bring a bonus, and the places of those that are refused, from 0. */
export function run({ bonus, multiplier, contribution, maxBet, bets }: Input) {
  const amountMinor = minorOf(bonus);
  const terms = { multiplier: String(multiplier), base: 'bonus' } as const;
  const required = requiredWagering({ amountMinor, depositMinor: 0n }, terms);
  const shares = Object.fromEntries(
    Object.entries(contribution).map(([name, share]) => [CATEGORY[name], share]),
  );
  const all = bets.flatMap(([name, stake, times]) =>
    Array.from(
      { length: Number(times.slice(1)) },
      () => [CATEGORY[name]!, minorOf(stake)] as const,
    ),
  );
  const refused: number[] = [];
  let done = 0n;
  for (const [place, [category, stakedMinor]] of all.entries()) {
    if (isBetTooHigh(stakedMinor, minorOf(maxBet))) {
      refused.push(place);
      continue;
    }
    done += countedOf(
      { model: 'cashFirst', contribution: shares, vendors: {} },
      { category, vendor: '', validMinor: stakedMinor, stakedMinor, bonusMinor: stakedMinor },
    );
  }
  return {
    required: amountOf(required),
    progress: amountOf(done),
    open: amountOf(done >= required ? 0n : required - done),
    refused,
    done: done >= required,
  };
}
