import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import styles from './PageSkeleton.module.css';

/** Three rows of the widest page. */
const CARDS = 36;

/** The shape of a page that is on its way: a heading and a grid of cards. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.heading} />
      <div className={styles.grid}>
        {Array.from({ length: CARDS }, (_, index) => (
          <Skeleton key={index} className={styles.card} />
        ))}
      </div>
    </div>
  );
}
