import type { SecretBox } from '../../crypto/secretBox.ts';
import { findStep } from '../../crypto/totp.ts';
import type { Tx } from '../../db/database.ts';
import { changeFactor, lockFactors } from './sessions.repository.ts';

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
