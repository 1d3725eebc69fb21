import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import {
  gameMenus,
  lobbyFirstPage,
  lobbyGames,
  lobbyPlayable,
  type LobbyQuery,
} from '../../api/games.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { createGameIndex } from './gameIndex.ts';

const NO_GAMES = createGameIndex([]);

/**
 * The games of a lobby: the first page at once, as it was prerendered, and then all of them, so that what is searched
 * for is found at every key and without a network.
 */
export function useLobby(of: LobbyQuery) {
  const http = useHttp();
  const first = useQuery(lobbyFirstPage(http, of));
  const playable = useQuery(lobbyPlayable(http, of));
  const menus = useQuery(gameMenus(http));
  const isLonger = first.data !== undefined && first.data.total > first.data.games.length;
  // Asked for once the first cards are drawn: to ask costs a third of what they do.
  const asksForAll = useDeferredValue(isLonger);
  const whole = useQuery({ ...lobbyGames(http, of), enabled: asksForAll });
  const games = whole.data ?? first.data?.games;
  const index = useMemo(() => (games ? createGameIndex(games) : NO_GAMES), [games]);
  const category = menus.data?.categories.find((entry) => entry.gameCategory === of.category);
  const isWhole = first.data !== undefined && (!isLonger || whole.data !== undefined);
  return {
    index,
    /** How many games there are, those that have not come yet included; undefined while nobody knows. */
    total: isWhole ? index.games.length : first.data?.total,
    isWhole,
    /** Its most played game that can be played now; undefined while nobody knows, null where there is none. */
    firstPlayable: playable.data && (playable.data.games[0] ?? null),
    /** How many can be played now; undefined while nobody knows. */
    playableTotal: playable.data?.total,
    vendors: category?.cards.filter(
      ({ vassalage }) => of.vassalage === undefined || vassalage === of.vassalage,
    ),
    /** What went wrong, where that keeps the page from showing all it should. */
    fault: first.data === undefined ? first.error : isLonger && !whole.data ? whole.error : null,
    retry: () => void (first.data === undefined ? first.refetch() : whole.refetch()),
  };
}
