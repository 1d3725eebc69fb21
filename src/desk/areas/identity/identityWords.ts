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

/** How a check by a provider stands. */
export const SESSION_STATES = {
  created: msg({
    id: 'desk.identity.sessionCreated',
    context: 'State of a check by a provider',
    message: 'Not begun',
  }),
  open: msg({
    id: 'desk.identity.sessionOpen',
    context: 'State of a check by a provider: the member has not finished',
    message: 'Under way',
  }),
  working: msg({
    id: 'desk.identity.sessionWorking',
    context: 'State of a check by a provider: the provider looks at it',
    message: 'At the provider',
  }),
  approved: msg({
    id: 'desk.identity.sessionApproved',
    context: 'State of a check by a provider',
    message: 'Approved',
  }),
  refused: msg({
    id: 'desk.identity.sessionRefused',
    context: 'State of a check by a provider',
    message: 'Refused',
  }),
  review: msg({
    id: 'desk.identity.sessionReview',
    context: 'State of a check by a provider: a person has to decide',
    message: 'For a person',
  }),
  expired: msg({
    id: 'desk.identity.sessionExpired',
    context: 'State of a check by a provider: the member did not finish in time',
    message: 'Not finished',
  }),
};

/** Why a provider refuses something. */
export const REASON_NAMES = {
  blurred: msg({
    id: 'desk.identity.reasonBlurred',
    context: 'Why a provider refused an identity check',
    message: 'Blurred',
  }),
  incomplete: msg({
    id: 'desk.identity.reasonIncomplete',
    context: 'Why a provider refused an identity check',
    message: 'Incomplete',
  }),
  ended: msg({
    id: 'desk.identity.reasonEnded',
    context: 'Why a provider refused an identity check',
    message: 'Document no longer valid',
  }),
  unsupported: msg({
    id: 'desk.identity.reasonUnsupported',
    context: 'Why a provider refused an identity check',
    message: 'Document not supported',
  }),
  forged: msg({
    id: 'desk.identity.reasonForged',
    context: 'Why a provider refused an identity check',
    message: 'Not an original',
  }),
  otherPerson: msg({
    id: 'desk.identity.reasonOtherPerson',
    context: 'Why a provider refused an identity check',
    message: 'Shows somebody else',
  }),
  underAge: msg({
    id: 'desk.identity.reasonUnderAge',
    context: 'Why a provider refused an identity check',
    message: 'Under age',
  }),
  other: msg({
    id: 'desk.identity.reasonOther',
    context: 'Why a provider refused an identity check',
    message: 'Another reason',
  }),
};

/** Why a person has to look at what a provider approved. */
export const DOUBT_NAMES = {
  member: msg({
    id: 'desk.identity.doubtMember',
    context: 'Why somebody has to look at what a provider said',
    message: 'The answer was about another member',
  }),
  name: msg({
    id: 'desk.identity.doubtName',
    context: 'Why somebody has to look at what a provider said',
    message: 'Another name than on file',
  }),
  nameUnknown: msg({
    id: 'desk.identity.doubtNameUnknown',
    context: 'Why somebody has to look at what a provider said',
    message: 'No name to compare',
  }),
  birthday: msg({
    id: 'desk.identity.doubtBirthday',
    context: 'Why somebody has to look at what a provider said',
    message: 'Another date of birth than on file',
  }),
  accounts: msg({
    id: 'desk.identity.doubtAccounts',
    context: 'Why somebody has to look at what a provider said',
    message: 'A payout account is in another name',
  }),
  sameDocument: msg({
    id: 'desk.identity.doubtSameDocument',
    context: 'Why somebody has to look at what a provider said',
    message: 'Another member showed this document',
  }),
  number: msg({
    id: 'desk.identity.doubtNumber',
    context: 'Why somebody has to look at what a provider said',
    message: 'Another number than the member typed',
  }),
  always: msg({
    id: 'desk.identity.doubtAlways',
    context: 'Why somebody has to look at what a provider said',
    message: 'This brand has people look at everything',
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
  'identity.putProvider': msg({
    id: 'desk.action.identityPutProvider',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Identity provider set',
  }),
  'identity.ask': msg({
    id: 'desk.action.identityAsk',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Identity check asked for',
  }),
};
