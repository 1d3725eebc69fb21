import { markSixTone, rankTone, type BallTone } from '../../../lib/ballTone.ts';
import styles from './Input.module.css';

function toneOf(family: string, symbol: string): BallTone {
  if (!/^\d\d$/.test(symbol)) return 'plain';
  if (family === 'LHC') return markSixTone(Number(symbol));
  return family === 'PK10' ? rankTone(Number(symbol)) : 'plain';
}

/** A number to pick: filled when it is picked, in the colour of its lottery, with what is known of it below. */
export function ToneButton(props: {
  symbol: string;
  /** How it is said; the symbol itself for numbers. */
  label: string;
  family: string;
  isPicked: boolean;
  /** Draws since it came last. */
  note?: number;
  isClosed?: boolean;
  onPress: () => void;
}) {
  const { symbol, label, family, isPicked, note, isClosed, onPress } = props;
  return (
    <button
      type="button"
      className={styles.symbol}
      data-tone={toneOf(family, symbol)}
      data-word={label !== symbol || undefined}
      aria-pressed={isPicked}
      disabled={isClosed}
      onClick={onPress}
    >
      <span className={styles.face}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </button>
  );
}
