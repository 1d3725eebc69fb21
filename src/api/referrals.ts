import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ValueOf } from '../../schemas/api/endpoint.ts';
import { getReferrals } from '../../schemas/api/referrals.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type Referrals = ValueOf<typeof getReferrals>;
export type ReferralTerms = NonNullable<Referrals['terms']>;
export type InvitedFriend = Referrals['list'][number];

const FRESH_MS = 15_000;

/** The member's code, what it brings, and friends who came by it, page by page. */
export const referrals = (http: Http) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getReferrals.id],
    queryFn: ({ signal, pageParam }) =>
      http.call(getReferrals, {
        query: { ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
