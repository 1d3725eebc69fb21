import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { HomeSectionId } from '../../../schemas/home.ts';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import styles from './SectionData.module.css';
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
  return (
    <div className={styles.fault}>
      <LoadFault onRetry={() => void query.refetch()}>
        <Trans
          id="home.sectionFault"
          context="In place of a part of the home page that could not be loaded"
        >
          This part of the page did not load.
        </Trans>
      </LoadFault>
    </div>
  );
}
