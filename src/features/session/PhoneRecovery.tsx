import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { setPasswordByPhone } from '../../../schemas/api/account.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { readDraft } from './drafts.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { ProblemFault } from './ProblemFault.tsx';
import styles from './session.module.css';
import type { SignedIn, SignInWay } from './signIn.ts';
import { PhoneInput, SmsInput } from './SmsFields.tsx';
import { useDraft } from './useDraft.ts';
import { useOnce } from './useOnce.ts';
import { usePhoneCode } from './usePhoneCode.ts';
import { useProblem } from './useProblem.ts';

const DRAFT = 'phoneRecovery';
const FIELDS = ['mobileNum', 'verificationCode', 'newPassword'] as const;

/** Sets a new password by a code that is sent to the phone, and signs in with it. */
export function PhoneRecovery(props: {
  onSignedIn: (value: SignedIn, way: SignInWay) => Promise<void>;
  onDirty: (isDirty: boolean) => void;
}) {
  const { onDirty } = props;
  const http = useHttp();
  const form = useForm({
    defaultValues: { mobileNum: '', ...readDraft(DRAFT), verificationCode: '', newPassword: '' },
  });
  const { errors, isDirty } = form.formState;
  const { problem, report, clear } = useProblem(form, FIELDS);
  const { phone, sms, sendCode } = usePhoneCode(form, { purpose: 'signIn', clear, report });
  useDraft(DRAFT, form);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const { run, isBusy } = useOnce(async ({ mobileNum, verificationCode, newPassword }) => {
    clear();
    try {
      const { countryDialingCode, ...number } = await phone.read(mobileNum);
      const proof = await sms.read(verificationCode);
      const body = { newPassword, mobileNum: number.mobileNum, countryDialingCode, ...proof };
      await props.onSignedIn(await http.call(setPasswordByPhone, { body }), 'password');
    } catch (refusal) {
      report(refusal);
    }
  });
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => run(values))(event)}
    >
      <p className={styles.aside}>
        <Trans id="forgot.phone.lead" context="Above the form for a new password by phone">
          We send a code to the number of your account.
        </Trans>
      </p>
      <ProblemFault problem={problem} />
      <PhoneInput
        phone={phone}
        data-first-focus
        fault={errors.mobileNum?.message}
        {...form.register('mobileNum')}
      />
      <SmsInput
        purpose="recovery"
        onSend={sendCode}
        fault={errors.verificationCode?.message}
        {...form.register('verificationCode')}
      />
      <NewPasswordInput form={form} />
      <Button type="submit" kind="primary" size="large" wide loading={isBusy}>
        <Trans id="forgot.phone.submit" context="Button of the form for a new password by phone">
          Set password and log in
        </Trans>
      </Button>
    </form>
  );
}
