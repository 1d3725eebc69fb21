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

/** How a payment can differ between a provider and us, or a wallet between a vendor and us. */
export const DIFFERENCE_KINDS = [
  'missingHere',
  'missingThere',
  'amount',
  'refunded',
  'wallet',
] as const;

/** What does not agree with providers. */
export const listPaymentDifferences = defineDeskEndpoint({
  id: 'payments.differences',
  method: 'GET',
  path: '/desk/v1/payments/differences',
  summary:
    'What does not agree with providers’ settlements and with the wallets that vendors keep, until it is closed',
  permission: 'deposits.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageQuery,
      state: { type: 'string', enum: ['open', 'closed'], default: 'open' },
    },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: [
      'id',
      'channel',
      'day',
      'direction',
      'kind',
      'order',
      'member',
      'receipt',
      'currency',
      'here',
      'there',
      'foundAt',
      'reason',
      'closedBy',
      'closedAt',
    ],
    properties: {
      id: text,
      channel: { ...text, description: 'The account at a provider; of a wallet, the vendor.' },
      day: { ...text, description: 'Of UTC, such as 2026-12-31.' },
      direction: {
        type: 'string',
        enum: ['in', 'out', 'wallet'],
        description: 'Whether it came in or went out, or lies in a wallet that a vendor keeps.',
      },
      kind: { type: 'string', enum: DIFFERENCE_KINDS },
      order: maybeText,
      member: {
        ...memberName,
        type: ['object', 'null'],
        description: 'Whose wallet it is; null of a payment.',
      },
      receipt: maybeText,
      currency: text,
      here: {
        ...maybeMoneySchema,
        description: 'What was paid, went back or is there, by our books.',
      },
      there: { ...maybeMoneySchema, description: 'The same by the provider or vendor.' },
      foundAt: timeField,
      reason: maybeText,
      closedBy: maybeText,
      closedAt: maybeTimeField,
    },
  }),
});

/** How far accounts are compared. */
export const listPaymentComparisons = defineDeskEndpoint({
  id: 'payments.comparisons',
  method: 'GET',
  path: '/desk/v1/payments/comparisons',
  summary: 'The last day of each account that was compared with its provider',
  permission: 'deposits.view',
  scope: 'brand',
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
          required: ['channel', 'day', 'agreeing', 'differing', 'at'],
          properties: {
            channel: text,
            day: text,
            agreeing: { type: 'integer' },
            differing: { type: 'integer' },
            at: timeField,
          },
        },
      },
    },
  },
});

/** Closes a difference. */
export const closePaymentDifference = defineDeskEndpoint({
  id: 'payments.closeDifference',
  method: 'POST',
  path: '/desk/v1/payments/differences/close',
  summary: 'Close a difference with what became of it; it moves no money',
  permission: 'deposits.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'reason'],
    properties: { id: idField, reason: reasonField },
  },
  value: doneOnly,
});
