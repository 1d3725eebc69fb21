import { readRate } from './rates.ts';

/** How many blocks confirm a transaction; its own block is the first. */
export const confirmationsOf = (transactionBlock: number, head: number): number =>
  Math.max(0, head - transactionBlock + 1);

/** A coin's price in the brand's currency, and how it is counted. */
export interface Quote {
  /** Price of a whole coin, a decimal. */
  readonly rate: string;
  /** Decimals of the coin, such as 8. */
  readonly coinDecimals: number;
  /** Decimals of the currency. */
  readonly decimals: number;
}

/** Units of a decimal number of coins; a RangeError for what is none, or has more decimals than the coin. */
export function readUnits(coins: string, coinDecimals: number): bigint {
  const [, whole, fraction = ''] = /^(\d{1,60})(?:\.(\d+))?$/.exec(coins) ?? [];
  if (whole === undefined || fraction.length > coinDecimals) {
    throw new RangeError(`${coins} is no number of coins.`);
  }
  return BigInt(whole + fraction.padEnd(coinDecimals, '0'));
}

/** What units of a coin are worth in minor units, cut. */
export function worthOf(units: bigint, { rate, coinDecimals, decimals }: Quote): bigint {
  const { over, under } = readRate(rate);
  return (units * over * 10n ** BigInt(decimals)) / (under * 10n ** BigInt(coinDecimals));
}

/** Units that a price in minor units comes to, rounded up, so that what is asked is worth what is credited. */
export function unitsFor(amountMinor: bigint, { rate, coinDecimals, decimals }: Quote): bigint {
  const { over, under } = readRate(rate);
  const top = amountMinor * under * 10n ** BigInt(coinDecimals);
  const bottom = over * 10n ** BigInt(decimals);
  return (top + bottom - 1n) / bottom;
}

/** A payment in a coin, and the quote that it was asked by. */
export interface CoinPayment {
  readonly units: bigint;
  readonly seenAt: Date;
  readonly quotedUnits: bigint;
  readonly askedMinor: bigint;
  readonly quoteEndsAt: Date;
}

/** What a payment is worth: by the quote where it was first seen in time, else by the rate when it was seen. */
export function creditOfCoins(
  { units, seenAt, quotedUnits, askedMinor, quoteEndsAt }: CoinPayment,
  quoted: Quote,
  rateAtSeen: string,
): { readonly creditedMinor: bigint; readonly late: boolean } {
  const late = seenAt.getTime() > quoteEndsAt.getTime();
  if (late) return { creditedMinor: worthOf(units, { ...quoted, rate: rateAtSeen }), late };
  return { creditedMinor: units === quotedUnits ? askedMinor : worthOf(units, quoted), late };
}
