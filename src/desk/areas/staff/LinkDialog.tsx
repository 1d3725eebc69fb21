import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { FocusEvent } from 'react';

/** The link of an invitation, which is shown this once. */
export function LinkDialog({ link, onClose }: { link: string | null; onClose: () => void }) {
  const { t } = useLingui();
  if (link === null) return null;
  return (
    <Dialog open>
      <DialogTitle>
        {t({ id: 'desk.link.title', context: 'Heading of a dialog', message: 'Invitation link' })}
      </DialogTitle>
      <DialogContent>
        <p>
          <Trans id="desk.link.lead" context="In the dialog that shows an invitation link once">
            It is shown this once. Whoever has it can open the account.
          </Trans>
        </p>
        <TextField
          value={link}
          multiline
          slotProps={{
            input: { readOnly: true },
            htmlInput: {
              'aria-label': t({
                id: 'desk.link.title',
                context: 'Heading of a dialog',
                message: 'Invitation link',
              }),
              onFocus: (event: FocusEvent<HTMLTextAreaElement>) => event.currentTarget.select(),
            },
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void navigator.clipboard?.writeText(link)}>
          {t({ id: 'desk.link.copy', context: 'Button under an invitation link', message: 'Copy' })}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t({ id: 'desk.link.done', context: 'Button under an invitation link', message: 'Done' })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
