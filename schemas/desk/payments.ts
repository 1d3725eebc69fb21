import { DEPOSIT_STATES } from '../api/deposits.ts';
import { moneySchema } from '../api/money.ts';
import { maybeMoneySchema } from '../api/payments.ts';
import { WITHDRAWAL_STATES } from '../api/withdrawals.ts';
import { DEPOSIT_TYPES, PAYOUT_TYPES } from '../payments.schema.ts';
import {
  defineDeskEndpoint,
  idField,
  maybeTimeField,
  outcomeOf,
  reasonField,
  timeField,
} from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';
import {
  amountField,
  depositName,
  depositOutcome,
  maybeText,
  memberName,
  namesOf,
  text,
  withdrawalName,
} from './paymentParts.ts';
import { refundValue } from './refunds.ts';

/** What lists of deposits can be narrowed to: what somebody has to do something about, and how orders stand. */
export const DEPOSIT_FILTERS = ['toMatch', 'toReview', ...DEPOSIT_STATES] as const;

/** What lists of withdrawals can be narrowed to. */
export const WITHDRAWAL_FILTERS = ['toDecide', 'toPay', 'disputed', ...WITHDRAWAL_STATES] as const;

const steps = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['at', 'event', 'state', 'isRefused', 'actor', 'detail'],
    properties: {
      at: timeField,
      event: text,
      state: text,
      isRefused: { type: 'boolean', description: 'The table of states has nothing for it.' },
      actor: text,
      detail: maybeText,
    },
  },
} as const;

const proofs = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'at', 'picture'],
    properties: { id: text, at: timeField, picture: { ...text, description: 'A data address.' } },
  },
} as const;

const depositParts = {
  order: text,
  member: memberName,
  method: text,
  type: { type: 'string', enum: DEPOSIT_TYPES },
  channel: { ...text, description: 'Its name.' },
  state: { type: 'string', enum: DEPOSIT_STATES },
  currency: text,
  amount: moneySchema,
  toPay: moneySchema,
  paidAmount: maybeMoneySchema,
  paidCurrency: maybeText,
  credited: maybeMoneySchema,
  reference: text,
  payerName: maybeText,
  reviewReason: maybeText,
  isLate: { type: 'boolean' },
  claimedAt: maybeTimeField,
  createdAt: timeField,
  expiresAt: timeField,
  endedAt: maybeTimeField,
} as const;

const depositRequired = namesOf(depositParts);
const depositRow = {
  type: 'object',
  additionalProperties: false,
  required: depositRequired,
  properties: depositParts,
} as const;

/** Deposits of a merchant. */
export const listDeskDeposits = defineDeskEndpoint({
  id: 'deposits.list',
  method: 'GET',
  path: '/desk/v1/deposits',
  summary:
    'Deposits, the newest first; those to match or review, or of one state, member or reference',
  permission: 'deposits.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageQuery,
      state: { type: 'string', enum: DEPOSIT_FILTERS },
      memberId: idField,
      search: { type: 'string', maxLength: 20, description: 'An order, or a reference.' },
    },
  },
  value: pageOf(depositRow),
});

/** One deposit. */
export const getDeskDeposit = defineDeskEndpoint({
  id: 'deposits.order',
  method: 'GET',
  path: '/desk/v1/deposits/order',
  summary: 'One deposit with its steps and pictures',
  permission: 'deposits.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['order'],
    properties: { order: depositName },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      ...depositRequired,
      'refunded',
      'refundable',
      'refunds',
      'steps',
      'proofs',
      'canMatch',
      'canDecide',
      'canSettle',
    ],
    properties: {
      ...depositParts,
      refunded: {
        ...moneySchema,
        description: 'What went back of what was paid, or is on its way.',
      },
      refundable: { ...moneySchema, description: 'What can still go back.' },
      refunds: { type: 'array', items: refundValue },
      steps,
      proofs,
      canMatch: { type: 'boolean' },
      canDecide: { type: 'boolean' },
      canSettle: {
        type: 'boolean',
        description: 'It is disputed, and how that ended can be said.',
      },
    },
  },
});

