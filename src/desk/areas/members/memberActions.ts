import { msg } from '@lingui/core/macro';

/** What the calls about members are called in the audit and in the inbox. */
export const MEMBER_ACTIONS = {
  'members.adjust': msg({
    id: 'desk.action.membersAdjust',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Balance adjustment',
  }),
  'bonuses.remove': msg({
    id: 'desk.action.bonusesRemove',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Bonus money removed',
  }),
  'freeSpins.remove': msg({
    id: 'desk.action.freeSpinsRemove',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Free spins removed',
  }),
  'members.freeze': msg({
    id: 'desk.action.membersFreeze',
    context: 'What somebody did, in the audit',
    message: 'Member frozen',
  }),
  'members.unfreeze': msg({
    id: 'desk.action.membersUnfreeze',
    context: 'What somebody did, in the audit',
    message: 'Freeze lifted',
  }),
  'members.reveal': msg({
    id: 'desk.action.membersReveal',
    context: 'What somebody did, in the audit',
    message: 'Personal data shown',
  }),
  'members.setTags': msg({
    id: 'desk.action.membersSetTags',
    context: 'What somebody did, in the audit',
    message: 'Tags changed',
  }),
  'members.setDetail': msg({
    id: 'desk.action.membersSetDetail',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Personal detail changed',
  }),
  'members.addNote': msg({
    id: 'desk.action.membersAddNote',
    context: 'What somebody did, in the audit',
    message: 'Note added',
  }),
  'members.endSessions': msg({
    id: 'desk.action.membersEndSessions',
    context: 'What somebody did, in the audit',
    message: 'Sessions of a member ended',
  }),
  'members.forcePassword': msg({
    id: 'desk.action.membersForcePassword',
    context: 'What somebody did, in the audit',
    message: 'New password asked of a member',
  }),
  'members.startReset': msg({
    id: 'desk.action.membersStartReset',
    context: 'What somebody did, in the audit',
    message: 'Password reset sent',
  }),
  'members.clearPaymentPassword': msg({
    id: 'desk.action.membersClearPaymentPassword',
    context: 'What somebody did, in the audit',
    message: 'Payment password of a member removed',
  }),
  'members.export': msg({
    id: 'desk.action.membersExport',
    context: 'What somebody did, in the audit',
    message: 'Data of a member exported',
  }),
  'members.erase': msg({
    id: 'desk.action.membersErase',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Erasure of a member',
  }),
  'members.move': msg({
    id: 'desk.action.membersMove',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Member moved to another upline',
  }),
  'members.resetTrial': msg({
    id: 'desk.action.membersResetTrial',
    context: 'What somebody did, in the audit',
    message: 'Play money filled up',
  }),
};
