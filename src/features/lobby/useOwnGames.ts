import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recentGames } from '../../api/memberGames.ts';
import { useFavorites } from '../../api/useFavorites.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useSession } from '../../platform/session/SessionContext.tsx';
import type { OwnGames } from './gameIndex.ts';

const NONE: readonly string[] = [];

/** The games that the member keeps and has played, and the way to keep one; a guest is asked to log in first. */
export function useOwnGames(isRecentShown: boolean) {
  const http = useHttp();
  const isMember = useSession().kind === 'member';
  const isAsked = isMember && isRecentShown;
  const { favorites, toggle, isRefused, isWaiting } = useFavorites();
  const played = useQuery({ ...recentGames(http), enabled: isAsked });
  const recent = isMember ? (played.data ?? NONE) : NONE;
  const own: OwnGames = useMemo(() => ({ favorites, recent }), [favorites, recent]);
  return {
    own,
    toggle,
    isRefused,
    /** What is the member's own, as far as it is shown, has not come yet. */
    isWaiting: isWaiting || (isAsked && played.isPending),
  };
}
