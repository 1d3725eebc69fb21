import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ValueOf } from '../../schemas/api/endpoint.ts';
import { getCashback } from '../../schemas/api/cashback.ts';
import { getMissionLeaderboard, getMissionSummary } from '../../schemas/api/missions.ts';
import {
  claimRewards,
  getBonusBets,
  getBonuses,
  getRewards,
  type BONUS_STATES,
  type BonusOrigin,
  type RewardSource,
} from '../../schemas/api/rewards.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type Rewards = ValueOf<typeof getRewards>;
export type Reward = Rewards['list'][number];
export type Bonus = ValueOf<typeof getBonuses>['list'][number];

/** What bonuses are narrowed to. */
export interface BonusFilter {
  readonly from: string;
  readonly to: string;
  readonly origin?: BonusOrigin;
  readonly state?: (typeof BONUS_STATES)[number];
}

const FRESH_MS = 10_000;

/** Everything that can be claimed. */
export const rewards = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getRewards.id],
    queryFn: ({ signal }) => http.call(getRewards, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** What was given, page by page. */
export const bonuses = (http: Http, filter: BonusFilter) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getBonuses.id, filter],
    queryFn: ({ signal, pageParam }) =>
      http.call(getBonuses, {
        query: { ...filter, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  });

/** Bets that counted for one, page by page. */
export const bonusBets = (http: Http, bonus: string) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getBonusBets.id, bonus],
    queryFn: ({ signal, pageParam }) =>
      http.call(getBonusBets, {
        query: { bonus, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  });

/** Claims one reward, or all of them. */
export const claimSomeRewards = (
  http: Http,
  only: { readonly source: RewardSource; readonly id: string } | null,
  idempotencyKey: string,
) => http.call(claimRewards, { body: only ? { only } : {}, idempotencyKey });

/** Has whatever shows rewards ask anew, as something of them changed. */
export function refreshRewards(queryClient: QueryClient): void {
  for (const { id } of [
    getRewards,
    getBonuses,
    getMissionSummary,
    getMissionLeaderboard,
    getCashback,
  ]) {
    void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY, id] });
  }
}
