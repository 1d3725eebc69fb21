import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf, QueryOf, ValueOf } from '../../schemas/api/endpoint.ts';
import { getLotteryChases, stopLotteryChase } from '../../schemas/api/lotteryChases.ts';
import {
  getLotteryHall,
  getLotteryOffer,
  getLotteryState,
  getRecentLotteries,
} from '../../schemas/api/lotteryGames.ts';
import {
  getDrawProof,
  getLotteryResults,
  getLotteryResultsOfDay,
} from '../../schemas/api/lotteryIssues.ts';
import {
  cancelLotteryOrder,
  getLotteryOrder,
  getLotteryOrders,
  placeLotteryBet,
  placeLotteryBets,
} from '../../schemas/api/lotteryOrders.ts';
import { getLotteryStatistics } from '../../schemas/api/lotteryStatistics.ts';
import { changeLotterySeeds, playInstantLottery } from '../../schemas/api/instantLottery.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

const SECOND_MS = 1_000;

export type Hall = ValueOf<typeof getLotteryHall>;
export type LotteryCard = Hall['groups'][number]['lotteries'][number];
export type LotteryState = ValueOf<typeof getLotteryState>;
export type LotteryOffer = ValueOf<typeof getLotteryOffer>;
export type OfferedPlay = LotteryOffer['plays'][number];
export type Issue = LotteryState['issues'][number];
export type DrawResult = LotteryState['last'][number];
export type LotteryOrder = ValueOf<typeof placeLotteryBet>['order'];
export type OrderDetail = ValueOf<typeof getLotteryOrder>;
export type Chase = ValueOf<typeof getLotteryChases>['list'][number];
export type ResultsOfDay = ValueOf<typeof getLotteryResultsOfDay>;
export type DrawProof = ValueOf<typeof getDrawProof>;
export type LotteryStatistics = ValueOf<typeof getLotteryStatistics>;
export type LotteryFeature = LotteryCard['feature'];
export type BetBody = BodyOf<typeof placeLotteryBet>;
export type BetReceipt = ValueOf<typeof placeLotteryBet>;
export type BetsBody = BodyOf<typeof placeLotteryBets>;
export type BetsReceipt = ValueOf<typeof placeLotteryBets>;
export type InstantBody = BodyOf<typeof playInstantLottery>;
export type InstantPlays = ValueOf<typeof playInstantLottery>;
export type InstantProof = NonNullable<OrderDetail['instant']>;

/** Every lottery, or those of one screen, with clocks and last draws. Events keep it fresh; it is asked for now and then. */
export const lotteryHall = (http: Http, feature?: LotteryFeature) =>
  queryOptions({
    queryKey: [getLotteryHall.id, http.language, feature ?? 'all'],
    queryFn: ({ signal }) => http.call(getLotteryHall, { query: { feature }, signal }),
    staleTime: 5 * SECOND_MS,
    refetchInterval: 20 * SECOND_MS,
    refetchOnWindowFocus: true,
  });

/** Issues and last draws of one lottery. */
export const lotteryState = (http: Http, lottery: string, last = 20) =>
  queryOptions({
    queryKey: [getLotteryState.id, http.language, lottery],
    queryFn: ({ signal }) =>
      http.call(getLotteryState, { query: { lottery, issues: 3, last }, signal }),
    staleTime: 2 * SECOND_MS,
    refetchInterval: 15 * SECOND_MS,
    refetchOnWindowFocus: true,
  });

/** Issues of one lottery from the open one on, as many as a chase may want. */
export const lotteryIssues = (http: Http, lottery: string) =>
  queryOptions({
    queryKey: [getLotteryState.id, http.language, lottery, 'issues'],
    queryFn: ({ signal }) =>
      http.call(getLotteryState, { query: { lottery, issues: 200, last: 1 }, signal }),
    staleTime: 2 * SECOND_MS,
  });

/** Plays, prices and limits; members see their own. */
export const lotteryOffer = (http: Http, lottery: string, account: string | undefined) =>
  queryOptions({
    queryKey: [getLotteryOffer.id, http.language, lottery, account ?? ''],
    queryFn: ({ signal }) => http.call(getLotteryOffer, { query: { lottery }, signal }),
    staleTime: 30 * SECOND_MS,
  });

