import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import gridStyles from './PanelGames.module.css';
import styles from './PanelSkeleton.module.css';

/** The shape of a page of games while it loads. */
export function GamesSkeleton({ count, columns }: { count: number; columns: number }) {
  return (
    <ul className={gridStyles.grid} data-columns={columns}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.name} />
        </li>
      ))}
    </ul>
  );
}
