import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { OwnerProof, Security } from '../../../api/security.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { ProofFields, useOwnerProof } from './ProofFields.tsx';

/** Asks who changes the account for a proof, and does it then. */
export function ProveDialog<T>(props: {
  security: Security;
  title: ReactNode;
  lead: ReactNode;
  submit: ReactNode;
  /** What it throws is told here; what it gives goes to `onDone`. */
  perform: (proof: OwnerProof) => Promise<T>;
  onDone: (value: T) => void;
  onClose: () => void;
}) {
  const { security, title, lead, submit, perform, onDone, onClose } = props;
  const owner = useOwnerProof(security);
  const [wasSent, setSent] = useState(false);
  const work = useMutation({ mutationFn: () => perform(owner.proof), onSuccess: onDone });
  const send = (press: FormEvent) => {
    press.preventDefault();
    setSent(true);
    if (owner.isComplete) work.mutate();
  };
  return (
    <Dialog size="small" title={title} lead={lead} onClose={onClose}>
      <form className={centre.form} method="post" noValidate onSubmit={send}>
        <CallFault cause={work.error} />
        <ProofFields isFirst owner={owner} wasSent={wasSent} />
        <DialogActions>
          <Button type="submit" kind="primary" size="large" loading={work.isPending}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
