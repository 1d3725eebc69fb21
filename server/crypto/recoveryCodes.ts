import { createHash } from 'node:crypto';

const CODES = 10;
const SIGNS = 12;
// Without letters and digits that are easily taken for one another.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

function makeCode(random: (bytes: number) => Buffer): string {
  const signs = [...random(SIGNS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${signs.slice(0, SIGNS / 2)}-${signs.slice(SIGNS / 2)}`;
}

/** Codes that stand for a lost authenticator, each for one use: twelve signs, with a dash between. */
export const makeRecoveryCodes = (random: (bytes: number) => Buffer): readonly string[] =>
  Array.from({ length: CODES }, () => makeCode(random));

/** What is kept of a code; dashes, spaces and capitals do not count. */
export const digestRecoveryCode = (ownerId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${ownerId} ${code.toLowerCase().replace(/[\s-]/g, '')}`)
    .digest();
