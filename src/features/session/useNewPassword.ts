import { getPasswordRule } from '../../../engine/fields/passwordRule.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useRules } from './useRules.ts';

/** What a form asks of a new password: its rule to tick off, and the check of it. */
export function useNewPassword() {
  const rule = getPasswordRule(useBrand());
  const { check, describePassword, say } = useRules();
  return {
    check: (typed: string) => check(rule, typed),
    describe: (typed: string) => describePassword(rule, typed),
    mismatch: () => say({ kind: 'mismatch' }),
  };
}
