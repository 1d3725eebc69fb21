import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegisterField } from '../../../schemas/registration.ts';
import type { InputProps } from '../../ui/fields/TextField.tsx';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldRule } from '../../../schemas/fields.ts';
import type { RegistrationValues } from './registrationValues.ts';
import type { Phone } from './usePhone.ts';

/** What every field of the registration form gets. */
export interface RegisterInputProps {
  readonly field: RegisterField;
  readonly rule: FieldRule;
  readonly form: UseFormReturn<RegistrationValues>;
  readonly isFirst: boolean;
  /** Whether the form was sent already: until then nobody is told that a field is empty. */
  readonly wasSent: RefObject<boolean>;
  readonly minimumAge: number;
  readonly phone: Phone;
  /** Changes when another captcha is needed. */
  readonly captchaVersion: number;
  /** Sends a code to the number; resolves with the seconds until the next, or null where none was sent. */
  readonly onSendCode: () => Promise<number | null>;
}

/** Fields with a control of their own. */
type SpecialField =
  | 'mobileNum'
  | 'verificationCode'
  | 'password'
  | 'confirmPassword'
  | 'birthday'
  | 'paymentPassword'
  | 'captcha';

/** Fields of one line of text. */
export type PlainField = Exclude<RegisterField, SpecialField>;

interface Presentation {
  readonly label: MessageDescriptor;
  readonly input?: InputProps;
}

const NAME_LIKE: InputProps = { autoCorrect: 'off', spellCheck: false, autoCapitalize: 'none' };

/** How each line of the registration form is labelled and filled in. */
export const PLAIN_FIELDS: Readonly<Record<PlainField, Presentation>> = {
  username: {
    label: msg({ id: 'register.username', context: 'Label', message: 'Username' }),
    input: { ...NAME_LIKE, autoComplete: 'username' },
  },
  payeeName: {
    label: msg({
      id: 'register.payeeName',
      context: 'Label: name of the holder of the bank account',
      message: 'Full name, as at your bank',
    }),
    input: { autoComplete: 'name', autoCapitalize: 'words' },
  },
  email: {
    label: msg({ id: 'register.email', context: 'Label', message: 'E-mail' }),
    input: { ...NAME_LIKE, type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  },
  qqNum: {
    label: msg({ id: 'register.qqNum', context: 'Label', message: 'QQ number' }),
    input: { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' },
  },
  line: {
    label: msg({ id: 'register.line', context: 'Label', message: 'LINE ID' }),
    input: { ...NAME_LIKE, autoComplete: 'off' },
  },
  whatsapp: {
    label: msg({ id: 'register.whatsapp', context: 'Label', message: 'WhatsApp number' }),
    input: { inputMode: 'tel', autoComplete: 'off', dir: 'ltr' },
  },
  facebook: {
    label: msg({ id: 'register.facebook', context: 'Label', message: 'Facebook name' }),
    input: { ...NAME_LIKE, autoComplete: 'off' },
  },
  wechat: {
    label: msg({ id: 'register.wechat', context: 'Label', message: 'WeChat ID' }),
    input: { ...NAME_LIKE, autoComplete: 'off' },
  },
  idNumber: {
    label: msg({
      id: 'register.idNumber',
      context: 'Label: number of an identity document',
      message: 'ID document number',
    }),
    input: { ...NAME_LIKE, autoComplete: 'off', dir: 'ltr' },
  },
  recommenderId: {
    label: msg({
      id: 'register.recommenderId',
      context: 'Label: id of the member who recommended the site',
      message: 'Recommended by',
    }),
    input: { ...NAME_LIKE, autoComplete: 'off' },
  },
  affiliateCode: {
    label: msg({ id: 'register.affiliateCode', context: 'Label', message: 'Affiliate code' }),
    input: { ...NAME_LIKE, autoComplete: 'off', dir: 'ltr' },
  },
  referralCode: {
    label: msg({
      id: 'register.referralCode',
      context: 'Label: code of the friend who invited',
      message: 'Referral code',
    }),
    input: { ...NAME_LIKE, autoComplete: 'off', dir: 'ltr' },
  },
};
