import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { wakeDeferred } from '../platform/hydration/Deferred.tsx';
import {
  GUEST,
  readStoredSession,
  SessionProvider,
  type Session,
} from '../platform/session/SessionContext.tsx';

/** Starts as a guest, as every prerendered page does, and signs in with what this tab has kept. */
export function SessionRoot({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>(GUEST);
  useEffect(() => {
    const stored = readStoredSession();
    if (stored.kind !== 'member') return;
    wakeDeferred();
    startTransition(() => setSession(stored));
  }, []);
  return <SessionProvider session={session}>{children}</SessionProvider>;
}
