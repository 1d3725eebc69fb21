import { readField } from '../../../engine/fields/readField.ts';
import type { RegisterForm } from '../../../engine/fields/registerForms.ts';
import { register, registerByMobile } from '../../../schemas/api/account.ts';
import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import type { RegisterField } from '../../../schemas/registration.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import type { RegistrationValues } from './registrationValues.ts';
import { useCaptchaProof } from './useCaptchaProof.ts';
import type { Phone } from './usePhone.ts';
import type { SmsCode } from './useSmsCode.ts';

type Body = BodyOf<typeof register> & BodyOf<typeof registerByMobile>;

/** Sent in the form that its own service gives it. */
const TRANSLATED: ReadonlySet<RegisterField> = new Set(['mobileNum', 'verificationCode']);

function readTexts(fields: readonly RegisterField[], values: RegistrationValues) {
  const texts = fields
    .filter((field) => !TRANSLATED.has(field))
    .map((field) => [field, readField(field, values[field])] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== '')) as Partial<Body>;
}

/** Opens an account with what a form holds. */
export function useRegister(options: {
  kind: RegisterForm;
  fields: readonly RegisterField[];
  affiliateCode: string | undefined;
  phone: Phone;
  sms: SmsCode;
}) {
  const { kind, fields, affiliateCode, phone, sms } = options;
  const http = useHttp();
  const prove = useCaptchaProof();

  const readPhone = async ({ mobileNum, verificationCode }: RegistrationValues) => {
    if (!fields.includes('mobileNum')) return {};
    const { countryDialingCode, ...number } = await phone.read(mobileNum);
    const shared = { mobileNum: number.mobileNum, countryDialingCode };
    if (!fields.includes('verificationCode')) return shared;
    const proof = await sms.read(verificationCode);
    if ('verificationCode' in proof) return { ...shared, ...proof };
    return { ...shared, ...proof, login: true, firebaseChannel: 'sms' } as const;
  };

  return {
    /** What is to be sent, with what other services vouch for. Rejects with a Problem. */
    read: async (values: RegistrationValues): Promise<Body> => {
      const captchaProof = await prove();
      return {
        ...readTexts(fields, values),
        ...(affiliateCode && { affiliateCode }),
        ...(await readPhone(values)),
        ...(captchaProof && { captchaProof }),
        agreed: values.agreed,
        domain: window.location.hostname,
        registerUrl: window.location.href.slice(0, 2000),
        registerMethod: 'WEB',
      } as Body;
    },
    /** Rejects with a Problem. */
    send: (body: Body) =>
      kind === 'username' ? http.call(register, { body }) : http.call(registerByMobile, { body }),
  };
}
