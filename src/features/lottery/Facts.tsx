import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Facts about a bet: what each is, and its figure. */
export function Facts({
  facts,
}: {
  facts: readonly {
    readonly id: string;
    readonly name: ReactNode;
    readonly value: ReactNode;
    readonly isMain?: boolean;
  }[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, name, value, isMain }) => (
        <div key={id} className={styles.fact}>
          <dt>{name}</dt>
          <dd data-main={isMain || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
