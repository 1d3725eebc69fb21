import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { readField } from '../../../engine/fields/readField.ts';
import type { ModalArgs } from '../../platform/modals/modals.ts';
import { readRememberedLogin, rememberUsername } from '../../platform/session/rememberedLogin.ts';
import { readDraft } from './drafts.ts';
import type { SignedIn, SignInWay } from './signIn.ts';
import { useDraft } from './useDraft.ts';
import { useLogin } from './useLogin.ts';
import { useOnce } from './useOnce.ts';

const DRAFT = 'login';

interface Values {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
  /** The member whom this device is remembered for; the form shows no such field. */
  ticketOf: string;
}

/** What every form to sign in gets. */
export interface LoginFormProps {
  readonly args: ModalArgs['login'];
  readonly onSignedIn: (value: SignedIn, way: SignInWay) => Promise<void>;
  readonly onDirty?: (isDirty: boolean) => void;
}

/** Holds the form to sign in by username: on a remembered device the ticket stands for the password until one is typed. */
export function useUsernameLogin({ args, onSignedIn, onDirty }: LoginFormProps) {
  const attempt = useLogin();
  const form = useForm<Values>({
    defaultValues: {
      username: '',
      captcha: '',
      remember: false,
      ticketOf: '',
      ...readDraft(DRAFT),
      ...(args.username !== undefined && { username: args.username }),
      password: args.password ?? '',
    },
  });
  const { control, formState, getValues, setValue, setFocus, handleSubmit } = form;
  const { isDirty } = formState;
  useDraft(DRAFT, form);
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);

  // Cookies are the browser's alone: a prerendered page knows nothing of who came last.
  useEffect(() => {
    const { username, hasTicket } = readRememberedLogin();
    if (!username || getValues('username') !== '') return;
    setValue('username', username);
    setValue('remember', hasTicket);
    if (hasTicket) setValue('ticketOf', username);
  }, [getValues, setValue]);

  const [username, password, ticketOf] = useWatch({
    control,
    name: ['username', 'password', 'ticketOf'],
  });
  const usesTicket = ticketOf !== '' && ticketOf === username.trim() && password === '';

  const { run, isBusy } = useOnce(async (values: Values) => {
    const name = values.username.trim();
    const { remember } = values;
    const captcha = attempt.needsCaptcha ? { captcha: readField('captcha', values.captcha) } : {};
    const value = await attempt.login(
      usesTicket
        ? { type: 'device', username: name, remember, ...captcha }
        : { type: 'username', username: name, password: values.password, remember, ...captcha },
    );
    if (value) {
      rememberUsername(name, remember);
      await onSignedIn(value, usesTicket ? 'ticket' : 'password');
      return;
    }
    setValue('captcha', '');
    if (usesTicket) setValue('ticketOf', '');
    setFocus('password');
  });
  const send = handleSubmit((values) => run(values));
  useAtOnce(args.submit === true, send);
  return { form, attempt, usesTicket, username, isBusy, send };
}

/** What the form of the header was given is signed in with as if the button had been pressed here. */
function useAtOnce(isWanted: boolean, send: () => Promise<void>): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || isDone.current) return;
    isDone.current = true;
    void send();
  }, [isWanted, send]);
}
