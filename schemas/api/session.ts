import { defineEndpoint } from './endpoint.ts';
import {
  accountName,
  captchaProof,
  captchaText,
  codeSentValue,
  diallingCode,
  mobileNumber,
  passwordText,
  phoneAuthToken,
  verificationCode,
} from './texts.ts';

/** The ways to prove that a sign-in from a new address is the member's own. */
export const ADDRESS_PROOFS = ['sms', 'email', 'totp', 'bankName'] as const;

/** A way to prove a new address. */
export type AddressProof = (typeof ADDRESS_PROOFS)[number];

/** What a page gets when somebody is signed in; the cookie that belongs to the token travels beside it. */
export const signedInValue = {
  type: 'object',
  additionalProperties: false,
  required: [
    'token',
    'account',
    'memberType',
    'firstTimeLogin',
    'passwordExpired',
    'passwordMustChange',
  ],
  properties: {
    token: { type: 'string', description: 'Opaque; worth nothing without the cookie.' },
    account: { type: 'string' },
    memberType: { type: 'integer', description: '4 is a trial account.' },
    firstTimeLogin: { type: 'boolean' },
    passwordExpired: {
      type: 'boolean',
      description: 'The password is older than the merchant allows, where expiry is enforced.',
    },
    passwordMustChange: {
      type: 'boolean',
      description: 'The password is one that somebody else set and may know.',
    },
  },
} as const;

/** What the gateway says beside `captchaRequired`, `captchaWrong`, `credentialsWrong`, `loginDelayed` and `accountLocked`. */
export const loginProblemValue = {
  type: 'object',
  additionalProperties: false,
  required: ['captcha'],
  properties: {
    captcha: { type: 'boolean', description: 'Whether the next try needs the captcha.' },
    waitSeconds: { type: 'integer', minimum: 1, description: 'When the next try is answered.' },
  },
} as const;

/** What the gateway says beside `addressUnregistered`. */
export const addressProblemValue = {
  type: 'object',
  additionalProperties: false,
  required: ['challenge', 'proofs'],
  properties: {
    challenge: { type: 'string', description: 'Names this sign-in; good for ten minutes.' },
    proofs: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind'],
        properties: {
          kind: { type: 'string', enum: ADDRESS_PROOFS },
          hint: { type: 'string', description: 'The masked number or e-mail address.' },
        },
      },
    },
  },
} as const;

/**
 * Signs in: by username and password, by mobile number and SMS code (`sms`, number and code in the same two fields), or
 * by the ticket that this device was given for "remember me" (`device`, without a password).
 */
export const login = defineEndpoint({
  id: 'login',
  method: 'POST',
  path: '/wps/session/login',
  summary: 'Sign in',
  token: false,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'username'],
    properties: {
      type: { type: 'string', enum: ['username', 'sms', 'device'] },
      username: {
        ...accountName,
        maxLength: mobileNumber.maxLength,
        description: 'Username, or mobile number for type sms.',
      },
      password: { ...passwordText, description: 'Password, or SMS code for type sms.' },
      countryDialingCode: diallingCode,
      captcha: captchaText,
      captchaProof,
      remember: { type: 'boolean', description: 'Give this device a ticket for one day.' },
      firebaseIdToken: phoneAuthToken,
    },
  },
  value: signedInValue,
});

/** Signs in with a new trial account (type 4). */
export const loginFreePlay = defineEndpoint({
  id: 'loginFreePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Sign in with a trial account',
  gate: 'freePlay',
  token: false,
  sealed: false,
  headers: { 'gateway-version': '3' },
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['os', 'platform', 'random'],
    properties: {
      os: { type: 'string', maxLength: 40, description: 'Operating system, as a statistic.' },
      platform: { type: 'string', const: 'W' },
      random: {
        type: 'string',
        pattern: '^[A-Za-z0-9+/=_-]{16,512}$',
        description: 'Random text of the browser, encrypted; it makes each request its own.',
      },
    },
  },
  value: signedInValue,
});

/** Ends the session, at once and everywhere it is open; with `everywhere` all sessions of the member. */
export const logout = defineEndpoint({
  id: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'Sign out',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      everywhere: { type: 'boolean', default: false, description: 'End all sessions.' },
    },
  },
  value: { type: 'null' },
});

/** Sends the code for a proof by SMS or e-mail of a sign-in from a new address. */
export const sendAddressCode = defineEndpoint({
  id: 'sendAddressCode',
  method: 'POST',
  path: '/wps/verification/address/code',
  summary: 'Send the code that proves a new address',
  token: false,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['challenge', 'proof'],
    properties: {
      challenge: { type: 'string', minLength: 20, maxLength: 100 },
      proof: { type: 'string', enum: ['sms', 'email'] },
    },
  },
  value: codeSentValue,
});

/** Proves a new address and completes the sign-in. */
export const proveAddress = defineEndpoint({
  id: 'proveAddress',
  method: 'POST',
  path: '/wps/session/login/address',
  summary: 'Complete a sign-in from a new address',
  token: false,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['challenge', 'proof', 'answer'],
    properties: {
      challenge: { type: 'string', minLength: 20, maxLength: 100 },
      proof: { type: 'string', enum: ADDRESS_PROOFS },
      answer: { ...verificationCode, minLength: 1, description: 'The code, or the name.' },
    },
  },
  value: signedInValue,
});
