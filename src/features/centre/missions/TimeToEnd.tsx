import { useCallback, type ReactNode } from 'react';
import { useServerTime } from '../../../platform/clock/useServerClock.ts';
import { Countdown } from '../../../ui/Countdown/Countdown.tsx';

const CLOSING_S = 60;

/** How long something still goes on, by the gateway's clock. */
export function TimeToEnd({ until, label }: { until: string; label: ReactNode }) {
  const left = useCallback(
    (now: number | null) =>
      now === null ? null : Math.max(0, Math.floor((Date.parse(until) - now) / 1000)),
    [until],
  );
  const seconds = useServerTime(left);
  return (
    <Countdown
      seconds={seconds}
      isClosing={seconds !== null && seconds <= CLOSING_S}
      label={label}
    />
  );
}
