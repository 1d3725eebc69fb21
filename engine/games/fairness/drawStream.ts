import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { CLIENT_SEED_PATTERN, readServerSeed } from './serverSeed.ts';

/** Where a round takes its chance from: the same seeds always give the same numbers in the same order. */
export interface DrawStream {
  /** The next whole number from 0 up to but not including `range`, each as likely; `range` is 1 to 2^32. */
  below(range: number): number;
}

/** What a round's numbers are made of. */
export interface RoundSeeds {
  /** 64 lower-case hexadecimal digits; secret until the seed is revealed. */
  readonly serverSeed: string;
  /** Chosen by the member or their browser; see `CLIENT_SEED_PATTERN`. */
  readonly clientSeed: string;
  /** Counts the rounds played with these two seeds, from 0. */
  readonly nonce: number;
}

const WORDS = 2 ** 32;
const WORDS_A_BLOCK = 8;

/**
 * The stream of a round: block n is HMAC-SHA256(serverSeed, "clientSeed:nonce:n") with n from 0, read as eight
 * big-endian 32-bit words. A RangeError for seeds that are none.
 */
export function createDrawStream({ serverSeed, clientSeed, nonce }: RoundSeeds): DrawStream {
  if (!CLIENT_SEED_PATTERN.test(clientSeed)) {
    throw new RangeError('A client seed is 1 to 64 letters, digits, "_" or "-".');
  }
  if (!Number.isSafeInteger(nonce) || nonce < 0) {
    throw new RangeError('A nonce is a whole number from 0.');
  }
  return createKeyedStream(readServerSeed(serverSeed), `${clientSeed}:${nonce}`);
}

/** A stream whose block n is HMAC-SHA256(key, "message:n") with n from 0, read as eight big-endian 32-bit words. */
export function createKeyedStream(key: Uint8Array, message: string): DrawStream {
  let block: Uint8Array = new Uint8Array();
  let cursor = 0;
  let used = WORDS_A_BLOCK;
  return createWordStream(() => {
    if (used === WORDS_A_BLOCK) {
      block = hmac(sha256, key, utf8ToBytes(`${message}:${cursor}`));
      cursor += 1;
      used = 0;
    }
    const at = 4 * used;
    const word =
      (block[at]! << 24) | (block[at + 1]! << 16) | (block[at + 2]! << 8) | block[at + 3]!;
    used += 1;
    return word >>> 0;
  });
}

/**
 * Turns 32-bit words into numbers without favouring any: a word past the last whole multiple of the range is thrown
 * away and the next one taken, then the remainder counts.
 */
export function createWordStream(nextWord: () => number): DrawStream {
  return {
    below(range) {
      if (!Number.isInteger(range) || range < 1 || range > WORDS) {
        throw new RangeError(`A range is a whole number from 1 to 2^32, not ${range}.`);
      }
      const limit = WORDS - (WORDS % range);
      let word = nextWord();
      while (word >= limit) word = nextWord();
      return word % range;
    },
  };
}
