import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ValueOf } from '../../schemas/api/endpoint.ts';
import {
  claimMission,
  getMissionLeaderboard,
  getMissionSummary,
} from '../../schemas/api/missions.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type MissionSummary = ValueOf<typeof getMissionSummary>;
export type Mission = MissionSummary['missions'][number];
export type Leaderboard = MissionSummary['leaderboards'][number];
export type LeaderboardPage = ValueOf<typeof getMissionLeaderboard>;
export type LeaderboardLine = LeaderboardPage['list'][number];

const FRESH_MS = 10_000;

/** Missions with how far the member is, and leaderboards. */
export const missionSummary = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getMissionSummary.id],
    queryFn: ({ signal }) => http.call(getMissionSummary, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** Places of a leaderboard, page by page. */
export const missionLeaderboard = (http: Http, { id, period }: { id: string; period: string }) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getMissionLeaderboard.id, id, period],
    queryFn: ({ signal, pageParam }) =>
      http.call(getMissionLeaderboard, {
        query: { id, period, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** Claims what a mission brought. */
export const claimOneMission = (
  http: Http,
  { id, period }: { id: string; period: string },
  idempotencyKey: string,
) => http.call(claimMission, { body: { id, period }, idempotencyKey });
