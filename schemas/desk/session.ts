import { defineDeskEndpoint, idField, maybeTimeField, timeField } from './deskEndpoint.ts';
import { LIMIT_KINDS } from './roles.ts';

/** Where somebody stands on the way in. */
export const SESSION_STATES = [
  'signedOut',
  'needsSecondFactor',
  'needsEnrolment',
  'signedIn',
] as const;

/** A second factor; recovery codes stand in for one that was lost. */
export const FACTOR_KINDS = ['totp', 'passkey', 'recovery'] as const;

const limitSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'currency', 'alone', 'most'],
  properties: {
    kind: { type: 'string', enum: LIMIT_KINDS },
    currency: { type: 'string' },
    alone: { type: 'string', description: 'Up to here without a second person.' },
    most: { type: 'string', description: 'Up to here it may be asked for, and approved.' },
  },
} as const;

/** Who is at the desk, and what they may do. All but `state` and `factors` is empty until signed in. */
export const sessionValue = {
  type: 'object',
  additionalProperties: false,
  required: [
    'state',
    'factors',
    'staff',
    'permissions',
    'allBrands',
    'brands',
    'limits',
    'factorShownAt',
    'idleEndsAt',
    'endsAt',
    'serverTime',
  ],
  properties: {
    state: { type: 'string', enum: SESSION_STATES },
    factors: {
      type: 'array',
      items: { type: 'string', enum: FACTOR_KINDS },
      description: 'Second factors that the account has.',
    },
    staff: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'name', 'email', 'roles', 'recoveryCodesLeft'],
          properties: {
            id: { type: 'string' },
            name: { type: 'string' },
            email: { type: 'string' },
            roles: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['id', 'name'],
                properties: {
                  id: { type: 'string' },
                  name: { type: ['string', 'null'], description: 'Null for ready roles.' },
                },
              },
            },
            recoveryCodesLeft: { type: 'integer' },
          },
        },
      ],
    },
    permissions: { type: 'array', items: { type: 'string' } },
    allBrands: { type: 'boolean', description: 'Also brands that are added later.' },
    brands: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['merchantCode', 'name', 'currency', 'decimals', 'locales', 'host'],
        properties: {
          merchantCode: { type: 'string' },
          name: { type: 'string' },
          currency: { type: 'string' },
          decimals: { type: 'integer' },
          locales: { type: 'array', items: { type: 'string' }, description: 'The default first.' },
          host: { type: 'string' },
        },
      },
    },
    limits: { type: 'array', items: limitSchema },
    factorShownAt: { ...maybeTimeField, description: 'When the second factor was shown last.' },
    idleEndsAt: { ...maybeTimeField, description: 'When the session ends without another call.' },
    endsAt: { ...maybeTimeField, description: 'When the session ends in any case.' },
    serverTime: timeField,
  },
} as const;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

/** A password as typed; its rule is 12 characters or more and none of the common ones. */
export const passwordField = { type: 'string', minLength: 1, maxLength: 200 } as const;

const code = { type: 'string', pattern: '^[0-9 ]{6,9}$' } as const;

/** What the browser's credential call gave, as `@simplewebauthn/browser` writes it. */
const webauthnJson = { type: 'object', additionalProperties: true } as const;

const optionsValue = {
  type: 'object',
  additionalProperties: false,
  required: ['options'],
  properties: { options: { type: 'object', additionalProperties: true } },
} as const;

const nothing = { type: 'object', additionalProperties: false, properties: {} } as const;

const tokenBody = {
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', pattern: '^[A-Za-z0-9_-]{20,200}$' } },
} as const;

const enrolledValue = {
  type: 'object',
  additionalProperties: false,
  required: ['recoveryCodes', 'session'],
  properties: {
    recoveryCodes: {
      type: 'array',
      items: { type: 'string' },
      description: 'With the first factor only, and shown this once.',
    },
    session: sessionValue,
  },
} as const;

/** Who is at the desk. It is no sign that they are still there. */
export const getSession = defineDeskEndpoint({
  id: 'session.get',
  method: 'GET',
  path: '/desk/v1/session',
  summary: 'Who is signed in, and what they may do',
  permission: 'anybody',
  scope: 'platform',
  value: sessionValue,
});

