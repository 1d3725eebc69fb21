/** An exact share, of a decimal text such as `0.025`. */
interface Rate {
  readonly over: bigint;
  readonly under: bigint;
}

const RATE = /^(\d{1,15})(?:\.(\d{1,18}))?$/;

/** Reads a decimal of 0 or more; a RangeError for what is none. */
export function readRate(text: string): Rate {
  const [, whole, fraction = ''] = RATE.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`${text} is no rate.`);
  return { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length) };
}

/** A share of an amount from 0, cut to minor units. */
export function shareOf(amountMinor: bigint, rate: string): bigint {
  const { over, under } = readRate(rate);
  return (amountMinor * over) / under;
}

/** The smaller of two amounts. */
export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
/** The greater of two amounts. */
export const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);
