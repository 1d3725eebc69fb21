import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A server seed or its hash as written: 32 bytes in 64 lower-case hexadecimal digits. */
export const SEED_PATTERN = /^[0-9a-f]{64}$/;

/** A client seed: what a member may choose, without the ":" that parts it from the nonce. */
export const CLIENT_SEED_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/** The 32 bytes of a server seed in hexadecimal; a RangeError for anything else. */
export function readServerSeed(serverSeed: string): Uint8Array {
  if (!SEED_PATTERN.test(serverSeed)) {
    throw new RangeError('A server seed is 64 lower-case hexadecimal digits.');
  }
  return hexToBytes(serverSeed);
}

/** The hash that is shown before a round: SHA-256 of the seed's 32 bytes, in hexadecimal; a RangeError for no seed. */
export function hashServerSeed(serverSeed: string): string {
  return bytesToHex(sha256(readServerSeed(serverSeed)));
}

/** Whether a revealed seed is the one whose hash was shown before; false for what is no seed at all. */
export function isCommittedSeed(serverSeed: string, shownHash: string): boolean {
  return SEED_PATTERN.test(serverSeed) && hashServerSeed(serverSeed) === shownHash;
}

/**
 * One client seed for a round that many share: SHA-256 of their client seeds, sorted by character code, one a line.
 * A RangeError for a seed that breaks `CLIENT_SEED_PATTERN`.
 */
export function joinClientSeeds(clientSeeds: readonly string[]): string {
  if (!clientSeeds.every((seed) => CLIENT_SEED_PATTERN.test(seed))) {
    throw new RangeError('A client seed is 1 to 64 letters, digits, "_" or "-".');
  }
  return bytesToHex(sha256(utf8ToBytes([...clientSeeds].sort().join('\n'))));
}
