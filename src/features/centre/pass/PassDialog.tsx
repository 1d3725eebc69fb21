import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { paymentPassword, provePassword, type PaymentPassword } from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { ChangePassword } from './ChangePassword.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { NewPassword } from './NewPassword.tsx';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';

type Step = 'prove' | 'change' | 'forgotten';

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
  const [step, setStep] = useState<Step>('prove');
  const isNew = data?.isSet === false;
  const back = () => setStep('prove');
  return (
    <Dialog
      size="small"
      title={
        isNew ? (
          <Trans id="centre.pass.new" context="Heading: the member sets a payment password first">
            Set a payment password
          </Trans>
        ) : step === 'prove' ? (
          props.title
        ) : (
          <StepTitle step={step} />
        )
      }
      onClose={props.onClose}
    >
      {data ? (
        isNew ? (
          <NewPassword rule={data.rule} />
        ) : step === 'change' ? (
          <ChangePassword rule={data.rule} onDone={back} onForgotten={() => setStep('forgotten')} />
        ) : step === 'forgotten' ? (
          <ForgottenPassword password={data} onDone={back} />
        ) : (
          <Prove {...props} password={data} onStep={setStep} />
        )
      ) : (
        <Skeleton className={centre.lineShape} />
      )}
    </Dialog>
  );
}

function StepTitle({ step }: { step: Exclude<Step, 'prove'> }) {
  return step === 'change' ? (
    <Trans id="centre.pass.changing" context="Heading: another payment password is chosen">
      Change your payment password
    </Trans>
  ) : (
    <Trans id="centre.pass.forgotten" context="Heading: the payment password is forgotten">
      Replace your payment password
    </Trans>
  );
}

function Prove(props: {
  password: Pick<PaymentPassword, 'lockedUntil' | 'waitsUntil'>;
  /** Another payment password is wanted. */
  onStep: (step: Step) => void;
  children?: ReactNode;
  submit: ReactNode;
  perform: (pass: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { password: state, onStep } = props;
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
      <PasswordNotes {...state} />
      <PaymentPasswordField
        isMissing={wasSent && password === ''}
        value={password}
        onChange={setPassword}
        onForgotten={() => onStep('forgotten')}
      />
      <DialogActions>
        <Button type="submit" kind="primary" size="large" loading={prove.isPending}>
          {props.submit}
        </Button>
        <Button kind="quiet" size="large" onClick={() => onStep('change')}>
          <Trans id="centre.pass.change" context="Button: opens the change of the payment password">
            Change payment password
          </Trans>
        </Button>
      </DialogActions>
    </form>
  );
}

/** What is to be known of it: that it is locked, or was replaced a while ago. */
function PasswordNotes(props: Pick<PaymentPassword, 'lockedUntil' | 'waitsUntil'>) {
  const { lockedUntil, waitsUntil } = props;
  const formats = useFormats();
  const until = lockedUntil && formats.dateTime(lockedUntil);
  const open = waitsUntil && formats.dateTime(waitsUntil);
  return (
    <>
      {lockedUntil !== null && (
        <p className={centre.quiet}>
          <Trans id="centre.pass.locked" context="A locked payment password; a moment is inside">
            Your payment password is locked until <time dateTime={lockedUntil}>{until}</time>.
          </Trans>
        </p>
      )}
      {waitsUntil !== null && (
        <p className={centre.quiet}>
          <Trans
            id="centre.pass.waits"
            context="The payment password was replaced a while ago; a moment is inside"
          >
            Your payment password was replaced. Withdrawals open again from{' '}
            <time dateTime={waitsUntil}>{open}</time>.
          </Trans>
        </p>
      )}
    </>
  );
}
