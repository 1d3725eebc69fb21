import { infiniteQueryOptions } from '@tanstack/react-query';
import { claimCashback, getCashback } from '../../schemas/api/cashback.ts';
import type { ValueOf } from '../../schemas/api/endpoint.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type Cashback = ValueOf<typeof getCashback>;
export type CashbackTerms = NonNullable<Cashback['terms']>;
export type CashbackDay = Cashback['list'][number];

const FRESH_MS = 15_000;

/** What can be claimed, how today stands, and the days before, page by page. */
export const cashback = (http: Http) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getCashback.id],
    queryFn: ({ signal, pageParam }) =>
      http.call(getCashback, {
        query: { ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** Claims everything that can be claimed. */
export const claimAllCashback = (http: Http, idempotencyKey: string) =>
  http.call(claimCashback, { body: {}, idempotencyKey });
