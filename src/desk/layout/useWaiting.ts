import { useQuery } from '@tanstack/react-query';
import { countCases } from '../../../schemas/desk/cases.ts';
import { useDesk, useMay } from '../session/DeskContext.tsx';

/** Key of what the stream renews when a case is new or decided. */
export const CASE_COUNTS_KEY = ['desk.cases.counts'];

/** How many cases wait, how old and how much, as far as who is at the desk may see them. */
export function useCaseCounts() {
  const { calls } = useDesk();
  const may = useMay();
  return useQuery({
    queryKey: CASE_COUNTS_KEY,
    queryFn: ({ signal }) => calls.call(countCases, { signal }),
    enabled: may(countCases),
  });
}

/** How many cases wait for who is at the desk. */
export function useWaiting(): number {
  return useCaseCounts().data?.forMe ?? 0;
}
