import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FaultBoundary } from '../platform/chunks/FaultBoundary.tsx';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import { ModalsProvider, type Modals } from '../platform/modals/modals.ts';
import type { ModalStack } from '../platform/modals/modalStack.ts';
import { isTrial } from '../platform/session/session.ts';
import { useSession } from '../platform/session/SessionContext.tsx';
import { readStoredSession } from '../platform/session/sessionStore.ts';
import { DialogWait } from '../ui/DialogWait/DialogWait.tsx';
import { REGISTER_PATHS, toPlainPath } from './screens.ts';
import { bringsCodes, useLanding } from './useLanding.ts';

const loadHost = loadChunk(() => import('./ModalHost.tsx'));
const ModalHost = lazy(loadHost);

/** Hands down the ways to open modals. Their scripts come when somebody, the address or the gateway first asks for one. */
export function ModalsRoot({ children }: { children: ReactNode }) {
  const [isNeeded, setNeeded] = useState(false);
  const [isNear, setNear] = useState(false);
  const [{ modals, meet, forget }] = useState(() =>
    connect({ need: () => setNeeded(true), approach: () => setNear(true) }),
  );
  const { pathname } = useLocation();
  const landing = useLanding();
  const session = useSession();

  const wasEnded = session.kind === 'guest' && session.wasEnded === true;
  const isOpenedHere =
    REGISTER_PATHS.includes(toPlainPath(pathname)) || /[?&]reset=/.test(landing ?? '');
  const isOpened = isNeeded || wasEnded || isOpenedHere;
  const isWanted = isOpened || isNear || bringsCodes(landing ?? '');
  const leave = () => {
    forget();
    setNeeded(false);
  };
  return (
    <ModalsProvider value={modals}>
      {children}
      {landing !== null && isWanted && (
        <FaultBoundary fallback={({ retry }) => <DialogWait onRetry={retry} onClose={leave} />}>
          <Suspense fallback={isOpened && <DialogWait />}>
            <ModalHost landing={landing} meet={meet} />
          </Suspense>
        </FaultBoundary>
      )}
    </ModalsProvider>
  );
}

/**
 * Lets callers wait for the stack of modals, which comes with its scripts. `approach` is told once these are there
 * because a modal may soon be opened: what is then in place need not be waited for.
 */
function connect({ need: ask, approach }: { need: () => void; approach: () => void }) {
  let stack: ModalStack | undefined;
  let waiting: ((stack: ModalStack) => void)[] = [];
  const withStack = (act: (stack: ModalStack) => void) => {
    if (stack) return act(stack);
    waiting.push(act);
    ask();
  };
  const modals: Modals = {
    open: (name, args, options) => withStack((met) => met.open(name, args, options)),
    close: async (to) => stack?.close(to),
    prefetch(name) {
      void loadHost().then((host) => {
        host.prefetchModal(name);
        approach();
      }, doNothing);
    },
    requireMember(action, options) {
      const session = readStoredSession();
      if (session.kind === 'member' && !(options?.real && isTrial(session))) action();
      else withStack((met) => met.requireMember(action, options));
    },
  };
  return {
    modals,
    meet(met: ModalStack) {
      stack = met;
      // From now on it stays, whatever the address says.
      ask();
      for (const act of waiting.splice(0)) act(met);
    },
    forget: () => (waiting = []),
  };
}

/** It is tried again when the modal is opened. */
const doNothing = () => undefined;
