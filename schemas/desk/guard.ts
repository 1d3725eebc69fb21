import { maybeMoneySchema } from '../api/payments.ts';
import {
  defineDeskEndpoint,
  doneOnly,
  idField,
  maybeTimeField,
  reasonField,
  timeField,
} from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';
import { maybeText, memberName, text } from './paymentParts.ts';

/**
 * Why somebody may live off rewards: accounts of one person had the same promotion; they bet on both sides of an issue; bonuses
 * were withdrawn as soon as they were played, again and again; somebody new had rewards and paid nothing in.
 */
export const REWARD_RISKS = ['linkedClaims', 'oppositeBets', 'bonusHopping', 'onlyClaims'] as const;

/** One of them. */
export type RewardRisk = (typeof REWARD_RISKS)[number];

/** What two accounts share, the weightiest first: a device is an address with the same browser. */
export const RISK_LINKS = ['document', 'payoutAccount', 'payer', 'device', 'address'] as const;

/** One of them. */
export type RiskLink = (typeof RISK_LINKS)[number];

const reason = { type: 'string', enum: REWARD_RISKS } as const;
const state = { type: 'string', enum: ['open', 'seen'] } as const;

/** What looks as if somebody lived off rewards. */
export const listRewardRisks = defineDeskEndpoint({
  id: 'guard.list',
  method: 'GET',
  path: '/desk/v1/guard/risks',
  summary: 'Members who may live off rewards, each with why, what changed last first',
  permission: 'rewards.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...pageQuery, state, reason, memberId: idField },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: [
      'id',
      'member',
      'reason',
      'count',
      'amount',
      'currency',
      'linked',
      'state',
      'foundAt',
      'changedAt',
      'seenAt',
      'seenBy',
      'heldAt',
    ],
    properties: {
      id: text,
      member: memberName,
      reason,
      count: { type: 'integer', description: 'How often it was.' },
      amount: { ...maybeMoneySchema, description: 'What it came to; null where it is no money.' },
      currency: text,
      linked: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'account', 'why'],
          properties: {
            id: text,
            account: text,
            why: { type: 'array', items: { type: 'string', enum: RISK_LINKS } },
          },
        },
      },
      state,
      foundAt: timeField,
      changedAt: timeField,
      seenAt: maybeTimeField,
      seenBy: maybeText,
      heldAt: { ...maybeTimeField, description: 'Since when rewards of the member wait.' },
    },
  }),
});

/** Says that somebody looked. */
export const seeRewardRisk = defineDeskEndpoint({
  id: 'guard.see',
  method: 'POST',
  path: '/desk/v1/guard/see',
  summary: 'Say that a reason was looked at; it comes back once there is more of it',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'risk', 'reason'],
    properties: { memberId: idField, risk: reason, reason: reasonField },
  },
  value: doneOnly,
});

const memberBody = {
  type: 'object',
  additionalProperties: false,
  required: ['memberId', 'reason'],
  properties: { memberId: idField, reason: reasonField },
} as const;

/** Holds what a member is given. */
export const holdRewards = defineDeskEndpoint({
  id: 'guard.hold',
  method: 'POST',
  path: '/desk/v1/guard/hold',
  summary: 'Hold the rewards of a member: nothing is offered or paid, what was earned waits',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: false,
  body: memberBody,
  value: doneOnly,
});

/** Lets it go again. */
export const releaseRewards = defineDeskEndpoint({
  id: 'guard.release',
  method: 'POST',
  path: '/desk/v1/guard/release',
  summary: 'Give a member rewards again; what waited can be claimed',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: false,
  body: memberBody,
  value: doneOnly,
});
