import { useQuery } from '@tanstack/react-query';
import { lotteryHall, type LotteryFeature } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import type { NavEntry } from '../../../platform/screens/navEntry.ts';
import { useLotteryStream } from '../live/useLotteryStream.ts';
import { pickPopular } from './popular.ts';

/** Lotteries of a menu entry, kept as they are on the gateway as long as they show; undefined while they come. */
export function useMenuLotteries(entry: NavEntry, most: number) {
  useLotteryStream();
  const hall = useQuery(lotteryHall(useHttp(), entry.lotteries as LotteryFeature));
  const cards = hall.data?.groups.flatMap(({ lotteries }) => lotteries);
  return {
    lotteries: cards && pickPopular(cards, most),
    isFailed: hall.isError && !hall.data,
    retry: () => void hall.refetch(),
  };
}
