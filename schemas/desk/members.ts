import { moneySchema } from '../api/money.ts';
import {
  defineDeskEndpoint,
  doneOnly,
  idField,
  maybeTimeField,
  outcomeOf,
  reasonField,
  staffName,
  timeField,
  timeQuery,
} from './deskEndpoint.ts';
import { PROFILE_FIELDS } from '../profile.ts';
import { pageOf, pageQuery } from './list.ts';

/** What of a member can be frozen, each apart. */
export const FREEZE_KINDS = ['signIn', 'play', 'withdrawal'] as const;

/** How an account stands. */
export const MEMBER_STATUSES = ['active', 'suspended', 'closed'] as const;

/** Personal data that is masked until somebody reveals it with a reason. */
export const PERSONAL_FIELDS = [
  'phone',
  'email',
  'payeeName',
  'birthday',
  'registerIp',
  'telegram',
  'zalo',
  'nationality',
  'placeOfBirth',
  'address',
  'permanentAddress',
  'currentAddress',
  'occupation',
  'incomeSource',
] as const;

const maskedDetail = { type: ['string', 'null'], description: 'Masked; null: not given.' } as const;

/** What members say of themselves beside name and birthday. */
const details = {
  telegram: maskedDetail,
  zalo: maskedDetail,
  nationality: maskedDetail,
  placeOfBirth: maskedDetail,
  address: maskedDetail,
  permanentAddress: maskedDetail,
  currentAddress: maskedDetail,
  occupation: maskedDetail,
  incomeSource: maskedDetail,
} as const;

const memberIdQuery = () =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['memberId'],
    properties: { ...pageQuery, memberId: idField },
  }) as const;

const frozenList = {
  type: 'array',
  items: { type: 'string', enum: FREEZE_KINDS },
  description: 'What is frozen at this moment.',
} as const;

const memberRow = {
  id: { type: 'string' },
  account: { type: 'string' },
  nickname: { type: 'string' },
  memberType: { type: 'integer', description: 'One of schemas/memberTypes.ts.' },
  status: { type: 'string', enum: MEMBER_STATUSES },
  frozen: frozenList,
  phone: { type: ['string', 'null'], description: 'Masked.' },
  email: { type: ['string', 'null'], description: 'Masked.' },
  tags: { type: 'array', items: { type: 'string' } },
  clubLabel: { type: 'string' },
  clubRank: { type: 'integer' },
  createdAt: timeField,
} as const;

const memberRowRequired = [
  'id',
  'account',
  'nickname',
  'memberType',
  'status',
  'frozen',
  'phone',
  'email',
  'tags',
  'clubLabel',
  'clubRank',
  'createdAt',
] as const;

/** How lists of members are sorted; both by key, so the thousandth page is as fast as the first. */
export const MEMBER_SORTS = ['createdAt', 'account'] as const;

/** Members of a brand, found by anything that they would quote. */
export const listMembers = defineDeskEndpoint({
  id: 'members.list',
  method: 'GET',
  path: '/desk/v1/members',
  summary: 'Members of a brand, found by anything that they would quote',
  permission: 'members.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageQuery,
      q: {
        type: 'string',
        minLength: 1,
        maxLength: 120,
        description:
          'Beginning of an account name; or a whole e-mail address, phone number, member id, referral or affiliate code, order number or round id.',
      },
      status: { type: 'string', enum: MEMBER_STATUSES },
      frozen: { type: 'string', enum: FREEZE_KINDS },
      tag: { type: 'string', maxLength: 40 },
      memberType: { type: 'integer', minimum: 0, maximum: 99 },
      from: { ...timeQuery, description: 'Registered from this moment on.' },
      until: { ...timeQuery, description: 'Registered before this moment.' },
      sort: { type: 'string', enum: MEMBER_SORTS, default: 'createdAt' },
      order: { type: 'string', enum: ['asc', 'desc'], default: 'desc' },
    },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: memberRowRequired,
    properties: memberRow,
  }),
});

/** The first eight accounts that begin so. */
export const suggestMembers = defineDeskEndpoint({
  id: 'members.suggest',
  method: 'GET',
  path: '/desk/v1/members/suggest',
  summary: 'The first eight accounts that begin so',
  permission: 'members.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['q'],
    properties: { q: { type: 'string', minLength: 1, maxLength: 120 } },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'account', 'nickname'],
          properties: {
            id: { type: 'string' },
            account: { type: 'string' },
            nickname: { type: 'string' },
          },
        },
      },
    },
  },
});

const freezeSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['what', 'by', 'at', 'until', 'reason'],
  properties: {
    what: { type: 'string', enum: FREEZE_KINDS },
    by: staffName,
    at: timeField,
    until: { ...maybeTimeField, description: 'Null until somebody lifts it.' },
    reason: { type: 'string' },
  },
} as const;

const walletSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['wallet', 'balance', 'held'],
  properties: {
    wallet: { type: 'string', description: '"MAIN", or the code of a vendor.' },
    balance: { ...moneySchema, description: 'What can be spent.' },
    held: moneySchema,
  },
} as const;

/** A member with money and what is frozen; personal data masked. */
export const getMember = defineDeskEndpoint({
  id: 'members.get',
  method: 'GET',
  path: '/desk/v1/members/one',
  summary: 'A member with money and what is frozen; personal data masked',
  permission: 'members.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId'],
    properties: { memberId: idField },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      ...memberRowRequired,
      ...(Object.keys(details) as (keyof typeof details)[]),
      'payeeName',
      'birthday',
      'registerIp',
      'locale',
      'emailVerified',
      'phoneVerified',
      'hasPassword',
      'passwordMustChange',
      'hasPaymentPassword',
      'referralCode',
      'affiliateCode',
      'referredBy',
      'upline',
      'lastSeenAt',
      'liveSessions',
      'currency',
      'decimals',
      'wallets',
      'freezes',
      'expiresAt',
      'erasedAt',
    ],
    properties: {
      ...memberRow,
      ...details,
      payeeName: { type: ['string', 'null'], description: 'Masked.' },
      birthday: { type: ['string', 'null'], description: 'Masked.' },
      registerIp: { type: ['string', 'null'], description: 'Masked.' },
      locale: { type: 'string' },
      emailVerified: { type: 'boolean' },
      phoneVerified: { type: 'boolean' },
      hasPassword: { type: 'boolean' },
      passwordMustChange: { type: 'boolean' },
      hasPaymentPassword: { type: 'boolean' },
      referralCode: { type: ['string', 'null'] },
      affiliateCode: { type: ['string', 'null'] },
      referredBy: { type: ['string', 'null'], description: 'Account of who brought them.' },
      upline: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'account'],
          properties: { id: { type: 'string' }, account: { type: 'string' } },
        },
        description: 'Agents above, the nearest first.',
      },
      lastSeenAt: maybeTimeField,
      liveSessions: { type: 'integer' },
      currency: { type: 'string' },
      decimals: { type: 'integer' },
      wallets: { type: 'array', items: walletSchema },
      freezes: { type: 'array', items: freezeSchema },
      expiresAt: { ...maybeTimeField, description: 'Of trial accounts.' },
      erasedAt: { ...maybeTimeField, description: 'When the personal data went.' },
    },
  },
});

/** Sessions of a member, the newest first: live ones, and those of the last weeks. */
export const listMemberSessions = defineDeskEndpoint({
  id: 'members.sessions',
  method: 'GET',
  path: '/desk/v1/members/sessions',
  summary: 'Sessions of a member, the newest first: live ones, and those of the last weeks',
  permission: 'members.view',
  scope: 'brand',
  query: memberIdQuery(),
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'method', 'ip', 'userAgent', 'startedAt', 'lastSeenAt', 'isLive'],
    properties: {
      id: { type: 'string' },
      method: { type: 'string' },
      ip: { type: 'string', description: 'Masked.' },
      userAgent: { type: 'string' },
      startedAt: timeField,
      lastSeenAt: timeField,
      isLive: { type: 'boolean' },
    },
  }),
});

/** Addresses that a member signed in from, the last one first. */
export const listMemberAddresses = defineDeskEndpoint({
  id: 'members.addresses',
  method: 'GET',
  path: '/desk/v1/members/addresses',
  summary: 'Addresses that a member signed in from, the last one first',
  permission: 'members.view',
  scope: 'brand',
  query: memberIdQuery(),
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: ['ip', 'firstSeenAt', 'lastSeenAt'],
    properties: {
      ip: { type: 'string', description: 'Masked.' },
      firstSeenAt: timeField,
      lastSeenAt: timeField,
    },
  }),
});

