import { createContext, useContext, type ReactNode } from 'react';
import { GUEST, type Session } from './session.ts';
import type { SessionStore } from './sessionStore.ts';

/** What changes who is signed in, in every tab. */
export type SessionActions = Pick<SessionStore, 'signIn' | 'renew' | 'signOut' | 'acceptEnd'>;

const SessionContext = createContext<Session>(GUEST);
const ActionsContext = createContext<SessionActions | null>(null);

/** Hands the session down, and what changes it. */
export function SessionProvider(props: {
  session: Session;
  actions?: SessionActions;
  children: ReactNode;
}) {
  const session = <SessionContext value={props.session}>{props.children}</SessionContext>;
  if (!props.actions) return session;
  return <ActionsContext value={props.actions}>{session}</ActionsContext>;
}

/** Who looks at the page. */
export function useSession(): Session {
  return useContext(SessionContext);
}

/** What changes who is signed in; stable. */
export function useSessionActions(): SessionActions {
  const actions = useContext(ActionsContext);
  if (!actions)
    throw new Error('useSessionActions() without actions. Give them to <SessionProvider>.');
  return actions;
}
