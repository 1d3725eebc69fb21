import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { checkField } from '../../../../engine/fields/fieldRule.ts';
import { changePassword, paymentPassword, type PaymentPassword } from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { ChosenPassword } from './NewPassword.tsx';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';

/** Puts another payment password in place of the one that there is. */
export function ChangePassword({
  rule,
  onDone,
  onForgotten,
}: Pick<PaymentPassword, 'rule'> & { onDone: () => void; onForgotten: () => void }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [oldPassword, setOldPassword] = useState('');
  const [password, setPassword] = useState('');
  const [wasSent, setSent] = useState(false);
  const fault = checkField({ ...rule, required: true }, password);
  const { queryKey } = paymentPassword(http);
  const change = useMutation({
    mutationFn: () => changePassword(http, { oldPassword, password }),
    onSuccess: (value) => {
      queryClient.setQueryData(queryKey, value);
      onDone();
    },
    // Wrong tries may have locked it.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const submit = (press: FormEvent) => {
    press.preventDefault();
    setSent(true);
    if (fault === null && oldPassword !== '') change.mutate();
  };
  return (
    <form className={centre.form} method="post" noValidate onSubmit={submit}>
      <CallFault cause={change.error} />
      <PaymentPasswordField
        isMissing={wasSent && oldPassword === ''}
        value={oldPassword}
        onChange={setOldPassword}
        onForgotten={onForgotten}
      />
      <ChosenPassword
        rule={rule}
        fault={fault}
        isFaultShown={wasSent}
        value={password}
        onChange={setPassword}
      />
      <DialogActions>
        <Button type="submit" kind="primary" size="large" loading={change.isPending}>
          <Trans
            id="centre.pass.change.do"
            context="Button: puts another payment password in place"
          >
            Change the password
          </Trans>
        </Button>
        <Button kind="quiet" size="large" onClick={onDone}>
          <Trans id="centre.pass.change.back" context="Button: the payment password stays as it is">
            Back
          </Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
