import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import {
  listRegisterFields,
  type RegisterForm as Form,
} from '../../../engine/fields/registerForms.ts';
import type { getRegisterSetting } from '../../../schemas/api/account.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { isProblem } from '../../platform/http/problem.ts';
import { useGates } from '../../platform/gates/gates.tsx';
import { keepDraft, readDraft } from './drafts.ts';
import { EMPTY_REGISTRATION, type RegistrationValues } from './registrationValues.ts';
import type { SignedIn, SignInWay } from './signIn.ts';
import { useDraft } from './useDraft.ts';
import { useOnce } from './useOnce.ts';
import { usePhoneCode } from './usePhoneCode.ts';
import { useProblem } from './useProblem.ts';
import { useRegister } from './useRegister.ts';

const DRAFT = 'register';

/** What a registration form gets. */
export interface RegisterFormProps {
  readonly form: Form;
  readonly setting: ValueOf<typeof getRegisterSetting>;
  readonly referralCode: string | undefined;
  /** A good code of the address: then nobody is asked for one. */
  readonly affiliateCode: string | undefined;
  readonly onSignedIn: (value: SignedIn, way: SignInWay) => Promise<void>;
  readonly onDirty: (isDirty: boolean) => void;
}

/** Holds one of the two forms to open an account. */
export function useRegisterForm(props: RegisterFormProps) {
  const { form: kind, setting, affiliateCode, referralCode = '', onDirty } = props;
  const gates = useGates();
  const fields = useMemo(
    () =>
      listRegisterFields(kind, setting.fields, gates).filter(
        (field) => field !== 'affiliateCode' || affiliateCode === undefined,
      ),
    [kind, setting, gates, affiliateCode],
  );
  const [hasBadAffiliate, setBadAffiliate] = useState(false);
  const [captchaVersion, setCaptchaVersion] = useState(0);
  const wasSent = useRef(false);
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    defaultValues: { ...EMPTY_REGISTRATION, referralCode, ...readDraft(DRAFT) },
  });
  const { formState, reset, setFocus, setValue } = form;
  const { isDirty } = formState;
  const { problem, report, clear } = useProblem(form, [...fields, 'agreed']);
  const { phone, sms, sendCode } = usePhoneCode(form, { purpose: 'register', clear, report });
  const register = useRegister({ kind, fields, affiliateCode, phone, sms });
  useDraft(DRAFT, form);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const { run, isBusy } = useOnce(async (values: RegistrationValues) => {
    clear();
    try {
      const value = await register.send(await register.read(values));
      await props.onSignedIn(value, fields.includes('password') ? 'password' : 'code');
    } catch (refusal) {
      report(refusal);
      // A picture that was read right stays good until the account is opened.
      if (!isProblem(refusal, 'captchaWrong', 'captchaRequired') || !fields.includes('captcha'))
        return;
      setValue('captcha', '');
      setCaptchaVersion((before) => before + 1);
    }
  });

  return {
    form,
    fields,
    phone,
    sendCode,
    problem,
    wasSent,
    captchaVersion,
    isBusy,
    hasBadAffiliate,
    send: (event: FormEvent) => {
      wasSent.current = true;
      const warn = ({ affiliateCode, ...others }: FieldErrors<RegistrationValues>) => {
        if (affiliateCode?.type === 'known' && Object.keys(others).length === 0)
          setBadAffiliate(true);
      };
      void form.handleSubmit((values) => run(values), warn)(event);
    },
    clearAll: () => {
      clear();
      wasSent.current = false;
      keepDraft(DRAFT, {});
      reset(EMPTY_REGISTRATION, { keepFieldsRef: true });
      setFocus(fields[0] ?? 'agreed');
    },
    leaveWarning: () => {
      setBadAffiliate(false);
      setFocus('affiliateCode');
    },
  };
}
