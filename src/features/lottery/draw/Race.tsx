import { rankTone } from '../../../lib/ballTone.ts';
import { Ball } from '../../../ui/Ball/Ball.tsx';
import styles from './DrawEvent.module.css';

/** A race in lanes: who finishes first gets furthest first. The lanes are those of the numbers, not of the places. */
export function Race({ order, durationMs }: { order: readonly string[]; durationMs: number }) {
  const lanes = [...order].sort();
  return (
    <div className={styles.race} dir="ltr" aria-hidden="true">
      {lanes.map((runner) => {
        const rank = order.indexOf(runner);
        return (
          <span key={runner} className={styles.lane}>
            <span
              className={styles.runner}
              style={{ animationDuration: `${durationMs * (0.62 + rank * 0.03)}ms` }}
            >
              <Ball symbol={runner} tone={rankTone(Number(runner))} size="small" />
            </span>
          </span>
        );
      })}
    </div>
  );
}
