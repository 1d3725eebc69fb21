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
import { usePhone } from './usePhone.ts';
import { useProblem } from './useProblem.ts';
import { useSmsCode } from './useSmsCode.ts';
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
  const phone = usePhone(remembered?.countryDialingCode);
  const sms = useSmsCode('signIn');
  const form = useForm<Values>({
    defaultValues: {
      mobileNum: (args.type === 'sms' && args.username) || remembered?.mobileNum || '',
      ...readDraft(DRAFT),
      verificationCode: (args.type === 'sms' && args.password) || '',
    },
  });
  const { register, formState, getValues, handleSubmit } = form;
  const { problem, report, clear } = useProblem(form, FIELDS);
  useDraft(DRAFT, form);
  useEffect(() => onDirty?.(formState.isDirty), [formState.isDirty, onDirty]);

  const sendCode = async () => {
    clear();
    form.clearErrors();
    try {
      const seconds = await sms.send(await phone.read(getValues('mobileNum')));
      form.setFocus('verificationCode');
      return seconds;
    } catch (refusal) {
      report(refusal);
      return null;
    }
  };

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
