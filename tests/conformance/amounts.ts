import { formatMinor, parseMinor } from '../../engine/minorUnits.ts';

const DECIMALS = 2;

/** Minor units of an amount in a case, which have two decimals. */
export function minorOf(amount: string): bigint {
  const minor = parseMinor(amount, DECIMALS);
  if (minor === null) throw new RangeError(`${amount} is no amount.`);
  return minor;
}

/** An amount as cases write it. */
export const amountOf = (minor: bigint): string => formatMinor(minor, DECIMALS);
