import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { goWithout, limits, type Limit } from '../../../api/limits.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { SpanName } from './limitWords.tsx';
import { SetLimit } from './SetLimit.tsx';

/** Before the first deposit: whether the member wants a limit of what they pay in. To go without one is said, not presumed. */
export function FirstLimit() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { data } = useQuery(limits(http));
  const [chosen, setChosen] = useState<Limit>();
  const [isSure, setSure] = useState(false);
  const without = useMutation({
    mutationFn: () => goWithout(http),
    onSuccess: (value) => queryClient.setQueryData(limits(http).queryKey, value),
  });
  if (!data || data.isAsked) return null;
  return (
    <section className={centre.panel} aria-labelledby="firstLimit">
      <h2 id="firstLimit" className={centre.panelTitle}>
        <Trans id="centre.firstLimit" context="Heading before the first deposit">
          How much do you want to pay in at most?
        </Trans>
      </h2>
      <p className={centre.quiet}>
        <Trans id="centre.firstLimit.lead" context="Why a limit is asked for before a deposit">
          A deposit limit keeps you from paying in more than you planned. You can lower it at any
          time.
        </Trans>
      </p>
      <CallFault cause={without.error} />
      <div className={centre.presets}>
        {data.limits
          .filter(({ kind }) => kind === 'deposit')
          .map((limit) => (
            <Button
              key={limit.span}
              kind={limit.span === 'month' ? 'primary' : 'secondary'}
              onClick={() => setChosen(limit)}
            >
              <SpanName span={limit.span} />
            </Button>
          ))}
        {isSure ? (
          <Button kind="quiet" loading={without.isPending} onClick={() => without.mutate()}>
            <Trans
              id="centre.firstLimit.sure"
              context="Second press: the member wants no limit of deposits"
            >
              Yes, without a limit
            </Trans>
          </Button>
        ) : (
          <Button kind="quiet" onClick={() => setSure(true)}>
            <Trans
              id="centre.firstLimit.without"
              context="Button: the member wants no limit of deposits; a second press confirms"
            >
              Go on without a limit
            </Trans>
          </Button>
        )}
      </div>
      {chosen && (
        <SetLimit
          limit={chosen}
          raiseDelayHours={data.raiseDelayHours}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}
