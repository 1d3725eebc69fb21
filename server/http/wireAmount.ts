import { Problem } from './problem.ts';

/** An amount as it travels: "1250.50" for 125050 minor units of a currency with two decimals. */
export function toWireAmount(amountMinor: bigint, decimals: number): string {
  const sign = amountMinor < 0n ? '-' : '';
  const digits = String(amountMinor < 0n ? -amountMinor : amountMinor).padStart(decimals + 1, '0');
  if (decimals === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Minor units of an amount above zero as it travels. Throws Problem amountInvalid where the currency has fewer decimals. */
export function parseWireAmount(amount: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.', 2);
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(fraction) || /[^0]/.test(fraction.slice(decimals))) {
    throw new Problem('amountInvalid', `An amount has at most ${decimals} decimals.`);
  }
  const amountMinor = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (amountMinor === 0n) throw new Problem('amountInvalid', 'An amount is above zero.');
  return amountMinor;
}
