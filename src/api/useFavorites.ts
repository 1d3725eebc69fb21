import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useHttp } from '../platform/http/HttpContext.tsx';
import { useModals } from '../platform/modals/modals.ts';
import { useSession } from '../platform/session/SessionContext.tsx';
import { favoriteGames, keepGame } from './memberGames.ts';

const NONE: readonly string[] = [];

/** The games that the member keeps, and the way to keep one; a guest is asked to log in first. */
export function useFavorites() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { requireMember } = useModals();
  const isMember = useSession().kind === 'member';
  const kept = useQuery({ ...favoriteGames(http), enabled: isMember });
  const { mutate, isError } = useMutation(
    useMemo(() => keepGame(http, queryClient), [http, queryClient]),
  );
  const ids = isMember ? (kept.data ?? NONE) : NONE;
  const favorites: ReadonlySet<string> = useMemo(() => new Set(ids), [ids]);
  const toggle = useCallback(
    (gameId: string, isFavorite: boolean) => requireMember(() => mutate({ gameId, isFavorite })),
    [requireMember, mutate],
  );
  return {
    /** Ids of games. */
    favorites,
    toggle,
    /** The last press on a heart could not be kept. */
    isRefused: isError,
    /** What the member keeps has not come yet. */
    isWaiting: isMember && kept.isPending,
  };
}
