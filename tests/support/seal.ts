import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Keys } from '../../server/keys.ts';

/** The keys of test gateways; made once a test file, and smaller than real ones. */
export const testKeys: Keys = {
  sealKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  formerSealKeys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey],
  secret: randomBytes(32),
  formerSecrets: [randomBytes(32)],
};
