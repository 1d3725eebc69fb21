import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Fairness.module.css';

/** One step of a check: whether it holds, in words and by an icon, and what it was. */
export function Step(props: { isGood: boolean; title: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  const verdict = props.isGood
    ? t({ id: 'fairness.good', context: 'A step of a check that holds', message: 'Agrees' })
    : t({ id: 'fairness.bad', context: 'A step of a check that fails', message: 'Differs' });
  return (
    <li className={styles.step} data-is={props.isGood ? 'fair' : 'unfair'}>
      <span className={styles.mark} role="img" aria-label={verdict}>
        <Icon name={props.isGood ? 'check' : 'close'} size={16} />
      </span>
      <div className={styles.stepBody}>
        <h3>{props.title}</h3>
        {props.children}
      </div>
    </li>
  );
}

/** Names and what they stand for, below or beside each other. */
export function Facts({
  entries,
  isLine = false,
}: {
  entries: readonly (readonly [ReactNode, ReactNode])[];
  isLine?: boolean;
}) {
  return (
    <dl className={styles.facts} data-in={isLine ? 'line' : undefined}>
      {entries.map(([name, value], at) => (
        <div key={at} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Digits to be compared one by one. */
export function Code({ children }: { children: string }) {
  return (
    <code className={styles.code} dir="ltr">
      {children}
    </code>
  );
}