/** Why two accounts may be the same person's, the weightiest first. */
export const LINK_REASONS = ['document', 'payoutAccount', 'address'] as const;

/** One of them. */
export type LinkReason = (typeof LINK_REASONS)[number];

/** Accounts that may be the same person's. */
export const listLinkedMembers = defineDeskEndpoint({
  id: 'members.linked',
  method: 'GET',
  path: '/desk/v1/members/linked',
  summary: 'Accounts that share a document, a payout account or an address with a member',
  permission: 'members.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId'],
    properties: { memberId: idField },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: {
      list: {
        type: 'array',
        description: 'At most 20, those with the weightiest reasons first.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'account', 'reasons', 'isInLine'],
          properties: {
            id: { type: 'string' },
            account: { type: 'string' },
            reasons: { type: 'array', items: { type: 'string', enum: LINK_REASONS } },
            isInLine: { type: 'boolean', description: 'Whether both stand in one line of agents.' },
          },
        },
      },
    },
  },
});

/** Everything that happened to a member's money, the newest first. */
export const listMemberMovements = defineDeskEndpoint({
  id: 'members.movements',
  method: 'GET',
  path: '/desk/v1/members/movements',
  summary: "Everything that happened to a member's money, the newest first",
  permission: 'members.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId'],
    properties: { ...pageQuery, memberId: idField, from: timeQuery, until: timeQuery },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'at', 'kind', 'wallet', 'amount', 'balanceAfter', 'reference'],
    properties: {
      id: { type: 'string' },
      at: timeField,
      kind: { type: 'string' },
      wallet: { type: 'string' },
      amount: moneySchema,
      balanceAfter: moneySchema,
      reference: { type: ['string', 'null'] },
    },
  }),
});

/** Rounds of games that a member played, the newest first. */
export const listMemberRounds = defineDeskEndpoint({
  id: 'members.rounds',
  method: 'GET',
  path: '/desk/v1/members/rounds',
  summary: 'Rounds of games that a member played, the newest first',
  permission: 'members.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId'],
    properties: { ...pageQuery, memberId: idField, from: timeQuery, until: timeQuery },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'vendor', 'game', 'mode', 'state', 'staked', 'paid', 'openedAt', 'closedAt'],
    properties: {
      id: { type: 'string' },
      vendor: { type: 'string' },
      game: { type: 'string', description: 'Its name.' },
      mode: { type: 'string' },
      state: { type: 'string' },
      staked: moneySchema,
      paid: moneySchema,
      openedAt: timeField,
      closedAt: maybeTimeField,
    },
  }),
});

/** Bets of a member on lotteries, the newest first. */
export const listMemberOrders = defineDeskEndpoint({
  id: 'members.orders',
  method: 'GET',
  path: '/desk/v1/members/orders',
  summary: 'Bets of a member on lotteries, the newest first',
  permission: 'members.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId'],
    properties: { ...pageQuery, memberId: idField, from: timeQuery, until: timeQuery },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: [
      'id',
      'lottery',
      'issue',
      'state',
      'stake',
      'prize',
      'rebate',
      'refund',
      'placedAt',
      'settledAt',
    ],
    properties: {
      id: { type: 'string', description: 'The number that the member sees.' },
      lottery: { type: 'string', description: 'Its name.' },
      issue: { type: ['string', 'null'], description: 'Null of an instant lottery.' },
      state: { type: 'string' },
      stake: moneySchema,
      prize: moneySchema,
      rebate: moneySchema,
      refund: moneySchema,
      placedAt: timeField,
      settledAt: maybeTimeField,
    },
  }),
});

/** Notes of the staff about a member, the newest first. */
export const listMemberNotes = defineDeskEndpoint({
  id: 'members.notes',
  method: 'GET',
  path: '/desk/v1/members/notes',
  summary: 'Notes of the staff about a member, the newest first',
  permission: 'members.view',
  scope: 'brand',
  query: memberIdQuery(),
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'by', 'at', 'text'],
    properties: {
      id: { type: 'string' },
      by: staffName,
      at: timeField,
      text: { type: 'string', description: 'Plain text.' },
    },
  }),
});

