import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { HomeSectionId } from '../../../schemas/home.ts';
import { SectionFault } from './SectionFault.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';

/** What a section shows of its data: its shape while it comes, a way to try again when it failed, then itself. */
export function SectionData<Data>({
  id,
  query,
  children,
}: {
  id: HomeSectionId;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <SectionSkeleton id={id} />;
  return <SectionFault id={id} onRetry={() => void query.refetch()} />;
}
