import { fieldRuleSchema } from '../fields.ts';
import { REGISTER_FIELDS, type RegisterField } from '../registration.ts';
import { defineEndpoint } from './endpoint.ts';
import { signedInValue } from './session.ts';
import {
  accountName,
  captchaProof,
  captchaText,
  diallingCode,
  mobileNumber,
  passwordText,
  phoneAuthToken,
  verificationCode,
} from './texts.ts';

const optional = (description: string, maxLength = 128) =>
  ({ type: 'string', maxLength, description }) as const;

/** What both registrations take; which fields a merchant asks for is in the registration settings. */
const registrationFields = {
  payeeName: optional('Name of the holder of the bank account.'),
  email: optional('E-mail address.', 320),
  birthday: optional('Date of birth, yyyy-MM-dd, in the digits of any writing.', 40),
  qqNum: optional('QQ number.'),
  recommenderId: optional('Id of the member who recommended the site.'),
  captcha: captchaText,
  affiliateCode: optional('Code of the affiliate.', 64),
  paymentPassword: optional('Password for withdrawals.'),
  line: optional('LINE id.'),
  whatsapp: optional('WhatsApp number.'),
  facebook: optional('Facebook name.'),
  wechat: optional('WeChat id.'),
  idNumber: optional('Number of an identity document.'),
  referralCode: optional('Code of the member who invited.', 64),
  domain: optional('Host of the page.', 253),
  registerUrl: optional('Address of the page.', 2000),
  registerMethod: { type: 'string', const: 'WEB' },
  /** The terms and the minimum age are agreed to with one tick. */
  agreed: { type: 'boolean', description: 'Whether terms and age were agreed to.' },
  captchaProof,
} as const;

/** Every field at its longest, three bytes a letter, sealed. */
const REGISTRATION_BYTES = 32_768;

/** Opens an account by username and signs it in. */
export const register = defineEndpoint({
  id: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Open an account by username',
  gate: 'usernameRegistration',
  token: false,
  sealed: true,
  bodyBytes: REGISTRATION_BYTES,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['username', 'password', 'registerUrl', 'registerMethod', 'agreed'],
    properties: {
      username: accountName,
      password: passwordText,
      confirmPassword: passwordText,
      mobileNum: mobileNumber,
      countryDialingCode: diallingCode,
      verificationCode,
      ...registrationFields,
    },
  },
  value: signedInValue,
});

/** Opens an account by mobile number and signs it in. */
export const registerByMobile = defineEndpoint({
  id: 'registerByMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  summary: 'Open an account by mobile number',
  gate: 'mobileRegistration',
  token: false,
  sealed: true,
  bodyBytes: REGISTRATION_BYTES,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['mobileNum', 'countryDialingCode', 'registerUrl', 'registerMethod', 'agreed'],
    properties: {
      mobileNum: mobileNumber,
      countryDialingCode: diallingCode,
      verificationCode,
      password: passwordText,
      confirmPassword: passwordText,
      login: { type: 'boolean', const: true },
      firebaseChannel: { type: 'string', const: 'sms' },
      firebaseIdToken: phoneAuthToken,
      ...registrationFields,
    },
  },
  value: signedInValue,
});

/** Which fields the registration forms show, and their rules. */
export const getRegisterSetting = defineEndpoint({
  id: 'getRegisterSetting',
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Rules of the registration forms',
  gate: 'registration',
  token: false,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['fields', 'minimumAge'],
    properties: {
      fields: {
        type: 'object',
        additionalProperties: false,
        required: REGISTER_FIELDS,
        properties: Object.fromEntries(
          REGISTER_FIELDS.map((field) => [field, fieldRuleSchema]),
        ) as Record<RegisterField, typeof fieldRuleSchema>,
      },
      minimumAge: { type: 'integer' },
    },
  },
});

/** Whether an affiliate code is good; `affiliateCodeWrong` when it is not. */
export const getAffiliate = defineEndpoint({
  id: 'getAffiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Check an affiliate code',
  gate: 'registration',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: {
      code: { type: 'string', minLength: 1, maxLength: 64, examples: ['WELCOME'] },
      domain: { type: 'string', maxLength: 253, description: 'Host of the page.' },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: { code: { type: 'string', description: 'The code as it is kept.' } },
  },
});

/** Whether a friend's code leads to somebody who may invite. */
export const checkReferralCode = defineEndpoint({
  id: 'checkReferralCode',
  method: 'GET',
  path: '/wps/member/referral',
  summary: 'Check a referral code',
  gate: 'registration',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: {
      code: { type: 'string', minLength: 1, maxLength: 64, examples: ['DEMO'] },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['isGood'],
    properties: { isGood: { type: 'boolean' } },
  },
});

/** Changes the password of the signed-in member and ends the other sessions. */
export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  summary: 'Change the password',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['newPassword', 'confirmNewPassword'],
    dependencies: { verificationCode: ['oldPassword'] },
    properties: {
      oldPassword: {
        ...passwordText,
        description: 'May be left out within five minutes of a sign-in.',
      },
      verificationCode: {
        type: 'string',
        maxLength: 64,
        description: 'Beside the old password, where an authenticator is bound.',
      },
      newPassword: passwordText,
      confirmNewPassword: passwordText,
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['token'],
    properties: {
      token: { type: 'string', description: 'The session goes on under this token.' },
    },
  },
});

/** Sends an e-mail with a link to a new password, if there is such an account; the answer does not tell. */
export const requestPasswordByEmail = defineEndpoint({
  id: 'requestPasswordByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  summary: 'Ask for a new password by e-mail',
  token: false,
  sealed: false,
  form: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['username', 'email'],
    properties: {
      username: accountName,
      email: { type: 'string', minLength: 3, maxLength: 320 },
      captcha: captchaText,
    },
  },
  value: { type: 'null' },
});

/** Sets a new password with the secret of an e-mailed link. */
export const setPasswordByEmail = defineEndpoint({
  id: 'setPasswordByEmail',
  method: 'POST',
  path: '/wps/member/password/email/verification',
  summary: 'Set a new password by an e-mailed link',
  token: false,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['secret', 'newPassword'],
    properties: {
      secret: { type: 'string', pattern: '^[A-Za-z0-9_-]{20,100}$' },
      newPassword: passwordText,
    },
  },
  value: { type: 'null' },
});

/** Whether the secret of an e-mailed link still opens anything; nothing is used up. Refused as the link itself would be. */
export const checkPasswordLink = defineEndpoint({
  id: 'checkPasswordLink',
  method: 'POST',
  path: '/wps/member/password/email/check',
  summary: 'See whether an e-mailed link is still good',
  token: false,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['secret'],
    properties: { secret: { type: 'string', pattern: '^[A-Za-z0-9_-]{20,100}$' } },
  },
  value: { type: 'null' },
});

/** Sets a new password by an SMS code and signs in; other sessions end, and payouts wait for a check. */
export const setPasswordByPhone = defineEndpoint({
  id: 'setPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  summary: 'Set a new password by phone',
  gate: 'phoneRecovery',
  token: false,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['newPassword', 'mobileNum', 'countryDialingCode'],
    properties: {
      newPassword: passwordText,
      mobileNum: mobileNumber,
      countryDialingCode: diallingCode,
      verificationCode,
      firebaseIdToken: phoneAuthToken,
    },
  },
  value: signedInValue,
});
