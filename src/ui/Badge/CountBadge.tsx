import styles from './CountBadge.module.css';
import { writeCount } from './writeCount.ts';

/** How much waits behind an entry of a menu; nothing for nothing. The entry stands beside it or, `onIcon`, below it. */
export function CountBadge({
  count = 0,
  onIcon = false,
}: {
  count?: number | undefined;
  onIcon?: boolean;
}) {
  if (count === 0) return null;
  return (
    <span className={styles.count} data-on-icon={onIcon || undefined}>
      {writeCount(count)}
    </span>
  );
}
