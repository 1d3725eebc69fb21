import {
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { GUEST, type Session } from './session.ts';
import type { SessionStore } from './sessionStore.ts';

/** What changes who is signed in, in every tab. */
export type SessionActions = Pick<SessionStore, 'signIn' | 'renew' | 'signOut' | 'acceptEnd'>;

/** A session that tells when it changes. */
interface LiveSession {
  /** The session that the page was made for, which is also that of every part not taken over yet. */
  readonly first: Session;
  read(): Session;
  write(session: Session): void;
  subscribe(listener: () => void): () => void;
}

function createLiveSession(first: Session): LiveSession {
  let session = first;
  const listeners = new Set<() => void>();
  return {
    first,
    read: () => session,
    write(next) {
      if (next === session) return;
      session = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const SessionContext = createContext<LiveSession>(createLiveSession(GUEST));
const ActionsContext = createContext<SessionActions | null>(null);

/**
 * Hands the session down, and what changes it. The context itself never changes, since a context that does would have to
 * wait for every part of a prerendered page that is not taken over yet, or throw it away: only who asks is told.
 */
export function SessionProvider(props: {
  session: Session;
  actions?: SessionActions;
  children: ReactNode;
}) {
  const [live] = useState(() => createLiveSession(props.session));
  useLayoutEffect(() => live.write(props.session), [live, props.session]);
  const session = <SessionContext value={live}>{props.children}</SessionContext>;
  if (!props.actions) return session;
  return <ActionsContext value={props.actions}>{session}</ActionsContext>;
}

/** Who looks at the page. */
export function useSession(): Session {
  const { subscribe, read, first } = useContext(SessionContext);
  return useSyncExternalStore(subscribe, read, () => first);
}

/** What changes who is signed in; stable. */
export function useSessionActions(): SessionActions {
  const actions = useContext(ActionsContext);
  if (!actions)
    throw new Error('useSessionActions() without actions. Give them to <SessionProvider>.');
  return actions;
}
