import type { FromSchema } from 'json-schema-to-ts';
import { moneySchema } from '../api/money.ts';
import { defineDeskEndpoint, idField, outcomeOf, reasonField } from './deskEndpoint.ts';
import { memberName, text } from './paymentParts.ts';

/** Bytes of a call with a statement: two megabytes of text, and what JSON makes of it. */
const BODY_BYTES = 5_000_000;
const statementText = { type: 'string', minLength: 1, maxLength: 2_000_000 } as const;

const column = { type: 'integer', minimum: 0, maximum: 99 } as const;
const maybeColumn = { type: ['integer', 'null'], minimum: 0, maximum: 99 } as const;

/** Which column of a file is what; columns count from 0. */
const statementMapping = {
  type: 'object',
  additionalProperties: false,
  required: ['date', 'amount', 'payer', 'text', 'receipt', 'dateOrder', 'decimal'],
  properties: {
    date: column,
    amount: column,
    payer: maybeColumn,
    text: { ...maybeColumn, description: 'What the payer wrote.' },
    receipt: { ...maybeColumn, description: "The bank's own name of the payment." },
    dateOrder: { type: 'string', enum: ['ymd', 'dmy', 'mdy'] },
    decimal: { type: 'string', enum: ['.', ','] },
  },
} as const;

/** Which column of a file is what. */
export type StatementMapping = FromSchema<typeof statementMapping>;

/** Reads the head of a file of columns. */
export const previewStatement = defineDeskEndpoint({
  id: 'payments.previewStatement',
  method: 'POST',
  path: '/desk/v1/payments/statements/preview',
  summary: 'The columns of a CSV statement, its first rows, and how it is read',
  permission: 'deposits.edit',
  scope: 'brand',
  bodyBytes: BODY_BYTES,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['channel', 'text'],
    properties: { channel: idField, text: statementText },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['columns', 'rows', 'mapping'],
    properties: {
      columns: { type: 'array', items: text },
      rows: { type: 'array', items: { type: 'array', items: text } },
      mapping: { ...statementMapping, description: 'As it was last, or as the heads suggest.' },
    },
  },
});

/** Imports a statement. */
export const importStatement = defineDeskEndpoint({
  id: 'payments.importStatement',
  method: 'POST',
  path: '/desk/v1/payments/statements',
  summary:
    'List what came to an account as payments to match; the same statement again changes nothing',
  permission: 'deposits.edit',
  scope: 'brand',
  bodyBytes: BODY_BYTES,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['channel', 'format', 'text'],
    properties: {
      channel: idField,
      name: { type: 'string', maxLength: 200, description: 'Of the file; kept in the audit.' },
      format: { type: 'string', enum: ['csv', 'camt053', 'mt940'] },
      text: statementText,
      mapping: { ...statementMapping, description: 'Of "csv"; remembered for the account.' },
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['lines', 'added', 'known', 'certain'],
    properties: {
      lines: { type: 'integer', description: 'Payments in it that came to the account.' },
      added: { type: 'integer' },
      known: { type: 'integer', description: 'Imported before, or credited already.' },
      certain: { type: 'integer', description: 'Listed payments that fit an order for certain.' },
    },
  }),
});

/** Payments that fit an order for certain. */
export const listCertainPayments = defineDeskEndpoint({
  id: 'payments.certain',
  method: 'GET',
  path: '/desk/v1/payments/certain',
  summary: 'Listed payments that fit an order by reference and amount',
  permission: 'deposits.view',
  scope: 'brand',
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['items', 'sum', 'currency', 'channels'],
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'order', 'member', 'amount', 'payer'],
          properties: {
            id: text,
            order: text,
            member: memberName,
            amount: moneySchema,
            payer: { type: ['string', 'null'] },
          },
        },
      },
      sum: moneySchema,
      currency: text,
      channels: {
        type: 'array',
        description: 'Accounts that a statement can be of.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'name'],
          properties: { id: text, name: text },
        },
      },
    },
  },
});

/** Credits what fits for certain. */
export const confirmCertainPayments = defineDeskEndpoint({
  id: 'payments.confirmCertain',
  method: 'POST',
  path: '/desk/v1/payments/certain',
  summary:
    'Give payments to the orders that they fit for certain; above what somebody moves alone a second person confirms it',
  permission: 'deposits.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'deposits.approve',
  bodyBytes: 64_000,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['ids', 'reason'],
    properties: {
      ids: { type: 'array', minItems: 1, maxItems: 500, items: idField },
      reason: reasonField,
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['confirmed', 'left'],
    properties: {
      confirmed: { type: 'integer' },
      left: { type: 'integer', description: 'Those that fit no more.' },
    },
  }),
});
