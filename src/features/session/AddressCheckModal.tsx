import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AddressProof } from '../../../schemas/api/session.ts';
import type { ModalProps } from '../../platform/modals/modals.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { AddressProofForm } from './AddressProofForm.tsx';
import { AddressProofList } from './AddressProofList.tsx';

/** Asks for one more proof before a sign-in from a new address is let through: first which, then the proof itself. */
export default function AddressCheckModal({ args, onClose }: ModalProps<'addressCheck'>) {
  const { proofs, challenge } = args;
  const [chosen, setChosen] = useState<AddressProof | null>(
    proofs.length === 1 ? (proofs[0]?.kind ?? null) : null,
  );
  const proof = proofs.find(({ kind }) => kind === chosen);
  return (
    <Dialog
      title={
        <Trans
          id="address.title"
          context="Heading: a sign-in from a new place needs one more proof"
        >
          Is this you?
        </Trans>
      }
      lead={
        <Trans id="address.lead" context="Why a sign-in needs one more proof">
          You are logging in from a new place. One more step keeps your account safe.
        </Trans>
      }
      onClose={() => void onClose()}
    >
      {proof ? (
        <AddressProofForm
          key={proof.kind}
          challenge={challenge}
          proof={proof}
          onBack={proofs.length > 1 ? () => setChosen(null) : undefined}
          onClose={onClose}
        />
      ) : (
        <AddressProofList proofs={proofs} onChoose={setChosen} />
      )}
    </Dialog>
  );
}
