import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IdentityState, PaperKind, PictureSide } from '../../../../schemas/api/identity.ts';
import type { IdentityNeed } from '../../../../schemas/identity.schema.ts';
import type { IdentityReason } from '../../../../schemas/identityReasons.ts';
import type { BadgeTone } from '../../../ui/Badge/Badge.tsx';

/** What a level takes: its name, and what it is good for. */
export const NEED_WORDS: Readonly<
  Record<IdentityNeed, { readonly name: MessageDescriptor; readonly why: MessageDescriptor }>
> = {
  email: {
    name: msg({
      id: 'centre.identity.email',
      context: 'What has to be shown of a member',
      message: 'E-mail address',
    }),
    why: msg({
      id: 'centre.identity.email.why',
      context: 'Below the e-mail address that is not confirmed yet',
      message: 'So that we can reach you. Customer service confirms it with you.',
    }),
  },
  phone: {
    name: msg({
      id: 'centre.identity.phone',
      context: 'What has to be shown of a member',
      message: 'Mobile number',
    }),
    why: msg({
      id: 'centre.identity.phone.why',
      context: 'Below the mobile number that is not confirmed yet',
      message: 'So that we can reach you. Customer service confirms it with you.',
    }),
  },
  document: {
    name: msg({
      id: 'centre.identity.document',
      context: 'What has to be shown of a member',
      message: 'Identity document',
    }),
    why: msg({
      id: 'centre.identity.document.why',
      context: 'Why a document is asked for',
      message: 'Shows your name and age. It keeps others from being paid your money.',
    }),
  },
  selfie: {
    name: msg({
      id: 'centre.identity.selfie',
      context: 'What has to be shown of a member: a picture of the own face',
      message: 'Picture of your face',
    }),
    why: msg({
      id: 'centre.identity.selfie.why',
      context: 'Why a picture of the face is asked for',
      message: 'Shows that the document is yours, and nobody else uses it.',
    }),
  },
  address: {
    name: msg({
      id: 'centre.identity.address',
      context: 'What has to be shown of a member: a paper with the address',
      message: 'Proof of address',
    }),
    why: msg({
      id: 'centre.identity.address.why',
      context: 'Why a paper with the address is asked for',
      message: 'Shows where you live. A bill or an official letter of the last three months.',
    }),
  },
};

/** How something stands. */
export const STATE_WORDS: Readonly<
  Record<IdentityState, { readonly word: MessageDescriptor; readonly tone: BadgeTone }>
> = {
  missing: {
    word: msg({
      id: 'centre.identity.missing',
      context: 'State of a document that was not sent yet',
      message: 'Not sent',
    }),
    tone: 'neutral',
  },
  asked: {
    word: msg({
      id: 'centre.identity.asked',
      context: 'State of a document that the house asks for',
      message: 'Please send it',
    }),
    tone: 'warning',
  },
  submitted: {
    word: msg({
      id: 'centre.identity.submitted',
      context: 'State of a document that somebody looks at',
      message: 'Being checked',
    }),
    tone: 'info',
  },
  approved: {
    word: msg({
      id: 'centre.identity.approved',
      context: 'State of a document that was approved',
      message: 'Approved',
    }),
    tone: 'win',
  },
  refused: {
    word: msg({
      id: 'centre.identity.refused',
      context: 'State of a document that was not taken',
      message: 'Please send again',
    }),
    tone: 'loss',
  },
  expired: {
    word: msg({
      id: 'centre.identity.expired',
      context: 'State of a document that does not hold any more',
      message: 'Expired',
    }),
    tone: 'warning',
  },
};

/** Papers that can be sent. */
export const PAPER_WORDS: Readonly<Record<PaperKind, MessageDescriptor>> = {
  passport: msg({
    id: 'centre.identity.passport',
    context: 'Kind of paper',
    message: 'Passport',
  }),
  identityCard: msg({
    id: 'centre.identity.identityCard',
    context: 'Kind of paper',
    message: 'Identity card',
  }),
  drivingLicence: msg({
    id: 'centre.identity.drivingLicence',
    context: 'Kind of paper',
    message: 'Driving licence',
  }),
  residencePermit: msg({
    id: 'centre.identity.residencePermit',
    context: 'Kind of paper',
    message: 'Residence permit',
  }),
  utilityBill: msg({
    id: 'centre.identity.utilityBill',
    context: 'Kind of paper: electricity, water, gas, internet',
    message: 'Utility bill',
  }),
  bankStatement: msg({
    id: 'centre.identity.bankStatement',
    context: 'Kind of paper',
    message: 'Bank statement',
  }),
  officialLetter: msg({
    id: 'centre.identity.officialLetter',
    context: 'Kind of paper: of a public authority',
    message: 'Official letter',
  }),
};

/** What a picture has to show. */
export const SIDE_WORDS: Readonly<Record<PictureSide, MessageDescriptor>> = {
  front: msg({
    id: 'centre.identity.front',
    context: 'Which picture: that side of a document with the face',
    message: 'The side with your picture',
  }),
  back: msg({
    id: 'centre.identity.back',
    context: 'Which picture: the other side of a document',
    message: 'The other side',
  }),
  selfie: msg({
    id: 'centre.identity.face',
    context: 'Which picture: the face of the member',
    message: 'Your face, from the front and without sunglasses',
  }),
  page: msg({
    id: 'centre.identity.page',
    context: 'Which picture: the page of a paper with name and address',
    message: 'The page with your name and address',
  }),
};

/** Why a service refused something, and what to do. */
export const REASON_WORDS: Readonly<Record<IdentityReason, MessageDescriptor>> = {
  blurred: msg({
    id: 'centre.identity.reason.blurred',
    context: 'Why what a member showed was refused',
    message: 'The pictures were too blurred to read. Hold the camera still and use good light.',
  }),
  incomplete: msg({
    id: 'centre.identity.reason.incomplete',
    context: 'Why what a member showed was refused',
    message: 'Not everything was in the picture. Show all four corners.',
  }),
  ended: msg({
    id: 'centre.identity.reason.ended',
    context: 'Why what a member showed was refused',
    message: 'The document is no longer valid. Use one that is.',
  }),
  unsupported: msg({
    id: 'centre.identity.reason.unsupported',
    context: 'Why what a member showed was refused',
    message: 'This kind of document cannot be checked. Use a passport or identity card.',
  }),
  forged: msg({
    id: 'centre.identity.reason.forged',
    context: 'Why what a member showed was refused',
    message:
      'The document could not be confirmed as an original. Show the document itself, no copy or screen.',
  }),
  otherPerson: msg({
    id: 'centre.identity.reason.otherPerson',
    context: 'Why what a member showed was refused',
    message: 'The document shows somebody else. Use your own.',
  }),
  underAge: msg({
    id: 'centre.identity.reason.underAge',
    context: 'Why what a member showed was refused',
    message: 'You are not old enough to play here yet.',
  }),
  other: msg({
    id: 'centre.identity.reason.other',
    context: 'Why what a member showed was refused',
    message: 'It could not be confirmed. Try again, or ask customer service.',
  }),
};
