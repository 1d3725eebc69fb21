import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  createDrawStream,
  createKeyedStream,
  type DrawStream,
  type RoundSeeds,
} from '../games/fairness/drawStream.ts';
import { isCommittedSeed, readServerSeed, SEED_PATTERN } from '../games/fairness/serverSeed.ts';
import type { Lottery } from './catalogue/lottery.ts';
import type { DrawJson, LotteryFamily } from './lotteryModel.ts';
import { dayIn } from '../zonedTime.ts';

/**
 * Draws made here. Before an issue opens, the hash of a secret seed is shown; after it has closed, the seed meets a
 * public value that nobody could know before; then the seed is shown, and everybody can draw once more.
 */

/** What the public value of an issue is made of, each fixed only after its close. Hexadecimal, 64 digits each. */
export interface PublicParts {
  /** Hash of the orders that the issue took. */
  readonly seal: string;
  /** Hash of the seeds that members sent with their orders; see `joinClientSeeds`. */
  readonly memberSeeds: string;
  /** Randomness of the beacon's round that was named before the issue opened; absent where no beacon is configured. */
  readonly beacon?: string;
}

/** An issue and its secret. */
export interface SeededIssue {
  /** `Lottery.id` */
  readonly lottery: string;
  readonly issue: string;
  /** 32 bytes in 64 lower-case hexadecimal digits. */
  readonly seed: string;
}

/** Everything that is shown of an issue once it is drawn. */
export interface PublishedDraw extends SeededIssue {
  /** What was shown before the issue opened. */
  readonly commitment: string;
  readonly parts: PublicParts;
  /** Epoch milliseconds. */
  readonly drawAt: number;
  readonly result: DrawJson;
}

/** The hash that is shown before an issue opens: SHA-256 of the seed's 32 bytes, then `lottery:issue`. */
export function commitmentOf({ seed, lottery, issue }: SeededIssue): string {
  const name = utf8ToBytes(`${lottery}:${issue}`);
  return bytesToHex(sha256(concatBytes(readServerSeed(seed), name)));
}

/** The public value: SHA-256 of the parts, one a line. A RangeError for a part that is none. */
export function publicValueOf({ seal, memberSeeds, beacon }: PublicParts): string {
  const parts = [seal, memberSeeds, ...(beacon === undefined ? [] : [beacon])];
  if (!parts.every((part) => SEED_PATTERN.test(part))) {
    throw new RangeError('A public part is 64 lower-case hexadecimal digits.');
  }
  return bytesToHex(sha256(utf8ToBytes(parts.join('\n'))));
}

/** What a round of a beacon is worth: SHA-256 of its signature, which `isSignedBy` of beacon.ts holds against its network. */
export const beaconValueOf = (signature: string): string =>
  bytesToHex(sha256(hexToBytes(signature)));

/** An issue's stream: block n is HMAC-SHA256(seed, "issue:public:n"), read without favouring any number. */
export function issueStream({ seed, issue }: SeededIssue, parts: PublicParts): DrawStream {
  return createKeyedStream(readServerSeed(seed), `${issue}:${publicValueOf(parts)}`);
}

/** Draws an issue; the same issue, seed and parts always give the same result. */
export function drawIssue(
  family: LotteryFamily,
  { schedule }: Pick<Lottery, 'schedule'>,
  drawn: SeededIssue & Pick<PublishedDraw, 'parts' | 'drawAt'>,
): DrawJson {
  const zone = schedule.kind === 'instant' ? 'UTC' : schedule.zone;
  const stream = issueStream(drawn, drawn.parts);
  return family.writeDraw(family.draw(stream, dayIn(zone, drawn.drawAt)));
}

/** What comes out when a draw is made once more. */
export interface Verification {
  /** The seed is the one whose hash was shown before. */
  readonly isCommitted: boolean;
  /** What the seed and the public value give; absent where they are none. */
  readonly result?: DrawJson;
  /** That is what was told as the result. */
  readonly isSame: boolean;
}

/** Draws once more from what is published, and compares; never throws. For browser and gateway alike. */
export function verifyDraw(
  family: LotteryFamily,
  lottery: Pick<Lottery, 'schedule'>,
  published: PublishedDraw,
): Verification {
  try {
    const isCommitted = commitmentOf(published) === published.commitment;
    const result = drawIssue(family, lottery, published);
    const told = family.writeDraw(family.readDraw(published.result));
    return { isCommitted, result, isSame: JSON.stringify(told) === JSON.stringify(result) };
  } catch {
    return { isCommitted: false, isSame: false };
  }
}

/** A play of an instant lottery, with everything that is shown of it once its server seed is revealed. */
export interface PublishedPlay extends RoundSeeds {
  /** SHA-256 of the server seed's 32 bytes, shown before the play. */
  readonly serverSeedHash: string;
  /** Epoch milliseconds. */
  readonly drawAt: number;
  readonly result: DrawJson;
}

/** Draws a play of an instant lottery: by the stream of a round of our own games, from its first word on. */
export function drawPlay(
  family: LotteryFamily,
  { drawAt, ...seeds }: RoundSeeds & Pick<PublishedPlay, 'drawAt'>,
): DrawJson {
  return family.writeDraw(family.draw(createDrawStream(seeds), dayIn('UTC', drawAt)));
}

/** Draws a play once more and compares; never throws. For browser and gateway alike. */
export function verifyPlay(family: LotteryFamily, published: PublishedPlay): Verification {
  try {
    const { serverSeed, serverSeedHash } = published;
    const isCommitted = isCommittedSeed(serverSeed, serverSeedHash);
    const result = drawPlay(family, published);
    const told = family.writeDraw(family.readDraw(published.result));
    return { isCommitted, result, isSame: JSON.stringify(told) === JSON.stringify(result) };
  } catch {
    return { isCommitted: false, isSame: false };
  }
}
