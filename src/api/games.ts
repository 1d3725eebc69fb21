import { queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '../../schemas/api/endpoint.ts';
import {
  getGameList,
  getGameMenus,
  getHotGames,
  getPopularLotteries,
  getWinners,
} from '../../schemas/api/games.ts';
import type { Http } from '../platform/http/http.ts';

const MINUTE_MS = 60_000;

/** Categories with their vendors. */
export const gameMenus = (http: Http) =>
  queryOptions({
    queryKey: [getGameMenus.id, http.language],
    queryFn: ({ signal }) => http.call(getGameMenus, { signal }),
    staleTime: 5 * MINUTE_MS,
  });

/** The hottest games, of everything or of one category or vendor. */
export const hotGames = (http: Http, query: QueryOf<typeof getHotGames> = {}) =>
  queryOptions({
    queryKey: [getHotGames.id, http.language, query],
    queryFn: ({ signal }) => http.call(getHotGames, { query, signal }),
    staleTime: MINUTE_MS,
  });

/** One page of games. */
export const gameList = (http: Http, query: QueryOf<typeof getGameList>) =>
  queryOptions({
    queryKey: [getGameList.id, http.language, query],
    queryFn: ({ signal }) => http.call(getGameList, { query, signal }),
    staleTime: MINUTE_MS,
  });

/** The most played lotteries. */
export const popularLotteries = (http: Http, count: number) =>
  queryOptions({
    queryKey: [getPopularLotteries.id, http.language, count],
    queryFn: ({ signal }) => http.call(getPopularLotteries, { query: { count }, signal }),
    staleTime: MINUTE_MS,
  });

/** Recent wins; a prerendered list may be older than the visit, so it is asked for again as soon as it shows. */
export const winners = (http: Http, limit: number) =>
  queryOptions({
    queryKey: [getWinners.id, http.language, limit],
    queryFn: ({ signal }) => http.call(getWinners, { query: { limit }, signal }),
    staleTime: 0,
    refetchInterval: MINUTE_MS,
  });
