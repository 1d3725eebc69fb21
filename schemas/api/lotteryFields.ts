import type { FeatureId } from '../features.ts';

/** The features that lotteries are behind. */
export const LOTTERY_FEATURES = [
  'lottery',
  'vnLottery',
  'seaLottery',
  'elott',
] as const satisfies readonly FeatureId[];

/** A moment. */
export const time = { type: 'string', description: 'ISO 8601, UTC.' } as const;

/** A lottery by its code. */
export const lotteryCode = {
  type: 'string',
  pattern: '^[A-Za-z0-9_]{1,32}$',
  description: 'Code of a lottery.',
  examples: ['SSC1M'],
} as const;

/** An issue by its name. */
export const issueName = {
  type: 'string',
  pattern: '^[A-Za-z0-9][A-Za-z0-9_/.-]{0,39}$',
  description: 'Name of an issue, unique in its lottery.',
  examples: ['20260201-0001'],
} as const;

/** A play by its code. */
export const playCode = {
  type: 'string',
  pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$',
  description: 'Code of a play, unique in the family.',
  examples: ['POS'],
} as const;

/** An order by its number. */
export const orderName = {
  type: 'string',
  pattern: '^L[0-9A-Z]{20}$',
  description: 'Number of an order.',
  examples: ['L26020110300012ABCDEF'],
} as const;

/** A chase by its number. */
export const chaseName = {
  type: 'string',
  pattern: '^C[0-9A-Z]{20}$',
  description: 'Number of a chase.',
  examples: ['C26020110300012ABCDEF'],
} as const;

/** An amount or odds. */
export const decimal = {
  type: 'string',
  pattern: '^[0-9]{1,12}(\\.[0-9]{1,4})?$',
  description: 'Decimal with at most four places.',
} as const;

/** A draw as the family's `writeDraw` gives it and its `readDraw` takes it. */
export const drawSchema = {
  anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: true }, { type: 'null' }],
  description: 'The result as the family writes it: a text of numbers, or an object of prizes.',
} as const;

/** What the gateway's clock says. */
export const serverNow = {
  ...time,
  description: 'The clock that decides. ISO 8601, UTC.',
} as const;

const DAY_PATTERN = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';

/** A day, in the zone that the description names. */
export const day = (description: string) =>
  ({ type: 'string', pattern: DAY_PATTERN, description, examples: ['2026-02-01'] }) as const;

/** Which page of a list is asked for. */
export const keyOfPage = {
  type: 'string',
  pattern: '^[0-9A-Za-z_-]{1,200}$',
  description: '"next" of the page before; without it, the newest.',
} as const;

/** How many entries a page has. */
export const pageSize = { type: 'integer', minimum: 1, maximum: 100, default: 20 } as const;

/** How the page after this one is asked for. */
export const next = {
  type: ['string', 'null'],
  description: 'For the next page; null on the last.',
} as const;

/** A hash, or 32 bytes. */
export const hexDigest = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;
