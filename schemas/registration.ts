import type { FieldRule } from './fields.ts';

/** Every field that a registration form may have, in the order in which it shows them. */
export const REGISTER_FIELDS = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'birthday',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'captcha',
] as const;

/** A field of the registration form. */
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** Fields whose place in the form a merchant may choose; the others carry the account, its safety and the law. */
export const CHOSEN_FIELDS = [
  'payeeName',
  'email',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'recommenderId',
  'affiliateCode',
  'referralCode',
] as const satisfies readonly RegisterField[];

/** One of them. */
export type ChosenField = (typeof CHOSEN_FIELDS)[number];

/** Whether a field is asked, and must be filled in. */
export const FIELD_CHOICES = ['hidden', 'optional', 'required'] as const;

/** One of them. */
export type FieldChoice = (typeof FIELD_CHOICES)[number];

const rule = (patternId: number, minLength: number, maxLength: number): FieldRule => ({
  enabled: false,
  required: false,
  acceptedPattern: '*',
  patternId,
  minLength,
  maxLength,
});

const shown = (of: FieldRule): FieldRule => ({ ...of, enabled: true });
const asked = (of: FieldRule): FieldRule => ({ ...of, enabled: true, required: true });

/** What a merchant that says nothing about registration asks for. */
export const DEFAULT_REGISTER_RULES: Readonly<Record<RegisterField, FieldRule>> = {
  username: asked(rule(1, 5, 16)),
  mobileNum: asked(rule(6, 5, 15)),
  verificationCode: asked(rule(0, 0, 255)),
  password: asked(rule(19, 8, 64)),
  confirmPassword: asked(rule(0, 8, 64)),
  payeeName: rule(0, 2, 60),
  email: shown(rule(3, 6, 100)),
  birthday: asked(rule(11, 10, 10)),
  paymentPassword: rule(6, 6, 6),
  qqNum: rule(6, 5, 12),
  line: rule(0, 2, 40),
  whatsapp: rule(6, 6, 15),
  facebook: rule(0, 2, 60),
  wechat: rule(4, 4, 30),
  idNumber: rule(4, 5, 30),
  recommenderId: rule(4, 3, 20),
  affiliateCode: shown(rule(4, 3, 20)),
  referralCode: shown(rule(4, 4, 20)),
  captcha: asked(rule(6, 4, 6)),
};
