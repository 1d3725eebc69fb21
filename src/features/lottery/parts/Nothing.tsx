import type { ReactNode } from 'react';
import styles from './Nothing.module.css';

/** In place of what is not there: what would stand here, and what to do next. */
export function Nothing({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