/** Note something about a member; notes are not changed any more. */
export const addMemberNote = defineDeskEndpoint({
  id: 'members.addNote',
  method: 'POST',
  path: '/desk/v1/members/addNote',
  summary: 'Note something about a member; notes are not changed any more',
  permission: 'members.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'text'],
    properties: {
      memberId: idField,
      text: { type: 'string', minLength: 1, maxLength: 2000 },
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: { type: 'string' } },
  }),
});

/** Give a member other tags. */
export const setMemberTags = defineDeskEndpoint({
  id: 'members.setTags',
  method: 'POST',
  path: '/desk/v1/members/setTags',
  summary: 'Give a member other tags',
  permission: 'members.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'tags'],
    properties: {
      memberId: idField,
      tags: {
        type: 'array',
        maxItems: 20,
        uniqueItems: true,
        items: { type: 'string', pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N} _-]{0,39}$' },
      },
      reason: reasonField,
    },
  },
  value: doneOnly,
});

/** Change what a member said of themselves, as their papers show it; always by two persons. */
export const setMemberDetail = defineDeskEndpoint({
  id: 'members.setDetail',
  method: 'POST',
  path: '/desk/v1/members/setDetail',
  summary: 'Change a personal detail of a member, fixed ones too',
  permission: 'members.edit',
  scope: 'brand',
  approval: 'members.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'field', 'text', 'reason'],
    properties: {
      memberId: idField,
      field: { type: 'string', enum: PROFILE_FIELDS },
      text: { type: 'string', maxLength: 200, description: 'Empty takes it away.' },
      reason: reasonField,
    },
  },
  value: doneOnly,
});

/** Freeze sign-in, play or withdrawal; freezing sign-in ends all sessions. */
export const freezeMember = defineDeskEndpoint({
  id: 'members.freeze',
  method: 'POST',
  path: '/desk/v1/members/freeze',
  summary: 'Freeze sign-in, play or withdrawal; freezing sign-in ends all sessions',
  permission: 'members.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'what', 'reason'],
    properties: {
      memberId: idField,
      what: { type: 'string', enum: FREEZE_KINDS },
      until: { ...timeQuery, description: 'It ends by itself then; without it, when lifted.' },
      reason: reasonField,
    },
  },
  value: doneOnly,
});

/** Lift a freeze. */
export const unfreezeMember = defineDeskEndpoint({
  id: 'members.unfreeze',
  method: 'POST',
  path: '/desk/v1/members/unfreeze',
  summary: 'Lift a freeze',
  permission: 'members.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'what', 'reason'],
    properties: {
      memberId: idField,
      what: { type: 'string', enum: FREEZE_KINDS },
      reason: reasonField,
    },
  },
  value: doneOnly,
});

/** End one session of a member, or all; "remember me" ends with all. */
export const endMemberSessions = defineDeskEndpoint({
  id: 'members.endSessions',
  method: 'POST',
  path: '/desk/v1/members/endSessions',
  summary: 'End one session of a member, or all; "remember me" ends with all',
  permission: 'members.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'reason'],
    properties: {
      memberId: idField,
      sessionId: { ...idField, description: 'Without it, all of them.' },
      reason: reasonField,
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['ended'],
    properties: { ended: { type: 'integer' } },
  }),
});

/** Make a member choose a new password when they next sign in. */
export const forceMemberPassword = defineDeskEndpoint({
  id: 'members.forcePassword',
  method: 'POST',
  path: '/desk/v1/members/forcePassword',
  summary: 'Make a member choose a new password when they next sign in',
  permission: 'members.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'reason'],
    properties: { memberId: idField, reason: reasonField },
  },
  value: doneOnly,
});

/** Send a member the link or code with which they reset the password themselves. */
export const startMemberReset = defineDeskEndpoint({
  id: 'members.startReset',
  method: 'POST',
  path: '/desk/v1/members/startReset',
  summary: 'Send a member the link or code with which they reset the password themselves',
  permission: 'members.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'reason'],
    properties: { memberId: idField, reason: reasonField },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['sentTo'],
    properties: { sentTo: { type: 'string', description: 'Masked e-mail address.' } },
  }),
});

