import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { readCode } from '../../../../engine/fields/code.ts';
import { checkField } from '../../../../engine/fields/fieldRule.ts';
import {
  paymentPassword,
  resetPassword,
  sendPasswordCode,
  type PaymentPassword,
} from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';
import { PROBLEM_MESSAGES } from '../../../platform/http/problemMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { CodeButton } from '../../../ui/fields/CodeButton.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { CodeField } from '../../../ui/fields/TextField.tsx';
import { SupportLinks, useSupportContacts } from '../../../ui/Footer/FooterParts.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { ChosenPassword } from './NewPassword.tsx';

type Way = PaymentPassword['resetWays'][number];

/** Sets another payment password by a code, for who has forgotten it; who can be sent none is led to a person. */
export function ForgottenPassword(props: {
  password: Pick<PaymentPassword, 'rule' | 'resetWays'>;
  onDone: () => void;
}) {
  const { password, onDone } = props;
  const { rule, resetWays } = password;
  const [first] = resetWays;
  return first ? (
    <ResetForm rule={rule} ways={resetWays} first={first} onDone={onDone} />
  ) : (
    <AskSupport onDone={onDone} />
  );
}

function BackButton({ onPress }: { onPress: () => void }) {
  return (
    <Button kind="quiet" size="large" onClick={onPress}>
      <Trans id="centre.pass.change.back" context="Button: the payment password stays as it is">
        Back
      </Trans>
    </Button>
  );
}

/** There is nowhere to send a code to. */
function AskSupport({ onDone }: { onDone: () => void }) {
  const hasContacts = useSupportContacts().length > 0;
  return (
    <div className={centre.form}>
      <p>
        <Trans
          id="centre.pass.noAddress"
          context="Instead of a form: the payment password is forgotten and no code can be sent"
        >
          A code can only be sent to a verified e-mail address or mobile number, and your account
          has none yet. Customer service can help you once they know that it is you.
        </Trans>
      </p>
      {hasContacts && (
        <ul role="list" className={centre.contacts}>
          <SupportLinks className={centre.contact} />
        </ul>
      )}
      <DialogActions>
        <BackButton onPress={onDone} />
      </DialogActions>
    </div>
  );
}

function useReset(rule: PaymentPassword['rule'], way: Way['way'], onDone: () => void) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [wasSent, setSent] = useState(false);
  const [sendFault, setSendFault] = useState<unknown>(null);
  const fault = checkField({ ...rule, required: true }, password);
  const reset = useMutation({
    mutationFn: () => resetPassword(http, { way, code: readCode(code) ?? code, password }),
    onSuccess(value) {
      queryClient.setQueryData(paymentPassword(http).queryKey, value);
      // What keeps a withdrawal back is another thing now.
      void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] });
      onDone();
    },
  });
  return {
    code,
    setCode,
    password,
    setPassword,
    wasSent,
    fault,
    isBusy: reset.isPending,
    cause: sendFault ?? reset.error,
    submit(press: FormEvent) {
      press.preventDefault();
      setSent(true);
      setSendFault(null);
      if (fault === null && code.trim() !== '') reset.mutate();
    },
    async send() {
      reset.reset();
      setSendFault(null);
      try {
        return await sendPasswordCode(http, way);
      } catch (refusal) {
        setSendFault(refusal);
        return null;
      }
    },
  };
}

function ResetForm(props: {
  rule: PaymentPassword['rule'];
  ways: readonly Way[];
  first: Way;
  onDone: () => void;
}) {
  const { rule, ways, first, onDone } = props;
  const [way, setWay] = useState(first.way);
  const form = useReset(rule, way, onDone);
  return (
    <form className={centre.form} method="post" noValidate onSubmit={form.submit}>
      <p className={centre.quiet}>
        <Trans
          id="centre.pass.forgotten.why"
          context="Above the form that replaces a forgotten payment password"
        >
          A code shows that it is you. To keep your money safe, nothing is paid out for 24 hours
          after the change.
        </Trans>
      </p>
      <CallFault cause={form.cause} />
      <WayField ways={ways} way={way} onChoose={setWay} />
      <CodeInput
        key={way}
        way={way}
        value={form.code}
        isMissing={form.wasSent && form.code.trim() === ''}
        onChange={form.setCode}
        onSend={form.send}
      />
      <ChosenPassword
        rule={rule}
        fault={form.fault}
        isFaultShown={form.wasSent}
        value={form.password}
        onChange={form.setPassword}
      />
      <DialogActions>
        <Button type="submit" kind="primary" size="large" loading={form.isBusy}>
          <Trans id="centre.pass.set" context="Button: sets the payment password">
            Set the password
          </Trans>
        </Button>
        <BackButton onPress={onDone} />
      </DialogActions>
    </form>
  );
}

/** Where the code goes: said where there is one way, chosen where there are two. */
function WayField(props: {
  ways: readonly Way[];
  way: Way['way'];
  onChoose: (way: Way['way']) => void;
}) {
  const { ways, way, onChoose } = props;
  const { t } = useWords();
  const [only] = ways;
  if (ways.length === 1 && only) {
    const { hint } = only;
    return (
      <p>
        <Trans
          id="centre.pass.forgotten.to"
          context="Where a code is sent; inside is a masked number or e-mail address"
        >
          We send the code to <bdi dir="ltr">{hint}</bdi>.
        </Trans>
      </p>
    );
  }
  const label = t({
    id: 'centre.pass.forgotten.way',
    context: 'Label of a choice: e-mail address or mobile number',
    message: 'Send the code to',
  });
  return (
    <SelectField
      label={label}
      value={way}
      options={ways.map((one) => ({ value: one.way, label: one.hint }))}
      onChoose={(chosen) => onChoose(chosen === 'sms' ? 'sms' : 'email')}
    />
  );
}

function CodeInput(props: {
  way: Way['way'];
  value: string;
  isMissing: boolean;
  onChange: (typed: string) => void;
  onSend: () => Promise<number | null>;
}) {
  const { way, value, isMissing, onChange, onSend } = props;
  const { i18n } = useLingui();
  const { t } = useWords();
  return (
    <CodeField
      label={t({
        id: 'centre.pass.forgotten.code',
        context: 'Label of the field for a code that was sent',
        message: 'Code from the message',
      })}
      maxLength={255}
      fault={isMissing && i18n._(PROBLEM_MESSAGES.codeMissing)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inside={<CodeButton name={`paymentPassword.${way}`} onSend={onSend} />}
    />
  );
}
