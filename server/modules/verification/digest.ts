import { createHash } from 'node:crypto';

/** SHA-256 of some texts; they are told apart, so that "ab", "c" and "a", "bc" differ. */
export function digestOf(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
