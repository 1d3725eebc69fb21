const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TAIL = 6;

const pad = (value: number) => String(value).padStart(2, '0');

/** The name of an order of money: what it is, the day in UTC, and six characters of chance. */
export function makeOrderName(
  kind: 'D' | 'W' | 'VB' | 'T' | 'P',
  at: Date,
  random: (bytes: number) => Buffer,
): string {
  const day = `${pad(at.getUTCFullYear() % 100)}${pad(at.getUTCMonth() + 1)}${pad(at.getUTCDate())}`;
  return `${kind}${day}${[...random(TAIL)].map((byte) => DIGITS[byte % DIGITS.length]).join('')}`;
}
