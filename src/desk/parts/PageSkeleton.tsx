import Skeleton from '@mui/material/Skeleton';
import styles from './parts.module.css';

/** The shape of a page that is on its way. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton variant="rounded" width="12rem" height="1.75rem" />
      <Skeleton variant="rounded" height="2.5rem" />
      <Skeleton variant="rounded" height="18rem" />
    </div>
  );
}
