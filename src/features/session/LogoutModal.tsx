import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ModalProps } from '../../platform/modals/modals.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog/Dialog.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { ProblemFault } from './ProblemFault.tsx';
import styles from './session.module.css';
import { useLogout } from './useLogout.ts';

/** Asks before it signs out, here or on every device. */
export default function LogoutModal({ onClose }: ModalProps<'logout'>) {
  const [everywhere, setEverywhere] = useState(false);
  const { logOut, isBusy, problem } = useLogout(onClose);
  const stay = () => void onClose();
  return (
    <Dialog
      size="small"
      title={
        <Trans id="in_sure_logout" context="Heading of the dialog that asks before signing out">
          Log out now?
        </Trans>
      }
      onClose={stay}
    >
      <div className={styles.form}>
        <ProblemFault problem={problem} />
        <Checkbox checked={everywhere} onChange={({ target }) => setEverywhere(target.checked)}>
          <Trans id="logout.everywhere" context="Checkbox of the dialog that signs out">
            On all my other devices as well
          </Trans>
        </Checkbox>
      </div>
      <DialogActions>
        <Button
          kind="primary"
          size="large"
          loading={isBusy}
          onClick={() => void logOut(everywhere)}
        >
          <Trans id="logout.submit" context="Button: sign out">
            Log out
          </Trans>
        </Button>
        <Button size="large" data-first-focus onClick={stay}>
          <Trans id="logout.stay" context="Button: do not sign out">
            Stay
          </Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
