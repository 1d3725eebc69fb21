import { PAYOUT_TYPES } from '../payments.schema.ts';
import { fieldRuleSchema } from '../fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { maybeMomentSchema, momentSchema } from './payments.ts';
import { codeSentValue, passwordText } from './texts.ts';

/*
 * Where members are paid out to, and the password that guards it. The password itself travels in one call alone, sealed; what
 * it opens carries the pass that this call gave.
 */

/** Accounts that a member may have at once. */
export const MOST_PAYOUT_ACCOUNTS = 5;

/** Shows that the payment password was typed a moment ago. */
export const passField = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{43}$',
  description: 'Of `provePaymentPassword`; good for five minutes, and for one change.',
  examples: ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
} as const;

const accountSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'bank', 'holder', 'number', 'network', 'usableAt', 'isUsable', 'isBusy'],
  properties: {
    id: { type: 'string' },
    type: { type: 'string', enum: PAYOUT_TYPES },
    bank: { type: ['string', 'null'], description: 'Bank or provider.' },
    holder: { type: 'string' },
    number: { type: 'string', description: 'Its last four characters, after dots.' },
    network: { type: ['string', 'null'], description: 'Of crypto.' },
    usableAt: { ...momentSchema, description: 'From when on it can be paid out to.' },
    isUsable: { type: 'boolean' },
    isBusy: { type: 'boolean', description: 'Whether a withdrawal to it is under way.' },
  },
} as const;

const accountsValue = {
  type: 'object',
  additionalProperties: false,
  required: ['payeeName', 'most', 'types', 'waitHours', 'accounts'],
  properties: {
    payeeName: {
      type: ['string', 'null'],
      description: 'Whose accounts they have to be; null until the first one, which settles it.',
    },
    most: { type: 'integer', description: 'How many there can be.' },
    types: { type: 'array', items: { type: 'string', enum: PAYOUT_TYPES } },
    waitHours: { type: 'integer', description: 'How long a new one waits.' },
    accounts: { type: 'array', items: accountSchema },
  },
} as const;

/** The accounts of a member. */
export const getPayoutAccounts = defineEndpoint({
  id: 'getPayoutAccounts',
  method: 'GET',
  path: '/wps/pay/accounts',
  summary: 'Accounts that the member can be paid out to',
  gate: 'withdraw',
  token: true,
  sealed: false,
  value: accountsValue,
});

/** Adds an account. */
export const addPayoutAccount = defineEndpoint({
  id: 'addPayoutAccount',
  method: 'POST',
  path: '/wps/pay/accounts',
  summary: 'Add an account to be paid out to',
  gate: 'withdraw',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'number', 'pass'],
    properties: {
      type: { type: 'string', enum: PAYOUT_TYPES, examples: ['bank'] },
      number: {
        type: 'string',
        minLength: 4,
        maxLength: 128,
        description: 'Account number, IBAN, card number, key or address; spaces do not count.',
        examples: ['ES9121000418450200051332'],
      },
      bank: { type: 'string', minLength: 1, maxLength: 80, description: 'Bank or provider.' },
      branch: { type: 'string', minLength: 1, maxLength: 80, description: 'Branch or bank code.' },
      network: { type: 'string', minLength: 1, maxLength: 20, description: 'Of crypto.' },
      holder: {
        type: 'string',
        minLength: 1,
        maxLength: 80,
        description: 'Whose account it is; wanted where the member has no payee name yet.',
        examples: ['Demo Member'],
      },
      pass: passField,
    },
  },
  value: accountsValue,
});

/** Removes an account. */
export const removePayoutAccount = defineEndpoint({
  id: 'removePayoutAccount',
  method: 'POST',
  path: '/wps/pay/accounts/remove',
  summary: 'Remove an account to be paid out to',
  gate: 'withdraw',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'pass'],
    properties: {
      id: {
        type: 'string',
        pattern: '^[0-9a-f-]{36}$',
        examples: ['00000000-0000-4000-8000-000000000000'],
      },
      pass: passField,
    },
  },
  value: accountsValue,
});