/** Take the payment password away, so that the member sets another one. */
export const clearMemberPaymentPassword = defineDeskEndpoint({
  id: 'members.clearPaymentPassword',
  method: 'POST',
  path: '/desk/v1/members/clearPaymentPassword',
  summary: 'Take the payment password of a member away; payouts wait a day once another one is set',
  permission: 'members.edit',
  scope: 'brand',
  freshFactor: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'reason'],
    properties: { memberId: idField, reason: reasonField },
  },
  value: doneOnly,
});

/** A read that leaves a record, so it is a POST with a reason. */
export const revealMember = defineDeskEndpoint({
  id: 'members.reveal',
  method: 'POST',
  path: '/desk/v1/members/reveal',
  summary: 'Show one masked field of a member',
  permission: 'members.reveal',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'field', 'reason'],
    properties: {
      memberId: idField,
      field: { type: 'string', enum: PERSONAL_FIELDS },
      reason: reasonField,
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['text'],
    properties: { text: { type: ['string', 'null'] } },
  }),
});

/** Everything that is kept of one member, as JSON; a read that leaves a record, so it is a POST with a reason. */
export const exportMember = defineDeskEndpoint({
  id: 'members.export',
  method: 'POST',
  path: '/desk/v1/members/export',
  summary: 'Everything that is kept of one member, as a file of JSON',
  permission: 'members.export',
  scope: 'brand',
  downloads: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'reason'],
    properties: { memberId: idField, reason: reasonField },
  },
  value: { type: 'null' },
});

/** Never with money, bets or cases that are open. */
export const eraseMember = defineDeskEndpoint({
  id: 'members.erase',
  method: 'POST',
  path: '/desk/v1/members/erase',
  summary: 'Erase the personal data of a member for good; books, bets and the audit stay',
  permission: 'members.edit',
  scope: 'brand',
  approval: 'members.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'reason'],
    properties: { memberId: idField, reason: reasonField },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['account'],
    properties: { account: { type: 'string', description: 'What is left of the name.' } },
  }),
});

/** Play money is no money: nothing of it is in the ledger. */
export const resetMemberTrial = defineDeskEndpoint({
  id: 'members.resetTrial',
  method: 'POST',
  path: '/desk/v1/members/resetTrial',
  summary: 'Fill up what a member has to play with for nothing',
  permission: 'members.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'reason'],
    properties: { memberId: idField, reason: reasonField },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['balance'],
    properties: { balance: moneySchema },
  }),
});

/** By four eyes above what the roles of who asks allow alone. */
export const adjustMember = defineDeskEndpoint({
  id: 'members.adjust',
  method: 'POST',
  path: '/desk/v1/members/adjust',
  summary: 'Credit or debit the main wallet of a member',
  permission: 'adjustments.edit',
  scope: 'brand',
  approval: 'adjustments.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'direction', 'amount', 'requestId', 'reason'],
    properties: {
      memberId: idField,
      direction: { type: 'string', enum: ['credit', 'debit'] },
      amount: { type: 'string', pattern: '^[0-9]{1,12}(\\.[0-9]{1,4})?$' },
      requestId: {
        type: 'string',
        pattern: '^[A-Za-z0-9-]{16,64}$',
        description: 'Made by the page, once a form: sent twice it has one effect.',
      },
      reason: reasonField,
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['transferId', 'balance'],
    properties: {
      transferId: { type: 'string' },
      balance: { ...moneySchema, description: 'Of the main wallet after it.' },
    },
  }),
});

/** Adjustments that were made, the newest first. */
export const listAdjustments = defineDeskEndpoint({
  id: 'adjustments.list',
  method: 'GET',
  path: '/desk/v1/adjustments',
  summary: 'Adjustments that were made, the newest first',
  permission: 'adjustments.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...pageQuery, memberId: idField, from: timeQuery, until: timeQuery },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'at', 'member', 'amount', 'currency', 'askedBy', 'approvedBy', 'reason'],
    properties: {
      id: { type: 'string' },
      at: timeField,
      member: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'account'],
        properties: { id: { type: 'string' }, account: { type: 'string' } },
      },
      amount: { ...moneySchema, description: 'Above zero: credit; below: debit.' },
      currency: { type: 'string' },
      askedBy: staffName,
      approvedBy: { anyOf: [staffName, { type: 'null' }] },
      reason: { type: 'string' },
    },
  }),
});
