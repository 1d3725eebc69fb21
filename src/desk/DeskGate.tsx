import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { Notification } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { DeskPages } from './DeskPages.tsx';
import { SecondFactorRoot } from './session/SecondFactor.tsx';
import { useDesk, useDeskSession } from './session/DeskContext.tsx';
import { LiveDesk } from './session/LiveDesk.tsx';
import { SessionWatch } from './session/SessionWatch.tsx';
import { InvitationPage } from './signIn/InvitationPage.tsx';
import { SignInPage, useStepTitle } from './signIn/SignInPage.tsx';
import { SignInSteps } from './signIn/SignInSteps.tsx';
import { Unreachable } from './signIn/Unreachable.tsx';

/**
 * Lets nobody past who is not signed in with both factors. A session that ends while somebody works is renewed over the
 * page, which stays as it is: nothing typed is lost.
 */
export function DeskGate() {
  const { session } = useDesk();
  const shown = useDeskSession();
  const { pathname } = useLocation();
  const [fault, setFault] = useState<unknown>(null);
  const [who, setWho] = useState<{ id: string; email: string } | null>(null);
  const load = () => void session.refresh().then(() => setFault(null), setFault);
  useEffect(load, [session]);

  const staff = shown?.state === 'signedIn' ? shown.staff : null;
  if (staff && staff.id !== who?.id) setWho({ id: staff.id, email: staff.email });

  if (!shown) return fault ? <Unreachable problem={fault} onRetry={load} /> : null;
  if (pathname === '/invitation' && !staff) return <InvitationPage />;
  if (!who) return staff ? null : <SignInPage />;
  return (
    <SecondFactorRoot>
      <DeskPages key={who.id} />
      <Notification />
      {staff ? <LiveDesk /> : null}
      {staff ? <SessionWatch /> : <SignInAgain email={who.email} />}
    </SecondFactorRoot>
  );
}

function SignInAgain({ email }: { email: string }) {
  return (
    <Dialog open>
      <DialogTitle>{useStepTitle()}</DialogTitle>
      <DialogContent>
        <SignInSteps knownEmail={email} />
      </DialogContent>
    </Dialog>
  );
}
