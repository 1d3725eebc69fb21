import { moneySchema } from '../api/money.ts';
import {
  defineDeskEndpoint,
  doneOnly,
  idField,
  maybeTimeField,
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
} from './paymentParts.ts';

const refundParts = {
  id: text,
  order: text,
  amount: moneySchema,
  taken: { ...moneySchema, description: 'What of it the wallet gave; the rest is owed.' },
  isByHand: { type: 'boolean', description: 'Somebody sends it at the bank.' },
  state: { type: 'string', enum: ['created', 'sent', 'done', 'failed'] },
  reference: maybeText,
  reason: text,
  askedBy: text,
  createdAt: timeField,
  endedAt: maybeTimeField,
} as const;

/** A refund, as the page of its deposit has it. */
export const refundValue = {
  type: 'object',
  additionalProperties: false,
  required: namesOf(refundParts),
  properties: refundParts,
} as const;

/** Sends a part of a deposit back. */
export const refundDeskDeposit = defineDeskEndpoint({
  id: 'deposits.refund',
  method: 'POST',
  path: '/desk/v1/deposits/refund',
  summary:
    'Send all or a part of a credited deposit back to who paid; a second person confirms it, and it leaves the wallet at once',
  permission: 'deposits.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'deposits.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['order', 'amount', 'reason'],
    properties: {
      order: depositName,
      amount: { ...amountField, description: 'What goes back, of what was paid.' },
      reason: reasonField,
    },
  },
  value: depositOutcome,
});

/** Refunds of a merchant. */
export const listDeskRefunds = defineDeskEndpoint({
  id: 'deposits.refunds',
  method: 'GET',
  path: '/desk/v1/deposits/refunds',
  summary: 'Refunds that are on their way or to be paid by hand, or those that ended',
  permission: 'deposits.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageQuery,
      state: { type: 'string', enum: ['open', 'ended'], default: 'open' },
    },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: [...namesOf(refundParts), 'member', 'currency'],
    properties: { ...refundParts, member: memberName, currency: text },
  }),
});

/** Ends a refund that is paid by hand. */
export const endDeskRefund = defineDeskEndpoint({
  id: 'deposits.endRefund',
  method: 'POST',
  path: '/desk/v1/deposits/refunds/end',
  summary:
    'Say that a refund was sent by hand, or that it cannot be: then it is back in the wallet',
  permission: 'deposits.edit',
  scope: 'brand',
  freshFactor: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['refund', 'outcome', 'reason'],
    properties: {
      refund: idField,
      outcome: { type: 'string', enum: ['sent', 'failed'] },
      reference: {
        type: 'string',
        minLength: 3,
        maxLength: 100,
        description: 'Of "sent": the bank\'s own name of the payment.',
      },
      reason: reasonField,
    },
  },
  value: doneOnly,
});

/** Ends the dispute of a deposit. */
export const settleDepositDispute = defineDeskEndpoint({
  id: 'deposits.settleDispute',
  method: 'POST',
  path: '/desk/v1/deposits/dispute',
  summary: 'Say how the dispute of a deposit ended; a second person confirms it',
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
        enum: ['won', 'lost'],
        description: '"won": the credit stays; "lost": it is taken back, and what is gone is owed.',
      },
      reason: reasonField,
    },
  },
  value: depositOutcome,
});

/** What members owe. */
export const listReceivables = defineDeskEndpoint({
  id: 'payments.receivables',
  method: 'GET',
  path: '/desk/v1/payments/receivables',
  summary: 'What members owe since money that went back was gone, or what they owed',
  permission: 'deposits.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageQuery,
      state: { type: 'string', enum: ['open', 'closed'], default: 'open' },
      memberId: idField,
    },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: [
      'id',
      'order',
      'member',
      'reason',
      'currency',
      'amount',
      'paid',
      'writtenOff',
      'open',
      'createdAt',
      'closedBy',
      'closedAt',
    ],
    properties: {
      id: text,
      order: text,
      member: memberName,
      reason: { type: 'string', enum: ['refund', 'chargeback'] },
      currency: text,
      amount: moneySchema,
      paid: { ...moneySchema, description: 'What later deposits paid of it.' },
      writtenOff: moneySchema,
      open: moneySchema,
      createdAt: timeField,
      closedBy: { ...maybeText, description: 'A deposit, or who wrote it off.' },
      closedAt: maybeTimeField,
    },
  }),
});

/** Gives up what a member owes. */
export const writeOffReceivable = defineDeskEndpoint({
  id: 'payments.writeOff',
  method: 'POST',
  path: '/desk/v1/payments/receivables/write-off',
  summary: 'Give up what a member still owes; a second person confirms it',
  permission: 'deposits.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'deposits.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'reason'],
    properties: { id: idField, reason: reasonField },
  },
  value: doneOnly,
});
