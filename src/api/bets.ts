import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { exportBets, getBet, getBetChoices, getBets, getProfit } from '../../schemas/api/bets.ts';
import type { QueryOf, ValueOf } from '../../schemas/api/endpoint.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

/** A row of the betting record. */
export type Bet = ValueOf<typeof getBets>['list'][number];

/** Sums of a range. */
export type BetTotals = NonNullable<ValueOf<typeof getBets>['totals']>;

/** What was won and lost. */
export type Profit = ValueOf<typeof getProfit>;

/** What the record is narrowed by. */
export type BetFilter = Omit<QueryOf<typeof getBets>, 'before' | 'pageSize'>;

/** The betting record, page by page; the first one has the totals. */
export const bets = (http: Http, filter: BetFilter) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getBets.id, filter],
    queryFn: ({ signal, pageParam }) =>
      http.call(getBets, { query: { ...filter, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** One bet and its corrections. */
export const bet = (http: Http, query: QueryOf<typeof getBet>) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getBet.id, query],
    queryFn: ({ signal }) => http.call(getBet, { query, signal }),
    staleTime: 0,
  });

/** Vendors that the member played with. */
export const betChoices = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getBetChoices.id],
    queryFn: ({ signal }) => http.call(getBetChoices, { signal }),
  });

/** What was won and lost in a range of days. */
export const profit = (http: Http, query: QueryOf<typeof getProfit>) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getProfit.id, query],
    queryFn: ({ signal }) => http.call(getProfit, { query, signal }),
    staleTime: 0,
  });

/** The whole record of a range as CSV, read page by page. */
export async function readBetFile(http: Http, filter: BetFilter): Promise<Blob> {
  // A mark that it is UTF-8, without which spreadsheets take it for something else.
  const parts: string[] = ['\uFEFF'];
  for (let before: string | null = ''; before !== null;) {
    const page: ValueOf<typeof exportBets> = await http.call(exportBets, {
      query: { ...filter, ...(before && { before }) },
    });
    parts.push(page.lines);
    before = page.next;
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
