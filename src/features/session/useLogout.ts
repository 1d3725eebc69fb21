import { useState } from 'react';
import { endSession } from '../../api/session.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { unsubscribeBrowser } from '../../platform/push/browserPush.ts';
import { useSessionActions } from '../../platform/session/SessionContext.tsx';
import { clearDrafts } from './drafts.ts';
import { useOnce } from './useOnce.ts';

/** What a session says that is over already. */
const IS_OVER: ReadonlySet<unknown> = new Set<Problem['code']>(['unauthenticated', 'sessionEnded']);

/** Signs out of every tab, then goes home. Where the gateway cannot be told, nobody is made to believe they are out. */
export function useLogout(onClose: (to?: string) => Promise<void>) {
  const http = useHttp();
  const { signOut } = useSessionActions();
  const [problem, setProblem] = useState<unknown>(null);
  const { run, isBusy } = useOnce(async (everywhere: boolean) => {
    setProblem(null);
    try {
      await endSession(http, everywhere);
    } catch (refusal) {
      if (!(refusal instanceof Problem && IS_OVER.has(refusal.code))) {
        setProblem(refusal);
        return;
      }
    }
    clearDrafts();
    // The gateway calls this browser no more; whoever uses it next is not to hear of this member in any case.
    await unsubscribeBrowser().catch(() => null);
    signOut();
    await onClose('/');
  });
  return { logOut: (everywhere = false) => run(everywhere), isBusy, problem };
}
