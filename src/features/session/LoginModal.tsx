import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ModalProps } from '../../platform/modals/modals.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { LoginArt } from './LoginArt.tsx';
import { LoginPanel } from './LoginPanel.tsx';

/** Signs in over the page that one is on. */
export default function LoginModal({ args, onClose }: ModalProps<'login'>) {
  const [isDirty, setDirty] = useState(false);
  return (
    <Dialog
      title={
        <Trans id="login.title" context="Heading of the form to sign in">
          Log in
        </Trans>
      }
      size="wide"
      picture={<LoginArt />}
      isDirty={isDirty}
      onClose={() => void onClose()}
    >
      <LoginPanel
        args={args}
        leaving={{ leave: () => onClose(), isInterrupted: args.reason !== undefined }}
        onDirty={setDirty}
      />
    </Dialog>
  );
}
