import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ValueOf } from '../../schemas/api/endpoint.ts';
import { getVipHistory, getVipProgramme, getVipStanding } from '../../schemas/api/vip.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type VipProgramme = ValueOf<typeof getVipProgramme>;
export type VipLevel = VipProgramme['levels'][number];
export type VipStanding = ValueOf<typeof getVipStanding>;
export type VipGift = VipStanding['gifts'][number];
export type VipStep = ValueOf<typeof getVipHistory>['list'][number];

const FRESH_MS = 10_000;
const PROGRAMME_MS = 60_000;

/** The levels, and what each of them gives. */
export const vipProgramme = (http: Http) =>
  queryOptions({
    queryKey: [getVipProgramme.id],
    queryFn: ({ signal }) => http.call(getVipProgramme, { signal }),
    staleTime: PROGRAMME_MS,
  });

/** Where the member is. */
export const vipStanding = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getVipStanding.id],
    queryFn: ({ signal }) => http.call(getVipStanding, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** How the member came there, page by page. */
export const vipHistory = (http: Http) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getVipHistory.id],
    queryFn: ({ signal, pageParam }) =>
      http.call(getVipHistory, { query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  });

/** Has the page ask anew where the member is. */
export const refreshVip = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [MEMBER_KEY, getVipStanding.id] });
