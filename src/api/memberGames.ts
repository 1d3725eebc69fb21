import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../schemas/api/endpoint.ts';
import {
  getFavoriteGames,
  getRecentGames,
  setFavoriteGame,
} from '../../schemas/api/memberGames.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

const MINUTE_MS = 60_000;
const RECENT_MAX = 60;

/** Ids of the games that the member keeps, the latest first. */
export const favoriteGames = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getFavoriteGames.id],
    queryFn: async ({ signal }): Promise<readonly string[]> =>
      (await http.call(getFavoriteGames, { signal })).gameIds,
    staleTime: 5 * MINUTE_MS,
  });

/** Ids of the games that the member opened last, the latest first; asked for again whenever they are shown. */
export const recentGames = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getRecentGames.id],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { list } = await http.call(getRecentGames, { query: { limit: RECENT_MAX }, signal });
      return list.map(({ id }) => id);
    },
    staleTime: 0,
  });

/** Keeps a game or lets it go; the list changes at once and back again where the gateway refuses. */
export const keepGame = (http: Http, queryClient: QueryClient) => {
  const { queryKey } = favoriteGames(http);
  return {
    mutationFn: (change: BodyOf<typeof setFavoriteGame>) =>
      http.call(setFavoriteGame, { body: change }),
    onMutate: async ({ gameId, isFavorite }: BodyOf<typeof setFavoriteGame>) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (before: readonly string[] = []) => {
        const others = before.filter((id) => id !== gameId);
        return isFavorite ? [gameId, ...others] : others;
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  };
};
