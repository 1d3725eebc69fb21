import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerCheck, playTime, type PlayTime } from '../../../api/playTime.ts';
import { endSession } from '../../../api/session.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { useSessionActions } from '../../../platform/session/SessionContext.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { PlayFigures } from './playTimeWords.tsx';

/** Whole minutes of play as the gateway told it: what clocks of devices say means nothing. */
const minutesOf = ({ now, startedAt }: PlayTime) =>
  startedAt === null
    ? 0
    : Math.max(0, Math.floor((Date.parse(now) - Date.parse(startedAt)) / 60_000));

/** A reminder of how long somebody has been playing and what it came to; it stays until it is answered. */
export function PlayCheck({ time }: { time: PlayTime }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { signOut } = useSessionActions();
  const limits = useScreenPath('limits');
  // Since it was shown: an answer that fails does not change what it says.
  const [minutes] = useState(() => minutesOf(time));
  const answer = useMutation({
    mutationFn: () => answerCheck(http, time.checkAt ?? ''),
    onSuccess: (value) => queryClient.setQueryData(playTime(http).queryKey, value),
  });
  const leave = useMutation({ mutationFn: () => endSession(http, false), onSuccess: signOut });
  return (
    <Dialog
      title={
        <Trans id="centre.playCheck" context="Heading of a reminder of how long one has played">
          A look at the clock
        </Trans>
      }
      lead={
        <Trans id="centre.playCheck.lead" context="Under the heading of that reminder">
          Bets are on hold until you choose how to go on.
        </Trans>
      }
    >
      <div className={centre.form}>
        <CallFault cause={answer.error ?? leave.error} />
        <PlayFigures minutes={minutes} sums={time} />
        {time.isReviewDue && (
          <p className={centre.quiet}>
            <Trans
              id="centre.playCheck.review"
              context="In the reminder of how long one has played: limits are old"
            >
              You last looked at your limits half a year ago. Do they still fit?
            </Trans>
          </p>
        )}
        <DialogActions>
          <Button
            kind="primary"
            size="large"
            data-first-focus
            loading={answer.isPending}
            onClick={() => answer.mutate()}
          >
            <Trans id="centre.playCheck.on" context="Button: the reminder was read, play goes on">
              Go on playing
            </Trans>
          </Button>
          {limits && (
            <ButtonLink href={limits} size="large" onClick={() => answer.mutate()}>
              <Trans id="centre.playCheck.limits" context="Link to limits and breaks">
                Limits and breaks
              </Trans>
            </ButtonLink>
          )}
          <Button
            kind="quiet"
            size="large"
            loading={leave.isPending}
            onClick={() => leave.mutate()}
          >
            <Trans id="centre.playCheck.leave" context="Button: ends the session">
              Log out
            </Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
