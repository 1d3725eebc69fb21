import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './HelpSkeleton.module.css';

const ROWS = [2, 3, 2];

/** The shape of a help centre that is on its way: a search field, headings and their articles. */
export function HelpSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.search} />
      {ROWS.map((count, category) => (
        <div key={category} className={styles.category}>
          <Skeleton className={styles.name} />
          {Array.from({ length: count }, (_, row) => (
            <Skeleton key={row} className={styles.row} />
          ))}
        </div>
      ))}
    </div>
  );
}
