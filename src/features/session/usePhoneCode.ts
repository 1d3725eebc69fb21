import { usePhone } from './usePhone.ts';
import { useSendCode, type Refusals } from './useSendCode.ts';
import { useSmsCode } from './useSmsCode.ts';

/** As much of a form as has a mobile number and the code that is sent to it. */
interface PhoneForm {
  clearErrors(names: ('mobileNum' | 'verificationCode')[]): void;
  getValues(name: 'mobileNum'): string;
  setFocus(name: 'verificationCode'): void;
}

/** The mobile number of a form, the code by SMS, and what sends it there. */
export function usePhoneCode(
  form: PhoneForm,
  options: Refusals & {
    readonly purpose: 'signIn' | 'register';
    /** The country to start with, by its code such as "+34". */
    readonly diallingCode?: string | undefined;
  },
) {
  const phone = usePhone(options.diallingCode);
  const sms = useSmsCode(options.purpose);
  const sendCode = useSendCode(options, async () => {
    form.clearErrors(['mobileNum', 'verificationCode']);
    const seconds = await sms.send(await phone.read(form.getValues('mobileNum')));
    form.setFocus('verificationCode');
    return seconds;
  });
  return { phone, sms, sendCode };
}
