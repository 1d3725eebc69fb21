import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';

/** An address of the site, as it is written whatever the language. */
const EXAMPLE_PATH = '/promotions';

/** Asks where the chosen words lead to; empty takes the link away. */
export function LinkDialog({
  editor,
  href,
  onClose,
}: {
  editor: Editor;
  href: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [address, setAddress] = useState(href);
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    const to = address.trim();
    if (to) chain.setLink({ href: to }).run();
    else chain.unsetLink().run();
    onClose();
  };
  const label = t({
    id: 'desk.rich.address',
    context: 'Label of the field: where words of a text lead to',
    message: 'Leads to',
  });
  return (
    <Dialog open onClose={onClose} aria-label={label}>
      <DialogContent>
        <TextField
          autoFocus
          label={label}
          placeholder={EXAMPLE_PATH}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          helperText={t({
            id: 'desk.rich.addressHelp',
            context: 'Help under the field',
            message: 'A path of the site or an https address. Empty: no link.',
          })}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          {t({
            id: 'desk.action.cancel',
            context: 'Button of the dialog of a change',
            message: 'Cancel',
          })}
        </Button>
        <Button variant="contained" onClick={set}>
          {t({ id: 'desk.rich.setLink', context: 'Button of a dialog', message: 'Set link' })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
