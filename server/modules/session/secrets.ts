import { createHash } from 'node:crypto';

/** Random bytes; the caller says how many. */
export type Random = (bytes: number) => Buffer;

const SECRET_BYTES = 32;

/** A secret that only its owner gets: 256 random bits, base64url. */
export function createSecret(random: Random): string {
  return random(SECRET_BYTES).toString('base64url');
}

/** What is kept of a secret: enough random bits went in that it needs no salt. */
export function digestSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
