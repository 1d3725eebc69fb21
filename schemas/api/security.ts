import { LOCALE_TAGS } from '../../locales/locales.ts';
import { MEMBER_AVATARS } from '../avatars.ts';
import { PROFILE_FIELDS } from '../profile.ts';
import { FIELD_CHOICES } from '../registration.ts';
import { defineEndpoint } from './endpoint.ts';
import { pictureValue } from './member.ts';
import { maybeMomentSchema, momentSchema } from './payments.ts';
import { signedInValue } from './session.ts';
import {
  codeSentValue,
  diallingCode,
  mobileNumber,
  passwordText,
  verificationCode,
} from './texts.ts';
import { PICTURE_BYTES, pictureField } from './pictures.ts';

/*
 * What members do about their own account. Whatever could lock its owner out, or let somebody else in, carries a proof: the
 * password where there is one, and a code of the authenticator where one is bound.
 */

/** What an account may lack, the weightiest first. */
export const SECURITY_ADVICE = [
  'password',
  'email',
  'phone',
  'paymentPassword',
  'authenticator',
  'passkey',
  'profile',
] as const;

/** What an account lacks. */
export type SecurityAdvice = (typeof SECURITY_ADVICE)[number];

/** By what an account is reached. */
export const CONTACT_KINDS = ['email', 'phone'] as const;

/** What of an account can keep it from being closed. */
export const CLOSING_BLOCKS = ['money', 'bets', 'cases'] as const;

/** Passkeys that a member may have at once. */
export const MOST_PASSKEYS = 10;

const id = {
  type: 'string',
  pattern: '^[0-9a-f-]{36}$',
  examples: ['00000000-0000-4000-8000-000000000000'],
} as const;

const proof = {
  type: 'object',
  additionalProperties: false,
  description: 'Shows that it is the owner who asks.',
  properties: {
    password: { ...passwordText, description: 'Wanted where the account has one.' },
    code: {
      type: 'string',
      maxLength: 64,
      description: 'Of the authenticator, or a recovery code; wanted where one is bound.',
    },
  },
} as const;

const contactState = {
  type: 'object',
  additionalProperties: false,
  required: ['masked', 'isProven'],
  properties: {
    masked: { type: ['string', 'null'], description: 'Null where none is bound.' },
    isProven: { type: 'boolean' },
  },
} as const;

const passwordState = {
  type: 'object',
  additionalProperties: false,
  required: ['isSet', 'changedAt'],
  properties: { isSet: { type: 'boolean' }, changedAt: maybeMomentSchema },
} as const;

/** How an account is kept safe. */
const securityValue = {
  type: 'object',
  additionalProperties: false,
  required: [
    'advice',
    'asksCode',
    'password',
    'paymentPassword',
    'email',
    'phone',
    'mayRemove',
    'authenticator',
    'passkeys',
    'payoutsRestUntil',
    'closing',
    'locale',
  ],
  properties: {
    advice: {
      type: 'array',
      items: { type: 'string', enum: SECURITY_ADVICE },
      description: 'What it lacks, the weightiest first.',
    },
    asksCode: { type: 'boolean', description: 'Whether changes want a code of the authenticator.' },
    password: passwordState,
    paymentPassword: passwordState,
    email: contactState,
    phone: contactState,
    mayRemove: {
      type: 'array',
      items: { type: 'string', enum: CONTACT_KINDS },
      description: 'What can be unbound: never the last way back into the account.',
    },
    authenticator: {
      type: 'object',
      additionalProperties: false,
      required: ['isOn', 'codesLeft'],
      properties: {
        isOn: { type: 'boolean' },
        codesLeft: { type: 'integer', description: 'Recovery codes that are not used yet.' },
      },
    },
    passkeys: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'name', 'addedAt', 'lastUsedAt'],
        properties: {
          id: { type: 'string' },
          name: { type: 'string' },
          addedAt: momentSchema,
          lastUsedAt: maybeMomentSchema,
        },
      },
    },
    payoutsRestUntil: {
      ...maybeMomentSchema,
      description: 'Until when nothing is paid out, since the account was changed.',
    },
    closing: {
      type: 'object',
      additionalProperties: false,
      required: ['at', 'blocks', 'waitHours'],
      properties: {
        at: { ...maybeMomentSchema, description: 'When it closes; null where nobody asked.' },
        blocks: {
          type: 'array',
          items: { type: 'string', enum: CLOSING_BLOCKS },
          description: 'What is still open.',
        },
        waitHours: { type: 'integer', description: 'How long it can be taken back.' },
      },
    },
    locale: { type: 'string', description: 'In which messages are written.' },
  },
} as const;

