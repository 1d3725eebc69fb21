import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ValueOf } from '../../schemas/api/endpoint.ts';
import {
  getBonusMoney,
  getBonusMoneyBets,
  getFreeSpins,
  giveUpBonus,
} from '../../schemas/api/bonuses.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type BonusMoney = ValueOf<typeof getBonusMoney>;
export type BonusMoneyItem = BonusMoney['list'][number];
export type LookedAtBet = ValueOf<typeof getBonusMoneyBets>['list'][number];

export type FreeSpinsItem = ValueOf<typeof getFreeSpins>['list'][number];

const FRESH_MS = 10_000;

/** Bonus money of the member. */
export const bonusMoney = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getBonusMoney.id],
    queryFn: ({ signal }) => http.call(getBonusMoney, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** Free spins of the member. */
export const freeSpins = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getFreeSpins.id],
    queryFn: ({ signal }) => http.call(getFreeSpins, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** Bets that were looked at for bonus money, page by page. */
export const bonusMoneyBets = (http: Http, bonus: string) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getBonusMoneyBets.id, bonus],
    queryFn: ({ signal, pageParam }) =>
      http.call(getBonusMoneyBets, {
        query: { bonus, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  });

/** Gives bonus money up. */
export const endBonusMoney = (http: Http, bonus: string, idempotencyKey: string) =>
  http.call(giveUpBonus, { body: { bonus }, idempotencyKey });
