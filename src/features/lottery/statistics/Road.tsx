import { useLingui as useI18n } from '@lingui/react';
import type { ReactNode } from 'react';
import { roadOf } from '../../../../engine/lottery/statistics.ts';
import { nameToken } from '../words/nameOf.ts';
import styles from './Statistics.module.css';

const CELL = 22;
const ROWS = 6;
const SHOWN = 40;

/** A road map: a column for each row of the same side, the newest at the end. Sides differ by letter and by fill. */
export function Road({
  title,
  answers,
}: {
  title: ReactNode;
  answers: readonly (string | null)[];
}) {
  const { i18n } = useI18n();
  const marks = roadOf(answers);
  const name = (answer: string) => nameToken(answer, i18n);
  const newest = answers
    .filter((answer) => answer !== null)
    .slice(-10)
    .toReversed();
  const last = Math.max(0, ...marks.map(({ column }) => column));
  const from = Math.max(0, last - SHOWN + 1);
  const width = (Math.max(last, 11) - from + 1) * CELL;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div className={styles.scroll} dir="ltr">
        <svg
          width={width}
          height={ROWS * CELL}
          viewBox={`0 0 ${width} ${ROWS * CELL}`}
          className={styles.road}
          role="img"
          aria-label={newest.map(name).join(', ')}
        >
          <path
            className={styles.gridLine}
            d={Array.from({ length: ROWS + 1 }, (_, row) => `M0 ${row * CELL}H${width}`).join('')}
          />
          {marks
            .filter(({ column }) => column >= from)
            .map(({ column, row, answer }) => (
              <g
                key={`${column} ${row}`}
                transform={`translate(${(column - from) * CELL + CELL / 2} ${row * CELL + CELL / 2})`}
              >
                <circle r={9} className={styles.mark} data-side={answer} />
                <text y={4} className={styles.markText} data-side={answer}>
                  {[...name(answer)][0]}
                </text>
              </g>
            ))}
        </svg>
      </div>
    </figure>
  );
}
