import { createHmac } from 'node:crypto';

/** What signs the vendor's calls to a merchant. */
export interface OriginalsKey {
  readonly id: string;
  /** As text, which is also what signs. */
  readonly secret: string;
}

/** The headers that a call of a vendor goes with; `at` is the vendor's clock, and the nonce is used once. */
export function signRequest(
  { id, secret }: OriginalsKey,
  { path, body, at, nonce }: { path: string; body: string; at: Date; nonce: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', secret)
    .update(`POST\n${path}\n${timestamp}\n${nonce}\n${body}`)
    .digest('hex');
  return {
    'content-type': 'application/json',
    'x-livery-key': id,
    'x-livery-timestamp': timestamp,
    'x-livery-nonce': nonce,
    'x-livery-signature': signature,
  };
}
