import { useCallback } from 'react';
import { signOut } from '../../../schemas/desk/session.ts';
import { useDesk } from './DeskContext.tsx';

/** Ends the session. The page is loaded anew, so that nothing of what was shown stays in its memory. */
export function useSignOut(): () => Promise<void> {
  const { calls } = useDesk();
  return useCallback(async () => {
    await calls.call(signOut, { body: {} });
    location.assign('/');
  }, [calls]);
}
