import {
  createDecipheriv,
  createHash,
  createHmac,
  createPublicKey,
  timingSafeEqual,
  webcrypto,
  type KeyObject,
} from 'node:crypto';
import type { SealedBody, Sealing } from '../../schemas/api/sealed.ts';
import { Problem } from './problem.ts';

/** Opens what browsers seal with the gateway's public key. */
export interface SealBox {
  /** What a browser needs to seal a body now. */
  describe(now: Date): Sealing;
  /**
   * The text that was sealed for an endpoint, as bytes. Throws Problem sealInvalid, the same whatever was wrong.
   */
  open(endpointId: string, sealed: SealedBody): Promise<Buffer>;
}

const KEY_BYTES = 32;
const IV_BYTES = 16;
const KEY_ID_CHARACTERS = 16;

/** The refusal of every body that cannot be opened, is too old or makes no sense. */
export function sealProblem(cause?: unknown): Problem {
  return new Problem('sealInvalid', 'The sealed body cannot be opened.', { cause });
}

function isAuthentic(contentKey: Buffer, endpointId: string, sealed: SealedBody): boolean {
  const { keyId, key, iv, data, mac } = sealed;
  const expected = createHmac('sha256', contentKey.subarray(KEY_BYTES))
    .update([endpointId, keyId, key, iv, data].join('.'))
    .digest();
  const given = Buffer.from(mac, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function decrypt(contentKey: Buffer, { iv, data }: SealedBody): Buffer {
  const decipher = createDecipheriv(
    'aes-256-cbc',
    contentKey.subarray(0, KEY_BYTES),
    Buffer.from(iv, 'base64'),
  );
  return Buffer.concat([decipher.update(data, 'base64'), decipher.final()]);
}

/** Opens what content keys are wrapped in for an RSA private key; its operations run beside the event loop. */
function createUnwrapper(privateKey: KeyObject) {
  const publicDer = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const publicKey = publicDer.toString('base64');
  const keyId = createHash('sha256')
    .update(publicDer)
    .digest('base64url')
    .slice(0, KEY_ID_CHARACTERS);
  const unwrapping = webcrypto.subtle.importKey(
    'pkcs8',
    privateKey.export({ type: 'pkcs8', format: 'der' }),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['decrypt'],
  );
  const unwrap = async (wrapped: string) =>
    Buffer.from(
      await webcrypto.subtle.decrypt(
        { name: 'RSA-OAEP' },
        await unwrapping,
        Buffer.from(wrapped, 'base64'),
      ),
    );
  return { keyId, publicKey, unwrap };
}

/** Makes the box of an RSA private key; bodies that are still sealed for a former one are opened too. */
export function createSealBox(
  privateKey: KeyObject,
  formerKeys: readonly KeyObject[] = [],
): SealBox {
  const present = createUnwrapper(privateKey);
  const unwrappers = new Map(
    [present, ...formerKeys.map(createUnwrapper)].map((each) => [each.keyId, each]),
  );
  const { keyId, publicKey } = present;
  return {
    describe: (now) => ({ keyId, publicKey, time: now.toISOString() }),
    async open(endpointId, sealed) {
      const unwrapper = unwrappers.get(sealed.keyId);
      if (!unwrapper) throw sealProblem();
      try {
        const contentKey = await unwrapper.unwrap(sealed.key);
        const isWhole =
          contentKey.length === 2 * KEY_BYTES &&
          Buffer.from(sealed.iv, 'base64').length === IV_BYTES;
        if (!isWhole || !isAuthentic(contentKey, endpointId, sealed)) throw sealProblem();
        return decrypt(contentKey, sealed);
      } catch (error) {
        throw sealProblem(error);
      }
    },
  };
}
