import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { getLotteryState } from '../../../../schemas/api/lotteryGames.ts';
import type { Issue, LotteryState } from '../../../api/lottery.ts';
import { useServerTime } from '../../../platform/clock/useServerClock.ts';

/** Pages do not all ask at the same moment. */
const SPREAD_MS = 900;

/** The issue that bets go to by the gateway's clock: the first that has not closed. */
export function useCurrentIssue({ issues }: Pick<LotteryState, 'issues'>): Issue | undefined {
  const find = useCallback(
    (now: number | null) =>
      issues.findIndex(({ closeAt }) => now === null || now < Date.parse(closeAt)),
    [issues],
  );
  const at = useServerTime(find);
  return issues[at];
}

/** Asks for the state of a lottery again when its issue closes, so that the one that waits for its draw shows. */
export function useIssueTurns(lottery: string, issue: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) =>
            queryKey[0] === getLotteryState.id && queryKey[2] === lottery,
        }),
      300 + Math.random() * SPREAD_MS,
    );
    return () => clearTimeout(timer);
  }, [queryClient, lottery, issue]);
}
