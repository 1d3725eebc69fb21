import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

/** Encrypts what is kept in a column and must be read again, such as the secret of an authenticator. */
export interface SecretBox {
  /** `context` names what it belongs to: the text opens only with the same one. */
  seal(text: string, context: string): string;
  /** The same of bytes. */
  sealBytes(bytes: Buffer, context: string): Buffer;
  openBytes(sealed: Buffer, context: string): Buffer | null;
  /** Null where the text was not sealed under this secret and with this context, as after a change of the secret. */
  open(sealed: string, context: string): string | null;
  /** The same sealed under the present secret; null where it is already, or cannot be opened. */
  renew(sealed: string, context: string): string | null;
}

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'livery columns';

function decrypt(key: Buffer, bytes: Buffer, context: string): Buffer | null {
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  const data = bytes.subarray(IV_BYTES + TAG_BYTES);
  try {
    return Buffer.concat([decipher.update(data), decipher.final()]);
  } catch {
    return null;
  }
}

/**
 * Makes a box under the gateway's secret: AES-256-GCM, base64url of IV, tag and cipher text. What was sealed under a
 * former secret opens too.
 */
export function createSecretBox(
  secret: Buffer,
  random: (bytes: number) => Buffer,
  formerSecrets: readonly Buffer[] = [],
): SecretBox {
  const toKey = (of: Buffer) => Buffer.from(hkdfSync('sha256', of, '', PURPOSE, KEY_BYTES));
  const key = toKey(secret);
  const formerKeys = formerSecrets.map(toKey);
  const openFormer = (sealed: Buffer, context: string) => {
    for (const former of formerKeys) {
      const bytes = decrypt(former, sealed, context);
      if (bytes !== null) return bytes;
    }
    return null;
  };
  const openBytes = (sealed: Buffer, context: string) =>
    decrypt(key, sealed, context) ?? openFormer(sealed, context);
  const sealBytes = (bytes: Buffer, context: string) => {
    const iv = random(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
    const data = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), data]);
  };
  const toBytes = (sealed: string) => Buffer.from(sealed, 'base64url');
  return {
    seal: (text, context) => sealBytes(Buffer.from(text), context).toString('base64url'),
    open: (sealed, context) => openBytes(toBytes(sealed), context)?.toString('utf8') ?? null,
    sealBytes,
    openBytes,
    renew(sealed, context) {
      const bytes = toBytes(sealed);
      if (decrypt(key, bytes, context) !== null) return null;
      const text = openFormer(bytes, context);
      return text && sealBytes(text, context).toString('base64url');
    },
  };
}
