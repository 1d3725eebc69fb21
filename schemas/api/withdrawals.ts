import { IDENTITY_NEEDS } from '../identity.schema.ts';
import { PAYOUT_TYPES } from '../payments.schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { moneySchema } from './money.ts';
import {
  feeSchema,
  historyQuery,
  maybeMoneySchema,
  maybeMomentSchema,
  momentSchema,
  paymentOrderName,
  proofNames,
  timelineSchema,
  wantedMoney,
} from './payments.ts';
import { passField } from './payoutAccounts.ts';

/** States of a withdrawal; a page that meets another one shows it as being processed. */
export const WITHDRAWAL_STATES = [
  /** It was asked for; the money is set aside. */
  'requested',
  /** Somebody of the house looks at it. */
  'review',
  'approved',
  /** The payment is under way. */
  'paying',
  /** The provider refused it: it is paid anew, or given back. */
  'failed',
  /** Not paid out; the money is free again, and the reason is told. */
  'rejected',
  /** Taken back by the member. */
  'cancelled',
  /** Paid; the member says whether it came. */
  'awaitingReceipt',
  'received',
  'partiallyReceived',
  'notReceived',
  /** What did not come is paid once more. */
  'payingRemaining',
  /** What did not come is back in the wallet. */
  'remainingRefunded',
] as const;

/** A state of a withdrawal. */
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** What keeps a member from being paid out; each with what helps. */
export const WITHDRAWAL_BLOCKS = [
  /** There is no payment password. */
  'passwordMissing',
  /** It was typed wrong too often; `until` says when it can be used again. */
  'passwordLocked',
  /** It was replaced by who did not know it; `until` says when money leaves again. */
  'passwordReset',
  /** There is no account to be paid out to. */
  'accountMissing',
  /** Every account is too new; `until` says when the first can be used. */
  'accountWaiting',
  /** `left` has to be played first. */
  'turnover',
  /** There is less than the least that is paid out; `left` is that. */
  'balance',
  /** The day's number is used up; `until` says when the next day begins. */
  'dayCount',
  /** The day's sum is used up. */
  'daySum',
  /** The house has frozen withdrawals, or a check is open. */
  'frozen',
  /** Who the account is reached by has changed; `until` says for how long payouts rest. */
  'resting',
  /** A deposit is disputed, or money is owed to the house. */
  'disputed',
  /** The agent owes `left` to agents below. */
  'owes',
  /** A locked bonus is being played; `left` is what is missing. */
  'bonus',
] as const;

/** What keeps a member from being paid out. */
export type WithdrawalBlock = (typeof WITHDRAWAL_BLOCKS)[number];

/** Who said that a withdrawal was received. */
const RECEIVERS = ['member', 'auto', 'forced'] as const;

const accountId = {
  type: 'string',
  pattern: '^[0-9a-f-]{36}$',
  description: 'Id of an account.',
  examples: ['00000000-0000-4000-8000-000000000000'],
} as const;

const orderParts = {
  order: { type: 'string' },
  state: { type: 'string', enum: WITHDRAWAL_STATES },
  currency: { type: 'string' },
  amount: { ...moneySchema, description: 'What leaves the wallet.' },
  fee: { ...moneySchema, description: 'Of the withdrawal.' },
  administrationFee: { ...moneySchema, description: 'On deposits that were not played.' },
  arrives: { ...moneySchema, description: 'What is paid out.' },
  accountType: { type: 'string', enum: PAYOUT_TYPES },
  account: { type: 'string', description: 'Bank or kind, and the last four characters.' },
  createdAt: momentSchema,
  endedAt: maybeMomentSchema,
} as const;

const orderRequired = [
  'order',
  'state',
  'currency',
  'amount',
  'fee',
  'administrationFee',
  'arrives',
  'accountType',
  'account',
  'createdAt',
  'endedAt',
] as const;

const summarySchema = {
  type: 'object',
  additionalProperties: false,
  required: orderRequired,
  properties: orderParts,
} as const;

const orderSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    ...orderRequired,
    'paidAt',
    'receiptDueAt',
    'received',
    'remaining',
    'receivedBy',
    'reason',
    'canCancel',
    'canConfirm',
    'identityNeeds',
    'timeline',
  ],
  properties: {
    ...orderParts,
    paidAt: maybeMomentSchema,
    receiptDueAt: {
      ...maybeMomentSchema,
      description: 'Without a word of the member by then it counts as received.',
    },
    received: { ...maybeMoneySchema, description: 'What came, as the member said.' },
    remaining: { ...maybeMoneySchema, description: 'What did not come.' },
    receivedBy: { type: ['string', 'null'], enum: [...RECEIVERS, null] },
    reason: { type: ['string', 'null'], description: 'What the house says of a refusal.' },
    canCancel: { type: 'boolean' },
    canConfirm: { type: 'boolean', description: 'Whether the member is asked if it came.' },
    identityNeeds: {
      type: 'array',
      description: 'What the member still has to show of who they are before it is paid out.',
      items: { type: 'string', enum: IDENTITY_NEEDS },
    },
    timeline: timelineSchema,
  },
} as const;

