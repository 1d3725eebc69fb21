import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { BodyOf, ValueOf } from '../../schemas/api/endpoint.ts';
import {
  convertPoint,
  getPointBalance,
  getPointConfig,
  getPointDetails,
  getPointReward,
  getRedeemPointList,
  redeemPointReward,
} from '../../schemas/api/points.ts';
import { getCountryCodes } from '../../schemas/api/system.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type PointConfig = ValueOf<typeof getPointConfig>;
export type PointItem = ValueOf<typeof getPointReward>['list'][number];
export type PointBalance = ValueOf<typeof getPointBalance>;
export type PointOrder = ValueOf<typeof getRedeemPointList>['list'][number];
export type PointEntry = ValueOf<typeof getPointDetails>['list'][number];

const FRESH_MS = 10_000;
const CONFIG_MS = 60_000;

/** How points are earned and what they are worth. */
export const pointConfig = (http: Http) =>
  queryOptions({
    queryKey: [getPointConfig.id],
    queryFn: ({ signal }) => http.call(getPointConfig, { signal }),
    staleTime: CONFIG_MS,
  });

/** What points are redeemed for. */
export const pointItems = (http: Http) =>
  queryOptions({
    queryKey: [getPointReward.id],
    queryFn: ({ signal }) => http.call(getPointReward, { signal }),
    staleTime: FRESH_MS,
  });

/** What the member has. */
export const pointBalance = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getPointBalance.id],
    queryFn: ({ signal }) => http.call(getPointBalance, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** What the member ordered, page by page. */
export const pointOrders = (http: Http) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getRedeemPointList.id],
    queryFn: ({ signal, pageParam }) =>
      http.call(getRedeemPointList, {
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  });

/** How the member's points moved, page by page. */
export const pointDetails = (http: Http) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getPointDetails.id],
    queryFn: ({ signal, pageParam }) =>
      http.call(getPointDetails, {
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  });

/** Dialling codes, and that of where the visitor is. */
export const diallingCodes = (http: Http) =>
  queryOptions({
    queryKey: [getCountryCodes.id],
    queryFn: ({ signal }) => http.call(getCountryCodes, { signal }),
    staleTime: Infinity,
  });

/** Changes points into money. */
export const convertPoints = (
  http: Http,
  body: BodyOf<typeof convertPoint>,
  idempotencyKey: string,
) => http.call(convertPoint, { body, idempotencyKey });

/** Orders an item. */
export const redeemItem = (
  http: Http,
  body: BodyOf<typeof redeemPointReward>,
  idempotencyKey: string,
) => http.call(redeemPointReward, { body, idempotencyKey });

/** Has whatever shows points ask anew. */
export function refreshPoints(queryClient: QueryClient): void {
  for (const { id } of [getPointBalance, getRedeemPointList, getPointDetails]) {
    void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY, id] });
  }
  void queryClient.invalidateQueries({ queryKey: [getPointReward.id] });
}
