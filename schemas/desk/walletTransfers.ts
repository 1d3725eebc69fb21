import { moneySchema } from '../api/money.ts';
import { defineDeskEndpoint, doneOnly, idField, reasonField, timeField } from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';
import { maybeText, memberName, namesOf, text } from './paymentParts.ts';

const transferParts = {
  id: text,
  member: memberName,
  vendor: text,
  direction: { type: 'string', enum: ['in', 'out'], description: '"in": to the vendor.' },
  amount: moneySchema,
  currency: text,
  tries: { type: 'integer', description: 'How often the vendor was asked.' },
  answer: { ...maybeText, description: 'Why nothing is known.' },
  createdAt: timeField,
  askAt: timeField,
} as const;

/** Transfers to vendors that keep wallets, and back, that nobody knows the end of for more than an hour. */
export const listStuckTransfers = defineDeskEndpoint({
  id: 'payments.stuckTransfers',
  method: 'GET',
  path: '/desk/v1/payments/transfers',
  summary: 'Transfers between members and vendors that have been under way for more than an hour',
  permission: 'payments.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: pageQuery,
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: namesOf(transferParts),
    properties: transferParts,
  }),
});

/** Has a vendor asked at once about a transfer. */
export const askTransferAgain = defineDeskEndpoint({
  id: 'payments.askTransfer',
  method: 'POST',
  path: '/desk/v1/payments/transfers/ask',
  summary: 'Ask a vendor now what became of a transfer; its answer alone moves the money',
  permission: 'payments.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['transfer', 'reason'],
    properties: { transfer: idField, reason: reasonField },
  },
  value: doneOnly,
});
