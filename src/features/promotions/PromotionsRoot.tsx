import { Suspense, type ReactNode } from 'react';
import { WithMessages } from '../../platform/i18n/WithMessages.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './Promotions.module.css';

/** What stands around a page of promotions: its words, and the room of what is on its way. */
export function PromotionsRoot({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Suspense fallback={<Skeleton className={styles.shape} />}>
        <WithMessages part="promotions">{children}</WithMessages>
      </Suspense>
    </div>
  );
}

/** What can be done about a promotion says what forms and pages of money say. */
export function WithFormWords({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton className={styles.shape} />}>
      <WithMessages part="account">
        <WithMessages part="centre">{children}</WithMessages>
      </WithMessages>
    </Suspense>
  );
}
