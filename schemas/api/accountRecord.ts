import { defineEndpoint } from './endpoint.ts';
import { next } from './lotteryFields.ts';
import { moneySchema } from './money.ts';
import { beforeKey, pageSizeOf, rangeQuery } from './records.ts';

/** Why money of a member moved, in the order of their groups. */
export const MOVE_TYPES = [
  'deposit',
  'withdrawal',
  'withdrawalBack',
  'bet',
  'payout',
  'refund',
  'resettlement',
  'rebate',
  'cashback',
  'mission',
  'bonus',
  'commission',
  'salary',
  'dividend',
  'lineTransfer',
  'walletTransfer',
  'adjustment',
  'opening',
] as const;

/** What the record can be narrowed to. */
export const MOVE_GROUPS = ['payments', 'play', 'rewards', 'other'] as const;

/** What the record can be narrowed to. */
export type MoveGroup = (typeof MOVE_GROUPS)[number];

const narrowed = {
  ...rangeQuery,
  group: { type: 'string', enum: MOVE_GROUPS, examples: ['payments'] },
  before: beforeKey,
} as const;

/** Every movement of the member's money, the newest first, each with what it was about. */
export const getAccountRecord = defineEndpoint({
  id: 'getAccountRecord',
  method: 'GET',
  path: '/wps/member/record',
  summary: "Every movement of the member's money",
  gate: 'memberCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...narrowed,
      pageSize: pageSizeOf(500),
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'list', 'next'],
    properties: {
      currency: { type: 'string' },
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'at', 'type', 'wallet', 'amount', 'balanceAfter', 'about', 'reference'],
          properties: {
            id: { type: 'string' },
            at: { type: 'string', description: 'ISO 8601, UTC.' },
            type: { type: 'string', enum: MOVE_TYPES },
            wallet: { type: 'string', description: '"MAIN" or a vendor code.' },
            amount: { ...moneySchema, description: 'Above zero: came in; below: went out.' },
            balanceAfter: { ...moneySchema, description: 'Of that wallet, with what is on hold.' },
            about: {
              type: ['string', 'null'],
              enum: ['deposit', 'withdrawal', 'bet', null],
              description: 'What "reference" is the name of, where a page shows it.',
            },
            reference: {
              type: ['string', 'null'],
              description:
                'Of a bet as the betting record names it: an order, or vendor and round.',
            },
          },
        },
      },
      next,
    },
  },
});

/** The record as lines of a file, page by page; a page begins where the one before ended. */
export const exportAccountRecord = defineEndpoint({
  id: 'exportAccountRecord',
  method: 'GET',
  path: '/wps/member/record/file',
  summary: 'The account record as lines of CSV',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  query: { type: 'object', additionalProperties: false, properties: narrowed },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['lines', 'next'],
    properties: {
      lines: {
        type: 'string',
        description:
          'Lines of RFC 4180 with CRLF; those of the first page begin with the names of columns.',
      },
      next,
    },
  },
});

/** What the member's wallets held together before and after some days, and what came and went in between. */
export const getAccountSummary = defineEndpoint({
  id: 'getAccountSummary',
  method: 'GET',
  path: '/wps/member/record/summary',
  summary: 'Opening and closing balance of some days, and sums by type',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  query: { type: 'object', additionalProperties: false, properties: rangeQuery },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'opening', 'in', 'out', 'closing', 'count', 'totals'],
    properties: {
      currency: { type: 'string' },
      opening: { ...moneySchema, description: 'Of all wallets before the first day.' },
      in: { ...moneySchema, description: 'What came in.' },
      out: { ...moneySchema, description: 'What went out, below zero.' },
      closing: { ...moneySchema, description: 'Of all wallets after the last day, or now.' },
      count: { type: 'integer', description: 'How many movements there are.' },
      totals: {
        type: 'array',
        description: 'Opening and all of these make closing.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['type', 'count', 'in', 'out'],
          properties: {
            type: { type: 'string', enum: MOVE_TYPES },
            count: { type: 'integer' },
            in: moneySchema,
            out: moneySchema,
          },
        },
      },
    },
  },
});
