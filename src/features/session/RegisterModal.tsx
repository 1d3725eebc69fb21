import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ModalProps } from '../../platform/modals/modals.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { RegisterPanel } from './RegisterPanel.tsx';

/** Opens an account over the page that one is on. */
export default function RegisterModal({ args, onClose }: ModalProps<'register'>) {
  const [isDirty, setDirty] = useState(false);
  return (
    <Dialog
      title={
        <Trans id="register.title" context="Heading of the form to open an account">
          Create your account
        </Trans>
      }
      isDirty={isDirty}
      onClose={() => void onClose()}
    >
      <RegisterPanel args={args} onClose={onClose} onDirty={setDirty} />
    </Dialog>
  );
}
