/** Schemas of texts that several calls take; the rules of the brand's own form come on top of these. */

/** A username, as somebody types it to sign in; the member's own rules were checked at registration. */
export const accountName = {
  type: 'string',
  minLength: 1,
  maxLength: 64,
  description: 'Username.',
} as const;

/** A password in clear, inside of a sealed body. */
export const passwordText = {
  type: 'string',
  minLength: 1,
  maxLength: 128,
  description: 'Password.',
} as const;

/** A mobile number as typed, without or with its dialling code. */
export const mobileNumber = {
  type: 'string',
  minLength: 1,
  maxLength: 32,
  description: 'Mobile number, in the digits of any writing.',
} as const;

/** A dialling code, such as "+34". */
export const diallingCode = {
  type: 'string',
  pattern: '^\\+?[0-9]{1,4}$',
  description: 'Dialling code of the country, such as "+34".',
} as const;

/** A code that came by SMS or e-mail. */
export const verificationCode = {
  type: 'string',
  maxLength: 255,
  description: 'Code from an SMS or an e-mail, in the digits of any writing.',
} as const;

/** What was read from the captcha's picture or sound. */
export const captchaText = {
  type: 'string',
  maxLength: 64,
  description: 'What the captcha shows or says, in the digits of any writing.',
} as const;

/** The proof of the captcha provider: its fields by name, as its own script gives them. */
export const captchaProof = {
  type: 'object',
  maxProperties: 8,
  additionalProperties: { type: 'string', maxLength: 4096 },
  description: "The provider's proof that a person asks; its fields as the provider names them.",
} as const;

/** An ID token of the phone-auth service. */
export const phoneAuthToken = {
  type: 'string',
  minLength: 16,
  maxLength: 4096,
  description: 'ID token of the phone-auth service, for a verified number.',
} as const;

/** How long a code is good for, and when the next may be asked for. */
export const codeSentValue = {
  type: 'object',
  additionalProperties: false,
  required: ['expiredMinutes'],
  properties: {
    expiredMinutes: {
      type: 'integer',
      minimum: 1,
      maximum: 60,
      description: 'Minutes for which the code is good and during which no other is sent.',
    },
  },
} as const;
