import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './Countdown.module.css';

const two = (value: number) => String(value).padStart(2, '0');

/** `4:09`, or `1:04:09` from an hour on, or `2 d 01:04` from a day on; the same width all the way down. */
export function writeClock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  if (seconds < 3_600) return `${two(minutes)}:${rest}`;
  const hours = Math.floor(minutes / 60);
  return `${two(hours)}:${two(minutes % 60)}:${rest}`;
}

/** Time that is left, in tabular figures. What it counts to stands beside it; the last seconds are said by shape too. */
export function Countdown({
  seconds,
  size = 'medium',
  isClosing = false,
  label,
}: {
  /** Null while the time is not known: its room is kept. */
  seconds: number | null;
  size?: 'medium' | 'large';
  /** The last seconds. */
  isClosing?: boolean;
  /** What it counts to, above it. */
  label?: ReactNode;
}) {
  const { t } = useLingui();
  const days = seconds === null ? 0 : Math.floor(seconds / 86_400);
  return (
    <span className={styles.countdown} data-size={size} data-closing={isClosing || undefined}>
      {label && <span className={styles.label}>{label}</span>}
      <span className={styles.time} role="timer" dir="ltr">
        {seconds === null ? (
          '--:--'
        ) : (
          <>
            {days > 0 && (
              <span className={styles.days}>
                {t({
                  id: 'countdown.days',
                  context:
                    'Before hours, minutes and seconds of a countdown; {days} is a number, and the word for days is as short as can be',
                  message: `${{ days }}d`,
                })}{' '}
              </span>
            )}
            {writeClock(seconds % 86_400)}
          </>
        )}
      </span>
    </span>
  );
}