/** The account, as its owner sees it. */
export const getSecurity = defineEndpoint({
  id: 'getSecurity',
  method: 'GET',
  path: '/wps/security',
  summary: 'How the account is kept safe, and what it lacks',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  value: securityValue,
});

const contactParts = {
  kind: { type: 'string', enum: CONTACT_KINDS, examples: ['email'] },
  email: { type: 'string', minLength: 3, maxLength: 320, description: 'Of kind "email".' },
  mobileNum: { ...mobileNumber, description: 'Of kind "phone".' },
  countryDialingCode: diallingCode,
} as const;

/** Sends a code to an address or number that the member wants to be reached by; its answer tells of nobody else's. */
export const sendContactCode = defineEndpoint({
  id: 'sendContactCode',
  method: 'POST',
  path: '/wps/security/contact/code',
  summary: 'Send the code that shows an e-mail address or number to be the member’s',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: contactParts,
  },
  value: codeSentValue,
});

/** Binds it; the one before is told, and payouts rest for a day where there was one. */
export const setContact = defineEndpoint({
  id: 'setContact',
  method: 'POST',
  path: '/wps/security/contact',
  summary: 'Bind an e-mail address or number, or put another in its place',
  gate: 'memberCenter',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'verificationCode', 'proof'],
    properties: { ...contactParts, verificationCode, proof },
  },
  value: securityValue,
});

/** Unbinds it, unless the account could not be got back without. */
export const removeContact = defineEndpoint({
  id: 'removeContact',
  method: 'POST',
  path: '/wps/security/contact/remove',
  summary: 'Unbind an e-mail address or number',
  gate: 'memberCenter',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'proof'],
    properties: { kind: contactParts.kind, proof },
  },
  value: securityValue,
});

const profileValue = {
  type: 'object',
  additionalProperties: false,
  required: ['minimumAge', 'fields'],
  properties: {
    minimumAge: { type: 'integer' },
    fields: {
      type: 'array',
      description: 'What the merchant asks, in order.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'text', 'ask', 'isFixed', 'isSettled', 'minLength', 'maxLength'],
        properties: {
          field: { type: 'string', enum: PROFILE_FIELDS },
          text: { type: 'string', description: 'Empty where nothing was given.' },
          ask: { type: 'string', enum: FIELD_CHOICES },
          isFixed: { type: 'boolean', description: 'Whether it stays as it is first given.' },
          isSettled: { type: 'boolean', description: 'Whether it cannot be changed any more.' },
          minLength: { type: 'integer' },
          maxLength: { type: 'integer' },
        },
      },
    },
  },
} as const;

/** Personal details, as the merchant asks for them. */
export const getProfile = defineEndpoint({
  id: 'getProfile',
  method: 'GET',
  path: '/wps/security/profile',
  summary: 'Personal details of the member',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  value: profileValue,
});

/** Keeps personal details; those that are left out stay as they are. */
export const setProfile = defineEndpoint({
  id: 'setProfile',
  method: 'POST',
  path: '/wps/security/profile',
  summary: 'Change personal details',
  gate: 'memberCenter',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['texts'],
    properties: {
      texts: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          PROFILE_FIELDS.map((field) => [field, { type: 'string', maxLength: 400 }]),
        ) as Record<(typeof PROFILE_FIELDS)[number], { type: 'string'; maxLength: 400 }>,
      },
    },
  },
  value: profileValue,
});

/** Chooses a drawing, or keeps a picture of the member's own: made anew, square, without what stands beside its pixels. */
export const setAvatar = defineEndpoint({
  id: 'setAvatar',
  method: 'POST',
  path: '/wps/security/avatar',
  summary: 'Choose or upload a picture of the member, or take it away',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  bodyBytes: PICTURE_BYTES,
  body: {
    type: 'object',
    additionalProperties: false,
    description: 'Neither takes the picture away.',
    properties: {
      drawing: { type: 'string', enum: MEMBER_AVATARS, examples: [MEMBER_AVATARS[0]] },
      picture: pictureField(
        'A PNG, JPEG or WebP of 5 MB at most, in base64; its middle square is kept.',
      ),
    },
  },
  value: pictureValue,
});

const deviceParts = {
  /** What the browser says of itself, in words that every language knows. */
  browser: { type: ['string', 'null'], description: 'Such as "Firefox".' },
  system: { type: ['string', 'null'], description: 'Such as "Android".' },
  isPhone: { type: 'boolean' },
  ip: { type: 'string' },
  country: { type: ['string', 'null'], description: 'ISO 3166, where it is known.' },
  method: { type: 'string', description: 'How it began.' },
} as const;

