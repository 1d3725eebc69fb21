import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Problem } from '../../platform/http/problem.ts';
import { useModals } from '../../platform/modals/modals.ts';
import { FormFault } from '../../ui/fields/FormFault.tsx';
import { ProblemFault } from './ProblemFault.tsx';
import type { LoginState } from './useLogin.ts';

/** Why the last try to sign in was refused: with the seconds to wait, or the way to a new password. */
export function LoginFault({ attempt, username }: { attempt: LoginState; username: string }) {
  const { problem, waitSeconds } = attempt;
  const modals = useModals();
  const code = problem instanceof Problem ? problem.code : null;
  if (waitSeconds > 0) return <Wait seconds={waitSeconds} />;
  if (code === 'accountLocked') {
    return (
      <FormFault
        action={
          <button
            type="button"
            onClick={() => modals.open('forgot', { username: username.trim() })}
          >
            <Trans id="login.reset" context="Button below a locked account: choose a new password">
              Reset the password
            </Trans>
          </button>
        }
      >
        <Trans id="login.locked" context="After too many wrong passwords">
          This account is locked for half an hour after too many wrong passwords.
        </Trans>
      </FormFault>
    );
  }
  return <ProblemFault problem={code === 'loginDelayed' ? null : problem} />;
}

/** Counts down for the eye; read out once, not every second. */
function Wait({ seconds }: { seconds: number }) {
  const [asked] = useState(seconds);
  return (
    <FormFault>
      <span aria-hidden="true">
        <WaitWords waitSeconds={seconds} />
      </span>
      <span className="visuallyHidden">
        <WaitWords waitSeconds={asked} />
      </span>
    </FormFault>
  );
}

function WaitWords({ waitSeconds }: { waitSeconds: number }) {
  return (
    <Trans id="login.wait" context="After several wrong passwords; {waitSeconds} counts down to 0">
      That was not right. To keep the account safe, the next try opens in {waitSeconds} s.
    </Trans>
  );
}
