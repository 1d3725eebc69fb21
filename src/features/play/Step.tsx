import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { ComputedHash, ServerSeed, ShownHash } from './seedWords.tsx';
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

/** What came of a check, in one sentence. */
export function Verdict({ isFair, children }: { isFair: boolean; children: ReactNode }) {
  return (
    <div className={styles.verdict} data-is={isFair ? 'fair' : 'unfair'} role="status">
      <h2 className={styles.noticeTitle}>{children}</h2>
    </div>
  );
}

/** The first step of every check: whether the seed is the one that the house was bound to. */
export function HashStep(props: {
  isGood: boolean;
  seed: string;
  shownHash: string;
  computedHash: string;
}) {
  return (
    <Step
      isGood={props.isGood}
      title={
        <Trans id="fairness.step.hash" context="First step of checking a round">
          The seed fits the hash that was shown before
        </Trans>
      }
    >
      <Facts
        entries={[
          [<ServerSeed key="seed" />, <Code key="seedValue">{props.seed}</Code>],
          [<ShownHash key="hash" />, <Code key="hashValue">{props.shownHash}</Code>],
          [<ComputedHash key="own" />, <Code key="ownValue">{props.computedHash}</Code>],
        ]}
      />
    </Step>
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
