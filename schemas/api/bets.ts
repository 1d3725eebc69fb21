import { defineEndpoint } from './endpoint.ts';
import { categorySchema } from './games.ts';
import { next } from './lotteryFields.ts';
import { moneySchema } from './money.ts';
import { beforeKey, pageSizeOf, rangeQuery } from './records.ts';

/** How a bet stands; a correction of one is "resettled". */
export const BET_STATES = [
  'open',
  'won',
  'lost',
  'push',
  'halfWon',
  'halfLost',
  'void',
  'cashedOut',
  'resettled',
] as const;

/** How a bet stands. */
export type BetState = (typeof BET_STATES)[number];

/** Days that one answer covers at most. */
export const LONGEST_RANGE_DAYS = 366;

const code = (description: string, example: string) =>
  ({
    type: 'string',
    pattern: '^[A-Za-z0-9_.-]{1,64}$',
    description,
    examples: [example],
  }) as const;

const narrowed = {
  ...rangeQuery,
  category: categorySchema,
  vendor: code('Code of a vendor.', 'HOUSE'),
  game: code('Id of a game, or code of a lottery.', 'SSC1M'),
  state: { type: 'string', enum: BET_STATES, examples: ['won'] },
} as const;

const totals = {
  type: 'object',
  additionalProperties: false,
  required: ['count', 'bet', 'valid', 'payout', 'net', 'rebate'],
  description: 'Of all settled bets of the range, not of the page alone.',
  properties: {
    count: { type: 'integer', minimum: 0 },
    bet: moneySchema,
    valid: { ...moneySchema, description: 'What counts for turnover and cashback.' },
    payout: moneySchema,
    net: { ...moneySchema, description: 'Payout less bet.' },
    rebate: { ...moneySchema, description: 'What lotteries gave back beside it.' },
  },
} as const;

const text = (description: string) => ({ type: 'string', description }) as const;
const maybe = (description: string) => ({ type: ['string', 'null'], description }) as const;

/** A row of the betting record. */
export const betSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'source',
    'reference',
    'corrects',
    'category',
    'vendor',
    'vendorName',
    'game',
    'gameName',
    'state',
    'placedAt',
    'settledAt',
    'day',
    'stake',
    'bet',
    'valid',
    'payout',
    'net',
    'rebate',
    'isFree',
  ],
  properties: {
    id: text('Of the row.'),
    source: { type: 'string', enum: ['round', 'order'] },
    reference: text("Of a round the vendor's own id, of a lottery the number of the order."),
    corrects: maybe('Of a correction the row that it corrects.'),
    category: categorySchema,
    vendor: text('Code.'),
    vendorName: text('As members read it.'),
    game: text('Id of a game, or code of a lottery.'),
    gameName: text("In the member's language where the name is a word."),
    state: { type: 'string', enum: BET_STATES },
    placedAt: text('ISO 8601, UTC.'),
    settledAt: maybe('ISO 8601, UTC.'),
    day: text(
      'Where the site keeps its days: when it was settled, or placed as long as it is open.',
    ),
    stake: { ...moneySchema, description: 'What was staked, void bets included.' },
    bet: { ...moneySchema, description: 'What counts as bet: nothing of one that is void.' },
    valid: moneySchema,
    payout: { ...moneySchema, description: 'Everything that was credited for it, stake included.' },
    net: moneySchema,
    rebate: moneySchema,
    isFree: { type: 'boolean' },
  },
} as const;

/** What the member played, the newest day first, with the totals of the range on the first page. */
export const getBets = defineEndpoint({
  id: 'getBets',
  method: 'GET',
  path: '/wps/member/bets',
  summary: "The member's betting record",
  gate: 'memberCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...narrowed,
      before: beforeKey,
      pageSize: pageSizeOf(100),
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'timeZone', 'today', 'totals', 'list', 'next'],
    properties: {
      currency: { type: 'string' },
      timeZone: text('Where the site keeps its days (IANA).'),
      today: text('The day that it is there.'),
      totals: { anyOf: [totals, { type: 'null' }], description: 'On the first page.' },
      list: { type: 'array', items: betSchema },
      next,
    },
  },
});

