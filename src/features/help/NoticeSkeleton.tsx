import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './NoticeScreen.module.css';

/** The shape of announcements that are on their way. */
export function NoticeSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className={styles.filterRoom} />
      <div className={styles.columns}>
        <div className={styles.list}>
          {Array.from({ length: 4 }, (_, row) => (
            <Skeleton key={row} className={styles.itemRoom} />
          ))}
        </div>
        <Skeleton className={styles.article} />
      </div>
    </div>
  );
}
