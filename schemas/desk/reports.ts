import { defineDeskEndpoint, maybeTimeField } from './deskEndpoint.ts';
import { pageQuery } from './list.ts';

const day = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' } as const;
const amount = { type: 'string', description: 'Decimal, in the main unit.' } as const;
const maybeCount = { type: ['integer', 'null'] } as const;

/** How figures can be told apart. */
export const REPORT_GROUPINGS = [
  'day',
  'category',
  'vendor',
  'category.vendor',
  'day.category',
  'day.vendor',
  'day.category.vendor',
] as const;

/** Days that one report covers, at most. */
export const LONGEST_REPORT_DAYS = 366;

/** The figures of a report, in the order of its columns. */
export const FIGURES = [
  'betCount',
  'bets',
  'validBets',
  'payouts',
  'ggr',
  'bonusCost',
  'agentCost',
  'ngr',
  'deposits',
  'withdrawals',
  'adjustments',
  'activeMembers',
  'newMembers',
  'firstDeposits',
  'firstDepositSum',
] as const;

const figures = {
  betCount: { type: 'integer' },
  bets: { ...amount, description: 'What was staked.' },
  validBets: { ...amount, description: 'What was staked and not given back.' },
  payouts: amount,
  ggr: { ...amount, description: 'Valid bets less payouts.' },
  bonusCost: amount,
  agentCost: amount,
  ngr: { ...amount, description: 'GGR less costs.' },
  deposits: amount,
  withdrawals: amount,
  adjustments: { ...amount, description: 'Given by hand, less what was taken.' },
  activeMembers: { type: 'integer', description: 'Members who staked money.' },
  newMembers: maybeCount,
  firstDeposits: { ...maybeCount, description: 'Members who paid in for the first time.' },
  firstDepositSum: { type: ['string', 'null'], description: 'Decimal, in the main unit.' },
} as const;

/** Figures of a time; those of arrivals are null where they are told apart by more than days. */
export const figuresSchema = {
  type: 'object',
  additionalProperties: false,
  required: FIGURES,
  properties: figures,
} as const;

const money = {
  currency: { type: 'string' },
  decimals: { type: 'integer' },
} as const;

const clock = {
  timeZone: { type: 'string', description: 'In which days begin and end.' },
  today: day,
  countedAt: maybeTimeField,
} as const;

/** What a brand earns, at a glance. */
export const getDashboard = defineDeskEndpoint({
  id: 'reports.dashboard',
  method: 'GET',
  path: '/desk/v1/reports/dashboard',
  summary: 'Figures of today and of the last thirty days',
  permission: 'reports.view',
  scope: 'brand',
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      'currency',
      'decimals',
      'timeZone',
      'today',
      'countedAt',
      'todays',
      'yesterdays',
      'week',
      'month',
      'days',
    ],
    properties: {
      ...money,
      ...clock,
      todays: figuresSchema,
      yesterdays: figuresSchema,
      week: { ...figuresSchema, description: 'The last seven days, today among them.' },
      month: { ...figuresSchema, description: 'The last thirty days, today among them.' },
      days: {
        type: 'array',
        description: 'Each of the last thirty days, the oldest first.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['day', ...FIGURES],
          properties: { day, ...figures },
        },
      },
    },
  },
});

const range = {
  from: day,
  to: day,
  by: { type: 'string', enum: REPORT_GROUPINGS, default: 'day' },
  category: { type: 'string', pattern: '^[A-Z_]{1,32}$' },
  vendor: { type: 'string', pattern: '^[A-Z0-9_]{1,32}$' },
} as const;

/** Figures of a brand, row by row. */
export const listReport = defineDeskEndpoint({
  id: 'reports.list',
  method: 'GET',
  path: '/desk/v1/reports',
  summary: 'Figures by day, category and vendor, with their totals',
  permission: 'reports.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['from', 'to'],
    properties: {
      ...range,
      ...pageQuery,
      sort: { type: 'string', enum: ['key', 'bets', 'payouts', 'ggr', 'ngr'], default: 'key' },
      order: { type: 'string', enum: ['asc', 'desc'], default: 'asc' },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      'items',
      'next',
      'total',
      'totals',
      'played',
      'currency',
      'decimals',
      'timeZone',
      'countedAt',
    ],
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'day', 'category', 'vendor', ...FIGURES],
          properties: {
            id: { type: 'string' },
            day: { type: ['string', 'null'] },
            category: { type: ['string', 'null'] },
            vendor: { type: ['string', 'null'] },
            ...figures,
          },
        },
      },
      next: { type: ['string', 'null'] },
      total: {
        type: 'object',
        additionalProperties: false,
        required: ['count', 'isEstimate'],
        properties: { count: { type: 'integer' }, isEstimate: { type: 'boolean' } },
      },
      totals: figuresSchema,
      played: {
        type: 'array',
        description: 'What there are figures of in this time, whatever the filters.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['category', 'vendor'],
          properties: { category: { type: 'string' }, vendor: { type: 'string' } },
        },
      },
      ...money,
      timeZone: clock.timeZone,
      countedAt: maybeTimeField,
    },
  },
});

/** The same rows as a file; each export is on record. */
export const exportReport = defineDeskEndpoint({
  id: 'reports.export',
  method: 'GET',
  path: '/desk/v1/reports/export',
  summary: 'The whole of a report as a file',
  permission: 'reports.export',
  scope: 'brand',
  downloads: true,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['from', 'to', 'format'],
    properties: { ...range, format: { type: 'string', enum: ['csv', 'xlsx'] } },
  },
  value: { type: 'null' },
});

/** Figures of every brand of who asks. */
export const listBrandFigures = defineDeskEndpoint({
  id: 'reports.brands',
  method: 'GET',
  path: '/desk/v1/reports/brands',
  summary: 'Figures of each of my brands, in its own currency and days',
  permission: 'reports.view',
  scope: 'platform',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['from', 'to'],
    properties: { from: day, to: day },
  },
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
          required: ['id', 'name', 'currency', 'decimals', 'timeZone', ...FIGURES],
          properties: {
            id: { type: 'string', description: 'The merchant code.' },
            name: { type: 'string' },
            ...money,
            timeZone: clock.timeZone,
            ...figures,
          },
        },
      },
    },
  },
});
