import { defineEndpoint } from './endpoint.ts';
import { moneySchema } from './money.ts';
import { maybeMoneySchema, maybeMomentSchema, momentSchema, wantedMoney } from './payments.ts';

/*
 * Money that members send within their line. It counts as a deposit of who gets it, limits and all, and cannot be taken back.
 */

/** What keeps a member from sending. */
export const TRANSFER_BLOCKS = [
  /** Nobody stands above the member, or they cannot be sent to. */
  'uplineMissing',
  /** Who would get it takes a break, or their account is closed. */
  'receiverMissing',
  /** The member takes a break. */
  'paused',
  /** There is no payment password. */
  'passwordMissing',
  /** It was typed wrong too often; `until` says when it can be used again. */
  'passwordLocked',
  /** It was replaced by who did not know it; `until` says when money leaves again. */
  'passwordReset',
  /** `left` has to be played first. */
  'turnover',
  /** There is less than the least that is sent; `left` is what is missing. */
  'balance',
  /** The day's number is used up; `until` says when the next day begins. */
  'dayCount',
  /** The day's sum is used up. */
  'daySum',
  /** The house has frozen withdrawals. */
  'frozen',
  /** A deposit is disputed, or money is owed to the house. */
  'disputed',
  /** The agent owes `left` to agents below. */
  'owes',
  /** A locked bonus is being played; `left` is what is missing. */
  'bonus',
] as const;

/** What keeps a member from sending. */
export type TransferBlock = (typeof TRANSFER_BLOCKS)[number];

const purpose = {
  type: 'string',
  maxLength: 60,
  description: 'What it is for, in words of who sends it; both see it.',
  examples: ['Settling last week'],
} as const;

const transferParts = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'direction', 'account', 'amount', 'currency', 'purpose', 'at'],
  properties: {
    id: { type: 'string', description: 'Its name.' },
    direction: { type: 'string', enum: ['in', 'out'] },
    account: { type: 'string', description: 'The account of the other.' },
    amount: moneySchema,
    currency: { type: 'string' },
    purpose: { type: 'string', description: 'May be empty.' },
    at: momentSchema,
  },
} as const;

const standing = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'currency', 'decimals', 'available', 'min', 'max', 'dayLeft', 'blocks'],
  properties: {
    account: {
      type: ['string', 'null'],
      description: 'The account that it would go to; null for none.',
    },
    currency: { type: 'string' },
    decimals: { type: 'integer' },
    available: { ...moneySchema, description: 'What the main wallet has.' },
    min: { ...moneySchema, description: 'The least at once.' },
    max: { ...moneySchema, description: 'The most now.' },
    dayLeft: { ...maybeMoneySchema, description: 'What may still be sent today; null: any sum.' },
    blocks: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['block', 'left', 'until'],
        properties: {
          block: { type: 'string', enum: TRANSFER_BLOCKS },
          left: maybeMoneySchema,
          until: maybeMomentSchema,
        },
      },
    },
  },
} as const;

const sent = {
  amount: wantedMoney('What is sent.'),
  purpose,
  pass: {
    type: 'string',
    pattern: '^[A-Za-z0-9_-]{43}$',
    description: 'Of `provePaymentPassword`.',
    examples: ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  },
} as const;

/** Whom the member would send to, how much, and what is in the way. */
export const getUplineTransfer = defineEndpoint({
  id: 'getUplineTransfer',
  method: 'GET',
  path: '/wps/member/upline/transfer',
  summary: 'What the member can send to the agent above',
  gate: 'transferUpline',
  token: true,
  sealed: false,
  value: standing,
});

/** Sends money to the agent above. */
export const transferToUpline = defineEndpoint({
  id: 'transferToUpline',
  method: 'POST',
  path: '/wps/member/upline/transfer',
  summary: 'Send money to the agent above; it cannot be taken back',
  gate: 'transferUpline',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['amount', 'pass'],
    properties: sent,
  },
  value: transferParts,
});

const member = {
  type: 'string',
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  description: 'Id of a member of the agent’s team.',
  examples: ['5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a10'],
} as const;

/** What the agent would send to one of the team, and what is in the way. */
export const getDownlineTransfer = defineEndpoint({
  id: 'getDownlineTransfer',
  method: 'GET',
  path: '/wps/agent/downline/transfer',
  summary: 'What the agent can send to a member of the team',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['member'],
    properties: { member },
  },
  value: standing,
});

/** Sends money to one of the team. */
export const transferToDownline = defineEndpoint({
  id: 'transferToDownline',
  method: 'POST',
  path: '/wps/agent/downline/transfer',
  summary: 'Send money to a member of the team; it cannot be taken back',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['member', 'amount', 'pass'],
    properties: { member, ...sent },
  },
  value: transferParts,
});

/** What the member sent and got within the line. */
export const getLineTransfers = defineEndpoint({
  id: 'getLineTransfers',
  method: 'GET',
  path: '/wps/member/line/transfers',
  summary: 'Money that the member sent and got within the line, the newest first',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      before: {
        type: 'string',
        pattern: '^[0-9]{1,15}_T[0-9A-Z]{12}$',
        description: 'What `next` of the page before says.',
      },
      pageSize: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list', 'next'],
    properties: {
      list: { type: 'array', items: transferParts },
      next: { type: ['string', 'null'], description: 'Names the next page.' },
    },
  },
});
