import { Trans } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { useGate } from '../../platform/gates/gates.tsx';
import { isPlainPress } from '../../platform/modals/useModalLink.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import styles from './AccountCluster.module.css';

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

function GuestButtons({ onDemo }: { onDemo: () => void }) {
  const canRegister = useGate('registration');
  const canTry = useGate('freePlay');
  const startDemo = (press: MouseEvent) => {
    if (!isPlainPress(press)) return;
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
        <ButtonLink href="/login" kind={canRegister ? 'secondary' : 'primary'}>
          <Trans id="account.logIn" context="Button in the header">
            Log in
          </Trans>
        </ButtonLink>
      </span>
      {canRegister && (
        <span className={styles.register}>
          <ButtonLink href="/register" kind="primary">
            <Trans id="account.register" context="Button in the header: open an account">
              Register
            </Trans>
          </ButtonLink>
        </span>
      )}
    </div>
  );
}
