import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getLotteryHall, getLotteryState } from '../../../../schemas/api/lotteryGames.ts';
import { lotteryStream } from '../../../../schemas/api/lotteryLive.ts';
import { useBrand } from '../../../platform/brand/BrandContext.tsx';
import { fetchStream } from '../../../platform/http/fetchStream.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { followStream } from '../../../platform/stream/followStream.ts';
import { after, judge, watchSeen } from '../../../platform/stream/pageStream.ts';
import { shareStream } from '../../../platform/stream/shareStream.ts';
import { applyLotteryEvent } from './applyLotteryEvent.ts';

/** Keeps clocks and draws on the page as they are on the gateway, by one stream for all tabs. Without it the page asks. */
export function useLotteryStream(): void {
  const queryClient = useQueryClient();
  const { language } = useHttp();
  const { merchantCode } = useBrand();
  useEffect(() => {
    const open = (lastEventId: string | null, signal: AbortSignal) =>
      fetchStream(lotteryStream, { merchantCode, language, token: null, lastEventId, signal });
    const shared = shareStream({
      name: `livery.lotteries ${merchantCode}`,
      locks: navigator.locks as LockManager | undefined,
      openChannel: (name) => new BroadcastChannel(name),
      watchSeen,
      follow: (lastEventId, onEvent) =>
        followStream({ open, lastEventId, onEvent, judge, after, random: Math.random }),
      onEvent: (event) => applyLotteryEvent(queryClient, event),
      onGap: () => {
        for (const { id } of [getLotteryHall, getLotteryState])
          void queryClient.invalidateQueries({ queryKey: [id] });
      },
      after,
    });
    return () => shared.stop();
  }, [queryClient, language, merchantCode]);
}