const deviceRequired = ['browser', 'system', 'isPhone', 'ip', 'country', 'method'] as const;

const sessionsValue = {
  type: 'object',
  additionalProperties: false,
  required: ['sessions'],
  properties: {
    sessions: {
      type: 'array',
      description: 'Those that live, this one first; twenty at most.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'isThis', 'startedAt', 'lastSeenAt', ...deviceRequired],
        properties: {
          id: { type: 'string' },
          isThis: { type: 'boolean' },
          startedAt: momentSchema,
          lastSeenAt: momentSchema,
          ...deviceParts,
        },
      },
    },
  },
} as const;

/** Where the member is signed in. */
export const listMySessions = defineEndpoint({
  id: 'listMySessions',
  method: 'GET',
  path: '/wps/security/sessions',
  summary: 'Where the member is signed in',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  value: sessionsValue,
});

/** Ends one of the member's sessions, or all but this one with what devices remember. */
export const endMySessions = defineEndpoint({
  id: 'endMySessions',
  method: 'POST',
  path: '/wps/security/sessions/end',
  summary: 'End one session, or all but this',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { id: { ...id, description: 'Without it, all but this one.' } },
  },
  value: sessionsValue,
});

/** Sign-ins of the last year, the newest first. */
export const listMySignIns = defineEndpoint({
  id: 'listMySignIns',
  method: 'GET',
  path: '/wps/security/sign-ins',
  summary: 'Sign-ins of the member, the newest first',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      limit: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
      before: {
        type: 'string',
        pattern: '^[0-9]{1,15}_[0-9a-f-]{36}$',
        description: '"next" of the page before; without it, the newest.',
      },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['signIns', 'next'],
    properties: {
      signIns: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'at', ...deviceRequired],
          properties: { id: { type: 'string' }, at: momentSchema, ...deviceParts },
        },
      },
      next: { type: ['string', 'null'], description: 'Null on the last page.' },
    },
  },
});

/** Keeps in which language messages to the member are written, on whatever device. */
export const setLocale = defineEndpoint({
  id: 'setLocale',
  method: 'POST',
  path: '/wps/security/locale',
  summary: 'Keep the language of the account',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['locale'],
    properties: { locale: { type: 'string', enum: LOCALE_TAGS, examples: ['en'] } },
  },
  value: { type: 'null' },
});

/** How a member shows in lists of winners: not at all, or under a shortened name. */
export const WINNER_NAMES = ['hidden', 'masked'] as const;

const winnerName = { type: 'string', enum: WINNER_NAMES, examples: ['hidden'] } as const;

const privacyValue = {
  type: 'object',
  additionalProperties: false,
  required: ['winnerName', 'isChosen', 'masked'],
  properties: {
    winnerName: { ...winnerName, description: 'How the member shows in lists of winners.' },
    isChosen: {
      type: 'boolean',
      description: 'False where nobody chose: then it is as the law of the market has it.',
    },
    masked: { type: 'string', description: 'The name as it would show, such as "ma***7".' },
  },
} as const;

/** What others see of the member. */
export const getPrivacy = defineEndpoint({
  id: 'getPrivacy',
  method: 'GET',
  path: '/wps/security/privacy',
  summary: 'What others see of the member',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  value: privacyValue,
});

/** Chooses how the member shows in lists of winners; it holds for wins of before as well, at once. */
export const setPrivacy = defineEndpoint({
  id: 'setPrivacy',
  method: 'POST',
  path: '/wps/security/privacy',
  summary: 'Choose what others see of the member',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['winnerName'],
    properties: { winnerName },
  },
  value: privacyValue,
});

/** Everything that is kept of the member, as a text of JSON. Three times a day. */
export const downloadMyData = defineEndpoint({
  id: 'downloadMyData',
  method: 'POST',
  path: '/wps/security/data',
  summary: 'Everything that is kept of the member',
  gate: 'memberCenter',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['proof'],
    properties: { proof },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['fileName', 'text'],
    properties: { fileName: { type: 'string' }, text: { type: 'string' } },
  },
});

/** Closes the account when a day has passed, unless its member takes that back. Refused while money or bets are open. */
export const closeMyAccount = defineEndpoint({
  id: 'closeMyAccount',
  method: 'POST',
  path: '/wps/security/close',
  summary: 'Have the account closed',
  gate: 'memberCenter',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['proof'],
    properties: { proof },
  },
  value: securityValue,
});

/** The account stays. */
export const keepMyAccount = defineEndpoint({
  id: 'keepMyAccount',
  method: 'POST',
  path: '/wps/security/keep',
  summary: 'Take back that the account closes',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  body: { type: 'object', additionalProperties: false, properties: {} },
  value: securityValue,
});

