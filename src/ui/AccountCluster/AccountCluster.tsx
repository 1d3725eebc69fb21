import { Trans, useLingui } from '@lingui/react/macro';
import { useGate } from '../../platform/gates/gates.tsx';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './AccountCluster.module.css';

/** The way in for guests, the member's name for those who are in. Stacked inside of a sheet, in one row elsewhere. */
export function AccountCluster() {
  const session = useSession();
  if (session.kind === 'guest') return <GuestButtons />;
  return (
    <div className={styles.cluster}>
      <span className={styles.member}>
        <Icon name="user" />
        <MemberName account={session.account} />
      </span>
    </div>
  );
}

function MemberName({ account }: { account: string }) {
  const { t } = useLingui();
  const label = t({
    id: 'account.signedInAs',
    context: 'Read out before the name of the account that is signed in',
    message: 'Signed in as',
  });
  return (
    <span className={styles.name} dir="auto" title={account}>
      <span className="visuallyHidden">{label} </span>
      {account}
    </span>
  );
}

function GuestButtons() {
  const canRegister = useGate('registration');
  const canTry = useGate('freePlay');
  return (
    <div className={styles.cluster}>
      {canTry && (
        <span className={styles.demo}>
          <ButtonLink href="/login?demo=1" kind="quiet">
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
