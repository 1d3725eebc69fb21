import { NOTICE_TYPES } from '../notices.ts';
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
        maxLength: 60,
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
