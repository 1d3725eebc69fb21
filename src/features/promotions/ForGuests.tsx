import { Trans } from '@lingui/react/macro';
import { useModals } from '../../platform/modals/modals.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './Promotions.module.css';

/** The way in for guests; they are on this page again afterwards. */
export function ForGuests() {
  const modals = useModals();
  return (
    <>
      <p className={styles.lead}>
        <Trans id="promo.guest" context="To guests, at a promotion">
          Promotions are for members. You come back here once your account is open.
        </Trans>
      </p>
      <div className={styles.ways}>
        <Button kind="primary" onClick={() => modals.open('register', {})}>
          <Trans id="promo.register" context="Button to guests, at a promotion">
            Open an account
          </Trans>
        </Button>
        <Button onClick={() => modals.open('login', { reason: 'protected' })}>
          <Trans id="promo.logIn" context="Button to guests, at a promotion">
            Log in
          </Trans>
        </Button>
      </div>
    </>
  );
}
