import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import styles from './PageSkeleton.module.css';

/** The shape of a page that is on its way: a heading and a grid of cards. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.heading} />
      <div className={styles.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className={styles.card} />
        ))}
      </div>
    </div>
  );
}
