import { normaliseFieldText, prepareField } from '../../../engine/fields/fieldRule.ts';
import { getPasswordRule } from '../../../engine/fields/passwordRule.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { collectFieldFaults } from './fieldFaults.ts';

/** A new password typed twice, or once. */
export interface NewPassword {
  readonly newPassword: string;
  readonly confirmNewPassword?: string;
}

/** A new password as it is hashed. Throws Problem fieldsInvalid where it breaks the brand's rule. */
export async function readNewPassword(
  brand: ResolvedBrand,
  { newPassword, confirmNewPassword = newPassword }: NewPassword,
): Promise<string> {
  const faults = collectFieldFaults();
  const field = await prepareField(getPasswordRule(brand));
  faults.add('newPassword', field.check(newPassword));
  const text = normaliseFieldText(newPassword);
  if (normaliseFieldText(confirmNewPassword) !== text) {
    faults.add('confirmNewPassword', { kind: 'mismatch' });
  }
  faults.throwIfAny();
  return text ?? '';
}
