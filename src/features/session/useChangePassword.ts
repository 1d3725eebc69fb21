import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { listOwnNames } from '../../../engine/fields/passwordRule.ts';
import { changePassword } from '../../../schemas/api/account.ts';
import { memberInfo } from '../../api/member.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { MEMBER_KEY } from '../../platform/http/memberKey.ts';
import { Problem } from '../../platform/http/problem.ts';
import { useSession, useSessionActions } from '../../platform/session/SessionContext.tsx';
import { useNewPassword } from './useNewPassword.ts';
import { useOnce } from './useOnce.ts';
import { useProblem } from './useProblem.ts';

interface Values {
  oldPassword: string;
  verificationCode: string;
  newPassword: string;
  confirmNewPassword: string;
}

const FIELDS = ['oldPassword', 'verificationCode', 'newPassword', 'confirmNewPassword'] as const;

/** Holds the form to change the password. The old one is asked for unless it was typed to sign in, a short while ago. */
export function useChangePassword(onClose: (to?: string) => Promise<void>) {
  const { t } = useLingui();
  const http = useHttp();
  const session = useSession();
  const { renew } = useSessionActions();
  const queryClient = useQueryClient();
  const { mismatch } = useNewPassword();
  const [isOldNeeded, setOldNeeded] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const { data: member } = useQuery(memberInfo(http));
  const isProved = session.kind === 'member' && session.passwordProved === true;
  const asksOld = isOldNeeded || (!isProved && member?.hasPassword !== false);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      oldPassword: '',
      verificationCode: '',
      newPassword: '',
      confirmNewPassword: '',
    },
  });
  const { problem, report, clear } = useProblem(form, FIELDS);

  const { run, isBusy } = useOnce(
    async ({ oldPassword, verificationCode, ...passwords }: Values) => {
      clear();
      const old = asksOld && oldPassword !== '' ? { oldPassword } : {};
      const code = asksCode && verificationCode.trim() !== '' ? { verificationCode } : {};
      try {
        const { token } = await http.call(changePassword, {
          body: { ...passwords, ...old, ...code },
        });
        renew(token);
        await queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] }, { cancelRefetch: false });
        await onClose('/');
      } catch (refusal) {
        if (refusal instanceof Problem && refusal.code === 'signInTooOld') setOldNeeded(true);
        // An authenticator is bound; the field comes with the first refusal, which needs no words there.
        const isFirstAsk =
          !asksCode && refusal instanceof Problem && refusal.code === 'codeMissing';
        setAsksCode(asksCode || isFirstAsk);
        if (!isFirstAsk) report(refusal);
      }
    },
  );

  const { setFocus } = form;
  useEffect(() => {
    if (asksCode) setFocus('verificationCode');
  }, [asksCode, setFocus]);

  return {
    form,
    names: listOwnNames({ username: member?.account }),
    asksOld,
    asksCode,
    problem,
    isBusy,
    send: (event: FormEvent) => void form.handleSubmit((values) => run(values))(event),
    checkAgain: (typed: string) => {
      if (typed === '') {
        return t({
          id: 'changePassword.again.missing',
          context: 'Below an empty field',
          message: 'Type the new password once more.',
        });
      }
      return typed === form.getValues('newPassword') || mismatch();
    },
  };
}

/** Closes what cannot be closed once another tab has settled it: by a new password, or by logging out. */
export function useSettledElsewhere({
  isWaiting,
  onClose,
}: {
  /** The change is forced, and nothing that would settle it is under way in this tab. */
  isWaiting: boolean;
  onClose: () => Promise<void>;
}): void {
  const http = useHttp();
  const session = useSession();
  const { data: member } = useQuery(memberInfo(http));
  const wasDue = useRef(false);
  const isOut = session.kind === 'guest' && session.wasEnded !== true;
  const isDue = member && (member.passwordMustChange || member.passwordExpired);
  useEffect(() => {
    if (isDue) wasDue.current = true;
    // What is known from before this sign-in may not say yet that it is due.
    const isSettled = isOut || (wasDue.current && isDue === false);
    if (isWaiting && isSettled) void onClose();
  }, [isDue, isOut, isWaiting, onClose]);
}
