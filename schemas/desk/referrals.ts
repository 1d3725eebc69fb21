import { SHARE_PATTERN } from '../referral.schema.ts';
import { moneySchema } from '../api/money.ts';
import { REFERRAL_STATES } from '../api/referrals.ts';
import {
  defineDeskEndpoint,
  doneOnly,
  idField,
  maybeTimeField,
  reasonField,
  timeField,
} from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';
import { amountField, maybeText, memberName, text } from './paymentParts.ts';

/** Why somebody looks at a reward before it is paid. */
const DOUBTS = ['sameNetwork', 'sameAccount', 'paused', 'many'] as const;

/** Invited friends by how it stands with them. */
export const listDeskReferrals = defineDeskEndpoint({
  id: 'referrals.list',
  method: 'GET',
  path: '/desk/v1/referrals',
  summary: 'Invited friends in a state, those that wait longest first',
  permission: 'rewards.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageQuery,
      state: { type: 'string', enum: REFERRAL_STATES, default: 'review' },
    },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: [
      'id',
      'inviter',
      'friend',
      'state',
      'doubts',
      'currency',
      'deposited',
      'validBets',
      'inviterReward',
      'friendReward',
      'at',
      'qualifiedAt',
      'decidedAt',
      'decidedBy',
    ],
    properties: {
      id: { ...text, description: 'The id of the friend.' },
      inviter: memberName,
      friend: memberName,
      state: { type: 'string', enum: REFERRAL_STATES },
      doubts: { type: 'array', items: { type: 'string', enum: DOUBTS } },
      currency: text,
      deposited: moneySchema,
      validBets: moneySchema,
      inviterReward: moneySchema,
      friendReward: moneySchema,
      at: timeField,
      qualifiedAt: maybeTimeField,
      decidedAt: maybeTimeField,
      decidedBy: maybeText,
    },
  }),
});

/** Pays a reward that waited, or refuses it. */
export const decideReferral = defineDeskEndpoint({
  id: 'referrals.decide',
  method: 'POST',
  path: '/desk/v1/referrals/decide',
  summary: 'Pay a reward that waited for somebody, or refuse it',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'rewards.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'decision', 'reason'],
    properties: {
      id: idField,
      decision: { type: 'string', enum: ['pay', 'refuse'] },
      reason: reasonField,
    },
  },
  value: doneOnly,
});

const termsFields = {
  deposit: amountField,
  validBet: amountField,
  days: { type: 'integer', minimum: 1, maximum: 365 },
  needsPhone: { type: 'boolean' },
  inviterReward: amountField,
  friendReward: amountField,
  turnover: {
    type: 'string',
    pattern: '^[0-9]{1,3}(\\.[0-9]{1,4})?$',
    description: 'How many times a reward is to be played. A decimal text.',
  },
  mostAMonth: {
    type: 'integer',
    minimum: 1,
    maximum: 10_000,
    description: 'Friends of a month for whom a member is rewarded before somebody looks at each.',
  },
  betShare: {
    type: 'string',
    pattern: SHARE_PATTERN,
    description: 'Of the friend’s bets that count, for the member: "0.001" is 0.1 %, "0" nothing.',
  },
  betShareDays: { type: 'integer', minimum: 1, maximum: 3650 },
} as const;

const TERM_NAMES = [
  'deposit',
  'validBet',
  'days',
  'needsPhone',
  'inviterReward',
  'friendReward',
  'turnover',
  'mostAMonth',
  'betShare',
  'betShareDays',
] as const;

/** Under which terms members invite friends. */
export const getReferralTerms = defineDeskEndpoint({
  id: 'referrals.terms',
  method: 'GET',
  path: '/desk/v1/referrals/terms',
  summary: 'What an invited friend has to do, and what both get',
  permission: 'rewards.view',
  scope: 'brand',
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'terms', 'since', 'by'],
    properties: {
      currency: text,
      terms: {
        type: ['object', 'null'],
        additionalProperties: false,
        required: TERM_NAMES,
        description: 'Null: nobody is rewarded.',
        properties: termsFields,
      },
      since: { ...maybeTimeField, description: 'Null where the brand file says them.' },
      by: maybeText,
    },
  },
});

/** Changes them, for friends who register from then on. */
export const setReferralTerms = defineDeskEndpoint({
  id: 'referrals.setTerms',
  method: 'POST',
  path: '/desk/v1/referrals/terms',
  summary: 'Change what invited friends have to do and what both get; friends who came keep theirs',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'rewards.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['reason'],
    properties: {
      terms: {
        type: 'object',
        additionalProperties: false,
        required: TERM_NAMES,
        description: 'Without them nobody is rewarded any more.',
        properties: termsFields,
      },
      reason: reasonField,
    },
  },
  value: doneOnly,
});
