import { infiniteQueryOptions } from '@tanstack/react-query';
import { exportAccountRecord, getAccountRecord } from '../../schemas/api/accountRecord.ts';
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

/** The whole record of a range as CSV. */
export const readRecordFile = (http: Http, filter: RecordFilter): Promise<Blob> =>
  readFilePages((before) => http.call(exportAccountRecord, { query: { ...filter, ...before } }));
