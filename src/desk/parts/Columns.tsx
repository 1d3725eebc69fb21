import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** Parts of a page beside each other where there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
