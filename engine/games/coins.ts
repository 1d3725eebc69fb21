/** What the smallest coin is worth where a hundredth of the main unit would be nothing, or too much. */
const COINS: Readonly<Record<string, string>> = {
  COP: '1',
  IDR: '10',
  IRR: '20',
  KHR: '5',
  KRW: '1',
  LAK: '10',
  MMK: '2',
  UZS: '10',
  VND: '10',
};

/**
 * What games count in, in minor units: a coin at level 1 of a slot game. By currency where that is known, otherwise a
 * hundredth of the main unit, or one where it has none. So the same number of coins is the same number of bets in every
 * currency.
 */
export function getCoinMinor(currency: string, decimals: number): number {
  const coin = COINS[currency];
  if (coin !== undefined) return Number(coin) * 10 ** decimals;
  return 10 ** Math.max(0, decimals - 2);
}
