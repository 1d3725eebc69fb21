import {
  constants,
  createCipheriv,
  createHmac,
  createPublicKey,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import type { SealedBody, Sealing } from '../schemas/api/sealed.ts';

/** What stands in a sealed text beside the body, where that is not what a browser would write. */
export interface SealOptions {
  readonly sentAt?: string;
  readonly nonce?: string;
  /** The sealed text in place of the usual one. */
  readonly text?: string;
}

/** Seals a body for an endpoint as a browser does. */
export function sealBody(
  { keyId, publicKey, time }: Sealing,
  endpointId: string,
  body: unknown,
  { sentAt = time, nonce = randomBytes(18).toString('base64url'), text }: SealOptions = {},
): SealedBody {
  const contentKey = randomBytes(64);
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', contentKey.subarray(0, 32), iv);
  const data = Buffer.concat([
    cipher.update(text ?? JSON.stringify({ sentAt, nonce, body }), 'utf8'),
    cipher.final(),
  ]).toString('base64');
  const key = publicEncrypt(
    {
      key: createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' }),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    },
    contentKey,
  ).toString('base64');
  const sealed = { keyId, key, iv: iv.toString('base64'), data };
  const mac = createHmac('sha256', contentKey.subarray(32))
    .update([endpointId, sealed.keyId, sealed.key, sealed.iv, sealed.data].join('.'))
    .digest('base64');
  return { ...sealed, mac };
}
