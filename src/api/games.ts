import { queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '../../schemas/api/endpoint.ts';
import {
  getGame,
  getGameList,
  getGameMenus,
  getHotGames,
  getWinners,
} from '../../schemas/api/games.ts';
import { getPopularLotteries } from '../../schemas/api/lotteryGames.ts';
import type { Http } from '../platform/http/http.ts';

const MINUTE_MS = 60_000;

/** The longest list of wins that there is. */
export const MOST_WINNERS = 48;

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

/** One game. */
export const oneGame = (http: Http, gameId: string) =>
  queryOptions({
    queryKey: [getGame.id, http.language, gameId],
    queryFn: ({ signal }) => http.call(getGame, { query: { gameId }, signal }),
    staleTime: MINUTE_MS,
  });

/** One page of games. */
export const gameList = (http: Http, query: QueryOf<typeof getGameList>) =>
  queryOptions({
    queryKey: [getGameList.id, http.language, query],
    queryFn: ({ signal }) => http.call(getGameList, { query, signal }),
    staleTime: MINUTE_MS,
  });

/** Games of a lobby: of a category, or of one vendor of it. */
export type LobbyQuery = Pick<QueryOf<typeof getGameList> & object, 'category' | 'vassalage'>;

/** Games of the first page of a lobby, which is prerendered. */
export const LOBBY_PAGE_SIZE = 24;

/** Games of one call when a whole lobby is asked for. */
const WHOLE_PAGE_SIZE = 500;

/** The first page of a lobby. */
export const lobbyFirstPage = (http: Http, of: LobbyQuery) =>
  gameList(http, { ...of, pageNo: 1, pageSize: LOBBY_PAGE_SIZE });

/** How many games of a lobby can be played now, and the most played of them. */
export const lobbyPlayable = (http: Http, of: LobbyQuery) =>
  gameList(http, { ...of, playable: true, pageNo: 1, pageSize: 1 });

/** All games of a lobby, the most played first, so that a search needs no network. */
export const lobbyGames = (http: Http, of: LobbyQuery) =>
  queryOptions({
    queryKey: [getGameList.id, http.language, 'whole', of],
    queryFn: async ({ signal }) => {
      const ask = (pageNo: number) =>
        http.call(getGameList, { query: { ...of, pageNo, pageSize: WHOLE_PAGE_SIZE }, signal });
      const first = await ask(1);
      const others = Array.from({ length: first.totalPages - 1 }, (_, at) => ask(at + 2));
      const pages = [first, ...(await Promise.all(others))];
      // A game that changed its rank between two calls comes twice.
      const games = pages.flatMap((page) => page.games.map((game) => [game.id, game] as const));
      return [...new Map(games).values()];
    },
    staleTime: 5 * MINUTE_MS,
  });

/** The most played lotteries. */
export const popularLotteries = (http: Http, count: number) =>
  queryOptions({
    queryKey: [getPopularLotteries.id, http.language, count],
    queryFn: ({ signal }) => http.call(getPopularLotteries, { query: { count }, signal }),
    staleTime: MINUTE_MS,
  });

/** Which wins, and at most how many. */
export type WinnersWanted = QueryOf<typeof getWinners>;

/** Wins; a prerendered list may be older than the visit, so it is asked for again as soon as it shows. */
export const winners = (http: Http, wanted: WinnersWanted) =>
  queryOptions({
    queryKey: [getWinners.id, http.language, wanted],
    queryFn: ({ signal }) => http.call(getWinners, { query: wanted, signal }),
    staleTime: 0,
    refetchInterval: MINUTE_MS,
  });
