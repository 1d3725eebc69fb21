import { useLingui } from '@lingui/react/macro';
import { AGENT_TYPES, TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import type {
  FREEZE_KINDS,
  MEMBER_STATUSES,
  PERSONAL_FIELDS,
} from '../../../schemas/desk/members.ts';

type Words<Keys extends readonly string[]> = Readonly<Record<Keys[number], string>>;

/** What states, freezes and fields of members are called. */
export function useMemberWords() {
  const { t } = useLingui();
  const freezes: Words<typeof FREEZE_KINDS> = {
    signIn: t({
      id: 'desk.freeze.signIn',
      context: 'What of a member is frozen',
      message: 'Sign-in',
    }),
    play: t({ id: 'desk.freeze.play', context: 'What of a member is frozen', message: 'Play' }),
    withdrawal: t({
      id: 'desk.freeze.withdrawal',
      context: 'What of a member is frozen',
      message: 'Withdrawal',
    }),
  };
  const statuses: Words<typeof MEMBER_STATUSES> = {
    active: t({ id: 'desk.memberStatus.active', context: 'Status of a member', message: 'Active' }),
    suspended: t({
      id: 'desk.memberStatus.suspended',
      context: 'Status of a member',
      message: 'Suspended',
    }),
    closed: t({ id: 'desk.memberStatus.closed', context: 'Status of a member', message: 'Closed' }),
  };
  const personal = usePersonalWords();
  const kinds = {
    agent: t({ id: 'desk.memberType.agent', context: 'Type of a member', message: 'Agent' }),
    trial: t({ id: 'desk.memberType.trial', context: 'Type of a member', message: 'Trial' }),
    player: t({ id: 'desk.memberType.player', context: 'Type of a member', message: 'Player' }),
  };
  const typeName = (type: number) =>
    AGENT_TYPES.includes(type) ? kinds.agent : type === TRIAL_TYPE ? kinds.trial : kinds.player;
  return { freezes, statuses, personal, typeName };
}

/** What masked fields of members are called. */
function usePersonalWords(): Words<typeof PERSONAL_FIELDS> {
  const { t } = useLingui();
  return {
    phone: t({ id: 'desk.personal.phone', context: 'Masked field of a member', message: 'Phone' }),
    email: t({ id: 'desk.personal.email', context: 'Masked field of a member', message: 'E-mail' }),
    payeeName: t({
      id: 'desk.personal.payeeName',
      context: 'Masked field of a member: name that money is paid out to',
      message: 'Payee name',
    }),
    birthday: t({
      id: 'desk.personal.birthday',
      context: 'Masked field of a member',
      message: 'Date of birth',
    }),
    registerIp: t({
      id: 'desk.personal.registerIp',
      context: 'Masked field of a member: network address',
      message: 'Registered from',
    }),
    telegram: t({
      id: 'desk.personal.telegram',
      context: 'Masked field of a member',
      message: 'Telegram',
    }),
    zalo: t({
      id: 'desk.personal.zalo',
      context: 'Masked field of a member',
      message: 'Zalo number',
    }),
    nationality: t({
      id: 'desk.personal.nationality',
      context: 'Masked field of a member',
      message: 'Nationality',
    }),
    placeOfBirth: t({
      id: 'desk.personal.placeOfBirth',
      context: 'Masked field of a member',
      message: 'Place of birth',
    }),
    address: t({
      id: 'desk.personal.address',
      context: 'Masked field of a member',
      message: 'Address',
    }),
    permanentAddress: t({
      id: 'desk.personal.permanentAddress',
      context: 'Masked field of a member',
      message: 'Permanent address',
    }),
    currentAddress: t({
      id: 'desk.personal.currentAddress',
      context: 'Masked field of a member',
      message: 'Current address',
    }),
    occupation: t({
      id: 'desk.personal.occupation',
      context: 'Masked field of a member',
      message: 'Occupation',
    }),
    incomeSource: t({
      id: 'desk.personal.incomeSource',
      context: 'Masked field of a member',
      message: 'Source of income',
    }),
  };
}
