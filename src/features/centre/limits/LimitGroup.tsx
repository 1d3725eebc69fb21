import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  limits as limitsQuery,
  sayYes,
  type Limit,
  type LimitKind,
  type Limits,
} from '../../../api/limits.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { KindMeaning, KindName, SpanName, WaitingTime } from './limitWords.tsx';
import styles from './Limits.module.css';
import { SetLimit } from './SetLimit.tsx';

/** The limits of one kind: what holds, what is left, what waits, and the way to change each. */
export function LimitGroup({ kind, limits }: { kind: LimitKind; limits: Limits }) {
  const [changed, setChanged] = useState<Limit>();
  return (
    <section className={centre.panel} aria-labelledby={`limit-${kind}`}>
      <div>
        <h2 id={`limit-${kind}`} className={centre.panelTitle}>
          <KindName kind={kind} />
        </h2>
        <p className={centre.quiet}>
          <KindMeaning kind={kind} />
        </p>
      </div>
      <ul role="list" className={styles.list}>
        {limits.limits
          .filter((limit) => limit.kind === kind)
          .map((limit) => (
            <Line
              key={limit.span}
              limit={limit}
              now={limits.now}
              onChange={() => setChanged(limit)}
            />
          ))}
      </ul>
      {changed && (
        <SetLimit
          limit={changed}
          raiseDelayHours={limits.raiseDelayHours}
          onClose={() => setChanged(undefined)}
        />
      )}
    </section>
  );
}

function Line(props: { limit: Limit; now: string; onChange: () => void }) {
  const { limit, now, onChange } = props;
  return (
    <li className={styles.limit}>
      <span className={styles.span}>
        <SpanName span={limit.span} />
      </span>
      <span className={styles.amount}>
        {limit.amount === null ? (
          <span className={centre.quiet}>
            <Trans id="centre.limits.none" context="In place of the amount of a limit">
              No limit
            </Trans>
          </span>
        ) : (
          <MoneyText amount={limit.amount} />
        )}
        {limit.left !== null && (
          <span className={centre.quiet}>
            <Trans id="centre.limits.left" context="Under a limit: how much is left is inside">
              <MoneyText amount={limit.left} /> left
            </Trans>
          </span>
        )}
        {limit.law !== null && (
          <span className={centre.quiet}>
            <Trans id="centre.limits.law" context="Under a limit: the most by law is inside">
              By law at most <MoneyText amount={limit.law} />
            </Trans>
          </span>
        )}
      </span>
      <Button size="small" onClick={onChange}>
        {limit.amount === null ? (
          <Trans id="centre.limits.set" context="Button: sets a limit where there is none">
            Set
          </Trans>
        ) : (
          <Trans id="centre.limits.change" context="Button: changes a limit">
            Change
          </Trans>
        )}
      </Button>
      {limit.waiting && <Waiting limit={limit} waiting={limit.waiting} now={now} />}
    </li>
  );
}

/** A higher limit that waits, and once its time has come the question for a yes. */
function Waiting(props: { limit: Limit; waiting: NonNullable<Limit['waiting']>; now: string }) {
  const { limit, waiting, now } = props;
  const http = useHttp();
  const queryClient = useQueryClient();
  const yes = useMutation({
    mutationFn: () => sayYes(http, limit),
    onSuccess: (value) => queryClient.setQueryData(limitsQuery(http).queryKey, value),
  });
  const isOpen = Date.parse(waiting.from) <= Date.parse(now);
  return (
    <div className={styles.waiting}>
      <p>
        {waiting.amount === null ? (
          <Trans
            id="centre.limits.waiting.none"
            context="A limit that the member wants to take away waits; a sentence on when it can be confirmed follows"
          >
            You asked to remove this limit.
          </Trans>
        ) : (
          <Trans
            id="centre.limits.waiting"
            context="A higher limit waits; the amount is inside; a sentence on when it can be confirmed follows"
          >
            You asked for <MoneyText amount={waiting.amount} />.
          </Trans>
        )}{' '}
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
