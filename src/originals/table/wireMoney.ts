import { formatMinor, parseMinor } from '../../../engine/minorUnits.ts';

/** Money between the wire's decimals and whole minor units. */
export interface WireMoney {
  toMinor(amount: string): number;
  toWire(minor: number): string;
}

/** For a currency with so many decimals. */
export function createWireMoney(decimals: number): WireMoney {
  return {
    toMinor: (amount) => Number(parseMinor(amount, decimals) ?? 0n),
    toWire: (minor) => formatMinor(BigInt(minor), decimals),
  };
}
