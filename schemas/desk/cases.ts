import {
  defineDeskEndpoint,
  idField,
  maybeTimeField,
  reasonField,
  staffName,
  timeField,
} from './deskEndpoint.ts';
import { subjectSchema } from './audit.ts';
import { pageOf, pageQuery } from './list.ts';

/** How a case stands. What cannot be done any more is refused when it is approved, and waits to be rejected. */
export const CASE_STATES = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;

/** Why somebody may not decide a case. */
export const CASE_OBSTACLES = ['asked', 'bound', 'permission', 'limit', 'taken', 'closed'] as const;

const maybeStaff = { anyOf: [staffName, { type: 'null' }] } as const;

const rowRequired = [
  'id',
  'action',
  'state',
  'merchantCode',
  'subject',
  'amount',
  'askedBy',
  'askedAt',
  'reason',
  'takenBy',
  'takenUntil',
  'obstacle',
] as const;

const row = {
  id: { type: 'string' },
  action: { type: 'string', description: 'Id of the call that waits, such as "members.adjust".' },
  state: { type: 'string', enum: CASE_STATES },
  merchantCode: { type: ['string', 'null'] },
  subject: subjectSchema,
  amount: {
    anyOf: [
      { type: 'null' },
      {
        type: 'object',
        additionalProperties: false,
        required: ['amount', 'currency'],
        properties: {
          amount: { type: 'string', description: 'Decimal, in the main unit.' },
          currency: { type: 'string' },
        },
      },
    ],
  },
  askedBy: staffName,
  askedAt: timeField,
  reason: { type: ['string', 'null'] },
  takenBy: maybeStaff,
  takenUntil: maybeTimeField,
  obstacle: {
    type: ['string', 'null'],
    enum: [...CASE_OBSTACLES, null],
    description: 'Why I may not decide it; null where I may.',
  },
} as const;

const caseRow = {
  type: 'object',
  additionalProperties: false,
  required: rowRequired,
  properties: row,
} as const;

const caseDetail = {
  type: 'object',
  additionalProperties: false,
  required: [
    ...rowRequired,
    'input',
    'before',
    'result',
    'decidedBy',
    'decidedAt',
    'decisionReason',
  ],
  properties: {
    ...row,
    input: { description: 'The body of the call that waits.' },
    before: { description: 'What the subject was when it was asked for; any JSON or null.' },
    result: { description: 'What came of it once approved; any JSON or null.' },
    decidedBy: maybeStaff,
    decidedAt: maybeTimeField,
    decisionReason: { type: ['string', 'null'] },
  },
} as const;

const idBody = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: idField },
} as const;

const decisionBody = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'reason'],
  properties: { id: idField, reason: reasonField },
} as const;

/** Cases that I asked for, or whose kind I may approve; auditors see all of their brands. */
export const listCases = defineDeskEndpoint({
  id: 'cases.list',
  method: 'GET',
  path: '/desk/v1/cases',
  summary: 'What waits for a second person, the oldest first; what was decided, the newest first',
  permission: 'cases.view',
  scope: 'platform',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageQuery,
      state: { type: 'string', enum: ['waiting', 'decided'], default: 'waiting' },
      action: { type: 'string', maxLength: 80 },
      merchantCode: { type: 'string', maxLength: 64 },
      mine: { type: 'boolean', default: false, description: 'Only those that I asked for.' },
    },
  },
  value: pageOf(caseRow),
});

/** How many wait, how old the oldest is and what they come to. */
export const countCases = defineDeskEndpoint({
  id: 'cases.counts',
  method: 'GET',
  path: '/desk/v1/cases/counts',
  summary: 'How many wait, how old the oldest is and what they come to',
  permission: 'cases.view',
  scope: 'platform',
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['waiting', 'forMe', 'oldestAt', 'groups'],
    properties: {
      waiting: { type: 'integer' },
      forMe: { type: 'integer', description: 'That I did not ask for and may approve.' },
      oldestAt: maybeTimeField,
      groups: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['action', 'currency', 'count', 'sum', 'oldestAt'],
          properties: {
            action: { type: 'string' },
            currency: { type: ['string', 'null'] },
            count: { type: 'integer' },
            sum: { type: ['string', 'null'], description: 'Decimal, in the main unit.' },
            oldestAt: timeField,
          },
        },
      },
    },
  },
});

/** One case with what is asked for. */
export const getCase = defineDeskEndpoint({
  id: 'cases.get',
  method: 'GET',
  path: '/desk/v1/cases/one',
  summary: 'One case with what is asked for',
  permission: 'cases.view',
  scope: 'platform',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: idField },
  },
  value: caseDetail,
});

/** Keep a case for myself for 15 minutes. */
export const takeCase = defineDeskEndpoint({
  id: 'cases.take',
  method: 'POST',
  path: '/desk/v1/cases/take',
  summary: 'Keep a case for myself for 15 minutes',
  permission: 'cases.approve',
  scope: 'platform',
  body: idBody,
  value: caseDetail,
});

/** Give back a case that I took. */
export const letGoCase = defineDeskEndpoint({
  id: 'cases.letGo',
  method: 'POST',
  path: '/desk/v1/cases/letGo',
  summary: 'Give back a case that I took',
  permission: 'cases.approve',
  scope: 'platform',
  body: idBody,
  value: caseDetail,
});

/** Approve a case: what it asks for is done. */
export const approveCase = defineDeskEndpoint({
  id: 'cases.approve',
  method: 'POST',
  path: '/desk/v1/cases/approve',
  summary: 'Approve a case: what it asks for is done',
  permission: 'cases.approve',
  scope: 'platform',
  freshFactor: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: idField, reason: reasonField },
  },
  value: caseDetail,
});

/** Reject a case with a reason. */
export const rejectCase = defineDeskEndpoint({
  id: 'cases.reject',
  method: 'POST',
  path: '/desk/v1/cases/reject',
  summary: 'Reject a case with a reason',
  permission: 'cases.approve',
  scope: 'platform',
  body: decisionBody,
  value: caseDetail,
});

/** Withdraw what I asked for. */
export const withdrawCase = defineDeskEndpoint({
  id: 'cases.withdraw',
  method: 'POST',
  path: '/desk/v1/cases/withdraw',
  summary: 'Withdraw what I asked for',
  permission: 'cases.view',
  scope: 'platform',
  body: idBody,
  value: caseDetail,
});
