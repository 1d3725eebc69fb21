import { useState } from 'react';
import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import { login, type addressProblemValue } from '../../../schemas/api/session.ts';
import type { FromSchema } from 'json-schema-to-ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { useModals } from '../../platform/modals/modals.ts';
import { useCountdown } from '../../ui/fields/useCountdown.ts';
import type { SignedIn } from './signIn.ts';
import { keepWaiting } from './waitingSignIn.ts';
import { useCaptchaProof } from './useCaptchaProof.ts';

type LoginBody = BodyOf<typeof login>;

/** A sign-in under way: what kept the last try from succeeding, and what the next one needs. */
export interface LoginState {
  readonly problem: unknown;
  /** Changes with every try that was refused. */
  readonly tries: number;
  readonly needsCaptcha: boolean;
  /** Seconds until the gateway answers the next try. */
  readonly waitSeconds: number;
  /** Tries to sign in; resolves with null where that was refused. */
  readonly login: (body: LoginBody) => Promise<SignedIn | null>;
  readonly forget: () => void;
}

/** Signs in. A refusal may ask for a captcha, for a pause, or for a proof that the address is the member's. */
export function useLogin(): LoginState {
  const http = useHttp();
  const modals = useModals();
  const prove = useCaptchaProof();
  const wait = useCountdown('login');
  const [state, setState] = useState({ problem: null as unknown, needsCaptcha: false });
  const [tries, setTries] = useState(0);

  const refuse = (problem: unknown, body: LoginBody) => {
    if (problem instanceof Problem && problem.code === 'addressUnregistered') {
      keepWaiting(body);
      modals.open('addressCheck', problem.value as FromSchema<typeof addressProblemValue>);
      return;
    }
    const { captcha, waitSeconds } = readAdvice(problem);
    // A lock is the account's and lasts half an hour; meanwhile another account may try from here.
    const isLocked = problem instanceof Problem && problem.code === 'accountLocked';
    if (waitSeconds && !isLocked) wait.start(waitSeconds);
    setTries((before) => before + 1);
    setState((before) => ({ problem, needsCaptcha: captcha ?? before.needsCaptcha }));
  };

  return {
    ...state,
    tries,
    waitSeconds: wait.secondsLeft,
    forget: () => setState((before) => ({ ...before, problem: null })),
    login: async (body) => {
      setState((before) => ({ ...before, problem: null }));
      try {
        const captchaProof = body.type === 'username' ? await prove() : undefined;
        return await http.call(login, {
          body: { ...body, ...(captchaProof && { captchaProof }) },
        });
      } catch (problem) {
        refuse(problem, body);
        return null;
      }
    },
  };
}

/** What the gateway says about the next try. */
function readAdvice(problem: unknown): { captcha?: boolean; waitSeconds?: number } {
  const value = problem instanceof Problem ? problem.value : null;
  return typeof value === 'object' && value !== null ? value : {};
}
