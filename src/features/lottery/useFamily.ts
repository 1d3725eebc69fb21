import { useQuery } from '@tanstack/react-query';
import type { LotteryFamily } from '../../../engine/lottery/lotteryModel.ts';
import { loadFamily } from './loadFamily.ts';

/** The plays of a family; undefined while its script comes, null where it cannot come. */
export function useFamily(id: string | undefined): LotteryFamily | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['lotteryFamily', id],
    queryFn: () => loadFamily(id!),
    enabled: id !== undefined,
    staleTime: Infinity,
  });
  return isError ? null : data;
}
