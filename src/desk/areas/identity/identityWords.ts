import { msg } from '@lingui/core/macro';

/** What is shown. */
export const NEED_NAMES = {
  document: msg({
    id: 'desk.identity.document',
    context: 'What a member sent to show who they are',
    message: 'Identity document',
  }),
  selfie: msg({
    id: 'desk.identity.selfie',
    context: 'What a member sent to show who they are',
    message: 'Picture of the face',
  }),
  address: msg({
    id: 'desk.identity.address',
    context: 'What a member sent to show who they are',
    message: 'Proof of address',
  }),
};

/** How it stands. */
export const STATE_NAMES = {
  asked: msg({
    id: 'desk.identity.asked',
    context: 'State of an identity check',
    message: 'Asked for',
  }),
  submitted: msg({
    id: 'desk.identity.submitted',
    context: 'State of an identity check',
    message: 'To review',
  }),
  approved: msg({
    id: 'desk.identity.approved',
    context: 'State of an identity check',
    message: 'Approved',
  }),
  refused: msg({
    id: 'desk.identity.refused',
    context: 'State of an identity check',
    message: 'Refused',
  }),
  expired: msg({
    id: 'desk.identity.expired',
    context: 'State of an identity check',
    message: 'Expired',
  }),
};

/** Kinds of paper. */
export const PAPER_NAMES = {
  passport: msg({
    id: 'desk.identity.passport',
    context: 'Kind of paper',
    message: 'Passport',
  }),
  identityCard: msg({
    id: 'desk.identity.identityCard',
    context: 'Kind of paper',
    message: 'Identity card',
  }),
  drivingLicence: msg({
    id: 'desk.identity.drivingLicence',
    context: 'Kind of paper',
    message: 'Driving licence',
  }),
  residencePermit: msg({
    id: 'desk.identity.residencePermit',
    context: 'Kind of paper',
    message: 'Residence permit',
  }),
  utilityBill: msg({
    id: 'desk.identity.utilityBill',
    context: 'Kind of paper',
    message: 'Utility bill',
  }),
  bankStatement: msg({
    id: 'desk.identity.bankStatement',
    context: 'Kind of paper',
    message: 'Bank statement',
  }),
  officialLetter: msg({
    id: 'desk.identity.officialLetter',
    context: 'Kind of paper',
    message: 'Official letter',
  }),
};

/** How what was sent stands to what is on file. */
export const RESULT_NAMES = {
  same: msg({
    id: 'desk.identity.same',
    context: 'What was sent against what is on file',
    message: 'The same',
  }),
  partly: msg({
    id: 'desk.identity.partly',
    context: 'What was sent against what is on file: a name is missing',
    message: 'In part',
  }),
  differs: msg({
    id: 'desk.identity.differs',
    context: 'What was sent against what is on file',
    message: 'Different',
  }),
  unknown: msg({
    id: 'desk.identity.unknown',
    context: 'What was sent against what is on file: there is nothing',
    message: 'Nothing on file',
  }),
};

/** What is compared. */
export const COMPARED_NAMES = {
  name: msg({
    id: 'desk.identity.comparedName',
    context: 'What is compared with the file',
    message: 'Payee name',
  }),
  birthday: msg({
    id: 'desk.identity.comparedBirthday',
    context: 'What is compared with the file',
    message: 'Date of birth',
  }),
  accounts: msg({
    id: 'desk.identity.comparedAccounts',
    context: 'What is compared with the file',
    message: 'Holders of payout accounts',
  }),
};

/** What the calls are called in the audit and in the inbox. */
export const IDENTITY_ACTIONS = {
  'identity.open': msg({
    id: 'desk.action.identityOpen',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Identity documents looked at',
  }),
  'identity.approve': msg({
    id: 'desk.action.identityApprove',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Identity check approved',
  }),
  'identity.refuse': msg({
    id: 'desk.action.identityRefuse',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Identity check refused',
  }),
  'identity.ask': msg({
    id: 'desk.action.identityAsk',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Identity check asked for',
  }),
};
