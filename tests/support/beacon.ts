import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { BeaconChain, BeaconRound } from '../../engine/lottery/beacon.ts';

const { shortSignatures } = bls12_381;
const { secretKey, publicKey } = shortSignatures.keygen(new Uint8Array(48).fill(7));

/** A network of a test's own, that tells a value every three seconds. */
export const testChain: BeaconChain = {
  hash: 'be'.repeat(32),
  publicKey: publicKey.toHex(),
  genesis: 1_600_000_000,
  period: 3,
};

/** What that network tells in a round. */
export function signRound(round: number): BeaconRound {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const point = shortSignatures.hash(sha256(number), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
  const signature = shortSignatures.Signature.toBytes(shortSignatures.sign(point, secretKey));
  return { round, signature: bytesToHex(signature) };
}
