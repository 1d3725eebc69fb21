import { Problem } from '../../http/problem.ts';
import { readRowPlace, writeRowPlace, type RowPlace } from '../../http/rowPlace.ts';

/** What asks for a page of a history. */
export interface HistoryQuery {
  readonly before?: string;
  readonly from?: string;
  readonly until?: string;
  readonly pageSize: number;
}

/** A page of a history, as it is read. */
export interface HistoryPage {
  readonly before: RowPlace | null;
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

/** Reads what is asked for. Throws Problem queryInvalid. */
export const readHistoryPage = ({ before, from, until, pageSize }: HistoryQuery): HistoryPage => ({
  before: readRowPlace(before),
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
  const next =
    rows.length > limit && last ? writeRowPlace({ at: last.created_at, id: last.id }) : null;
  return { list: shown.map(toItem), next };
}