/** Makes the secret of an authenticator; nothing is bound before a code of it was shown. */
export const beginAuthenticator = defineEndpoint({
  id: 'beginAuthenticator',
  method: 'POST',
  path: '/wps/security/authenticator/begin',
  summary: 'Make the secret of an authenticator',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  body: { type: 'object', additionalProperties: false, properties: {} },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['offer', 'secret', 'uri'],
    properties: {
      offer: { type: 'string', description: 'Goes back with the code; good for ten minutes.' },
      secret: { type: 'string', description: 'Base32, to be typed.' },
      uri: { type: 'string', description: 'What the QR code holds.' },
    },
  },
});

const codesValue = {
  type: 'object',
  additionalProperties: false,
  required: ['codes', 'security'],
  properties: {
    codes: {
      type: 'array',
      items: { type: 'string' },
      description: 'Recovery codes, shown this once.',
    },
    security: securityValue,
  },
} as const;

/** Binds an authenticator, in place of the one before. */
export const bindAuthenticator = defineEndpoint({
  id: 'bindAuthenticator',
  method: 'POST',
  path: '/wps/security/authenticator',
  summary: 'Bind an authenticator by a code of it',
  gate: 'memberCenter',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['offer', 'code', 'proof'],
    properties: {
      offer: { type: 'string', minLength: 20, maxLength: 400 },
      code: { type: 'string', minLength: 1, maxLength: 64 },
      proof,
    },
  },
  value: codesValue,
});

/** Takes the authenticator away. */
export const removeAuthenticator = defineEndpoint({
  id: 'removeAuthenticator',
  method: 'POST',
  path: '/wps/security/authenticator/remove',
  summary: 'Unbind the authenticator',
  gate: 'memberCenter',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['proof'],
    properties: { proof },
  },
  value: securityValue,
});

/** Makes other recovery codes; those before are void. */
export const renewRecoveryCodes = defineEndpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/wps/security/authenticator/codes',
  summary: 'Make other recovery codes',
  gate: 'memberCenter',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['proof'],
    properties: { proof },
  },
  value: codesValue,
});

const optionsValue = {
  type: 'object',
  additionalProperties: false,
  required: ['options'],
  properties: {
    options: {
      type: 'object',
      additionalProperties: true,
      description: 'As the browser takes it (WebAuthn, JSON).',
    },
  },
} as const;

const passkeyResponse = {
  type: 'object',
  additionalProperties: true,
  maxProperties: 12,
  description: 'What the browser answered (WebAuthn, JSON).',
} as const;

/** Begins a passkey of this host. */
export const beginPasskey = defineEndpoint({
  id: 'beginPasskey',
  method: 'POST',
  path: '/wps/security/passkeys/begin',
  summary: 'Ask for what a browser makes a passkey by',
  gate: 'memberCenter',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['proof'],
    properties: { proof },
  },
  value: optionsValue,
});

const passkeyName = { type: 'string', minLength: 1, maxLength: 60 } as const;

/** Keeps a passkey that the browser made. */
export const addPasskey = defineEndpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/wps/security/passkeys',
  summary: 'Keep a passkey',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'response'],
    properties: { name: passkeyName, response: passkeyResponse },
  },
  value: securityValue,
});

/** Calls a passkey otherwise. */
export const renamePasskey = defineEndpoint({
  id: 'renamePasskey',
  method: 'POST',
  path: '/wps/security/passkeys/rename',
  summary: 'Give a passkey another name',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'name'],
    properties: { id, name: passkeyName },
  },
  value: securityValue,
});

/** Removes a passkey. */
export const removePasskey = defineEndpoint({
  id: 'removePasskey',
  method: 'POST',
  path: '/wps/security/passkeys/remove',
  summary: 'Remove a passkey',
  gate: 'memberCenter',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'proof'],
    properties: { id, proof },
  },
  value: securityValue,
});

/** What a browser signs to sign in; the same for everybody. */
export const askPasskeySignIn = defineEndpoint({
  id: 'askPasskeySignIn',
  method: 'POST',
  path: '/wps/session/login/passkey/options',
  summary: 'Ask for what a browser signs to sign in by a passkey',
  token: false,
  sealed: false,
  body: { type: 'object', additionalProperties: false, properties: {} },
  value: optionsValue,
});

/** Signs in by a passkey of this host. */
export const signInByPasskey = defineEndpoint({
  id: 'signInByPasskey',
  method: 'POST',
  path: '/wps/session/login/passkey',
  summary: 'Sign in by a passkey',
  token: false,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['response'],
    properties: { response: passkeyResponse },
  },
  value: signedInValue,
});
