import { normaliseFieldText, prepareField } from '../../../engine/fields/fieldRule.ts';
import { getPasswordRule, listOwnNames } from '../../../engine/fields/passwordRule.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Member } from '../session/sessions.ts';
import { collectFieldFaults } from './fieldFaults.ts';
import { findWeakness } from './passwordWeakness.ts';

type MemberNames = Pick<Member, 'account' | 'email' | 'phone'>;

/** A new password typed twice, or once. */
export interface NewPassword {
  readonly newPassword: string;
  readonly confirmNewPassword?: string;
}

/**
 * A new password as it is hashed. Throws Problem fieldsInvalid where it breaks the brand's rule, or is one that many
 * people choose.
 */
export async function readNewPassword(
  brand: ResolvedBrand,
  { newPassword, confirmNewPassword = newPassword }: NewPassword,
): Promise<string> {
  const faults = collectFieldFaults();
  const field = await prepareField(getPasswordRule(brand));
  faults.add('newPassword', field.check(newPassword) ?? findWeakness(newPassword, []));
  const text = normaliseFieldText(newPassword);
  if (normaliseFieldText(confirmNewPassword) !== text) {
    faults.add('confirmNewPassword', { kind: 'mismatch' });
  }
  faults.throwIfAny();
  return text ?? '';
}

/** Throws Problem fieldsInvalid where a new password is hardly more than a name of the member that it is for. */
export function refuseOwnName(newPassword: string, { account, email, phone }: MemberNames): void {
  const faults = collectFieldFaults();
  faults.add(
    'newPassword',
    findWeakness(newPassword, listOwnNames({ username: account, email, phone })),
  );
  faults.throwIfAny();
}
