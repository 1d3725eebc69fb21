import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { isOwnName, listOwnNames } from '../../../engine/fields/passwordRule.ts';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { Problem } from '../../platform/http/problem.ts';
import { PROBLEM_MESSAGES } from '../../platform/http/problemMessages.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { BirthdayInput } from './BirthdayInput.tsx';
import { InvitationInput } from './InvitationInput.tsx';
import { LazyCaptchaInput } from './LazyCaptchaInput.tsx';
import { PLAIN_FIELDS, type PlainField, type RegisterInputProps } from './registerFields.ts';
import { useRules } from './useRules.ts';

const PhoneInput = lazy(
  loadChunk(async () => ({ default: (await import('./SmsFields.tsx')).PhoneInput })),
);
const SmsInput = lazy(
  loadChunk(async () => ({ default: (await import('./SmsFields.tsx')).SmsInput })),
);

/** One field of the registration form, as its rule has it. */
export function RegisterInput(props: RegisterInputProps) {
  switch (props.field) {
    case 'mobileNum':
    case 'verificationCode':
      return <MobileInput {...props} />;
    case 'password':
    case 'paymentPassword':
      return <SecretInput {...props} field={props.field} />;
    case 'confirmPassword':
      return <ConfirmInput {...props} />;
    case 'birthday':
      return <BirthdayInput {...props} />;
    case 'captcha':
      return <DigitsInput {...props} />;
    case 'affiliateCode':
    case 'referralCode':
      return <InvitationInput {...props} field={props.field} />;
    default:
      return <PlainInput {...props} field={props.field} />;
  }
}

type Check = (typed: string) => true | string | Promise<true | string>;

/** Ties a control to the form and its rule, or to another check of what was typed. */
function useRegistered(
  { field, rule, form, isFirst, wasSent }: RegisterInputProps,
  otherCheck?: Check,
) {
  const { checkTyped } = useRules();
  const check: Check = otherCheck ?? ((typed) => checkTyped(field, rule, typed));
  const fault = form.formState.errors[field]?.message;
  const registered = form.register(field, {
    validate: (typed: string) => (typed.trim() === '' && !wasSent.current) || check(typed),
  });
  return { ...registered, fault, 'data-first-focus': isFirst ? '' : undefined };
}

function PlainInput(props: RegisterInputProps & { field: PlainField }) {
  const { i18n } = useLingui();
  const { describe } = useRules();
  const { label, input } = PLAIN_FIELDS[props.field];
  return (
    <TextField
      label={i18n._(label)}
      help={describe(props.rule)}
      isOptional={!props.rule.required}
      {...input}
      {...useRegistered(props)}
    />
  );
}

function SecretInput(props: RegisterInputProps & { field: 'password' | 'paymentPassword' }) {
  const { field, rule, form } = props;
  const { describePassword, checkTyped, say } = useRules();
  const typed = useWatch({ control: form.control, name: field });
  const checkSecret = async (secret: string) => {
    const kept = await checkTyped(field, rule, secret);
    if (kept !== true || field !== 'password') return kept;
    const { username, email, mobileNum: phone } = form.getValues();
    return !isOwnName(secret, listOwnNames({ username, email, phone })) || say({ kind: 'ownName' });
  };
  const { t } = useWords();
  const labels = {
    password: t({ id: 'register.password', context: 'Label', message: 'Password' }),
    paymentPassword: t({
      id: 'register.paymentPassword',
      context: 'Label: the password that withdrawals ask for',
      message: 'Password for withdrawals',
    }),
  };
  return (
    <PasswordField
      label={labels[field]}
      autoComplete="new-password"
      isOptional={!rule.required}
      rules={describePassword(rule, typed)}
      inputMode={rule.patternId === 6 ? 'numeric' : undefined}
      {...useRegistered(props, checkSecret)}
    />
  );
}

function ConfirmInput({ form, wasSent }: RegisterInputProps) {
  const { say } = useRules();
  return (
    <PasswordField
      label={
        <Trans id="register.confirmPassword" context="Label">
          The same password again
        </Trans>
      }
      autoComplete="new-password"
      fault={form.formState.errors.confirmPassword?.message}
      {...form.register('confirmPassword', {
        validate: (again: string) =>
          (again === '' && !wasSent.current) ||
          again === form.getValues('password') ||
          say({ kind: 'mismatch' }),
      })}
    />
  );
}

function DigitsInput(props: RegisterInputProps) {
  return <LazyCaptchaInput version={props.captchaVersion} {...useRegistered(props)} />;
}

function MobileInput(props: RegisterInputProps) {
  const { field, rule, phone, onSendCode } = props;
  const { i18n } = useLingui();
  const { check } = useRules();
  /** The rule is about the number that is dialled, however it was typed. */
  const checkNumber = async (typed: string) => {
    if (typed.trim() === '') return check(rule, '');
    try {
      return await check(rule, (await phone.read(typed)).mobileNum);
    } catch (refusal) {
      return i18n._(PROBLEM_MESSAGES[refusal instanceof Problem ? refusal.code : 'phoneInvalid']);
    }
  };
  const registered = useRegistered(props, field === 'mobileNum' ? checkNumber : undefined);
  return (
    <Suspense>
      {field === 'mobileNum' ? (
        <PhoneInput phone={phone} {...registered} />
      ) : (
        <SmsInput purpose="register" onSend={onSendCode} {...registered} />
      )}
    </Suspense>
  );
}
