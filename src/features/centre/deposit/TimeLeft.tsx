import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useServerTime } from '../../../platform/clock/useServerClock.ts';
import { Countdown } from '../../../ui/Countdown/Countdown.tsx';

const CLOSING_S = 60;

/** How long an order still waits, by the gateway's clock. */
export function TimeLeft({ until }: { until: string }) {
  const left = useCallback(
    (now: number | null) =>
      now === null ? null : Math.max(0, Math.floor((Date.parse(until) - now) / 1000)),
    [until],
  );
  const seconds = useServerTime(left);
  return (
    <Countdown
      seconds={seconds}
      size="large"
      isClosing={seconds !== null && seconds <= CLOSING_S}
      label={
        <Trans id="centre.deposit.timeLeft" context="Above the time in which to pay">
          Time left to pay
        </Trans>
      }
    />
  );
}
