import { Problem } from '../../http/problem.ts';

/** What asks for a page of a history. */
export interface HistoryQuery {
  readonly before?: string;
  readonly from?: string;
  readonly until?: string;
  readonly pageSize: number;
}

/** A page of a history, as it is read. */
export interface HistoryPage {
  readonly before: { readonly at: Date; readonly id: string } | null;
  readonly from?: Date;
  readonly until?: Date;
  readonly limit: number;
}

const invalid = (name: string) => new Problem('queryInvalid', `Field "${name}" is of no page.`);

function readMoment(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw invalid(name);
  return at;
}

const CURSOR = /^(\d{1,15})_([DW][0-9A-Z]{12})$/;

function readBefore(text: string | undefined): HistoryPage['before'] {
  if (text === undefined) return null;
  const [, at, id] = CURSOR.exec(text) ?? [];
  if (!at || !id) throw invalid('before');
  return { at: new Date(Number(at)), id };
}

/** Reads what is asked for. Throws Problem queryInvalid. */
export const readHistoryPage = ({ before, from, until, pageSize }: HistoryQuery): HistoryPage => ({
  before: readBefore(before),
  ...(from !== undefined && { from: readMoment('from', from) }),
  ...(until !== undefined && { until: readMoment('until', until) }),
  limit: pageSize,
});

/** A page of rows of which one more than it has was read. */
export function toHistoryPage<Row extends { readonly created_at: Date; readonly id: string }, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
): { list: Item[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? `${last.created_at.getTime()}_${last.id}` : null;
  return { list: shown.map(toItem), next };
}
