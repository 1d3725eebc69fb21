import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog/Dialog.tsx';

/** Says over the form that its affiliate code leads to nobody; nothing was registered. */
export function AffiliateWarning({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      size="small"
      title={
        <Trans
          id="invitation_code_error"
          context="Heading of a warning: the affiliate code that was typed leads to nobody"
        >
          This affiliate code is not valid
        </Trans>
      }
      lead={
        <Trans
          id="register.affiliate.advice"
          context="Below the warning about a wrong affiliate code"
        >
          Nothing was registered yet. Check the code, or leave the field empty if you have none.
        </Trans>
      }
      onClose={onClose}
    >
      <DialogActions>
        <Button kind="primary" size="large" data-first-focus onClick={onClose}>
          <Trans id="session.ok" context="Button: closes a warning">
            OK
          </Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
