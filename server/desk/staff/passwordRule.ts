import { Problem } from '../../http/problem.ts';
import { findWeakness } from '../../modules/account/passwordWeakness.ts';

const LEAST_CHARACTERS = 12;

/**
 * A new password of the staff as it is hashed: twelve characters or more, and none of the commonest nor their own name.
 * Throws Problem fieldsInvalid, with what is wrong with it.
 */
export function readDeskPassword(
  password: string,
  { email, name }: { readonly email: string; readonly name: string },
): string {
  const text = password.normalize('NFC').trim();
  const names = [email, email.split('@', 1)[0] ?? '', ...name.split(/\s+/)];
  const weakness =
    [...text].length < LEAST_CHARACTERS
      ? { kind: 'length', minLength: LEAST_CHARACTERS }
      : findWeakness(
          text,
          names.filter((one) => one.length > 2),
        );
  if (!weakness) return text;
  throw new Problem('fieldsInvalid', 'The password is too easily guessed.', {
    value: { fields: { password: weakness } },
  });
}
