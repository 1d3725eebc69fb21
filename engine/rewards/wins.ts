import { getCoinMinor } from '../games/coins.ts';

/**
 * A win that everybody may see is worth so many coins and pays so many times the stake, or leaves so many coins above it. A
 * middle bet is a hundred coins or so.
 */
const SHOWN = { coins: 5_000n, stakes: 10n, coinsAbove: 100_000n };

/** Below so many coins of stake a win is not compared by how many times the stake it pays. */
const LEAST_STAKE = 50n;

const HUNDREDTHS = 100n;

/** What was won by what; amounts in minor units. Nothing is a stake of free rounds. */
export interface WonAmounts {
  readonly currency: string;
  readonly decimals: number;
  readonly stakeMinor: bigint;
  readonly amountMinor: bigint;
}

/** Whether everybody may be shown a win. */
export function isShownWin({ currency, decimals, stakeMinor, amountMinor }: WonAmounts): boolean {
  const coin = BigInt(getCoinMinor(currency, decimals));
  if (amountMinor < SHOWN.coins * coin) return false;
  return (
    amountMinor >= SHOWN.stakes * stakeMinor || amountMinor - stakeMinor >= SHOWN.coinsAbove * coin
  );
}

/** How many hundredths of its stake a win pays; null where so little was staked that it says nothing. */
export function multipleOf({
  currency,
  decimals,
  stakeMinor,
  amountMinor,
}: WonAmounts): bigint | null {
  const leastMinor = LEAST_STAKE * BigInt(getCoinMinor(currency, decimals));
  return stakeMinor >= leastMinor ? (amountMinor * HUNDREDTHS) / stakeMinor : null;
}
