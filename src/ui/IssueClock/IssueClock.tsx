import { Trans } from '@lingui/react/macro';
import { useCallback, type ReactNode } from 'react';
import { useServerTime } from '../../platform/clock/useServerClock.ts';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { writePhase, type IssueTimes, type Phase } from '../../platform/clock/phase.ts';
import styles from './IssueClock.module.css';

/** Where an issue is, looked at each second. */
export function usePhase(issue: IssueTimes): {
  readonly phase: Phase;
  readonly seconds: number | null;
} {
  const { openAt, closeAt, drawAt } = issue;
  const write = useCallback(
    (now: number | null) => writePhase({ openAt, closeAt, drawAt }, now),
    [openAt, closeAt, drawAt],
  );
  const [phase, seconds] = useServerTime(write).split(' ') as [Phase, string];
  return { phase, seconds: seconds === '' ? null : Number(seconds) };
}

/** The clock of an issue: what it counts to, in words, and the time that is left. */
export function IssueClock({
  issue,
  size,
}: {
  issue: IssueTimes & { readonly state: string };
  size?: 'medium' | 'large';
}) {
  const { phase, seconds } = usePhase(issue);
  const formats = useFormats();
  if (issue.state === 'void') {
    return (
      <span className={styles.state}>
        <Trans
          id="lottery.issue.void"
          context="Lottery: in place of a clock; there is no result and stakes were returned"
        >
          Cancelled, stakes returned
        </Trans>
      </span>
    );
  }
  if (phase === 'early' && seconds !== null && seconds >= 3_600) {
    const time = formats.dateTime(issue.openAt);
    return (
      <span className={styles.state}>
        <Trans
          id="lottery.issue.opensAt"
          context="Lottery: in place of a clock; {time} is a date and time"
        >
          Opens {time}
        </Trans>
      </span>
    );
  }
  return (
    <Countdown
      seconds={phase === 'late' ? null : seconds}
      size={size}
      isClosing={phase === 'closing'}
      label={<PhaseWord phase={phase} />}
    />
  );
}

/** What is counted to. */
export function PhaseWord({ phase }: { phase: Phase }): ReactNode {
  switch (phase) {
    case 'early':
      return (
        <Trans id="lottery.phase.early" context="Lottery: above a clock, until bets are taken">
          Opens in
        </Trans>
      );
    case 'closing':
      return (
        <Trans
          id="lottery.phase.closing"
          context="Lottery: above a clock, the last seconds in which bets are taken"
        >
          Closing
        </Trans>
      );
    case 'closed':
      return (
        <Trans
          id="lottery.phase.closed"
          context="Lottery: above a clock, bets are closed and it counts to the draw"
        >
          Closed, draws in
        </Trans>
      );
    case 'late':
      return (
        <Trans id="lottery.phase.late" context="Lottery: above an empty clock, the draw is due">
          Waiting for the result
        </Trans>
      );
    case 'open':
    case 'unknown':
      return (
        <Trans id="lottery.phase.open" context="Lottery: above a clock, until bets are closed">
          Closes in
        </Trans>
      );
  }
}
