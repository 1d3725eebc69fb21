import { formatMinor, parseMinor } from '../../../engine/minorUnits.ts';

const toMinor = (amount: string, decimals: number) => parseMinor(amount, decimals) ?? 0n;

/** Coins at a level as a decimal string; `coin` is what a coin is worth at level 1. */
export function coinsToAmount(
  coins: number,
  { level, coin, decimals }: { level: number; coin: string; decimals: number },
): string {
  return formatMinor(BigInt(coins) * BigInt(level) * toMinor(coin, decimals), decimals);
}

/** Two amounts together. */
export const addAmounts = (one: string, other: string, decimals: number): string =>
  formatMinor(toMinor(one, decimals) + toMinor(other, decimals), decimals);

/** What is left of a balance once a stake is taken; never below zero. */
export function takeStake(balance: string, stake: string, decimals: number): string {
  const left = toMinor(balance, decimals) - toMinor(stake, decimals);
  return formatMinor(left > 0n ? left : 0n, decimals);
}
