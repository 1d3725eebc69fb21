import { useLingui } from '@lingui/react/macro';
import type { SIGN_IN_RESULTS, STAFF_STATES } from '../../../../schemas/desk/staff.ts';

type Words<Keys extends readonly string[]> = Readonly<Record<Keys[number], string>>;

/** What states of accounts and tries to sign in are called. */
export function useStaffWords() {
  const { t } = useLingui();
  const states: Words<typeof STAFF_STATES> = {
    invited: t({
      id: 'desk.staffState.invited',
      context: 'State of a staff account',
      message: 'Invited',
    }),
    active: t({
      id: 'desk.staffState.active',
      context: 'State of a staff account',
      message: 'Active',
    }),
    disabled: t({
      id: 'desk.staffState.disabled',
      context: 'State of a staff account',
      message: 'Disabled',
    }),
  };
  const results: Words<typeof SIGN_IN_RESULTS> = {
    signedIn: t({
      id: 'desk.signInResult.signedIn',
      context: 'What came of a try to sign in',
      message: 'Signed in',
    }),
    passwordWrong: t({
      id: 'desk.signInResult.passwordWrong',
      context: 'What came of a try to sign in',
      message: 'Wrong password',
    }),
    factorWrong: t({
      id: 'desk.signInResult.factorWrong',
      context: 'What came of a try to sign in',
      message: 'Wrong second factor',
    }),
    addressRefused: t({
      id: 'desk.signInResult.addressRefused',
      context: 'What came of a try to sign in: the network is on no list',
      message: 'Address not allowed',
    }),
    disabled: t({
      id: 'desk.signInResult.disabled',
      context: 'What came of a try to sign in',
      message: 'Account disabled',
    }),
  };
  const allBrands = t({
    id: 'desk.staff.allBrands',
    context: 'In place of a list of brands',
    message: 'All brands',
  });
  return { states, results, allBrands };
}