/** Says that a payment came. */
export const matchDeskDeposit = defineDeskEndpoint({
  id: 'deposits.match',
  method: 'POST',
  path: '/desk/v1/deposits/match',
  summary: 'Say that a payment came for an order; one that does not fit is set aside for a look',
  permission: 'deposits.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'deposits.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['order', 'amount', 'receipt', 'reason'],
    properties: {
      order: depositName,
      amount: { ...amountField, description: 'What came.' },
      receipt: {
        type: 'string',
        minLength: 3,
        maxLength: 100,
        description: "The bank's own name of the payment; it answers for one order.",
      },
      reason: reasonField,
    },
  },
  value: depositOutcome,
});

/** Decides about a deposit that does not fit. */
export const decideDeskDeposit = defineDeskEndpoint({
  id: 'deposits.decide',
  method: 'POST',
  path: '/desk/v1/deposits/decide',
  summary: 'Decide about a deposit under review: credit an amount of it, or none',
  permission: 'deposits.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'deposits.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['order', 'decision', 'reason'],
    properties: {
      order: depositName,
      decision: {
        type: 'string',
        enum: ['confirm', 'refund', 'fail'],
        description: '"refund": the payment goes back; "fail": there was none.',
      },
      amount: { ...amountField, description: 'Of "confirm": what is credited.' },
      reason: reasonField,
    },
  },
  value: depositOutcome,
});

/** Payments that no order answers for. */
export const listUnmatchedPayments = defineDeskEndpoint({
  id: 'payments.unmatched',
  method: 'GET',
  path: '/desk/v1/payments/unmatched',
  summary: 'Payments that no order answers for, the newest first',
  permission: 'deposits.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageQuery,
      state: { type: 'string', enum: ['open', 'linked', 'returned'], default: 'open' },
    },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: [
      'id',
      'channel',
      'receipt',
      'amount',
      'currency',
      'payer',
      'reference',
      'reason',
      'paidAt',
      'state',
      'order',
      'closedBy',
      'proposal',
    ],
    properties: {
      id: text,
      channel: text,
      receipt: text,
      amount: moneySchema,
      currency: text,
      payer: maybeText,
      reference: maybeText,
      reason: text,
      paidAt: timeField,
      state: text,
      order: maybeText,
      closedBy: maybeText,
      proposal: {
        description: 'The order that it fits, by reference or by amount and name.',
        anyOf: [
          {
            type: 'object',
            additionalProperties: false,
            required: ['order', 'isCertain'],
            properties: { order: text, isCertain: { type: 'boolean' } },
          },
          { type: 'null' },
        ],
      },
    },
  }),
});

/** Gives such a payment to an order. */
export const linkUnmatchedPayment = defineDeskEndpoint({
  id: 'payments.link',
  method: 'POST',
  path: '/desk/v1/payments/unmatched/link',
  summary: 'Give a payment that nobody knew to an order; a second person confirms it',
  permission: 'deposits.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'deposits.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'order', 'reason'],
    properties: { id: idField, order: depositName, reason: reasonField },
  },
  value: depositOutcome,
});

/** Says that such a payment was sent back. */
export const returnUnmatchedPayment = defineDeskEndpoint({
  id: 'payments.return',
  method: 'POST',
  path: '/desk/v1/payments/unmatched/return',
  summary: 'Say that a payment that nobody knew was sent back',
  permission: 'deposits.edit',
  scope: 'brand',
  freshFactor: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'reason'],
    properties: { id: idField, reason: reasonField },
  },
  value: outcomeOf({ type: 'null' }),
});

const withdrawalParts = {
  order: text,
  member: memberName,
  state: { type: 'string', enum: WITHDRAWAL_STATES },
  currency: text,
  amount: moneySchema,
  fee: moneySchema,
  administrationFee: moneySchema,
  payout: { ...moneySchema, description: 'What is to be paid out.' },
  accountType: { type: 'string', enum: PAYOUT_TYPES },
  account: { ...text, description: 'Bank or kind, and the last four characters.' },
  holder: text,
  approvalsNeeded: { type: 'integer' },
  red: { type: 'integer', description: 'Checks that are red.' },
  createdAt: timeField,
  paidAt: maybeTimeField,
  endedAt: maybeTimeField,
  received: maybeMoneySchema,
  remaining: maybeMoneySchema,
} as const;
const withdrawalRequired = namesOf(withdrawalParts);

/** Withdrawals of a merchant. */
export const listDeskWithdrawals = defineDeskEndpoint({
  id: 'withdrawals.list',
  method: 'GET',
  path: '/desk/v1/withdrawals',
  summary:
    'Withdrawals, the newest first; those to decide, to pay by hand or disputed, or of one state or member',
  permission: 'withdrawals.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageQuery,
      state: { type: 'string', enum: WITHDRAWAL_FILTERS },
      memberId: idField,
      search: { type: 'string', maxLength: 20, description: 'An order.' },
    },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: withdrawalRequired,
    properties: withdrawalParts,
  }),
});

