import { Trans } from '@lingui/react/macro';
import { useModals } from '../../../platform/modals/modals.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import styles from './Orders.module.css';

/** Guests have no bets: signing in shows them. */
export function GuestNote() {
  const modals = useModals();
  return (
    <div className={styles.empty}>
      <p>
        <Trans id="lottery.orders.guest" context="Lottery: a guest looks for their own bets">
          Log in to see what you bet.
        </Trans>
      </p>
      <Button kind="primary" onClick={() => modals.open('login')}>
        <Trans id="lottery.orders.logIn" context="Lottery: button that opens the log-in">
          Log in
        </Trans>
      </Button>
    </div>
  );
}
