import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { checkField, type FieldFault } from '../../../../engine/fields/fieldRule.ts';
import { memberInfo } from '../../../api/member.ts';
import { choosePassword, paymentPassword, type PaymentPassword } from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { getFieldMessage } from '../../../ui/fields/fieldMessages.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';

/** Sets the first payment password; who does so shows the password of the account, where it has one. */
export function NewPassword({
  rule,
  onDone,
}: Pick<PaymentPassword, 'rule'> & { onDone?: () => void }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { data: member } = useQuery(memberInfo(http));
  const [password, setPassword] = useState('');
  const [own, setOwn] = useState('');
  const [wasSent, setSent] = useState(false);
  const asksOwn = member?.hasPassword !== false;
  const fault = checkField({ ...rule, required: true }, password);
  const set = useMutation({
    mutationFn: () => choosePassword(http, { password, ...(asksOwn && { loginPassword: own }) }),
    onSuccess: (value) => {
      queryClient.setQueryData(paymentPassword(http).queryKey, value);
      onDone?.();
    },
  });
  const submit = (press: FormEvent) => {
    press.preventDefault();
    setSent(true);
    if (fault === null && (!asksOwn || own !== '')) set.mutate();
  };
  return (
    <form className={centre.form} method="post" noValidate onSubmit={submit}>
      <p className={centre.quiet}>
        <Trans id="centre.pass.why" context="Why there is a second password">
          It guards your money: you enter it whenever money leaves. Choose another one than you log
          in with.
        </Trans>
      </p>
      <CallFault cause={set.error} />
      <ChosenPassword
        isFirst
        rule={rule}
        fault={fault}
        isFaultShown={wasSent}
        value={password}
        onChange={setPassword}
      />
      {asksOwn && <OwnPassword value={own} isMissing={wasSent && own === ''} onChange={setOwn} />}
      <DialogActions>
        <Button type="submit" kind="primary" size="large" loading={set.isPending}>
          <Trans id="centre.pass.set" context="Button: sets the payment password">
            Set the password
          </Trans>
        </Button>
      </DialogActions>
    </form>
  );
}

/** A payment password that is being chosen, with what it must look like. */
export function ChosenPassword(props: {
  rule: PaymentPassword['rule'];
  fault: FieldFault | null;
  isFaultShown: boolean;
  /** The form begins with it. */
  isFirst?: boolean;
  value: string;
  onChange: (typed: string) => void;
}) {
  const { rule, fault, isFaultShown, isFirst, value, onChange } = props;
  const { i18n } = useLingui();
  const { patternId, minLength: min, maxLength: max } = rule;
  const text = i18n._(getFieldMessage({ kind: 'pattern', patternId, min, max }));
  return (
    <PasswordField
      label={
        <Trans id="centre.pass.choose" context="Field: a new payment password">
          New payment password
        </Trans>
      }
      autoComplete="new-password"
      maxLength={128}
      data-first-focus={isFirst}
      rules={[{ text, isKept: fault === null }]}
      fault={isFaultShown && fault !== null ? i18n._(getFieldMessage(fault)) : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The password of the account, which shows who sets another one. */
function OwnPassword(props: {
  value: string;
  isMissing: boolean;
  onChange: (typed: string) => void;
}) {
  const { value, isMissing, onChange } = props;
  return (
    <PasswordField
      label={
        <Trans id="centre.pass.own" context="Field: the password of the account, not the new one">
          Password you log in with
        </Trans>
      }
      fault={
        isMissing && (
          <Trans id="centre.pass.own.missing" context="Below an empty field for a password">
            Enter the password that you log in with.
          </Trans>
        )
      }
      autoComplete="current-password"
      maxLength={128}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
