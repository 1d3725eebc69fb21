import { moneySchema } from '../api/money.ts';
import {
  defineDeskEndpoint,
  maybeTimeField,
  outcomeOf,
  reasonField,
  timeField,
} from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';

/** Codes that are made at once, at most. */
export const MOST_VOUCHERS = 5000;

const batchName = { type: 'string', pattern: '^VB[0-9A-Z]{12}$' } as const;
const text = { type: 'string' } as const;

const batchSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'name',
    'currency',
    'amount',
    'count',
    'redeemed',
    'state',
    'endsAt',
    'createdAt',
    'createdBy',
  ],
  properties: {
    id: text,
    name: text,
    currency: text,
    amount: { ...moneySchema, description: 'Of each code.' },
    count: { type: 'integer' },
    redeemed: { type: 'integer' },
    state: {
      type: 'string',
      enum: ['active', 'over', 'void'],
      description: '"over": past its end; "void": called back.',
    },
    endsAt: timeField,
    createdAt: timeField,
    createdBy: text,
  },
} as const;

/** Vouchers that were made. */
export const listVoucherBatches = defineDeskEndpoint({
  id: 'vouchers.list',
  method: 'GET',
  path: '/desk/v1/vouchers',
  summary: 'Batches of vouchers with how many were redeemed, the newest first',
  permission: 'adjustments.view',
  scope: 'brand',
  query: { type: 'object', additionalProperties: false, properties: { ...pageQuery } },
  value: pageOf(batchSchema),
});

/** Makes codes. */
export const createVouchers = defineDeskEndpoint({
  id: 'vouchers.create',
  method: 'POST',
  path: '/desk/v1/vouchers',
  summary: 'Make vouchers; their whole worth counts against what somebody moves alone',
  permission: 'adjustments.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'adjustments.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'amount', 'count', 'endsAt', 'reason'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 80 },
      amount: {
        type: 'string',
        pattern: '^[0-9]{1,15}(\\.[0-9]{1,4})?$',
        description: 'Of each code, in the main unit of the currency.',
      },
      count: { type: 'integer', minimum: 1, maximum: MOST_VOUCHERS },
      endsAt: timeField,
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

/** Calls codes back. */
export const voidVouchers = defineDeskEndpoint({
  id: 'vouchers.void',
  method: 'POST',
  path: '/desk/v1/vouchers/void',
  summary: 'Make the codes of a batch that nobody redeemed good for nothing',
  permission: 'adjustments.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'reason'],
    properties: { id: batchName, reason: reasonField },
  },
  value: outcomeOf({ type: 'null' }),
});

/** The codes themselves; a read that leaves a record. */
export const exportVouchers = defineDeskEndpoint({
  id: 'vouchers.export',
  method: 'POST',
  path: '/desk/v1/vouchers/export',
  summary: 'The codes of a batch, as a file of CSV',
  permission: 'adjustments.edit',
  scope: 'brand',
  freshFactor: true,
  downloads: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'reason'],
    properties: { id: batchName, reason: reasonField },
  },
  value: { type: 'null' },
});

/** Looks a code up, as a member reads it out. */
export const findVoucher = defineDeskEndpoint({
  id: 'vouchers.find',
  method: 'POST',
  path: '/desk/v1/vouchers/find',
  summary: 'What became of one voucher, by its code',
  permission: 'adjustments.view',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: { code: { type: 'string', minLength: 1, maxLength: 80 } },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['batch', 'name', 'place', 'currency', 'amount', 'state', 'redeemedAt', 'order'],
    properties: {
      batch: text,
      name: text,
      place: { type: 'integer' },
      currency: text,
      amount: moneySchema,
      state: { type: 'string', enum: ['active', 'redeemed', 'over', 'void'] },
      redeemedAt: maybeTimeField,
      order: { type: ['string', 'null'], description: 'The deposit that it became.' },
    },
  },
});
