import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  depositOptions,
  depositOrder,
  sayPaid,
  takeDepositBack,
  type DepositOrder,
} from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { arePictures, PicturesField } from '../../../ui/fields/PicturesField.tsx';
import { sendProofs } from '../sendProofs.ts';

/** What the member can do about an order: say that it is paid, or take it back. */
export function DepositActions({ order }: { order: DepositOrder }) {
  const [asked, setAsked] = useState<'claim' | 'cancel'>();
  const close = () => setAsked(undefined);
  if (!order.canClaim && !order.canCancel) return null;
  return (
    <div className={centre.actions}>
      {order.canClaim && (
        <Button kind="primary" size="large" onClick={() => setAsked('claim')}>
          <Trans id="centre.deposit.claim" context="Button: the member says that the order is paid">
            I have paid
          </Trans>
        </Button>
      )}
      {order.canCancel && (
        <Button kind="quiet" size="large" onClick={() => setAsked('cancel')}>
          <Trans id="centre.deposit.cancel" context="Button: takes a deposit back">
            Cancel this deposit
          </Trans>
        </Button>
      )}
      {asked === 'claim' && <ClaimDialog order={order} onClose={close} />}
      {asked === 'cancel' && <CancelDialog order={order} onClose={close} />}
    </div>
  );
}

/** Puts a changed order in place of the one that shows. */
function useChanged(onClose: () => void) {
  const http = useHttp();
  const queryClient = useQueryClient();
  return (changed: DepositOrder) => {
    queryClient.setQueryData(depositOrder(http, changed.order).queryKey, changed);
    void queryClient.invalidateQueries({ queryKey: depositOptions(http).queryKey });
    onClose();
  };
}

interface Asking {
  readonly order: DepositOrder;
  readonly onClose: () => void;
}

function ClaimDialog({ order, onClose }: Asking) {
  const http = useHttp();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [payerName, setPayerName] = useState('');
  const [wasSent, setSent] = useState(false);
  const claim = useMutation({
    mutationFn: async () =>
      sayPaid(http, {
        order: order.order,
        proofs: await sendProofs(http, order.order, files),
        ...(payerName.trim() !== '' && { payerName: payerName.trim() }),
      }),
    onSuccess: useChanged(onClose),
  });
  const isNameMissing = order.needsPayerName && payerName.trim() === '';
  const isProofMissing = order.needsProof && files.length === 0;
  const submit = (press: FormEvent) => {
    press.preventDefault();
    setSent(true);
    if (!isNameMissing && !isProofMissing && arePictures(files)) claim.mutate();
  };
  return (
    <Dialog
      size="small"
      isDirty={files.length > 0 || payerName !== ''}
      title={
        <Trans id="centre.claim.title" context="Heading: the member says that a deposit is paid">
          Tell us that you have paid
        </Trans>
      }
      lead={
        <Trans id="centre.claim.lead" context="What saying so does for a deposit">
          This helps us find your payment sooner. Say it once the payment has left your account.
        </Trans>
      }
      onClose={onClose}
    >
      <form className={centre.form} noValidate onSubmit={submit}>
        <CallFault cause={claim.error} />
        {order.needsPayerName && (
          <TextField
            label={
              <Trans id="centre.claim.payer" context="Field: in whose name a payment was made">
                Name on the paying account
              </Trans>
            }
            fault={
              wasSent &&
              isNameMissing && (
                <Trans id="centre.claim.payer.missing" context="The payer’s name is empty">
                  Enter the name of who paid.
                </Trans>
              )
            }
            maxLength={80}
            autoComplete="name"
            value={payerName}
            onChange={({ target }) => setPayerName(target.value)}
          />
        )}
        <PicturesField
          files={files}
          isOptional={!order.needsProof}
          isMissing={wasSent && isProofMissing}
          onChange={setFiles}
        />
        <DialogActions>
          <Button type="submit" kind="primary" size="large" loading={claim.isPending}>
            <Trans id="centre.claim.submit" context="Button: sends that a deposit is paid">
              Yes, I have paid
            </Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function CancelDialog({ order, onClose }: Asking) {
  const http = useHttp();
  const cancel = useMutation({
    mutationFn: () => takeDepositBack(http, order.order),
    onSuccess: useChanged(onClose),
  });
  return (
    <Dialog
      size="small"
      title={
        <Trans id="centre.cancel.title" context="Heading of a question">
          Cancel this deposit?
        </Trans>
      }
      lead={
        <Trans id="centre.cancel.lead" context="What cancelling a deposit means">
          Only if you have not paid yet. A payment that is on its way is still credited.
        </Trans>
      }
      onClose={onClose}
    >
      <div className={centre.form}>
        <CallFault cause={cancel.error} />
        <DialogActions>
          <Button kind="primary" size="large" data-first-focus onClick={onClose}>
            <Trans id="centre.cancel.keep" context="Button that leaves a deposit as it is">
              Keep it
            </Trans>
          </Button>
          <Button size="large" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            <Trans id="centre.cancel.do" context="Button that takes a deposit back">
              Cancel it
            </Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
