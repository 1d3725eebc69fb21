const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const MOST = 32n ** BigInt(LENGTH);

const pad = (value: number) => String(value).padStart(2, '0');

/** `yyMMddHHmmss` in UTC. */
const writeMoment = (at: Date) =>
  [
    at.getUTCFullYear() % 100,
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  ]
    .map(pad)
    .join('');

function writeTail(value: bigint): string {
  let text = '';
  for (let left = value, place = 0; place < LENGTH; place += 1, left /= 32n) {
    text = DIGITS[Number(left % 32n)]! + text;
  }
  return text;
}

/**
 * Numbers of orders (`L`) or chases (`C`) made at a moment: they sort by time, and those of one chase by their issues;
 * 40 bits of chance keep the first from being guessed.
 */
export function makeNumbers(
  kind: 'L' | 'C',
  at: Date,
  { random, count }: { readonly random: (bytes: number) => Buffer; readonly count: number },
): readonly string[] {
  const first = BigInt(`0x${random(LENGTH).toString('hex')}`) % (MOST - BigInt(count));
  const moment = writeMoment(at);
  return Array.from(
    { length: count },
    (_, index) => `${kind}${moment}${writeTail(first + BigInt(index))}`,
  );
}
