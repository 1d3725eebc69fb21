/** An amount as it travels: "1250.50" for 125050 minor units of a currency with two decimals. */
export function toWireAmount(amountMinor: bigint, decimals: number): string {
  const sign = amountMinor < 0n ? '-' : '';
  const digits = String(amountMinor < 0n ? -amountMinor : amountMinor).padStart(decimals + 1, '0');
  if (decimals === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
