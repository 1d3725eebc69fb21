import { defineEndpoint } from './endpoint.ts';
import { captchaProof, codeSentValue, diallingCode, mobileNumber } from './texts.ts';

/** Sends a code by SMS to sign in or to reset a password. The answer is the same for numbers without an account. */
export const sendSignInCode = defineEndpoint({
  id: 'sendSignInCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Send an SMS code to a known number',
  token: false,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['mobileNum', 'countryDialingCode'],
    properties: { mobileNum: mobileNumber, countryDialingCode: diallingCode, captchaProof },
  },
  value: codeSentValue,
});

/** Sends a code by SMS to register with. */
export const sendRegistrationCode = defineEndpoint({
  id: 'sendRegistrationCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary: 'Send an SMS code to register with',
  gate: 'registrationSms',
  token: false,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['mobileNo', 'countryDialingCode'],
    properties: { mobileNo: mobileNumber, countryDialingCode: diallingCode, captchaProof },
  },
  value: codeSentValue,
});

/** A picture of digits to copy. Which one it is stands in a cookie; asked for again, the one before is void. */
export const getCaptcha = defineEndpoint({
  id: 'getCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  summary: 'A captcha as a picture',
  token: false,
  sealed: false,
  value: { type: 'string', description: 'PNG, base64.' },
});

/** The same captcha read aloud, for people who cannot see the picture. */
export const getCaptchaSound = defineEndpoint({
  id: 'getCaptchaSound',
  method: 'GET',
  path: '/wps/captcha/sound',
  summary: 'The captcha as a sound',
  token: false,
  sealed: false,
  value: { type: 'string', description: 'WAV, base64.' },
});

/** A piece of work that proves a person's browser, of the self-hosted captcha provider (ALTCHA). */
export const getCaptchaChallenge = defineEndpoint({
  id: 'getCaptchaChallenge',
  method: 'GET',
  path: '/wps/captcha/challenge',
  summary: 'Challenge of the self-hosted captcha provider',
  gate: 'loginCaptcha',
  token: false,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: true,
    description: "The challenge as the provider's own library reads it.",
  },
});
