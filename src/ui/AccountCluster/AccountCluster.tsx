import { Trans } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { useGate } from '../../platform/gates/gates.tsx';
import { useModals } from '../../platform/modals/modals.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import styles from './AccountCluster.module.css';

/** A press that means "here", not "in a new tab". */
const isPlain = (press: MouseEvent) =>
  press.button === 0 && !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey;

/**
 * The way in for guests, what is the member's for those who are in. Stacked inside of a sheet, in one row elsewhere. Its
 * buttons are links, so that they lead somewhere before the script is there.
 */
export function AccountCluster({
  member,
  onDemo,
}: {
  /** What members see; it loads for them only. */
  member: ReactNode;
  /** Signs in with a trial account. */
  onDemo: () => void;
}) {
  const session = useSession();
  return session.kind === 'guest' ? <GuestButtons onDemo={onDemo} /> : member;
}

/** Opens a modal in place of the page that the link leads to, and fetches it when it is about to be pressed. */
function useModalLink(name: 'login' | 'register') {
  const modals = useModals();
  const prefetch = () => modals.prefetch(name);
  return {
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick(press: MouseEvent<HTMLAnchorElement>) {
      if (!isPlain(press) || window.location.pathname === press.currentTarget.pathname) return;
      press.preventDefault();
      modals.open(name);
    },
  };
}

function GuestButtons({ onDemo }: { onDemo: () => void }) {
  const canRegister = useGate('registration');
  const canTry = useGate('freePlay');
  const toLogIn = useModalLink('login');
  const toRegister = useModalLink('register');
  const startDemo = (press: MouseEvent) => {
    if (!isPlain(press)) return;
    press.preventDefault();
    onDemo();
  };
  return (
    <div className={styles.cluster}>
      {canTry && (
        <span className={styles.demo}>
          <ButtonLink href="/login?demo=1" kind="quiet" onClick={startDemo}>
            <Trans id="account.demo" context="Button: play with a free trial account">
              Free demo
            </Trans>
          </ButtonLink>
        </span>
      )}
      <span className={styles.logIn}>
        <ButtonLink href="/login" kind={canRegister ? 'secondary' : 'primary'} {...toLogIn}>
          <Trans id="account.logIn" context="Button in the header">
            Log in
          </Trans>
        </ButtonLink>
      </span>
      {canRegister && (
        <span className={styles.register}>
          <ButtonLink href="/register" kind="primary" {...toRegister}>
            <Trans id="account.register" context="Button in the header: open an account">
              Register
            </Trans>
          </ButtonLink>
        </span>
      )}
    </div>
  );
}
