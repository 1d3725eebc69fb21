import { day } from './lotteryFields.ts';

/** Query of a record: its days, both ends among them. */
export const rangeQuery = {
  from: day('First day, where the site keeps its days; today unless given.'),
  to: day('Last day; the same as "from" unless given.'),
} as const;

/** Where a page of a record begins. */
export const beforeKey = {
  type: 'string',
  pattern: '^[0-9]{1,18}$',
  description: '"next" of the page before; without it, the newest.',
  examples: ['4711'],
} as const;

/** How many entries a page of a record has: `largest` at most, `usual` unless asked. */
export const pageSizeOf = (largest: number, usual = 20) =>
  ({ type: 'integer', minimum: 1, maximum: largest, default: usual, examples: [usual] }) as const;
