import { Suspense, type ReactNode } from 'react';
import { WithMessages } from '../../platform/i18n/WithMessages.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './Centre.module.css';

/** What stands around every page of the centre: its words, and the room of a page that is on its way. */
export function CentreRoot({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton className={styles.shape} />}>
      <WithMessages part="account">
        <WithMessages part="centre">{children}</WithMessages>
      </WithMessages>
    </Suspense>
  );
}
