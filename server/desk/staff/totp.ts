import { Secret, TOTP } from 'otpauth';
import type { Tx } from '../../db/database.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import { changeFactor, lockFactors } from './sessions.repository.ts';

const STEP_SECONDS = 30;
/** A code of the step before or after is taken too, for clocks that differ. */
const STEPS_ASIDE = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A fresh secret of an authenticator, in Base32. */
export const makeTotpSecret = (random: (bytes: number) => Buffer): string =>
  new Secret({ buffer: new Uint8Array(random(SECRET_BYTES)).buffer }).base32;

/** What an authenticator reads from a QR code. */
export const writeTotpUri = (secret: string, email: string, issuer = 'Livery Desk'): string =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret) }).toString();

/** The step of a code of a secret; null where it is none of this moment. */
export function findStep(secret: string, code: string, now: Date): bigint | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS });
  const token = code.replaceAll(' ', '');
  const aside = totp.validate({ token, timestamp: now.getTime(), window: STEPS_ASIDE });
  if (aside === null) return null;
  return BigInt(Math.floor(now.getTime() / 1000 / STEP_SECONDS) + aside);
}

/** Checks a code of any of somebody's authenticators. Each code is good once, and none that is older than one that was. */
export async function useTotp(
  tx: Tx,
  box: SecretBox,
  { staffId, code, now }: { readonly staffId: string; readonly code: string; readonly now: Date },
): Promise<boolean> {
  for (const factor of await lockFactors(tx, staffId)) {
    const secret = factor.secret_sealed && box.open(factor.secret_sealed, factor.id);
    const step = secret ? findStep(secret, code, now) : null;
    if (step === null || (factor.last_step !== null && step <= factor.last_step)) continue;
    const renewed = box.renew(factor.secret_sealed!, factor.id);
    await changeFactor(tx, factor.id, {
      last_step: step,
      last_used_at: now,
      ...(renewed ? { secret_sealed: renewed } : {}),
    });
    return true;
  }
  return false;
}
