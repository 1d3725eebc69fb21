import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { favoriteGames, keepGame, recentGames } from '../../api/memberGames.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useModals } from '../../platform/modals/modals.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import type { OwnGames } from './gameIndex.ts';

const NONE: readonly string[] = [];

/** The games that the member keeps and has played, and the way to keep one; a guest is asked to log in first. */
export function useOwnGames(isRecentShown: boolean) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { requireMember } = useModals();
  const isMember = useSession().kind === 'member';
  const kept = useQuery({ ...favoriteGames(http), enabled: isMember });
  const played = useQuery({ ...recentGames(http), enabled: isMember && isRecentShown });
  const { mutate, isError } = useMutation(
    useMemo(() => keepGame(http, queryClient), [http, queryClient]),
  );
  const favorites = isMember ? (kept.data ?? NONE) : NONE;
  const recent = isMember ? (played.data ?? NONE) : NONE;
  const own: OwnGames = useMemo(
    () => ({ favorites: new Set(favorites), recent }),
    [favorites, recent],
  );
  const toggle = useCallback(
    (gameId: string, isFavorite: boolean) => requireMember(() => mutate({ gameId, isFavorite })),
    [requireMember, mutate],
  );
  return {
    own,
    toggle,
    isMember,
    /** The last press on a heart could not be kept. */
    isRefused: isError,
    /** What is the member's own, as far as it is shown, has not come yet. */
    isWaiting: isMember && (kept.isPending || (isRecentShown && played.isPending)),
  };
}