/** One withdrawal. */
export const getDeskWithdrawal = defineDeskEndpoint({
  id: 'withdrawals.order',
  method: 'GET',
  path: '/desk/v1/withdrawals/order',
  summary: 'One withdrawal with everything that is needed to decide',
  permission: 'withdrawals.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['order'],
    properties: { order: withdrawalName },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      ...withdrawalRequired,
      'checks',
      'payouts',
      'steps',
      'proofs',
      'reason',
      'deposited',
      'number',
      'next',
    ],
    properties: {
      ...withdrawalParts,
      number: { ...maybeText, description: 'The whole number, for who pays by hand.' },
      deposited: { ...moneySchema, description: 'What the member has paid in so far.' },
      reason: maybeText,
      checks: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'result', 'detail'],
          properties: {
            name: text,
            result: { type: 'string', enum: ['green', 'yellow', 'red'] },
            detail: text,
          },
        },
      },
      payouts: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'channel', 'amount', 'state', 'reference', 'reason', 'at'],
          properties: {
            id: text,
            channel: { ...maybeText, description: 'Null: by hand.' },
            amount: moneySchema,
            state: text,
            reference: maybeText,
            reason: maybeText,
            at: timeField,
          },
        },
      },
      steps,
      proofs,
      next: {
        type: 'array',
        description: 'What can be done now.',
        items: { type: 'string', enum: ['approve', 'reject', 'pay', 'settle'] },
      },
    },
  },
});

const withdrawalOutcome = outcomeOf({
  type: 'object',
  additionalProperties: false,
  required: ['order', 'state'],
  properties: { order: text, state: text },
});

const withdrawalChange = {
  method: 'POST',
  scope: 'brand',
  freshFactor: true,
  value: withdrawalOutcome,
} as const;
const withdrawalBody = {
  type: 'object',
  additionalProperties: false,
  required: ['order', 'reason'],
  properties: { order: withdrawalName, reason: reasonField },
} as const;

/** Approves a withdrawal. */
export const approveDeskWithdrawal = defineDeskEndpoint({
  ...withdrawalChange,
  id: 'withdrawals.approve',
  path: '/desk/v1/withdrawals/approve',
  summary: 'Approve a withdrawal; from an amount on a second person has to',
  permission: 'withdrawals.edit',
  approval: 'withdrawals.approve',
  body: withdrawalBody,
});

/** Refuses a withdrawal. */
export const rejectDeskWithdrawal = defineDeskEndpoint({
  ...withdrawalChange,
  id: 'withdrawals.reject',
  path: '/desk/v1/withdrawals/reject',
  summary: 'Refuse a withdrawal: the money is free again, and the member reads why',
  permission: 'withdrawals.edit',
  body: withdrawalBody,
});

/** Says that a withdrawal was paid by hand. */
export const payDeskWithdrawal = defineDeskEndpoint({
  ...withdrawalChange,
  id: 'withdrawals.pay',
  path: '/desk/v1/withdrawals/pay',
  summary: 'Say that a withdrawal was paid by hand',
  permission: 'withdrawals.edit',
  body: {
    ...withdrawalBody,
    required: [...withdrawalBody.required, 'reference'],
    properties: {
      ...withdrawalBody.properties,
      reference: {
        type: 'string',
        minLength: 3,
        maxLength: 100,
        description: "The bank's name of it.",
      },
    },
  },
});

/** Ends a dispute about what came. */
export const settleDeskReceipt = defineDeskEndpoint({
  ...withdrawalChange,
  id: 'withdrawals.settle',
  path: '/desk/v1/withdrawals/settle',
  summary: 'End a dispute about what came; a second person confirms it',
  permission: 'withdrawals.edit',
  approval: 'withdrawals.approve',
  body: {
    ...withdrawalBody,
    required: [...withdrawalBody.required, 'decision'],
    properties: {
      ...withdrawalBody.properties,
      decision: {
        type: 'string',
        enum: ['payRemaining', 'refundRemaining', 'forceReceipt'],
        description: 'Pay the rest again, give it back to the wallet, or give nothing.',
      },
    },
  },
});

