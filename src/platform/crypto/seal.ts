import AES from 'crypto-js/aes.js';
import Base64 from 'crypto-js/enc-base64.js';
import HmacSHA256 from 'crypto-js/hmac-sha256.js';
import WordArray from 'crypto-js/lib-typedarrays.js';
import type { SealedBody, SealedText, Sealing } from '../../../schemas/api/sealed.ts';
import { Problem } from '../http/problem.ts';

/** Bytes of each of the two content keys: one to encrypt with, one to authenticate with. */
const KEY_BYTES = 32;
const IV_BYTES = 16;
const NONCE_BYTES = 16;

/** Seals bodies so that intermediaries and their logs cannot read them. */
export interface Sealer {
  /** Seals the body of a call to the endpoint of this id. Rejects with `insecurePage` where the browser has no cryptography. */
  seal(endpointId: string, body: unknown): Promise<SealedBody>;
  /** Has the next body sealed with a key that is fetched afresh. */
  forgetKey(): void;
}

interface Lock {
  readonly keyId: string;
  readonly publicKey: CryptoKey;
  /** Milliseconds by which the gateway's clock is ahead of this device's. */
  readonly aheadMs: number;
}

/** Makes a sealer; the gateway's key is fetched when first needed, and kept. */
export function createSealer(fetchSealing: () => Promise<Sealing>, now = Date.now): Sealer {
  let lock: Promise<Lock> | undefined;
  const getLock = () => {
    lock ??= openLock(fetchSealing, now);
    lock.catch(() => (lock = undefined));
    return lock;
  };
  return {
    async seal(endpointId, body) {
      const { keyId, publicKey, aheadMs } = await getLock();
      const text: SealedText = {
        sentAt: new Date(now() + aheadMs).toISOString(),
        nonce: toBase64(draw(NONCE_BYTES)).replace(/[+/=]/g, (sign) => URL_SIGNS[sign] ?? ''),
        body,
      };
      const contentKey = draw(2 * KEY_BYTES);
      const wrapped = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, contentKey);
      const key = toBase64(new Uint8Array(wrapped));
      return { keyId, key, ...encrypt(`${endpointId}.${keyId}.${key}`, contentKey, text) };
    },
    forgetKey() {
      lock = undefined;
    },
  };
}

const URL_SIGNS: Readonly<Record<string, string>> = { '+': '-', '/': '_' };

/** Encrypts, then authenticates what came out together with what goes before it. */
function encrypt(head: string, contentKey: Uint8Array, text: SealedText) {
  const ivBytes = draw(IV_BYTES);
  const iv = toBase64(ivBytes);
  const encrypted = AES.encrypt(JSON.stringify(text), toWords(contentKey.slice(0, KEY_BYTES)), {
    iv: toWords(ivBytes),
  });
  const data = encrypted.ciphertext.toString(Base64);
  const macKey = toWords(contentKey.slice(KEY_BYTES));
  const mac = HmacSHA256(`${head}.${iv}.${data}`, macKey).toString(Base64);
  return { iv, data, mac };
}

async function openLock(fetchSealing: () => Promise<Sealing>, now: () => number): Promise<Lock> {
  // Pages that came over plain http have none.
  if (!globalThis.crypto?.subtle) {
    throw new Problem('insecurePage', 'This page has no cryptography: it did not come over https.');
  }
  const { keyId, publicKey, time } = await fetchSealing();
  const aheadMs = Date.parse(time) - now();
  const der = Uint8Array.from(atob(publicKey), (sign) => sign.charCodeAt(0));
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('spki', der, algorithm, false, ['encrypt']);
  return { keyId, publicKey: imported, aheadMs };
}

const draw = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const toWords = (bytes: Uint8Array) => WordArray.create(bytes);
const toBase64 = (bytes: Uint8Array) => toWords(bytes).toString(Base64);
