import { Suspense } from 'react';
import { WithMessages } from '../../platform/i18n/WithMessages.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { FairnessPage } from './FairnessPage.tsx';
import styles from './Fairness.module.css';

/** Lets anybody compute a finished round again and see that nothing was changed. */
export default function FairnessScreen() {
  return (
    <div className={styles.page}>
      <Suspense fallback={<Skeleton className={styles.shape} />}>
        <WithMessages part="account">
          <WithMessages part="play">
            <FairnessPage />
          </WithMessages>
        </WithMessages>
      </Suspense>
    </div>
  );
}
