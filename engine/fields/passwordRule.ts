import type { FieldRule } from '../../schemas/fields.ts';
import { DEFAULT_REGISTER_RULES } from '../../schemas/registration.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';

/** What a brand asks of every new password, in the forms and at the gateway. */
export function getPasswordRule({ registration }: ResolvedBrand): FieldRule {
  const own = registration.fields?.password;
  return { ...DEFAULT_REGISTER_RULES.password, ...own, enabled: true, required: true };
}
