import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { getStaff, SIGN_IN_RESULTS, STAFF_STATES } from '../../../../schemas/desk/staff.ts';

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
  /** Which members somebody is for. */
  const nameMembers = ({ lines, vipFrom }: DeskValueOf<typeof getStaff>['members']): string => {
    const count = lines?.length ?? 0;
    const from = vipFrom ?? 0;
    const ofLines = t({
      id: 'desk.staff.ofLines',
      context: 'Which members somebody works for: those below some agents',
      message: plural(count, { one: 'of # agent line', other: 'of # agent lines' }),
    });
    const ofRank = t({
      id: 'desk.staff.ofRank',
      context: 'Which members somebody works for: those of a rank in the VIP club and above',
      message: `from VIP rank ${from}`,
    });
    const everybody = t({
      id: 'desk.staff.everybody',
      context: 'Which members somebody works for',
      message: 'All members',
    });
    const bounds = [...(lines ? [ofLines] : []), ...(vipFrom === null ? [] : [ofRank])];
    return bounds.join(', ') || everybody;
  };
  return { states, results, allBrands, nameMembers };
}
