import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { paymentPassword, provePassword } from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { CallFault } from '../CallFault.tsx';
import centre from '../Centre.module.css';
import { NewPassword } from './NewPassword.tsx';

/**
 * Asks for the payment password before something that it guards, and sets the first one where there is none. `perform`
 * gets the pass that the password opens; what it throws is told here.
 */
export function PassDialog(props: {
  title: ReactNode;
  /** What is about to happen, such as the bill of a withdrawal. */
  children?: ReactNode;
  submit: ReactNode;
  perform: (pass: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { data } = useQuery(paymentPassword(useHttp()));
  const isNew = data?.isSet === false;
  return (
    <Dialog
      size="small"
      title={
        isNew ? (
          <Trans id="centre.pass.new" context="Heading: the member sets a payment password first">
            Set a payment password
          </Trans>
        ) : (
          props.title
        )
      }
      onClose={props.onClose}
    >
      {data ? (
        isNew ? (
          <NewPassword rule={data.rule} />
        ) : (
          <Prove {...props} />
        )
      ) : (
        <Skeleton className={centre.lineShape} />
      )}
    </Dialog>
  );
}

function Prove(props: {
  children?: ReactNode;
  submit: ReactNode;
  perform: (pass: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [password, setPassword] = useState('');
  const [wasSent, setSent] = useState(false);
  const prove = useMutation({
    mutationFn: async () => props.perform(await provePassword(http, password)),
    onSuccess: props.onClose,
    onSettled: () =>
      void queryClient.invalidateQueries({ queryKey: paymentPassword(http).queryKey }),
  });
  const submit = (press: FormEvent) => {
    press.preventDefault();
    setSent(true);
    if (password !== '') prove.mutate();
  };
  return (
    <form className={centre.form} method="post" noValidate onSubmit={submit}>
      <CallFault cause={prove.error} />
      {props.children}
      <PasswordField
        label={
          <Trans id="centre.pass.label" context="Field: the password that guards payouts">
            Payment password
          </Trans>
        }
        fault={
          wasSent &&
          password === '' && (
            <Trans id="centre.pass.missing" context="Below an empty field for a password">
              Enter your payment password.
            </Trans>
          )
        }
        autoComplete="current-password"
        maxLength={128}
        data-first-focus
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <DialogActions>
        <Button type="submit" kind="primary" size="large" loading={prove.isPending}>
          {props.submit}
        </Button>
      </DialogActions>
    </form>
  );
}
