/** The minor units of a decimal string of the wire. */
export function toMinor(amount: string, decimals: number): number {
  return Math.round(Number(amount) * 10 ** decimals);
}

/** Minor units as a decimal string of the wire. */
export function toAmount(minor: number, decimals: number): string {
  return (minor / 10 ** decimals).toFixed(decimals);
}

/** Coins at a level as a decimal string; `coin` is what a coin is worth at level 1. */
export function coinsToAmount(
  coins: number,
  { level, coin, decimals }: { level: number; coin: string; decimals: number },
): string {
  return toAmount(coins * level * toMinor(coin, decimals), decimals);
}