/** One bet, with the corrections that it had. */
export const getBet = defineEndpoint({
  id: 'getBet',
  method: 'GET',
  path: '/wps/member/bet',
  summary: 'One bet of the member and its corrections',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['source', 'reference'],
    properties: {
      source: { type: 'string', enum: ['round', 'order'], examples: ['order'] },
      vendor: code('Of a round: whose it is.', 'HOUSE'),
      reference: {
        type: 'string',
        pattern: '^[A-Za-z0-9_.:-]{1,64}$',
        examples: ['L26020110300012ABCDEF'],
      },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'list'],
    properties: {
      currency: { type: 'string' },
      list: { type: 'array', items: betSchema, description: 'The bet itself first.' },
    },
  },
});

/** What the member may narrow the record by: vendors and games of the last year, of which there are bets. */
export const getBetChoices = defineEndpoint({
  id: 'getBetChoices',
  method: 'GET',
  path: '/wps/member/bets/choices',
  summary: 'What the betting record can be narrowed by',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['vendors', 'games'],
    properties: {
      games: {
        type: 'array',
        description: 'In no order, as the language of the page sorts them.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['code', 'name', 'source', 'vendor', 'category'],
          properties: {
            code: text('Id of a game, or code of a lottery.'),
            name: text("In the member's language where the name is a word."),
            source: { type: 'string', enum: ['round', 'order'] },
            vendor: text('Code.'),
            category: categorySchema,
          },
        },
      },
      vendors: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['code', 'name', 'category'],
          properties: { code: text('Code.'), name: text('Name.'), category: categorySchema },
        },
      },
    },
  },
});

/** The record as rows of a file, page by page; a page begins where the one before ended. */
export const exportBets = defineEndpoint({
  id: 'exportBets',
  method: 'GET',
  path: '/wps/member/bets/file',
  summary: 'The betting record as lines of CSV',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...narrowed, before: beforeKey },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['lines', 'next'],
    properties: {
      lines: text(
        'Lines of RFC 4180 with CRLF; those of the first page begin with the names of columns.',
      ),
      next,
    },
  },
});

/** What the member won and lost: profit is payout + cashback + bonus + agent income − bet. */
export const getProfit = defineEndpoint({
  id: 'getProfit',
  method: 'GET',
  path: '/wps/member/profit',
  summary: 'What the member won and lost in a range of days',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: rangeQuery,
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'today', 'from', 'to', 'sum', 'categories', 'days', 'lifetime'],
    properties: {
      currency: { type: 'string' },
      today: text('The day that it is where the site keeps its days.'),
      from: text('First day of the range.'),
      to: text('Last day of the range.'),
      sum: {
        type: 'object',
        additionalProperties: false,
        required: [
          'bet',
          'valid',
          'payout',
          'cashback',
          'bonus',
          'income',
          'profit',
          'deposits',
          'withdrawals',
        ],
        properties: {
          bet: moneySchema,
          valid: moneySchema,
          payout: moneySchema,
          cashback: { ...moneySchema, description: 'Cashback, and what lotteries gave back.' },
          bonus: moneySchema,
          income: {
            ...moneySchema,
            description:
              'Of agents: commissions, salaries and dividends, without what they paid down.',
          },
          profit: moneySchema,
          deposits: moneySchema,
          withdrawals: moneySchema,
        },
      },
      categories: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['category', 'count', 'bet', 'valid', 'payout', 'net'],
          properties: {
            category: categorySchema,
            count: { type: 'integer', minimum: 0 },
            bet: moneySchema,
            valid: moneySchema,
            payout: moneySchema,
            net: { ...moneySchema, description: 'Payout and rebate less bet.' },
          },
        },
      },
      days: {
        type: 'array',
        description: 'Days on which something happened, the first one first.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['day', 'bet', 'profit'],
          properties: { day: { type: 'string' }, bet: moneySchema, profit: moneySchema },
        },
      },
      lifetime: {
        type: 'object',
        additionalProperties: false,
        required: ['deposits', 'withdrawals', 'netDeposit'],
        properties: { deposits: moneySchema, withdrawals: moneySchema, netDeposit: moneySchema },
      },
    },
  },
});
