import { least, shareOf } from './rates.ts';

/** What a day of play gives back. Minor units. */
export interface CashbackBill<Category extends string> {
  /** By category, each cut to minor units by itself. */
  readonly lines: ReadonlyMap<Category, bigint>;
  /** What the lines come to, with what was carried, as far as a day may give. */
  readonly sumMinor: bigint;
  /** What can be claimed: nothing below the least amount. */
  readonly claimableMinor: bigint;
  /** What the next day begins with; it is never lost. */
  readonly carriedMinor: bigint;
}

/** Reckons the cashback of a day from valid bets and rates (decimal texts) by category; a category without a rate gives nothing. */
export function cashbackOf<Category extends string>(
  validBets: ReadonlyMap<Category, bigint>,
  {
    rates,
    minimumMinor,
    capMinor,
    carriedMinor = 0n,
  }: {
    readonly rates: ReadonlyMap<Category, string>;
    readonly minimumMinor: bigint;
    /** The most that a day gives, without what was carried. */
    readonly capMinor?: bigint;
    readonly carriedMinor?: bigint;
  },
): CashbackBill<Category> {
  const lines = new Map<Category, bigint>();
  for (const [category, validMinor] of validBets) {
    const rate = rates.get(category);
    // Corrections of earlier days may leave less than nothing.
    if (rate !== undefined && validMinor > 0n) lines.set(category, shareOf(validMinor, rate));
  }
  const own = [...lines.values()].reduce((sum, line) => sum + line, 0n);
  const sumMinor = (capMinor === undefined ? own : least(own, capMinor)) + carriedMinor;
  const isEnough = sumMinor >= minimumMinor;
  return {
    lines,
    sumMinor,
    claimableMinor: isEnough ? sumMinor : 0n,
    carriedMinor: isEnough ? 0n : sumMinor,
  };
}
