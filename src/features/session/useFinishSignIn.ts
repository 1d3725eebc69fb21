import { useQueryClient } from '@tanstack/react-query';
import { announcements } from '../../api/content.ts';
import { memberInfo } from '../../api/member.ts';
import { balance } from '../../api/wallet.ts';
import { useGates } from '../../platform/gates/gates.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useModals } from '../../platform/modals/modals.ts';
import { useSessionActions } from '../../platform/session/SessionContext.tsx';
import { clearDrafts } from './drafts.ts';
import { LOGIN_NOTICES, selectUnseen } from './seenNotices.ts';
import type { SignedIn, SignInWay } from './signIn.ts';

/** How a sign-in leaves the form that it began in. */
export interface Leaving {
  /** Leaves without anything more to say. */
  readonly leave: () => Promise<unknown>;
  /** The member goes on with what they did: nothing but what must be comes between. */
  readonly isInterrupted?: boolean;
  /** The account has just been opened: its member is shown what comes next, not the news. */
  readonly isNew?: boolean;
  /** A page must be left before a modal opens; a modal gives way to the next by itself. */
  readonly isPage?: boolean;
}

/** Ends every sign-in: keeps the session, then asks for a new password where one must be, or tells the news. */
export function useFinishSignIn({
  leave,
  isInterrupted = false,
  isNew = false,
  isPage = false,
}: Leaving) {
  const { signIn } = useSessionActions();
  const modals = useModals();
  const gates = useGates();
  const http = useHttp();
  const queryClient = useQueryClient();

  const hasNews = async () => {
    if (isInterrupted || isNew || !gates.announcements) return false;
    try {
      const { list } = await queryClient.fetchQuery(announcements(http, LOGIN_NOTICES));
      return selectUnseen(list).length > 0;
    } catch {
      // News can wait; the member is in.
      return false;
    }
  };

  return async (value: SignedIn, way: SignInWay) => {
    clearDrafts();
    signIn(value, way === 'password');
    void queryClient.prefetchQuery(memberInfo(http));
    void queryClient.prefetchQuery(balance(http));
    const forced = way === 'code' ? undefined : getForced(value);
    const opensNews = !forced && (await hasNews());
    const opensWelcome = !forced && isNew;
    if (isPage || (!forced && !opensNews && !opensWelcome)) await leave();
    if (forced) modals.open('changePassword', { forced });
    else if (opensWelcome) modals.open('welcome');
    else if (opensNews) modals.open('afterLogin', { firstTime: value.firstTimeLogin });
  };
}

function getForced({ passwordMustChange, passwordExpired }: SignedIn) {
  if (passwordMustChange) return 'mustChange';
  return passwordExpired ? 'expired' : undefined;
}
