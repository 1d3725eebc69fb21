import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog/Dialog.tsx';

/** Says something to which there is only one answer. */
export function OkDialog(props: { title: ReactNode; lead: ReactNode; onClose: () => void }) {
  return (
    <Dialog size="small" {...props}>
      <DialogActions>
        <Button kind="primary" size="large" data-first-focus onClick={props.onClose}>
          <Trans id="session.ok" context="Button: closes a warning">
            OK
          </Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
