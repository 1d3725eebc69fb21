import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { readField } from '../../../engine/fields/readField.ts';
import { checkReferralCode, getAffiliate } from '../../../schemas/api/account.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { isProblem } from '../../platform/http/problem.ts';
import { PROBLEM_MESSAGES } from '../../platform/http/problemMessages.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { PLAIN_FIELDS, type RegisterInputProps } from './registerFields.ts';
import { useRules } from './useRules.ts';

type InvitationField = 'affiliateCode' | 'referralCode';

/** How long nobody has to type before a code is asked about. */
const REST_MS = 300;

const REFUSALS = {
  affiliateCode: 'affiliateCodeWrong',
  referralCode: 'referralCodeWrong',
} as const;

/** Asks whether a code leads to somebody, each once, and only where no other was typed meanwhile; true where that cannot be told. */
function useKnownCode(field: InvitationField): (code: string) => Promise<boolean> {
  const http = useHttp();
  const verdicts = useRef(new Map<string, Promise<boolean>>());
  const latest = useRef('');
  const ask = async (code: string): Promise<boolean> => {
    if (field === 'referralCode') {
      return (await http.call(checkReferralCode, { query: { code } })).isGood;
    }
    const query = { code, domain: window.location.hostname };
    return http.call(getAffiliate, { query }).then(
      () => true,
      (refusal: unknown) => {
        if (isProblem(refusal, 'affiliateCodeWrong')) return false;
        throw refusal;
      },
    );
  };
  const find = async (code: string): Promise<boolean> => {
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    try {
      if (code === latest.current) return await ask(code);
    } catch {
      // The gateway tells when the form is sent.
    }
    verdicts.current.delete(code);
    return true;
  };
  return (code) => {
    if (code === '') return Promise.resolve(true);
    latest.current = code;
    const verdict = verdicts.current.get(code) ?? find(code);
    verdicts.current.set(code, verdict);
    return verdict;
  };
}

/** A code of a friend or an affiliate: one that leads to nobody is told while it is typed, and when the field is left. */
export function InvitationInput(props: RegisterInputProps & { field: InvitationField }) {
  const { field, rule, form, isFirst, wasSent } = props;
  const { i18n } = useLingui();
  const { checkTyped, describe } = useRules();
  const isKnown = useKnownCode(field);
  const typed = useWatch({ control: form.control, name: field });
  const { trigger } = form;

  useEffect(() => {
    const text = readField(field, typed);
    if (text === '') return;
    const timer = setTimeout(() => {
      // What is too short so far is told when the field is left, not before.
      void checkTyped(field, rule, typed).then((kept) => {
        if (kept === true) void trigger(field);
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [field, rule, typed, checkTyped, trigger]);

  const { label, input } = PLAIN_FIELDS[field];
  return (
    <TextField
      label={i18n._(label)}
      help={describe(rule)}
      isOptional={!rule.required}
      {...input}
      fault={form.formState.errors[field]?.message}
      data-first-focus={isFirst ? '' : undefined}
      {...form.register(field, {
        validate: {
          rule: (text: string) =>
            (text.trim() === '' && !wasSent.current) || checkTyped(field, rule, text),
          known: async (text: string) =>
            (await isKnown(readField(field, text))) || i18n._(PROBLEM_MESSAGES[REFUSALS[field]]),
        },
      })}
    />
  );
}