/** Sign in by e-mail address and password; the second factor follows. */
export const signIn = defineDeskEndpoint({
  id: 'session.signIn',
  method: 'POST',
  path: '/desk/v1/session/signIn',
  summary: 'Sign in by e-mail address and password; the second factor follows',
  permission: 'anybody',
  scope: 'platform',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['email', 'password'],
    properties: { email: text(254), password: passwordField },
  },
  value: sessionValue,
});

/** End this session. */
export const signOut = defineDeskEndpoint({
  id: 'session.signOut',
  method: 'POST',
  path: '/desk/v1/session/signOut',
  summary: 'End this session',
  permission: 'anybody',
  scope: 'platform',
  body: nothing,
  value: sessionValue,
});

/** Each of the three ways lets in, and renews the second factor of who is in already. */
export const showTotp = defineDeskEndpoint({
  id: 'session.showTotp',
  method: 'POST',
  path: '/desk/v1/session/totp',
  summary: "Second factor by an authenticator's code",
  permission: 'factor',
  scope: 'platform',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: { code },
  },
  value: sessionValue,
});

/** What the browser needs to ask for a passkey. */
export const getPasskeyOptions = defineDeskEndpoint({
  id: 'session.passkeyOptions',
  method: 'POST',
  path: '/desk/v1/session/passkey/options',
  summary: 'What the browser needs to ask for a passkey',
  permission: 'factor',
  scope: 'platform',
  body: nothing,
  value: optionsValue,
});

/** Second factor by a passkey. */
export const showPasskey = defineDeskEndpoint({
  id: 'session.showPasskey',
  method: 'POST',
  path: '/desk/v1/session/passkey',
  summary: 'Second factor by a passkey',
  permission: 'factor',
  scope: 'platform',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['response'],
    properties: { response: webauthnJson },
  },
  value: sessionValue,
});

/** A recovery code in place of the second factor; each is good once. */
export const showRecoveryCode = defineDeskEndpoint({
  id: 'session.showRecoveryCode',
  method: 'POST',
  path: '/desk/v1/session/recovery',
  summary: 'A recovery code in place of the second factor; each is good once',
  permission: 'factor',
  scope: 'platform',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: { code: text(40) },
  },
  value: sessionValue,
});

/** The first authenticator may be added by who has signed in by password and has no factor yet. */
export const beginTotp = defineDeskEndpoint({
  id: 'factors.beginTotp',
  method: 'POST',
  path: '/desk/v1/factors/totp/begin',
  summary: 'A fresh secret for an authenticator',
  permission: 'factor',
  scope: 'platform',
  body: nothing,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['secret', 'uri'],
    properties: {
      secret: { type: 'string', description: 'Base32, for typing.' },
      uri: { type: 'string', description: 'otpauth address, for a QR code.' },
    },
  },
});

/** Keep the authenticator whose secret was given last, shown by a code of it. */
export const confirmTotp = defineDeskEndpoint({
  id: 'factors.confirmTotp',
  method: 'POST',
  path: '/desk/v1/factors/totp/confirm',
  summary: 'Keep the authenticator whose secret was given last, shown by a code of it',
  permission: 'factor',
  scope: 'platform',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['code', 'name'],
    properties: { code, name: text(60) },
  },
  value: enrolledValue,
});

/** What the browser needs to make a passkey. */
export const beginPasskey = defineDeskEndpoint({
  id: 'factors.beginPasskey',
  method: 'POST',
  path: '/desk/v1/factors/passkey/begin',
  summary: 'What the browser needs to make a passkey',
  permission: 'factor',
  scope: 'platform',
  body: nothing,
  value: optionsValue,
});

/** Keep a passkey that the browser made. */
export const confirmPasskey = defineDeskEndpoint({
  id: 'factors.confirmPasskey',
  method: 'POST',
  path: '/desk/v1/factors/passkey/confirm',
  summary: 'Keep a passkey that the browser made',
  permission: 'factor',
  scope: 'platform',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['response', 'name'],
    properties: { response: webauthnJson, name: text(60) },
  },
  value: enrolledValue,
});

