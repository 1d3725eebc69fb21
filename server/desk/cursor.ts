import { Problem } from '../http/problem.ts';

/** Where a page of a list begins: what its order compares of the last row before it. */
export function writeCursor(...parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The parts of a cursor; null without one. Throws Problem queryInvalid for what no list of `count` parts gave. */
export function readCursor(after: string | undefined, count: number): readonly string[] | null {
  if (after === undefined) return null;
  const invalid = new Problem('queryInvalid', 'Field "after" is of no page.');
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
  } catch {
    throw invalid;
  }
  const isSound =
    Array.isArray(parts) &&
    parts.length === count &&
    parts.every((part) => typeof part === 'string' && part.length <= 400);
  if (!isSound) throw invalid;
  return parts as string[];
}

const NUMBER = /^[1-9]\d{0,17}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is the id of a row that has a UUID. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** A cursor that is the number of a row. Throws Problem queryInvalid. */
export function readNumberCursor(after: string | undefined): bigint | null {
  const parts = readCursor(after, 1);
  if (parts === null) return null;
  if (!NUMBER.test(parts[0]!)) throw new Problem('queryInvalid', 'Field "after" is of no page.');
  return BigInt(parts[0]!);
}

/** A moment of a query. Throws Problem queryInvalid for one that there is none of, such as the 31st of February. */
export function readMoment(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new Problem('queryInvalid', 'That is no moment.');
  return moment;
}

/** The most that lists count; beyond, how many there are is an estimate. */
export const COUNTED = 10_000;

/** The reply of a list, of rows of which one more than a page has was read. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  {
    limit,
    count,
    toItem,
    cursorOf,
  }: {
    readonly limit: number;
    readonly count: number;
    readonly toItem: (row: Row) => Item;
    readonly cursorOf: (row: Row) => string;
  },
) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toItem),
    next: rows.length > limit && last !== undefined ? cursorOf(last) : null,
    total: { count, isEstimate: count >= COUNTED },
  };
}
