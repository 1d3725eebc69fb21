import { useLingui } from '@lingui/react';
import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGate } from '../platform/gates/gates.tsx';
import { addMessagePart } from '../platform/i18n/messageParts.ts';
import { WithMessages } from '../platform/i18n/WithMessages.tsx';
import { ModalStack } from '../platform/modals/modalStack.ts';
import { useSession, useSessionActions } from '../platform/session/SessionContext.tsx';
import { readStoredSession } from '../platform/session/sessionStore.ts';
import { DialogWait } from '../ui/DialogWait/DialogWait.tsx';
import { findModal } from './modalComponents.ts';
import { REGISTER_PATHS, toPlainPath } from './screens.ts';

// Whoever fetches modals ahead fetches this host with the same script.
export { prefetchModal } from './modalComponents.ts';

const SECRET = /^[A-Za-z0-9_-]{20,100}$/;

/** Keeps the stack of modals, opens those that the address and the gateway ask for, and shows all that are open. */
export default function ModalHost({
  landing,
  meet,
}: {
  /** Query and fragment of the address that the visitor came by. */
  landing: string;
  /** Told the stack once modals can be opened. */
  meet: (stack: ModalStack) => void;
}) {
  const navigate = useNavigate();
  // An absolute path leads to the same place from everywhere, so the first function to navigate will do.
  const [stack] = useState(() => new ModalStack((to) => void navigate(to, { replace: true })));
  const open = useSyncExternalStore(stack.subscribe, stack.list);
  useLayoutEffect(() => {
    const stop = stack.start();
    readLanding(stack, landing);
    meet(stack);
    return stop;
  }, [stack, landing, meet]);
  useAddress(stack, open.length);
  useEndOfSession(stack, open.length);
  return (
    <>
      <TextsAhead />
      {open.map(({ key, name, args }) => {
        const Modal = findModal(name);
        if (!Modal) return <Missing key={key} close={stack.close} />;
        return (
          <Suspense key={key} fallback={<DialogWait />}>
            <WithMessages part="account">
              <Modal args={args} onClose={stack.close} />
            </WithMessages>
          </Suspense>
        );
      })}
    </>
  );
}

/**
 * Fetches the texts before the first modal shows, so that it need not wait. Where they do not come nothing is said: they
 * are asked for again when it opens.
 */
function TextsAhead() {
  const { i18n } = useLingui();
  const [hasTexts, setTexts] = useState(false);
  useEffect(() => {
    addMessagePart(i18n, 'account').then(
      () => setTexts(true),
      () => undefined,
    );
  }, [i18n]);
  // React waits for a promise that it meets for the first time, even one that is fulfilled.
  return (
    <Suspense fallback={null}>
      {hasTexts && <WithMessages part="account">{null}</WithMessages>}
    </Suspense>
  );
}

function Missing({ close }: { close: ModalStack['close'] }) {
  useEffect(() => void close(), [close]);
  return null;
}

function readLanding(stack: ModalStack, landing: string): void {
  const [search, fragment = ''] = landing.split('#', 2);
  const query = new URLSearchParams(search);
  stack.landWith({
    referralCode: query.get('referralCode') ?? undefined,
    affiliateCode: query.get('affiliateCode') ?? undefined,
  });
  if (!query.has('reset')) return;
  // The secret came behind the sign that no server is ever told of; it stays neither in the address nor in the history.
  query.delete('reset');
  window.history.replaceState(window.history.state, '', `?${query.toString()}`);
  if (SECRET.test(fragment)) stack.open('newPassword', { secret: fragment });
}

/** The address opens the registration, and a new page closes what was open. */
function useAddress(stack: ModalStack, openCount: number): void {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const canRegister = useGate('registration');
  const isRegister = canRegister && REGISTER_PATHS.includes(toPlainPath(pathname));
  const shownFor = useRef<string>(undefined);

  useEffect(() => {
    const isNew = shownFor.current !== key;
    if (isNew && shownFor.current !== undefined) stack.clear();
    shownFor.current = key;
    if (!isRegister) return;
    if (isNew && readStoredSession().kind === 'guest') stack.openAtAddress('register');
    else if (openCount === 0) void stack.settle().then(leave);

    // What took the place of the registration may still be on its way back through the history.
    function leave() {
      if (stack.list().length > 0) return;
      if (key === 'default') void navigate('/', { replace: true });
      else void navigate(-1);
    }
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
