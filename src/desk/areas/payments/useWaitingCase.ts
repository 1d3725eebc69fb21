import { useQuery } from '@tanstack/react-query';
import { listCases } from '../../../../schemas/desk/cases.ts';
import { LARGEST_PAGE } from '../../../../schemas/desk/list.ts';
import { useBrand, useDesk, useMay } from '../../session/DeskContext.tsx';

/** The case about an order that waits for a second person; undefined where none does, or none that may be seen. */
export function useWaitingCase(order: string) {
  const { calls } = useDesk();
  const may = useMay();
  const merchantCode = useBrand()?.merchantCode;
  const { data } = useQuery({
    queryKey: ['desk.cases.waiting', merchantCode],
    queryFn: ({ signal }) =>
      calls.call(listCases, {
        query: { state: 'waiting', merchantCode, limit: LARGEST_PAGE },
        signal,
      }),
    enabled: may(listCases) && merchantCode !== undefined,
  });
  return data?.items.find(({ subject }) => subject.id === order);
}
