import { useRef } from 'react';
import { readCode } from '../../../engine/fields/code.ts';
import { sendRegistrationCode, sendSignInCode } from '../../../schemas/api/verification.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { useGate } from '../../platform/gates/gates.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Problem } from '../../platform/http/problem.ts';
import type { SentCode } from './phoneAuth/firebase.ts';
import type { PhoneNumber } from './usePhone.ts';
import { useCaptchaProof } from './useCaptchaProof.ts';

/** How long the phone-auth service asks to wait between two codes. */
const PHONE_AUTH_SECONDS = 60;

const loadPhoneAuth = loadChunk(() => import('./phoneAuth/phoneAuth.ts'));

/** A code as calls carry it: as typed, or as the phone-auth service vouches for it. */
export type SmsProof = { readonly verificationCode: string } | { readonly firebaseIdToken: string };

/** Sends codes by SMS and turns what was typed into what calls take. */
export interface SmsCode {
  /** Sends a code; resolves with the seconds until the next. Rejects with a Problem. */
  readonly send: (phone: PhoneNumber) => Promise<number>;
  /** Rejects with a Problem where the phone-auth service does not know the code. */
  readonly read: (typed: string) => Promise<SmsProof>;
}

/** Codes by SMS: the gateway's, or those of an outside phone-auth service where the brand has one. */
export function useSmsCode(purpose: 'signIn' | 'register'): SmsCode {
  const http = useHttp();
  const { phoneAuth } = useBrand();
  const isOutside = useGate('phoneAuth');
  const prove = useCaptchaProof();
  const sent = useRef<SentCode | null>(null);

  const send = async ({ mobileNum, countryDialingCode, e164 }: PhoneNumber) => {
    if (isOutside) {
      sent.current = await (await loadPhoneAuth()).sendCode(phoneAuth, e164);
      return PHONE_AUTH_SECONDS;
    }
    const captchaProof = await prove();
    const extra = captchaProof && { captchaProof };
    const { expiredMinutes } =
      purpose === 'signIn'
        ? await http.call(sendSignInCode, { body: { mobileNum, countryDialingCode, ...extra } })
        : await http.call(sendRegistrationCode, {
            body: { mobileNo: mobileNum, countryDialingCode, ...extra },
          });
    return expiredMinutes * 60;
  };

  const read = async (typed: string): Promise<SmsProof> => {
    const code = readCode(typed) ?? typed.trim();
    if (code === '') throw new Problem('codeMissing', 'No code was typed.');
    if (!isOutside) return { verificationCode: code };
    if (!sent.current) throw new Problem('codeExpired', 'No code was sent from this page.');
    return { firebaseIdToken: await sent.current.confirm(code) };
  };
  return { send, read };
}
