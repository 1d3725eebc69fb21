import styles from './Ball.module.css';
import type { BallTone } from '../../lib/ballTone.ts';

/**
 * A number that was drawn. It stands as it is written, with its zeros; its colour comes with a mark of its own: one line
 * below red, two below blue, three below green.
 */
export function Ball({
  symbol,
  tone = 'plain',
  size = 'medium',
}: {
  symbol: string;
  tone?: BallTone;
  size?: 'small' | 'medium' | 'large';
}) {
  return (
    <span className={styles.ball} data-tone={tone} data-size={size}>
      {symbol}
    </span>
  );
}

/** A die with its pips. */
export function Die({ value, size = 'medium' }: { value: number; size?: 'small' | 'medium' }) {
  return (
    <span className={styles.die} data-size={size} role="img" aria-label={String(value)}>
      {PIPS[value]?.map((place) => (
        <span key={place} className={styles.pip} style={{ gridArea: place }} />
      ))}
    </span>
  );
}

/** Places of a grid of three by three: row / column. */
const PIPS: Readonly<Record<number, readonly string[]>> = {
  1: ['2 / 2'],
  2: ['1 / 3', '3 / 1'],
  3: ['1 / 3', '2 / 2', '3 / 1'],
  4: ['1 / 1', '1 / 3', '3 / 1', '3 / 3'],
  5: ['1 / 1', '1 / 3', '2 / 2', '3 / 1', '3 / 3'],
  6: ['1 / 1', '2 / 1', '3 / 1', '1 / 3', '2 / 3', '3 / 3'],
};
