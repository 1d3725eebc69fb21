import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { paymentPassword, provePassword } from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { CallFault } from '../CallFault.tsx';
import centre from '../Centre.module.css';
import { ChangePassword } from './ChangePassword.tsx';
import { NewPassword } from './NewPassword.tsx';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';

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
  const [isChanging, setChanging] = useState(false);
  const isNew = data?.isSet === false;
  return (
    <Dialog
      size="small"
      title={
        isNew ? (
          <Trans id="centre.pass.new" context="Heading: the member sets a payment password first">
            Set a payment password
          </Trans>
        ) : isChanging ? (
          <Trans id="centre.pass.changing" context="Heading: another payment password is chosen">
            Change your payment password
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
        ) : isChanging ? (
          <ChangePassword rule={data.rule} onDone={() => setChanging(false)} />
        ) : (
          <Prove {...props} lockedUntil={data.lockedUntil} onChange={() => setChanging(true)} />
        )
      ) : (
        <Skeleton className={centre.lineShape} />
      )}
    </Dialog>
  );
}

function Prove(props: {
  lockedUntil: string | null;
  /** Another payment password is wanted. */
  onChange: () => void;
  children?: ReactNode;
  submit: ReactNode;
  perform: (pass: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { lockedUntil } = props;
  const formats = useFormats();
  const until = lockedUntil && formats.dateTime(lockedUntil);
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
      {lockedUntil !== null && (
        <p className={centre.quiet}>
          <Trans id="centre.pass.locked" context="A locked payment password; a moment is inside">
            Your payment password is locked until <time dateTime={lockedUntil}>{until}</time>.
          </Trans>
        </p>
      )}
      <PaymentPasswordField
        isMissing={wasSent && password === ''}
        value={password}
        onChange={setPassword}
      />
      <DialogActions>
        <Button type="submit" kind="primary" size="large" loading={prove.isPending}>
          {props.submit}
        </Button>
        <Button kind="quiet" size="large" onClick={props.onChange}>
          <Trans id="centre.pass.change" context="Button: opens the change of the payment password">
            Change payment password
          </Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