/** Places a bet or a chase; the same key again has no second effect. */
export const placeBet = (http: Http, body: BetBody, idempotencyKey: string) =>
  http.call(placeLotteryBet, { body, idempotencyKey });

/** Places bets on several lotteries, all or none; the same key again has no second effect. */
export const placeBets = (http: Http, body: BetsBody, idempotencyKey: string) =>
  http.call(placeLotteryBets, { body, idempotencyKey });

/** Plays an instant lottery; the same key again has no second effect. */
export const playInstant = (http: Http, body: InstantBody, idempotencyKey: string) =>
  http.call(playInstantLottery, { body, idempotencyKey });

/** Reveals the seed that instant lotteries were played with, and goes on with the next one. */
export const changeSeeds = (http: Http, clientSeed: string, idempotencyKey: string) =>
  http.call(changeLotterySeeds, { body: { clientSeed }, idempotencyKey });

/** Takes an order back. */
export const cancelOrder = (http: Http, order: string, idempotencyKey: string) =>
  http.call(cancelLotteryOrder, { body: { order }, idempotencyKey });

/** Cancels what is left of a chase. */
export const stopChase = (http: Http, chase: string, idempotencyKey: string) =>
  http.call(stopLotteryChase, { body: { chase }, idempotencyKey });

/** The member's orders, page by page. */
export const lotteryOrders = (
  http: Http,
  filter: Omit<QueryOf<typeof getLotteryOrders> & object, 'before' | 'pageSize'>,
) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getLotteryOrders.id, http.language, filter],
    queryFn: ({ signal, pageParam }) =>
      http.call(getLotteryOrders, {
        query: { ...filter, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 5 * SECOND_MS,
    refetchOnWindowFocus: true,
  });

/** One order with its items and proof. */
export const lotteryOrder = (http: Http, order: string) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getLotteryOrder.id, http.language, order],
    queryFn: ({ signal }) => http.call(getLotteryOrder, { query: { order }, signal }),
    staleTime: 5 * SECOND_MS,
    refetchOnWindowFocus: true,
  });

/** The member's chases, page by page. */
export const lotteryChases = (http: Http) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getLotteryChases.id, http.language],
    queryFn: ({ signal, pageParam }) =>
      http.call(getLotteryChases, {
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 5 * SECOND_MS,
    refetchOnWindowFocus: true,
  });

/** Results of one lottery, of a day or from the newest on, page by page. */
export const lotteryResults = (http: Http, lottery: string, date?: string) =>
  infiniteQueryOptions({
    queryKey: [getLotteryResults.id, http.language, lottery, date ?? ''],
    queryFn: ({ signal, pageParam }) =>
      http.call(getLotteryResults, {
        query: { lottery, date, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 10 * SECOND_MS,
  });

/** The newest result of every lottery on a day. Events keep it fresh; today's is asked for now and then. */
export const resultsOfDay = (http: Http, date: string | undefined, feature?: LotteryFeature) =>
  queryOptions({
    queryKey: [getLotteryResultsOfDay.id, http.language, date ?? '', feature ?? 'all'],
    queryFn: ({ signal }) =>
      http.call(getLotteryResultsOfDay, { query: { date, feature }, signal }),
    staleTime: 10 * SECOND_MS,
    refetchInterval: date === undefined && 20 * SECOND_MS,
    refetchOnWindowFocus: true,
  });

/** Results that statistics are made of, the oldest first. */
export const lotteryStatistics = (http: Http, lottery: string, issues: number) =>
  queryOptions({
    queryKey: [getLotteryStatistics.id, http.language, lottery, issues],
    queryFn: ({ signal }) =>
      http.call(getLotteryStatistics, { query: { lottery, issues }, signal }),
    staleTime: 10 * SECOND_MS,
  });

/** What proves a draw. */
export const drawProof = (http: Http, lottery: string, issue: string) =>
  queryOptions({
    queryKey: [getDrawProof.id, lottery, issue],
    queryFn: ({ signal }) => http.call(getDrawProof, { query: { lottery, issue }, signal }),
    staleTime: 10 * SECOND_MS,
  });

/** Lotteries that the member bet on last. */
export const recentLotteries = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getRecentLotteries.id, http.language],
    queryFn: ({ signal }) => http.call(getRecentLotteries, { signal }),
    staleTime: 60 * SECOND_MS,
  });
