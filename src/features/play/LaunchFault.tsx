import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Problem } from '../../platform/http/problem.ts';
import { useModals } from '../../platform/modals/modals.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { StatusPage } from '../../ui/StatusPage/StatusPage.tsx';
import { LobbyButton } from './NoGame.tsx';

/** Why a game did not open, and what to do. Null stands for a device that is offline. */
export function LaunchFault({ problem, onRetry }: { problem: Error | null; onRetry: () => void }) {
  const code = problem === null ? 'offline' : problem instanceof Problem ? problem.code : undefined;
  switch (code) {
    case 'notFound':
    case 'queryInvalid':
      return <Missing />;
    case 'realAccountNeeded':
      return <RealOnly />;
    case 'trialUnavailable':
      return (
        <StatusPage
          kind="closed"
          title={<NoTrialTitle />}
          text={
            <Trans id="play.noTrial.text" context="Below: this game has no free trial">
              It is played for real money only.
            </Trans>
          }
          action={<LobbyButton />}
        />
      );
    case 'offline':
      return <StatusPage kind="offline" onRetry={onRetry} />;
    default:
      return (
        <StatusPage
          kind="failure"
          title={
            <Trans id="play.failed.title" context="Heading: a game could not be started">
              The game didn’t open
            </Trans>
          }
          text={
            <Trans id="play.failed.text" context="Text: a game could not be started">
              Nothing was staked. Trying again usually helps.
            </Trans>
          }
          onRetry={onRetry}
        />
      );
  }
}

function Missing() {
  return (
    <StatusPage
      kind="notFound"
      title={
        <Trans id="play.missing.title" context="Heading: there is no such game on this site">
          This game isn’t here
        </Trans>
      }
      text={
        <Trans id="play.missing.text" context="Text: there is no such game on this site">
          It may have left, or the address is misspelled.
        </Trans>
      }
      action={<LobbyButton />}
    />
  );
}

function NoTrialTitle(): ReactNode {
  return (
    <Trans id="play.noTrial.title" context="Heading: the game cannot be played with play money">
      This game has no free trial
    </Trans>
  );
}

function RealOnly() {
  const { requireMember } = useModals();
  return (
    <StatusPage
      kind="closed"
      title={<NoTrialTitle />}
      text={
        <Trans id="play.realOnly.text" context="To a trial account at a game for real money only">
          Your trial account plays with play money. Open a real account to play this one.
        </Trans>
      }
      action={
        <Button
          kind="primary"
          size="large"
          onClick={() => requireMember(() => undefined, { real: true })}
        >
          <Trans id="play.realOnly.open" context="Button to a trial account: register">
            Open a real account
          </Trans>
        </Button>
      }
    />
  );
}
