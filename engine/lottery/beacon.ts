import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/**
 * A public source of randomness that tells a new value at fixed times, which nobody can know before: drand. Each value is
 * signed by its network as a whole, so that whoever hands it on cannot change it.
 */

/** A network of drand by its scheme `bls-unchained-g1-rfc9380`: signatures in G1 over the number of the round alone. */
export interface BeaconChain {
  /** What its network is told from others by: 64 hexadecimal digits. */
  readonly hash: string;
  /** Compressed point of G2, 192 hexadecimal digits. */
  readonly publicKey: string;
  /** When round 1 was told, in epoch seconds. */
  readonly genesis: number;
  /** Seconds from a round to the next. */
  readonly period: number;
}

/** The network of the League of Entropy that tells a value every three seconds; https://docs.drand.love has its figures. */
export const QUICKNET: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
};

/** A round that was told. */
export interface BeaconRound {
  readonly round: number;
  /** Compressed point of G1, 96 hexadecimal digits. */
  readonly signature: string;
}

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const SIGNATURE_PATTERN = /^[0-9a-f]{96}$/;

/** When a round is told, in epoch milliseconds. */
export function timeOfRound({ genesis, period }: BeaconChain, round: number): number {
  return (genesis + (round - 1) * period) * 1000;
}

/** The first round that is told at a moment (epoch milliseconds) or after it. */
export function roundFrom({ genesis, period }: BeaconChain, atMs: number): number {
  return Math.max(1, Math.ceil((atMs / 1000 - genesis) / period) + 1);
}

function messageOf(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}

/** Whether a network signed a round; never throws. */
export function isSignedBy({ publicKey }: BeaconChain, { round, signature }: BeaconRound): boolean {
  if (!SIGNATURE_PATTERN.test(signature)) return false;
  try {
    const { shortSignatures } = bls12_381;
    const point = shortSignatures.hash(messageOf(round), DOMAIN);
    return shortSignatures.verify(hexToBytes(signature), point, hexToBytes(publicKey));
  } catch {
    return false;
  }
}