const channelParts = {
  id: text,
  direction: { type: 'string', enum: ['in', 'out'] },
  method: text,
  provider: text,
  name: text,
  settings: { type: 'object', additionalProperties: { type: 'string' } },
  hasKeys: { type: 'boolean' },
  dailyCap: maybeMoneySchema,
  weight: { type: 'integer' },
  state: { type: 'string', enum: ['active', 'paused'] },
  failures: { type: 'integer', description: 'Calls in a row that nobody answered.' },
  failedAt: maybeTimeField,
  webhookPath: { ...text, description: 'Where its provider tells what happened.' },
} as const;

/** Accounts at providers. */
export const listPaymentChannels = defineDeskEndpoint({
  id: 'payments.channels',
  method: 'GET',
  path: '/desk/v1/payments/channels',
  summary: 'Accounts that methods are paid by and that pay out, with their health',
  permission: 'payments.view',
  scope: 'brand',
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['items', 'providers', 'methods', 'automatic', 'fourEyes', 'currency'],
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: namesOf(channelParts),
          properties: channelParts,
        },
      },
      providers: { type: 'array', items: text },
      methods: { type: 'array', items: text, description: 'Of the brand file.' },
      currency: text,
      automatic: { ...maybeMoneySchema, description: 'Below it nobody approves a withdrawal.' },
      fourEyes: { ...maybeMoneySchema, description: 'From it on two people approve one.' },
    },
  },
});

/** Keeps an account. */
export const putPaymentChannel = defineDeskEndpoint({
  id: 'payments.putChannel',
  method: 'POST',
  path: '/desk/v1/payments/channels',
  summary: 'Keep an account, new or changed; keys that are left out stay as they are',
  permission: 'payments.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'payments.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['direction', 'method', 'provider', 'name', 'settings', 'weight', 'state', 'reason'],
    properties: {
      id: idField,
      direction: channelParts.direction,
      method: { type: 'string', minLength: 1, maxLength: 32 },
      provider: { type: 'string', minLength: 1, maxLength: 32 },
      name: { type: 'string', minLength: 1, maxLength: 80 },
      settings: {
        type: 'object',
        additionalProperties: false,
        properties: {
          bank: { type: 'string', maxLength: 80 },
          holder: { type: 'string', maxLength: 80 },
          account: { type: 'string', maxLength: 80 },
          code: { type: 'string', maxLength: 40 },
          city: { type: 'string', maxLength: 40 },
          note: { type: 'string', maxLength: 200 },
          baseUrl: { type: 'string', maxLength: 200, pattern: '^https?://' },
          tokenUrl: { type: 'string', maxLength: 200, pattern: '^https?://' },
          scanUrl: { type: 'string', maxLength: 200, pattern: '^https?://' },
          signature: { type: 'string', enum: ['standardWebhooks', 'stripe', 'btcpay'] },
          network: { type: 'string', maxLength: 40 },
          asset: { type: 'string', maxLength: 20 },
          token: { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' },
          tokenDecimals: { type: 'string', pattern: '^([0-9]|[12][0-9]|30)$' },
          rate: { type: 'string', pattern: '^[0-9]{1,12}(\\.[0-9]{1,12})?$' },
          confirmations: { type: 'string', pattern: '^[1-9][0-9]{0,3}$' },
          dust: { type: 'string', pattern: '^[0-9]{1,12}(\\.[0-9]{1,4})?$' },
        },
      },
      apiKey: { type: 'string', writeOnly: true, minLength: 8, maxLength: 400 },
      webhookSecret: {
        type: 'string',
        writeOnly: true,
        minLength: 8,
        maxLength: 400,
        description: 'The one before goes on beside it until the next change.',
      },
      dailyCap: amountField,
      weight: { type: 'integer', minimum: 0, maximum: 1000 },
      state: channelParts.state,
      reason: reasonField,
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: text },
  }),
});

/** Sets from which amounts people have to approve withdrawals. */
export const putWithdrawalSettings = defineDeskEndpoint({
  id: 'payments.approvals',
  method: 'POST',
  path: '/desk/v1/payments/approvals',
  summary: 'Set from which amounts people have to approve withdrawals; a second person confirms it',
  permission: 'payments.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'payments.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['automatic', 'fourEyes', 'reason'],
    properties: { automatic: amountField, fourEyes: amountField, reason: reasonField },
  },
  value: outcomeOf({ type: 'null' }),
});
