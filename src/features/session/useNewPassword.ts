import { getPasswordRule, isOwnName } from '../../../engine/fields/passwordRule.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useRules } from './useRules.ts';

/**
 * What a form asks of a new password: its rule to tick off, and the check of it. `names` are those of the account, where
 * the page knows it; the gateway compares with them again, and with the commonest passwords.
 */
export function useNewPassword(names: readonly string[] = []) {
  const rule = getPasswordRule(useBrand());
  const { check, describePassword, say } = useRules();
  return {
    check: async (typed: string) => {
      const kept = await check(rule, typed);
      return kept === true && isOwnName(typed, names) ? say({ kind: 'ownName' }) : kept;
    },
    describe: (typed: string) => describePassword(rule, typed),
    mismatch: () => say({ kind: 'mismatch' }),
  };
}
