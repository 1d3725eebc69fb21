import type { CSSProperties } from 'react';
import { rankTone } from '../../../lib/ballTone.ts';
import { Ball } from '../../../ui/Ball/Ball.tsx';
import { finishOf, strideOf } from './showParts.ts';
import styles from './DrawShow.module.css';

/** A horse at full gallop, in the colour of its number. */
const HORSE =
  'M3 15c2-1 3-4 6-4h9c2 0 3-1 4-3l2-4 1 2 2 1 3 3-1 2-4-1-2 4c-1 2-3 3-4 4l3 2 3-1 1 1-4 2-5-3-6-1-3 2-3 4-2 0 3-5-1-3c-2 0-3 2-6 2l2-2z';

/** Ten lanes, one a number; who crosses the line first, second and third is the result. */
export function Race({ order }: { order: readonly string[] }) {
  return (
    <ol role="list" className={styles.race}>
      {[...order].sort().map((runner) => {
        const rank = order.indexOf(runner);
        const [first, second] = strideOf(Number(runner));
        const run = {
          '--first': first,
          '--second': second,
          animationDuration: `${finishOf(rank)}ms`,
        } as CSSProperties;
        return (
          <li key={runner} className={styles.lane}>
            <span className={styles.course}>
              <span className={styles.runner} style={run}>
                <svg
                  className={styles.horse}
                  viewBox="0 0 34 24"
                  width="34"
                  height="24"
                  aria-hidden="true"
                  style={{ animationDelay: `${Number(runner) * -37}ms` }}
                >
                  <path d={HORSE} />
                </svg>
                <Ball symbol={runner} tone={rankTone(Number(runner))} size="small" />
              </span>
            </span>
            <span
              className={styles.rank}
              data-podium={rank < 3 || undefined}
              style={{ animationDelay: `${finishOf(rank)}ms` }}
            >
              {rank + 1}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