/** My second factors. */
export const listFactors = defineDeskEndpoint({
  id: 'factors.list',
  method: 'GET',
  path: '/desk/v1/factors',
  summary: 'My second factors',
  permission: 'staff',
  scope: 'platform',
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['items', 'recoveryCodesLeft'],
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'kind', 'name', 'addedAt', 'lastUsedAt'],
          properties: {
            id: { type: 'string' },
            kind: { type: 'string', enum: ['totp', 'passkey'] },
            name: { type: 'string' },
            addedAt: timeField,
            lastUsedAt: maybeTimeField,
          },
        },
      },
      recoveryCodesLeft: { type: 'integer' },
    },
  },
});

/** Remove a second factor that is not the last. */
export const removeFactor = defineDeskEndpoint({
  id: 'factors.remove',
  method: 'POST',
  path: '/desk/v1/factors/remove',
  summary: 'Remove a second factor that is not the last',
  permission: 'staff',
  scope: 'platform',
  freshFactor: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: idField },
  },
  value: { type: 'null' },
});

/** Fresh recovery codes in place of the old ones. */
export const renewRecoveryCodes = defineDeskEndpoint({
  id: 'factors.renewRecoveryCodes',
  method: 'POST',
  path: '/desk/v1/factors/recoveryCodes',
  summary: 'Fresh recovery codes in place of the old ones',
  permission: 'staff',
  scope: 'platform',
  freshFactor: true,
  body: nothing,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['recoveryCodes'],
    properties: { recoveryCodes: { type: 'array', items: { type: 'string' } } },
  },
});

/** Where I am signed in. */
export const listOwnSessions = defineDeskEndpoint({
  id: 'sessions.list',
  method: 'GET',
  path: '/desk/v1/sessions',
  summary: 'Where I am signed in',
  permission: 'staff',
  scope: 'platform',
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'isThis', 'ip', 'userAgent', 'startedAt', 'lastSeenAt'],
          properties: {
            id: { type: 'string' },
            isThis: { type: 'boolean' },
            ip: { type: 'string' },
            userAgent: { type: 'string' },
            startedAt: timeField,
            lastSeenAt: timeField,
          },
        },
      },
    },
  },
});

/** End one of my sessions, or all others. */
export const endOwnSession = defineDeskEndpoint({
  id: 'sessions.end',
  method: 'POST',
  path: '/desk/v1/sessions/end',
  summary: 'End one of my sessions, or all others',
  permission: 'staff',
  scope: 'platform',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { id: { ...idField, description: 'Without it, all but this one.' } },
  },
  value: { type: 'null' },
});

/** Change my password; all other sessions end. */
export const changePassword = defineDeskEndpoint({
  id: 'session.changePassword',
  method: 'POST',
  path: '/desk/v1/session/password',
  summary: 'Change my password; all other sessions end',
  permission: 'staff',
  scope: 'platform',
  freshFactor: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['oldPassword', 'newPassword'],
    properties: { oldPassword: passwordField, newPassword: passwordField },
  },
  value: { type: 'null' },
});

/** The token stands behind `#` in the link `/invitation#…`, so that it reaches no log. */
export const readInvitation = defineDeskEndpoint({
  id: 'invitation.read',
  method: 'POST',
  path: '/desk/v1/invitation',
  summary: 'Whom an invitation is for',
  permission: 'anybody',
  scope: 'platform',
  body: tokenBody,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['email', 'name', 'endsAt'],
    properties: { email: { type: 'string' }, name: { type: 'string' }, endsAt: timeField },
  },
});

/** Set the first password; the second factor follows. */
export const acceptInvitation = defineDeskEndpoint({
  id: 'invitation.accept',
  method: 'POST',
  path: '/desk/v1/invitation/accept',
  summary: 'Set the first password; the second factor follows',
  permission: 'anybody',
  scope: 'platform',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['token', 'password'],
    properties: { token: tokenBody.properties.token, password: passwordField },
  },
  value: sessionValue,
});
