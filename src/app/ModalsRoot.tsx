import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FaultBoundary } from '../platform/chunks/FaultBoundary.tsx';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import { useGate } from '../platform/gates/gates.tsx';
import { CurrentModalProvider, ModalsProvider, type Modals } from '../platform/modals/modals.ts';
import { ModalStack, type OpenModal } from '../platform/modals/modalStack.ts';
import { useSession, useSessionActions } from '../platform/session/SessionContext.tsx';
import { readStoredSession } from '../platform/session/sessionStore.ts';
import { DialogWait } from '../ui/DialogWait/DialogWait.tsx';
import { REGISTER_PATHS, toPlainPath } from './screens.ts';

const loadHost = loadChunk(() => import('./ModalHost.tsx'));
const ModalHost = lazy(loadHost);

const SECRET = /^[A-Za-z0-9_-]{20,100}$/;
const NONE: readonly OpenModal[] = [];

/** Hands down the ways to open modals, opens those that the address asks for, and shows them over the page. */
export function ModalsRoot({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  // An absolute path leads to the same place from everywhere, so the first function to navigate will do.
  const [stack] = useState(() => new ModalStack((to) => void navigate(to, { replace: true })));
  const modals = useMemo<Modals>(
    () => ({
      ...stack,
      prefetch: (name) => void loadHost().then((host) => host.prefetchModal(name), ignore),
    }),
    [stack],
  );
  const open = useSyncExternalStore(stack.subscribe, stack.list, () => NONE);
  useLayoutEffect(() => stack.start(), [stack]);
  useAddress(stack, open.length);
  useEndOfSession(stack, open.length);
  return (
    <ModalsProvider value={modals}>
      <CurrentModalProvider value={open.at(-1)?.name ?? null}>
        {children}
        {open.length > 0 && (
          <FaultBoundary
            fallback={({ retry }) => <DialogWait onRetry={retry} onClose={stack.clear} />}
          >
            <Suspense fallback={<DialogWait />}>
              <ModalHost open={open} close={stack.close} />
            </Suspense>
          </FaultBoundary>
        )}
      </CurrentModalProvider>
    </ModalsProvider>
  );
}

/** The address opens modals, and a new page closes them. */
function useAddress(stack: ModalStack, openCount: number): void {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const canRegister = useGate('registration');
  const isRegister = canRegister && REGISTER_PATHS.includes(toPlainPath(pathname));
  const shownFor = useRef<string>(undefined);

  useEffect(() => {
    const query = new URLSearchParams(search);
    const codes = {
      referralCode: query.get('referralCode') ?? undefined,
      affiliateCode: query.get('affiliateCode') ?? undefined,
    };
    if (codes.referralCode ?? codes.affiliateCode) stack.landWith(codes);
    const secret = query.get('reset');
    if (!secret || !SECRET.test(secret)) return;
    // A secret stays neither in the address nor in the history.
    query.delete('reset');
    window.history.replaceState(window.history.state, '', `?${query.toString()}`);
    stack.open('newPassword', { secret });
    // Only what the visitor came with counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stack]);

  useEffect(() => {
    if (shownFor.current !== undefined && shownFor.current !== key) stack.clear();
    const isNew = shownFor.current !== key;
    shownFor.current = key;
    if (!isRegister) return;
    if (isNew && readStoredSession().kind === 'guest') stack.openAtAddress('register');
    else if (openCount > 0) return;
    else if (key === 'default') void navigate('/', { replace: true });
    else void navigate(-1);
  }, [stack, key, isRegister, openCount, navigate]);
}

/** The gateway ended the session: what was typed stays where it is, and a sign-in is offered on top. */
function useEndOfSession(stack: ModalStack, openCount: number): void {
  const session = useSession();
  const { acceptEnd } = useSessionActions();
  const wasEnded = session.kind === 'guest' && session.wasEnded === true;
  const isOffered = useRef(false);
  useEffect(() => {
    if (wasEnded && !isOffered.current) stack.open('login', { reason: 'ended' }, { over: true });
    else if (wasEnded && openCount === 0) acceptEnd();
    isOffered.current = wasEnded;
  }, [stack, wasEnded, openCount, acceptEnd]);
}

/** It is tried again when the modal is opened. */
const ignore = () => undefined;
