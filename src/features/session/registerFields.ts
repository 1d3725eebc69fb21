import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegisterField } from '../../../schemas/registration.ts';
import type { InputProps } from '../../ui/fields/TextField.tsx';

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
