const AMOUNT = /^(-?)([0-9]{1,15})(?:\.([0-9]{1,4}))?$/;

/** Minor units of a decimal amount such as "12.50"; null for what is no amount, or has more decimals than its currency. */
export function parseMinor(amount: unknown, decimals: number): bigint | null {
  const [, sign, whole = '', rest = ''] = (typeof amount === 'string' && AMOUNT.exec(amount)) || [];
  const fraction = rest.replace(/0+$/, '');
  if (whole === '' || fraction.length > decimals) return null;
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign ? -minor : minor;
}

/** The decimal amount of minor units, as the wire writes it. */
export function formatMinor(minor: bigint, decimals: number): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
  const sign = minor < 0n ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
