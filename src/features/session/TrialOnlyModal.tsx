import { Trans } from '@lingui/react/macro';
import { useGate } from '../../platform/gates/gates.tsx';
import { useModals, type ModalProps } from '../../platform/modals/modals.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog/Dialog.tsx';

/** Says that a trial account cannot do this, and leads to one that can. */
export default function TrialOnlyModal({ onClose }: ModalProps<'trialOnly'>) {
  const modals = useModals();
  const canRegister = useGate('registration');
  return (
    <Dialog
      size="small"
      title={
        <Trans id="in_need_true_account" context="Heading: a trial account cannot do this">
          This needs a real account
        </Trans>
      }
      lead={
        <Trans id="trialOnly.text" context="Why a trial account cannot do this">
          With a trial account you play for free, without deposits, withdrawals or records of your
          own.
        </Trans>
      }
      onClose={() => void onClose()}
    >
      <DialogActions>
        <Button
          kind="primary"
          size="large"
          data-first-focus
          onClick={() => (canRegister ? modals.open('register') : void onClose())}
        >
          <Trans
            id="in_increase_submit"
            context="Button below the heading that a real account is needed"
          >
            Open a real account
          </Trans>
        </Button>
        <Button size="large" kind="quiet" onClick={() => void onClose()}>
          <Trans id="trialOnly.stay" context="Button: go on with the trial account">
            Not now
          </Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
