import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a provider's clock may be off, in seconds. */
const TOLERANCE_S = 300;

/** What a signature is checked against: the raw bytes of the body, and the secrets that hold, two while they change. */
export interface SignedDelivery {
  /** A header's value by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
  readonly secrets: readonly string[];
  readonly now: Date;
}

/** The forms in which providers sign what they deliver. */
export const SIGNATURE_FORMS = ['standardWebhooks', 'stripe', 'btcpay'] as const;
export type SignatureForm = (typeof SIGNATURE_FORMS)[number];

const hmac = (key: Buffer | string, ...parts: readonly (Buffer | string)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHmac('sha256', key)).digest();

/** The key of a Standard Webhooks secret, `whsec_` and base64. */
const standardKey = (secret: string) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

/** The header `webhook-signature` of a delivery of Standard Webhooks. */
export function signStandard(secret: string, id: string, timestamp: string, body: Buffer): string {
  return `v1,${hmac(standardKey(secret), `${id}.${timestamp}.`, body).toString('base64')}`;
}

/** The value `v1` of the header `stripe-signature`. */
export const signStripe = (secret: string, timestamp: string, body: Buffer): string =>
  hmac(secret, `${timestamp}.`, body).toString('hex');

/** The header `btcpay-sig`. */
export const signBtcpay = (secret: string, body: Buffer): string =>
  `sha256=${hmac(secret, body).toString('hex')}`;

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const matchesAny = (given: readonly string[], right: readonly string[]) =>
  // Every pair is compared, so that the time says nothing of which one fits.
  right.flatMap((one) => given.map((other) => isSame(one, other))).includes(true);

const isInTime = (timestamp: string, now: Date) =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) - now.getTime() / 1000) <= TOLERANCE_S;

const CHECKS: Readonly<Record<SignatureForm, (delivery: SignedDelivery) => boolean>> = {
  standardWebhooks({ header, body, secrets, now }) {
    const [id, timestamp] = [header('webhook-id'), header('webhook-timestamp')];
    if (!id || !timestamp || !isInTime(timestamp, now)) return false;
    const given = (header('webhook-signature') ?? '').split(' ');
    return matchesAny(
      given,
      secrets.map((secret) => signStandard(secret, id, timestamp, body)),
    );
  },
  stripe({ header, body, secrets, now }) {
    const parts = (header('stripe-signature') ?? '')
      .split(',')
      .map((part) => part.trim().split('='));
    const valuesOf = (name: string) =>
      parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
    const timestamp = valuesOf('t')[0];
    if (!timestamp || !isInTime(timestamp, now)) return false;
    return matchesAny(
      valuesOf('v1'),
      secrets.map((secret) => signStripe(secret, timestamp, body)),
    );
  },
  // BTCPay signs no time: that a delivery comes twice is found by its event's id.
  btcpay: ({ header, body, secrets }) =>
    matchesAny(
      [header('btcpay-sig') ?? ''],
      secrets.map((secret) => signBtcpay(secret, body)),
    ),
};

/** Whether a delivery is signed in a form by one of the secrets, and not too long ago. */
export const isSigned = (form: SignatureForm, delivery: SignedDelivery): boolean =>
  delivery.secrets.length > 0 && CHECKS[form](delivery);
