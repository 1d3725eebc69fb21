import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { getAnnouncements } from '../../schemas/api/content.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';
import { GUEST, type Session } from '../platform/session/session.ts';
import { SessionProvider } from '../platform/session/SessionContext.tsx';
import { readStoredSession, type SessionStore } from '../platform/session/sessionStore.ts';

/** What one member has fetched is for no other; announcements may be others for members. */
function dropPrivate(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [MEMBER_KEY] });
  queryClient.getMutationCache().clear();
  void queryClient.invalidateQueries({ queryKey: [getAnnouncements.id] });
}

/** Keeps what only guests are shown hidden from a member; the document's first script did so before the page was live. */
function markMember({ kind }: Session): void {
  document.documentElement.toggleAttribute('data-member', kind === 'member');
}

/** Starts as a guest, as every prerendered page does, and follows who is signed in in the tabs of this site. */
export function SessionRoot({ store, children }: { store: SessionStore; children: ReactNode }) {
  const queryClient = useQueryClient();
  const [session, setSession] = useState<Session>(GUEST);
  const account = useRef<string>(undefined);
  useEffect(() => {
    markMember(readStoredSession());
    return store.start((next) => {
      markMember(next);
      const nextAccount = next.kind === 'member' ? next.account : undefined;
      if (nextAccount !== account.current) dropPrivate(queryClient);
      // A new sign-in or password of the same member: what they must do now may be something else.
      else if (nextAccount) void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] });
      account.current = nextAccount;
      setSession(next);
    });
  }, [store, queryClient]);
  return (
    <SessionProvider session={session} actions={store}>
      {children}
    </SessionProvider>
  );
}
