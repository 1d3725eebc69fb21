import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** A code of the step before or after is taken too, for clocks that differ. */
const STEPS_ASIDE = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A fresh secret of an authenticator, in Base32. */
export const makeTotpSecret = (random: (bytes: number) => Buffer): string =>
  new Secret({ buffer: new Uint8Array(random(SECRET_BYTES)).buffer }).base32;

/** What an authenticator reads from a QR code; `label` is whose it is, `issuer` at what. */
export const writeTotpUri = (secret: string, label: string, issuer: string): string =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret) }).toString();

/** The step of a code of a secret; null where it is none of this moment. */
export function findStep(secret: string, code: string, now: Date): bigint | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS });
  const token = code.replaceAll(' ', '');
  const aside = totp.validate({ token, timestamp: now.getTime(), window: STEPS_ASIDE });
  if (aside === null) return null;
  return BigInt(Math.floor(now.getTime() / 1000 / STEP_SECONDS) + aside);
}

/** When a code of a step is good no more. */
export const endOfStep = (step: bigint): Date =>
  new Date((Number(step) + STEPS_ASIDE + 2) * STEP_SECONDS * 1000);
