import type { ReactNode } from 'react';
import styles from './Statistics.module.css';

/** A part of the page under its heading. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
