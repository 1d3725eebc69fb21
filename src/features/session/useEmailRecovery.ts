import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { readField } from '../../../engine/fields/readField.ts';
import { requestPasswordByEmail } from '../../../schemas/api/account.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { isProblem } from '../../platform/http/problem.ts';
import { readDraft } from './drafts.ts';
import { useDraft } from './useDraft.ts';
import { useOnce } from './useOnce.ts';
import { useProblem } from './useProblem.ts';

const DRAFT = 'emailRecovery';
const FIELDS = ['username', 'email', 'captcha'] as const;

interface Values {
  username: string;
  email: string;
  captcha: string;
}

/** What the form for a new password by e-mail gets. */
export interface EmailRecoveryProps {
  readonly username: string | undefined;
  readonly onSent: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}

/** Holds the form that asks for an e-mail with a link to a new password. */
export function useEmailRecovery({ username = '', onSent, onDirty }: EmailRecoveryProps) {
  const http = useHttp();
  const [captchaVersion, setCaptchaVersion] = useState(0);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { username, email: '', ...readDraft(DRAFT), captcha: '' },
  });
  const { isDirty } = form.formState;
  const { problem, report, clear } = useProblem(form, FIELDS);
  useDraft(DRAFT, form);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const { run, isBusy } = useOnce(async ({ captcha, ...typed }: Values) => {
    clear();
    const digits = captcha.trim() === '' ? {} : { captcha: readField('captcha', captcha) };
    const body = {
      username: typed.username.trim(),
      email: readField('email', typed.email),
      ...digits,
    };
    try {
      await http.call(requestPasswordByEmail, { body });
      onSent();
    } catch (refusal) {
      // Only where the gateway looked at it is a picture used up.
      const isAsked = isProblem(refusal, 'captchaRequired', 'captchaWrong');
      if (isAsked || (captchaVersion > 0 && isProblem(refusal, 'tooManyRequests'))) {
        form.setValue('captcha', '');
        setCaptchaVersion((before) => before + 1);
      }
      report(refusal);
    }
  });
  return {
    form,
    captchaVersion,
    problem,
    isBusy,
    send: form.handleSubmit((values) => run(values)),
  };
}
