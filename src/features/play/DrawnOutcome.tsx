import { lazy, Suspense, type ComponentType } from 'react';
import type { OutcomeProps } from '../../originals/parts/outcomeProps.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { Drawn } from './verifyRound.ts';
import styles from './Fairness.module.css';

/** What shows the outcome of each kind of game, by its folder; nothing else of the games is part of the site. */
const KINDS = import.meta.glob<{ readonly default: ComponentType<OutcomeProps> }>(
  '../../originals/*/Outcome.tsx',
);

const OUTCOMES = new Map(
  Object.entries(KINDS).map(([path, load]) => [path.split('/').at(-2)!, lazy(load)]),
);

/** What the seeds of a round came to, for people. */
export function DrawnOutcome({ drawn: { kind, gameId, outcome } }: { drawn: Drawn }) {
  const Outcome = OUTCOMES.get(kind);
  return (
    <Suspense fallback={<Skeleton className={styles.shape} />}>
      {Outcome && <Outcome gameId={gameId} outcome={outcome} />}
    </Suspense>
  );
}
