import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { launch } from '../../api/launch.ts';
import { playMoney } from '../../api/wallet.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { readStoredToken } from '../../platform/session/sessionStore.ts';
import type { Game } from '../../ui/GameCard/GameCard.tsx';

/**
 * Starts a game for a member, and again whenever it is asked to: a launch is good once and for a minute, so nothing of
 * it outlives the page.
 */
export function useLaunch(game: Game, account: string, isTrial: boolean) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { merchantCode } = useBrand();
  const [attempt, setAttempt] = useState(0);
  const query = useQuery({
    queryKey: ['launch', account, game.id, isTrial, attempt],
    queryFn: async ({ signal }) => {
      const token = readStoredToken();
      if (token === null) throw new Problem('unauthenticated', 'Nobody is signed in.');
      const { id: gameId, nodeName: nodeId, vassalage } = game;
      const request = { gameId, nodeId, vassalage, isTrial, account, token, merchantCode };
      const launched = await launch(http, request, signal);
      if (launched.playMoney !== null) {
        queryClient.setQueryData(playMoney.queryKey, launched.playMoney);
      }
      return launched;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  const relaunch = useCallback(() => setAttempt((before) => before + 1), []);
  return {
    launched: query.data,
    problem: query.error,
    /** Nothing is asked before the device is online again. */
    isOffline: query.fetchStatus === 'paused',
    relaunch,
  };
}
