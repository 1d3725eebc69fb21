import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PLAY_TIME_MINUTES } from '../../../../schemas/api/playTime.ts';
import {
  choosePlayTime,
  playTime,
  sayYesToTime,
  type ChosenTime,
  type PlayTime,
} from '../../../api/playTime.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import styles from './Limits.module.css';
import { RaiseLead, WaitingTime } from './limitWords.tsx';
import { Minutes, TimeName } from './playTimeWords.tsx';

/** How often the member is reminded, how long they play at most, and the reminders that they answered. */
export function PlayTimes({ raiseDelayHours }: { raiseDelayHours: number }) {
  const { data, refetch } = useQuery(playTime(useHttp()));
  const [changed, setChanged] = useState<ChosenTime>();
  if (!data) {
    return (
      <LoadFault onRetry={() => void refetch()}>
        <Trans id="centre.playTimes.fault" context="Reminders of how long one plays did not load">
          Your reminders could not be loaded. They still come; check your connection.
        </Trans>
      </LoadFault>
    );
  }
  return (
    <section className={centre.panel} aria-labelledby="playTimes">
      <div>
        <h2 id="playTimes" className={centre.panelTitle}>
          <Trans id="centre.playTimes" context="Heading above reminders and the longest play">
            Time
          </Trans>
        </h2>
        <p className={centre.quiet}>
          <Trans id="centre.playTimes.means" context="What reminders and the longest play do">
            A reminder shows how long you have played and what it came to. Bets wait until you
            answer it.
          </Trans>
        </p>
      </div>
      <ul role="list" className={styles.list}>
        {data.times.map((time) => (
          <Line key={time.kind} time={time} now={data.now} onChange={() => setChanged(time)} />
        ))}
      </ul>
      {data.checks.length > 0 && <Answered checks={data.checks} />}
      {changed && (
        <Choose
          time={changed}
          raiseDelayHours={raiseDelayHours}
          onClose={() => setChanged(undefined)}
        />
      )}
    </section>
  );
}

/** A length of time, or that there is none. */
function Length({ value }: { value: number | null }) {
  return value === null ? (
    <Trans id="centre.playTimes.none" context="No reminders, or no longest play">
      Off
    </Trans>
  ) : (
    <Minutes value={value} />
  );
}

function Line(props: { time: ChosenTime; now: string; onChange: () => void }) {
  const { time, now, onChange } = props;
  return (
    <li className={styles.limit}>
      <span className={styles.span}>
        <TimeName kind={time.kind} />
      </span>
      <span className={styles.amount}>
        <span>
          <Length value={time.minutes} />
        </span>
        {time.law !== null && (
          <span className={centre.quiet}>
            <Trans id="centre.playTimes.law" context="Under a time: the most by law is inside">
              By law at most <Minutes value={time.law} />
            </Trans>
          </span>
        )}
      </span>
      <Button size="small" onClick={onChange}>
        <Trans id="centre.limits.change" context="Button: changes a limit">
          Change
        </Trans>
      </Button>
      {time.waiting && <Waiting time={time} waiting={time.waiting} now={now} />}
    </li>
  );
}

/** Puts what the gateway answers in place of what shows. */
function useTaken(onDone: () => void = () => undefined) {
  const queryClient = useQueryClient();
  const { queryKey } = playTime(useHttp());
  return (value: PlayTime) => {
    queryClient.setQueryData(queryKey, value);
    onDone();
  };
}

function Waiting(props: {
  time: ChosenTime;
  waiting: NonNullable<ChosenTime['waiting']>;
  now: string;
}) {
  const { time, waiting, now } = props;
  const http = useHttp();
  const isOpen = Date.parse(waiting.from) <= Date.parse(now);
  const yes = useMutation({ mutationFn: () => sayYesToTime(http, time), onSuccess: useTaken() });
  return (
    <div className={styles.waiting}>
      <p>
        <Trans
          id="centre.playTimes.waiting"
          context="A longer time waits; what was asked for is inside; a sentence on when it can be confirmed follows"
        >
          You asked for: <Length value={waiting.minutes} />.
        </Trans>{' '}
        <WaitingTime waiting={waiting} isOpen={isOpen} />
      </p>
      <CallFault cause={yes.error} />
      {isOpen && (
        <Button size="small" loading={yes.isPending} onClick={() => yes.mutate()}>
          <Trans id="centre.limits.yes" context="Button: says yes to a higher limit">
            Yes, I still want this
          </Trans>
        </Button>
      )}
    </div>
  );
}

function Choose(props: { time: ChosenTime; raiseDelayHours: number; onClose: () => void }) {
  const { time, raiseDelayHours, onClose } = props;
  const http = useHttp();
  const choose = useMutation({
    mutationFn: (minutes: (typeof PLAY_TIME_MINUTES)[number] | null) =>
      choosePlayTime(http, { kind: time.kind, minutes }),
    onSuccess: useTaken(onClose),
  });
  const { law } = time;
  const choices = PLAY_TIME_MINUTES.filter((minutes) => law === null || minutes <= law);
  return (
    <Dialog
      size="small"
      title={<TimeName kind={time.kind} />}
      lead={<RaiseLead isFirst={time.minutes === null} raiseDelayHours={raiseDelayHours} />}
      onClose={onClose}
    >
      <div className={centre.form}>
        <CallFault cause={choose.error} />
        <div className={centre.presets}>
          {[...choices, ...(law === null ? [null] : [])].map((minutes) => (
            <Button
              key={minutes}
              kind={minutes === time.minutes ? 'primary' : 'secondary'}
              loading={choose.isPending && choose.variables === minutes}
              onClick={() => choose.mutate(minutes)}
            >
              <Length value={minutes} />
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function Answered({ checks }: Pick<PlayTime, 'checks'>) {
  const formats = useFormats();
  return (
    <details>
      <summary>
        <Trans
          id="centre.playTimes.answered"
          context="Opens a list of reminders that were answered"
        >
          Reminders you answered
        </Trans>
      </summary>
      <ul role="list" className={styles.list}>
        {checks.map((check) => (
          <li key={check.id} className={styles.check}>
            <time dateTime={check.answeredAt}>{formats.dateTime(check.answeredAt)}</time>
            <MoneyText amount={check.net} />
          </li>
        ))}
      </ul>
    </details>
  );
}