/** Where a code for a new payment password can go. */
const RESET_WAYS = ['email', 'sms'] as const;

/** Where a code for a new payment password goes. */
export type ResetWay = (typeof RESET_WAYS)[number];

const wayField = {
  type: 'string',
  enum: RESET_WAYS,
  description: 'The verified e-mail address or the verified mobile number.',
  examples: ['email'],
} as const;

const passwordValue = {
  type: 'object',
  additionalProperties: false,
  required: ['isSet', 'lockedUntil', 'waitsUntil', 'changedAt', 'resetWays', 'rule'],
  properties: {
    isSet: { type: 'boolean' },
    lockedUntil: { ...maybeMomentSchema, description: 'After five wrong ones: a day.' },
    waitsUntil: {
      ...maybeMomentSchema,
      description: 'Until when nothing is paid out, since it was replaced by who did not know it.',
    },
    changedAt: maybeMomentSchema,
    resetWays: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['way', 'hint'],
        properties: {
          way: wayField,
          hint: { type: 'string', description: 'The address, masked.' },
        },
      },
      description: 'Where a code can go; empty where the member has no verified address.',
    },
    rule: { ...fieldRuleSchema, description: 'What a new one must look like.' },
  },
} as const;

/** Whether there is a payment password, and whether it can be used. */
export const getPaymentPassword = defineEndpoint({
  id: 'getPaymentPassword',
  method: 'GET',
  path: '/wps/pay/password',
  summary: 'State of the payment password',
  gate: 'withdraw',
  token: true,
  sealed: false,
  value: passwordValue,
});

/** Sets the first payment password. */
export const setPaymentPassword = defineEndpoint({
  id: 'setPaymentPassword',
  method: 'POST',
  path: '/wps/pay/password/set',
  summary: 'Set the first payment password; it is another one than that of the account',
  gate: 'withdraw',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['password'],
    properties: {
      password: passwordText,
      loginPassword: {
        ...passwordText,
        description: 'Of the account; wanted where it has one.',
      },
    },
  },
  value: passwordValue,
});

/** Sets another payment password. */
export const changePaymentPassword = defineEndpoint({
  id: 'changePaymentPassword',
  method: 'POST',
  path: '/wps/pay/password/change',
  summary: 'Change the payment password',
  gate: 'withdraw',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['oldPassword', 'password'],
    properties: { oldPassword: passwordText, password: passwordText },
  },
  value: passwordValue,
});

/** Sends a code to who has forgotten the payment password. */
export const sendPaymentPasswordCode = defineEndpoint({
  id: 'sendPaymentPasswordCode',
  method: 'POST',
  path: '/wps/pay/password/code',
  summary: 'Send a code that opens a new payment password',
  gate: 'withdraw',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['way'],
    properties: { way: wayField },
  },
  value: codeSentValue,
});

/** Sets another payment password by such a code. */
export const resetPaymentPassword = defineEndpoint({
  id: 'resetPaymentPassword',
  method: 'POST',
  path: '/wps/pay/password/reset',
  summary: 'Set another payment password by a code; nothing is paid out for a day',
  gate: 'withdraw',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['way', 'code', 'password'],
    properties: {
      way: wayField,
      code: { type: 'string', maxLength: 255, examples: ['048213'] },
      password: passwordText,
    },
  },
  value: passwordValue,
});

/** Shows the payment password. */
export const provePaymentPassword = defineEndpoint({
  id: 'provePaymentPassword',
  method: 'POST',
  path: '/wps/pay/password/prove',
  summary: 'Show the payment password; the pass opens one change',
  gate: 'withdraw',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['password'],
    properties: { password: passwordText },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['pass', 'endsAt'],
    properties: { pass: { type: 'string' }, endsAt: momentSchema },
  },
});
