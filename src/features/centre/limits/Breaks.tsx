import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { EXCLUSION_MONTHS, TIME_OUT_DAYS } from '../../../../schemas/api/limits.ts';
import { beginBreak, type Limits, type WantedBreak } from '../../../api/limits.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';

/** Breaks from the site: a time-out that lifts itself, and a self-exclusion that does not. */
export function Breaks({ limits: { exclusionMonths } }: { limits: Limits }) {
  const [wanted, setWanted] = useState<WantedBreak>();
  const choices = (kind: WantedBreak['kind'], lengths: readonly WantedBreak['length'][]) => (
    <div className={centre.presets}>
      {lengths.map((length) => (
        <Button key={length} size="small" onClick={() => setWanted({ kind, length })}>
          <LengthName kind={kind} length={length} />
        </Button>
      ))}
    </div>
  );
  return (
    <section className={centre.panel} aria-labelledby="breaks">
      <h2 id="breaks" className={centre.panelTitle}>
        <Trans id="centre.breaks" context="Heading above breaks that a member can take">
          Take a break
        </Trans>
      </h2>
      <p className={centre.quiet}>
        <Trans id="centre.breaks.timeOut" context="What a time-out is; lengths to choose follow">
          A time-out closes your account for a while. It begins at once, cannot be shortened and
          lifts itself.
        </Trans>
      </p>
      {choices('timeOut', TIME_OUT_DAYS)}
      <p className={centre.quiet}>
        <Trans
          id="centre.breaks.exclusion"
          context="What a self-exclusion is; lengths to choose follow"
        >
          A self-exclusion closes your account for at least the time you choose, and until you ask
          to come back after it. Withdraw your money first, or ask customer service to pay it out.
        </Trans>
      </p>
      {choices(
        'selfExclusion',
        EXCLUSION_MONTHS.filter((months) => months >= exclusionMonths),
      )}
      {wanted && <ConfirmBreak wanted={wanted} onClose={() => setWanted(undefined)} />}
    </section>
  );
}

function LengthName({ kind, length }: WantedBreak): ReactNode {
  if (kind === 'timeOut') {
    return (
      <Plural
        id="centre.breaks.days"
        context="Length of a break in days"
        value={length}
        one="# day"
        other="# days"
      />
    );
  }
  return (
    <Plural
      id="centre.breaks.months"
      context="Length of a break in months"
      value={length}
      one="# month"
      other="# months"
    />
  );
}

function ConfirmBreak({ wanted, onClose }: { wanted: WantedBreak; onClose: () => void }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const take = useMutation({
    mutationFn: () => beginBreak(http, wanted),
    // The session is over: whatever the page asks for next says so, and signs out.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] }),
  });
  return (
    <Dialog
      size="small"
      title={
        <Trans id="centre.breaks.confirm" context="Heading of a question; the length is inside">
          Take a break for <LengthName {...wanted} />?
        </Trans>
      }
      lead={
        <Trans id="centre.breaks.confirm.lead" context="What a break does, before it begins">
          You are signed out everywhere and cannot log in, deposit or play until it is over. Open
          bets are settled as usual.
        </Trans>
      }
      onClose={onClose}
    >
      <div className={centre.form}>
        <CallFault cause={take.error} />
        <DialogActions>
          <Button kind="primary" size="large" data-first-focus onClick={onClose}>
            <Trans id="centre.breaks.keep" context="Button: no break is taken">
              Not now
            </Trans>
          </Button>
          <Button size="large" loading={take.isPending} onClick={() => take.mutate()}>
            <Trans id="centre.breaks.do" context="Button: begins the break">
              Begin the break
            </Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
