import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** What a badge says about the thing that it sits on. */
export type BadgeTone = 'neutral' | 'brand' | 'accent' | 'win' | 'loss' | 'warning' | 'info';

/** A word or a number about a thing: new, hot, 12. At most one a thing. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