/** What can be withdrawn, and what it costs. */
export const getWithdrawalQuote = defineEndpoint({
  id: 'getWithdrawalQuote',
  method: 'GET',
  path: '/wps/pay/withdrawals/quote',
  summary: 'What can be withdrawn, what keeps it back and what an amount would cost',
  gate: 'withdraw',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { amount: wantedMoney('What would leave the wallet.') },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      'currency',
      'decimals',
      'available',
      'held',
      'min',
      'max',
      'dayCountLeft',
      'daySumLeft',
      'freeLeft',
      'identityLeft',
      'fee',
      'turnoverPolicy',
      'turnoverRate',
      'turnover',
      'blocks',
      'quote',
      'bonus',
      'open',
    ],
    properties: {
      currency: { type: 'string' },
      decimals: { type: 'integer' },
      available: { ...moneySchema, description: 'What is in the main wallet and not set aside.' },
      held: { ...moneySchema, description: 'What is set aside.' },
      min: moneySchema,
      max: {
        ...moneySchema,
        description: 'The most that can be asked for now; may be below "min".',
      },
      dayCountLeft: { type: ['integer', 'null'] },
      daySumLeft: maybeMoneySchema,
      freeLeft: { type: 'integer', description: 'How many more of today cost nothing.' },
      identityLeft: {
        ...maybeMoneySchema,
        description:
          'How much more is paid out before more has to be known of the member; null: any amount.',
      },
      bonus: {
        ...maybeMoneySchema,
        description: 'Bonus money that is lost by a payout, which has to be agreed to; null: none.',
      },
      fee: feeSchema,
      turnoverPolicy: { type: 'string', enum: ['block', 'fee'] },
      turnoverRate: {
        type: 'string',
        description: 'Of policy "fee": the share of what is not played.',
      },
      turnover: {
        type: 'object',
        additionalProperties: false,
        required: ['required', 'done', 'left', 'rows'],
        description: 'What has to be played, in the order in which bets fill it.',
        properties: {
          required: moneySchema,
          done: moneySchema,
          left: moneySchema,
          rows: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['id', 'source', 'reference', 'at', 'credited', 'required', 'done', 'left'],
              properties: {
                id: { type: 'string' },
                source: { type: 'string', enum: ['deposit', 'upline', 'bonus', 'points'] },
                reference: { type: 'string', description: 'Such as the name of the deposit.' },
                at: momentSchema,
                credited: moneySchema,
                required: moneySchema,
                done: moneySchema,
                left: moneySchema,
              },
            },
          },
        },
      },
      blocks: {
        type: 'array',
        description: 'What keeps a withdrawal back now; empty where nothing does.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['block', 'left', 'until'],
          properties: {
            block: { type: 'string', enum: WITHDRAWAL_BLOCKS },
            left: maybeMoneySchema,
            until: maybeMomentSchema,
          },
        },
      },
      quote: {
        anyOf: [
          {
            type: 'object',
            additionalProperties: false,
            required: ['amount', 'fee', 'administrationFee', 'arrives'],
            properties: {
              amount: moneySchema,
              fee: moneySchema,
              administrationFee: moneySchema,
              arrives: moneySchema,
            },
          },
          { type: 'null' },
        ],
        description: 'Of the amount that was asked about; null where it cannot be.',
      },
      open: {
        type: 'array',
        description: 'Those under way, the newest first.',
        items: summarySchema,
      },
    },
  },
});

/** Asks for a withdrawal. */
export const requestWithdrawal = defineEndpoint({
  id: 'requestWithdrawal',
  method: 'POST',
  path: '/wps/pay/withdrawals',
  summary: 'Ask to be paid out; the amount is set aside',
  gate: 'withdraw',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['account', 'amount', 'arrives', 'pass'],
    properties: {
      account: accountId,
      amount: wantedMoney('What leaves the wallet.'),
      arrives: wantedMoney('As the quote said: another one by now is refused, with the new quote.'),
      pass: passField,
      endsBonus: {
        type: 'boolean',
        description: 'That bonus money which the quote names is given up for it.',
        examples: [true],
      },
    },
  },
  value: orderSchema,
});

const aboutOrder = {
  type: 'object',
  additionalProperties: false,
  required: ['order'],
  properties: { order: { ...paymentOrderName, examples: ['W26020112ABCD'] } },
} as const;

/** One withdrawal. */
export const getWithdrawal = defineEndpoint({
  id: 'getWithdrawal',
  method: 'GET',
  path: '/wps/pay/withdrawals/order',
  summary: 'One withdrawal with its timeline',
  gate: 'withdraw',
  token: true,
  sealed: false,
  query: aboutOrder,
  value: orderSchema,
});

/** Takes a request back, where the merchant allows that and nobody has looked at it. */
export const cancelWithdrawal = defineEndpoint({
  id: 'cancelWithdrawal',
  method: 'POST',
  path: '/wps/pay/withdrawals/cancel',
  summary: 'Take a withdrawal back that nobody has looked at',
  gate: 'withdraw',
  token: true,
  sealed: false,
  body: aboutOrder,
  value: orderSchema,
});

/** The member says whether the money came. */
export const confirmWithdrawalReceipt = defineEndpoint({
  id: 'confirmWithdrawalReceipt',
  method: 'POST',
  path: '/wps/pay/withdrawals/receipt',
  summary: 'Say whether a withdrawal came',
  gate: 'withdraw',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['order', 'outcome', 'proofs'],
    properties: {
      order: { ...paymentOrderName, examples: ['W26020112ABCD'] },
      outcome: {
        type: 'string',
        enum: ['full', 'partial', 'none'],
        description: '"partial" says how much came, "none" has one to three pictures.',
        examples: ['full'],
      },
      received: wantedMoney('Of "partial": more than nothing and less than all.'),
      proofs: proofNames,
    },
  },
  value: orderSchema,
});

/** The withdrawals of a member. */
export const getWithdrawals = defineEndpoint({
  id: 'getWithdrawals',
  method: 'GET',
  path: '/wps/pay/withdrawals/history',
  summary: "The member's withdrawals, the newest first",
  gate: 'withdraw',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...historyQuery, state: { type: 'string', enum: WITHDRAWAL_STATES } },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list', 'next'],
    properties: {
      list: { type: 'array', items: summarySchema },
      next: { type: ['string', 'null'], description: 'For the next page; null on the last one.' },
    },
  },
});
