import { NOTICE_TYPES, NOTICE_WAYS } from '../notices.ts';
import { defineEndpoint } from './endpoint.ts';
import { momentSchema } from './payments.ts';

/*
 * Messages to a member: of events, and what the house tells everybody. A page hears of new ones by the event "inbox" of the
 * stream.
 */

/** Messages of one page at most. */
const MOST_MESSAGES = 50;

const id = {
  type: 'string',
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  description: 'Of a message.',
  examples: ['00000000-0000-4000-8000-000000000000'],
} as const;

const type = {
  type: 'string',
  enum: NOTICE_TYPES,
  description: 'What messages are about.',
  examples: ['money'],
} as const;

const unread = {
  type: 'integer',
  description: 'How many were not read, of all types; no more than 100 are counted.',
} as const;

const messageRequired = ['id', 'type', 'title', 'at', 'isRead', 'about', 'order', 'link'] as const;

const messageParts = {
  id,
  type,
  title: { type: 'string', description: 'Plain text.' },
  at: momentSchema,
  isRead: { type: 'boolean' },
  about: { type: ['string', 'null'], description: 'Id of the screen that it leads to.' },
  order: { type: ['string', 'null'], description: 'The order on that screen that it is about.' },
  link: {
    type: ['string', 'null'],
    description: 'In place of a screen: a path of this site or an https address.',
  },
} as const;

/** The member's messages, the newest first. */
export const getMessages = defineEndpoint({
  id: 'getMessages',
  method: 'GET',
  path: '/wps/messages',
  summary: "The member's messages, the newest first",
  gate: 'messages',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      type,
      unread: { type: 'boolean', description: 'Only those that were not read.' },
      before: {
        type: 'string',
        pattern: '^[0-9]{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        description: 'The `next` of the page before.',
        examples: ['1769940000000_00000000-0000-4000-8000-000000000000'],
      },
      pageSize: { type: 'integer', minimum: 1, maximum: MOST_MESSAGES, default: 20 },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list', 'next', 'unread'],
    properties: {
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: [...messageRequired, 'excerpt'],
          properties: {
            ...messageParts,
            excerpt: { type: 'string', description: 'How it begins, as plain text.' },
          },
        },
      },
      next: { type: ['string', 'null'], description: 'For the next page; null on the last one.' },
      unread,
    },
  },
});

/** One message. */
export const getMessage = defineEndpoint({
  id: 'getMessage',
  method: 'GET',
  path: '/wps/messages/one',
  summary: 'One message of the member',
  gate: 'messages',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [...messageRequired, 'text', 'html'],
    properties: {
      ...messageParts,
      text: { type: ['string', 'null'], description: 'Plain text; null where it is HTML.' },
      html: { type: ['string', 'null'], description: 'Sanitised HTML; null where it is text.' },
    },
  },
});

/** How many messages were not read. */
export const getUnreadCount = defineEndpoint({
  id: 'getUnreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  summary: 'How many messages the member has not read',
  gate: 'messages',
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['unread'],
    properties: { unread },
  },
});

const some = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ids: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_MESSAGES,
      uniqueItems: true,
      description: 'Which; all where none is named.',
      examples: [['00000000-0000-4000-8000-000000000000']],
      items: id,
    },
  },
} as const;

const left = {
  type: 'object',
  additionalProperties: false,
  required: ['unread'],
  properties: { unread },
} as const;

/** Marks messages as read. */
export const readMessages = defineEndpoint({
  id: 'readMessages',
  method: 'POST',
  path: '/wps/messages/read',
  summary: 'Mark messages as read, or all of them',
  gate: 'messages',
  token: true,
  sealed: false,
  body: some,
  value: left,
});

/** Deletes messages for the member. */
export const deleteMessages = defineEndpoint({
  id: 'deleteMessages',
  method: 'POST',
  path: '/wps/messages/delete',
  summary: 'Delete messages',
  gate: 'messages',
  token: true,
  sealed: false,
  body: { ...some, required: ['ids'] },
  value: left,
});

const WAYS = ['site', ...NOTICE_WAYS] as const;

const choicesValue = {
  type: 'object',
  additionalProperties: false,
  required: ['types', 'hasEmail', 'hasPhone', 'pushKey', 'browsers'],
  properties: {
    types: {
      type: 'array',
      description: 'Each type of messages, and by which ways it comes.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['type', 'isMarketing', 'isFixed', ...WAYS],
        properties: {
          type,
          isMarketing: { type: 'boolean', description: 'Comes only to who asked for it.' },
          isFixed: {
            type: 'boolean',
            description: 'It always comes on the site: law or safety needs it.',
          },
          site: { type: 'boolean' },
          mail: { type: 'boolean' },
          sms: { type: 'boolean' },
          push: { type: 'boolean' },
        },
      },
    },
    hasEmail: { type: 'boolean', description: 'Whether an e-mail address was shown to be theirs.' },
    hasPhone: { type: 'boolean', description: 'Whether a phone number was shown to be theirs.' },
    pushKey: { type: 'string', description: 'What browsers subscribe to pushes with, base64url.' },
    browsers: { type: 'integer', description: 'How many browsers get pushes.' },
  },
} as const;

/** By which ways messages come to the member. */
export const getMessageChoices = defineEndpoint({
  id: 'getMessageChoices',
  method: 'GET',
  path: '/wps/messages/choices',
  summary: 'By which ways messages of each type come to the member',
  gate: 'messages',
  token: true,
  sealed: false,
  value: choicesValue,
});

/** Has messages of a type come by a way, or not. */
export const setMessageChoice = defineEndpoint({
  id: 'setMessageChoice',
  method: 'PUT',
  path: '/wps/messages/choices',
  summary: 'Choose whether messages of a type come by a way',
  gate: 'messages',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'way', 'isOn'],
    properties: {
      type,
      way: { type: 'string', enum: WAYS, description: 'How it comes.', examples: ['mail'] },
      isOn: { type: 'boolean', description: 'Whether it comes so.', examples: [true] },
    },
  },
  value: choicesValue,
});

const endpoint = {
  type: 'string',
  minLength: 20,
  maxLength: 1000,
  pattern: '^https://',
  description: 'Where the browser is called: an address of its push service.',
  examples: ['https://fcm.googleapis.com/fcm/send/sample'],
} as const;

/** Lets this browser be called. */
export const subscribePush = defineEndpoint({
  id: 'subscribePush',
  method: 'POST',
  path: '/wps/messages/push',
  summary: 'Let pushes come to this browser',
  gate: 'messages',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['endpoint', 'p256dh', 'auth'],
    properties: {
      endpoint,
      p256dh: {
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{80,100}={0,2}$',
        description: "The browser's public key.",
        examples: [
          'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        ],
      },
      auth: {
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{20,30}={0,2}$',
        description: 'The secret that it shares with us.',
        examples: ['tBHItJI5svbpez7KI4CCXg'],
      },
    },
  },
  value: choicesValue,
});

/** Lets this browser be called no more. */
export const unsubscribePush = defineEndpoint({
  id: 'unsubscribePush',
  method: 'POST',
  path: '/wps/messages/push/end',
  summary: 'Let no pushes come to this browser any more',
  gate: 'messages',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['endpoint'],
    properties: { endpoint },
  },
  value: choicesValue,
});
