import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const base64 = (description: string, maxLength: number) =>
  ({
    type: 'string',
    pattern: '^[A-Za-z0-9+/]+={0,2}$',
    minLength: 1,
    maxLength,
    description,
  }) as const;

/**
 * A body that intermediaries and their logs cannot read. `key` holds 64 random bytes, fresh for the request: 32 to
 * encrypt with, then 32 to authenticate with. `data` is the UTF-8 text of `{ sentAt, nonce, body }`.
 */
export const sealedBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['keyId', 'key', 'iv', 'data', 'mac'],
  properties: {
    keyId: {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{8,64}$',
      description: 'Which public key of the gateway `key` is wrapped with.',
    },
    key: /* @__PURE__ */ base64('The content key, wrapped by RSA-OAEP with SHA-256.', 1024),
    iv: /* @__PURE__ */ base64('Initialisation vector: 16 bytes.', 24),
    data: /* @__PURE__ */ base64('AES-256-CBC of the sealed text.', 32_768),
    mac: /* @__PURE__ */ base64(
      'HMAC-SHA256 of the text `endpoint id . keyId . key . iv . data`.',
      44,
    ),
  },
} as const satisfies JSONSchema;

/** A sealed body on the wire. */
export type SealedBody = FromSchema<typeof sealedBodySchema>;

/** What a sealed body holds. */
export interface SealedText {
  /** ISO 8601 time of sealing, by the gateway's clock as the browser knows it. */
  readonly sentAt: string;
  /** At least 128 random bits, base64url; met twice, the request is refused. */
  readonly nonce: string;
  readonly body: unknown;
}

/** Milliseconds that a sealed body may be old, or from the future. */
export const SEAL_TOLERANCE_MS = 120_000;

/** What the browser needs to seal a body: the gateway's public key, and the gateway's time to stamp it with. */
export const sealingSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['keyId', 'publicKey', 'time'],
  properties: {
    keyId: { type: 'string', description: 'Id of the key.' },
    publicKey: {
      type: 'string',
      description: 'RSA public key: base64 of its SubjectPublicKeyInfo (DER).',
    },
    time: { type: 'string', description: "ISO 8601 time of the gateway's clock." },
  },
} as const satisfies JSONSchema;

/** What the browser needs to seal a body. */
export type Sealing = FromSchema<typeof sealingSchema>;
