import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { readRememberedLogin, rememberMobile } from '../../platform/session/rememberedLogin.ts';
import { readDraft } from './drafts.ts';
import { LoginButton } from './LoginButton.tsx';
import { LoginFault } from './LoginFault.tsx';
import styles from './session.module.css';
import { PhoneInput, SmsInput } from './SmsFields.tsx';
import { useDraft } from './useDraft.ts';
import { useLogin } from './useLogin.ts';
import { useOnce } from './useOnce.ts';
import { usePhoneCode } from './usePhoneCode.ts';
import { useProblem } from './useProblem.ts';
import type { LoginFormProps } from './useUsernameLogin.ts';

interface Values {
  mobileNum: string;
  verificationCode: string;
}

const DRAFT = 'smsLogin';
const FIELDS = ['mobileNum', 'verificationCode'] as const;

/** Signs in by mobile number and a code that is sent to it. */
export function SmsLogin({ args, onSignedIn, onDirty }: LoginFormProps) {
  const attempt = useLogin();
  const [remembered] = useState(() => readRememberedLogin().mobile);
  const form = useForm<Values>({
    defaultValues: {
      mobileNum: (args.type === 'sms' && args.username) || remembered?.mobileNum || '',
      ...readDraft(DRAFT),
      verificationCode: (args.type === 'sms' && args.password) || '',
    },
  });
  const { register, formState, handleSubmit } = form;
  const { problem, report, clear } = useProblem(form, FIELDS);
  const { phone, sms, sendCode } = usePhoneCode(form, {
    purpose: 'signIn',
    diallingCode: remembered?.countryDialingCode,
    clear,
    report,
  });
  useDraft(DRAFT, form);
  useEffect(() => onDirty?.(formState.isDirty), [formState.isDirty, onDirty]);

  const { run: submit, isBusy } = useOnce(async (values: Values) => {
    clear();
    try {
      const number = await phone.read(values.mobileNum);
      const proof = await sms.read(values.verificationCode);
      const { mobileNum, countryDialingCode } = number;
      const value = await attempt.login({
        type: 'sms',
        username: mobileNum,
        countryDialingCode,
        ...('verificationCode' in proof ? { password: proof.verificationCode } : proof),
      });
      if (!value) return;
      rememberMobile({ mobileNum, countryDialingCode });
      await onSignedIn(value, 'code');
    } catch (refusal) {
      report(refusal);
    }
  });

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => submit(values))(event)}
    >
      <LoginFault attempt={problem ? { ...attempt, problem } : attempt} username="" />
      <PhoneInput
        phone={phone}
        data-first-focus
        fault={formState.errors.mobileNum?.message}
        {...register('mobileNum')}
      />
      <SmsInput
        purpose="signIn"
        onSend={sendCode}
        fault={formState.errors.verificationCode?.message}
        {...register('verificationCode')}
      />
      <LoginButton isBusy={isBusy} waitSeconds={attempt.waitSeconds} />
    </form>
  );
}
