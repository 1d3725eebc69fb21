import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  exportAccountRecord,
  getAccountRecord,
  getAccountSummary,
} from '../../schemas/api/accountRecord.ts';
import type { QueryOf, ValueOf } from '../../schemas/api/endpoint.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';
import { readFilePages } from './readFilePages.ts';

/** A movement of the member's money. */
export type Move = ValueOf<typeof getAccountRecord>['list'][number];

type RecordFilter = Omit<QueryOf<typeof exportAccountRecord>, 'before'>;

/** Every movement of the member's money, page by page. */
export const accountRecord = (http: Http, filter: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getAccountRecord.id, filter],
    queryFn: ({ signal, pageParam }) =>
      http.call(getAccountRecord, {
        query: { ...filter, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** Opening and closing balance of some days, and sums by type. */
export const accountSummary = (http: Http, range: QueryOf<typeof getAccountSummary>) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getAccountRecord.id, getAccountSummary.id, range],
    queryFn: ({ signal }) => http.call(getAccountSummary, { query: range, signal }),
    staleTime: 0,
  });

/** Movements of a range as its statement has them, the oldest first. */
export async function readMoves(http: Http, filter: RecordFilter): Promise<readonly Move[]> {
  const moves: Move[] = [];
  for (let before: string | null = ''; before !== null;) {
    const page: ValueOf<typeof getAccountRecord> = await http.call(getAccountRecord, {
      query: { ...filter, pageSize: 500, ...(before !== '' && { before }) },
    });
    moves.push(...page.list);
    before = page.next;
  }
  return moves.reverse();
}

/** The whole record of a range as CSV. */
export const readRecordFile = (http: Http, filter: RecordFilter): Promise<Blob> =>
  readFilePages((before) => http.call(exportAccountRecord, { query: { ...filter, ...before } }));
