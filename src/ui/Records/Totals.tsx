import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './Records.module.css';

/** Sums of a range side by side. */
export function Totals(props: {
  sums: readonly { readonly name: ReactNode; readonly value: ReactNode }[] | undefined;
}) {
  if (!props.sums) return <Skeleton className={styles.totalsShape} />;
  return (
    <dl className={styles.totals}>
      {props.sums.map(({ name, value }, at) => (
        <div key={at}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
