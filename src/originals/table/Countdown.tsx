import { useEffect, useRef } from 'react';
import type { TableClock } from './tableStage.ts';
import styles from './TableStatus.module.css';

const RADIUS = 18;
const AROUND = 2 * Math.PI * RADIUS;
const STEP_MS = 200;

/** How long bets are taken: a ring that empties, and the seconds in it. */
export function Countdown(props: {
  readonly endsAtMs: number;
  readonly phaseMs: number;
  readonly clock: TableClock;
}) {
  const { endsAtMs, phaseMs, clock } = props;
  const ring = useRef<SVGCircleElement>(null);
  const seconds = useRef<SVGTextElement>(null);
  useEffect(() => {
    let endWait: () => void = () => undefined;
    const show = () => {
      const left = Math.max(0, endsAtMs - clock.now());
      ring.current!.style.strokeDashoffset = String(AROUND * (1 - left / Math.max(phaseMs, 1)));
      seconds.current!.textContent = String(Math.ceil(left / 1000));
      if (left > 0) endWait = clock.after(STEP_MS, show);
    };
    show();
    return () => endWait();
  }, [endsAtMs, phaseMs, clock]);
  return (
    <svg className={styles.countdown} viewBox="0 0 44 44" aria-hidden="true">
      <circle className={styles.track} cx="22" cy="22" r={RADIUS} />
      <circle
        ref={ring}
        className={styles.ring}
        cx="22"
        cy="22"
        r={RADIUS}
        strokeDasharray={AROUND}
        transform="rotate(-90 22 22)"
      />
      <text ref={seconds} className={styles.seconds} x="22" y="27.5" />
    </svg>
  );
}
