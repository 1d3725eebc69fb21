import { createContext, useContext, type ReactNode } from 'react';
import { readSession } from '../storage/storage.ts';

/** Who looks at the page. */
export type Session =
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly account: string; readonly memberType: number };

/** Session of a visitor who has not signed in, and of every prerendered page. */
export const GUEST: Session = { kind: 'guest' };

const SessionContext = createContext<Session>(GUEST);

/** Hands the session down. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who looks at the page. */
export function useSession(): Session {
  return useContext(SessionContext);
}

/** The session that this browser tab holds: a member where a token is kept, a guest otherwise. */
export function readStoredSession(): Session {
  const token = readSession('token');
  const account = readSession('account');
  if (!token || !account) return GUEST;
  return { kind: 'member', account, memberType: Number(readSession('isAgent') ?? 0) };
}

/** The token that calls carry, or null for a guest. */
export function readToken(): string | null {
  return readSession('token');
}
