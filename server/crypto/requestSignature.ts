import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a signed request, in lower case. */
export const SIGNATURE_HEADERS = {
  key: 'x-livery-key',
  timestamp: 'x-livery-timestamp',
  nonce: 'x-livery-nonce',
  signature: 'x-livery-signature',
} as const;

/** A signature is good for this long before and after its time. */
export const SKEW_SECONDS = 60;

/** What is signed. */
export interface SignedRequest {
  readonly method: string;
  /** With the query, as it stands in the request. */
  readonly path: string;
  /** Whole seconds since 1970, in digits. */
  readonly timestamp: string;
  /** 16 to 64 letters, digits, - and _, good once. */
  readonly nonce: string;
  /** Exactly the bytes that travel. */
  readonly body: Buffer | string;
}

const timestampForm = /^[1-9]\d{0,11}$/;
const nonceForm = /^[A-Za-z0-9_-]{16,64}$/;
const signatureForm = /^[0-9a-f]{64}$/;

function sign(secret: string, { method, path, timestamp, nonce, body }: SignedRequest): Buffer {
  return createHmac('sha256', secret)
    .update(`${method.toUpperCase()}\n${path}\n${timestamp}\n${nonce}\n`)
    .update(body)
    .digest();
}

/** HMAC-SHA256 over method, path, time, nonce and body, one to a line; 64 hexadecimal digits. */
export function signRequest(secret: string, request: SignedRequest): string {
  return sign(secret, request).toString('hex');
}

/** Whether timestamp, nonce and signature look like themselves. */
export function hasSignatureForm(
  { timestamp, nonce }: Pick<SignedRequest, 'timestamp' | 'nonce'>,
  signature: string,
): boolean {
  return timestampForm.test(timestamp) && nonceForm.test(nonce) && signatureForm.test(signature);
}

/** Whether a secret signed a request; takes as long for a wrong signature as for the right one. */
export function isSignedBy(secret: string, request: SignedRequest, signature: string): boolean {
  const given = Buffer.from(signature, 'hex');
  const right = sign(secret, request);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Whether a time is near enough to now. */
export function isFresh(timestamp: string, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= SKEW_SECONDS;
}
