import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { WithMessages } from '../platform/i18n/WithMessages.tsx';
import { useModals } from '../platform/modals/modals.ts';
import { useCurrentScreen } from '../platform/screens/ScreensContext.tsx';
import { readStoredSession } from '../platform/session/sessionStore.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import { useMounted } from '../ui/motion/useMounted.ts';
import { StatusPage } from '../ui/StatusPage/StatusPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import type { Refusal } from './screens.ts';

/** Time in which another tab can say that its member is signed in here, too. */
const OTHER_TABS_MS = 300;

interface Refused {
  /** Guests sign in first, trial accounts open a real one, and players have no team to look at. */
  readonly refusal: Refusal;
}

/** Stands for a page that is not open to who looks at it, asks for what is missing, and gives way to the page by itself. */
// eslint-disable-next-line livery/named-exports -- the pages load it lazily
export default function MemberGate({ refusal }: Refused) {
  const isMounted = useMounted();
  // A prerendered page knows nobody, and a kept session takes a moment to show.
  if (!isMounted || (refusal === 'guest' && readStoredSession().kind === 'member')) {
    return <PageSkeleton />;
  }
  return (
    <WithMessages part="account">
      {refusal === 'player' ? <AgentsOnly /> : <Gate refusal={refusal} />}
    </WithMessages>
  );
}

/** Says to somebody who plays that the page is for agents. */
function AgentsOnly() {
  const screen = useCurrentScreen();
  const { i18n } = useLingui();
  return (
    <StatusPage
      kind="closed"
      emblem={screen && <Icon name={screen.icon} size={32} />}
      title={screen ? i18n._(screen.label) : undefined}
      text={
        <Trans id="gate.agentsOnly" context="On a page that only agents may see, told to a player">
          Only agents have these pages. Ask your agent or our service if you want to lead a team.
        </Trans>
      }
    />
  );
}

function Gate({ refusal }: { refusal: Exclude<Refusal, 'player'> }) {
  const { requireMember } = useModals();
  const screen = useCurrentScreen();
  const { i18n } = useLingui();
  const ask = () => requireMember(doNothing, { real: true });

  useEffect(() => {
    const timer = setTimeout(() => requireMember(doNothing, { real: true }), OTHER_TABS_MS);
    return () => clearTimeout(timer);
  }, [requireMember]);

  return (
    <StatusPage
      kind="closed"
      emblem={screen && <Icon name={screen.icon} size={32} />}
      title={screen ? i18n._(screen.label) : undefined}
      text={refusal === 'guest' ? <GuestText /> : <TrialText />}
      action={
        <Button kind="primary" size="large" onClick={ask}>
          {refusal === 'guest' ? (
            <Trans id="gate.logIn" context="Button on a page that only members may see">
              Log in
            </Trans>
          ) : (
            <Trans id="gate.realAccount" context="Button on a page that trial accounts may not see">
              Open a real account
            </Trans>
          )}
        </Button>
      }
    />
  );
}

/** The page itself comes in place of this one. */
const doNothing = () => undefined;

function GuestText() {
  return (
    <Trans id="gate.guest" context="On a page that only members may see, such as deposits">
      Log in to see this page. You stay here and go on from where you are.
    </Trans>
  );
}

function TrialText() {
  return (
    <Trans id="gate.trial" context="On a page that free trial accounts may not see">
      This is for real accounts. Your trial goes on until you leave it.
    </Trans>
  );
}
