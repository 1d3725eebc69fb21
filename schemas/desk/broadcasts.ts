import { LOCALE_TAGS } from '../../locales/locales.ts';
import { NOTICE_TYPES, NOTICE_WAYS } from '../notices.ts';
import {
  defineDeskEndpoint,
  idField,
  maybeTimeField,
  outcomeOf,
  reasonField,
  timeField,
} from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';
import { maybeText, memberName, text } from './paymentParts.ts';
import { segmentField } from './segmentField.ts';

/** How it stands with what the house tells many. */
export const BROADCAST_STATES = ['draft', 'planned', 'sent', 'withdrawn'] as const;

/** Members from which on a second person agrees. */
export const FOUR_EYES_FROM = 100;

const byLanguage = (maxLength: number, description: string) =>
  ({
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    description,
    properties: Object.fromEntries(
      LOCALE_TAGS.map((tag) => [tag, { type: 'string', minLength: 1, maxLength }]),
    ) as Record<(typeof LOCALE_TAGS)[number], { type: 'string'; minLength: 1; maxLength: number }>,
  }) as const;

const said = {
  titles: byLanguage(120, 'Headings, plain text, by language.'),
  bodies: byLanguage(10_000, 'Texts, HTML as articles have it, by language.'),
} as const;

const rowParts = {
  id: text,
  title: { ...text, description: 'In the first language of the brand.' },
  type: { type: 'string', enum: NOTICE_TYPES },
  isMarketing: { type: 'boolean' },
  ways: { type: 'array', items: { type: 'string', enum: NOTICE_WAYS } },
  state: { type: 'string', enum: BROADCAST_STATES },
  publishAt: maybeTimeField,
  endsAt: maybeTimeField,
  madeBy: text,
  createdAt: timeField,
} as const;

const rowNames = [
  'id',
  'title',
  'type',
  'isMarketing',
  'ways',
  'state',
  'publishAt',
  'endsAt',
  'madeBy',
  'createdAt',
] as const;

const count = { type: 'integer', minimum: 0 } as const;

/** What the house told many. */
export const listBroadcasts = defineDeskEndpoint({
  id: 'broadcasts.list',
  method: 'GET',
  path: '/desk/v1/broadcasts',
  summary: 'What the house told many, or is going to, the newest first',
  permission: 'content.view',
  scope: 'brand',
  query: { type: 'object', additionalProperties: false, properties: pageQuery },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: rowNames,
    properties: rowParts,
  }),
});

/** One of them, and how far it is. */
export const getBroadcast = defineDeskEndpoint({
  id: 'broadcasts.one',
  method: 'GET',
  path: '/desk/v1/broadcasts/one',
  summary: 'One message to many: what it says, whom it is for, and how far it is',
  permission: 'content.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: idField },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [...rowNames, 'titles', 'bodies', 'link', 'segment', 'isDelivering', 'progress'],
    properties: {
      ...rowParts,
      titles: { type: 'object', additionalProperties: { type: 'string' } },
      bodies: { type: 'object', additionalProperties: { type: 'string' } },
      link: maybeText,
      segment: segmentField,
      isDelivering: { type: 'boolean', description: 'Deliveries are still being made.' },
      progress: {
        type: 'object',
        additionalProperties: false,
        required: ['waiting', 'sent', 'failed', 'dropped', 'read'],
        properties: {
          waiting: count,
          sent: count,
          failed: count,
          dropped: { ...count, description: 'There was nobody to send it to any more.' },
          read: { ...count, description: 'Members who have opened it on the site.' },
        },
      },
    },
  },
});

/** Whom a segment is for now. */
export const previewBroadcast = defineDeskEndpoint({
  id: 'broadcasts.preview',
  method: 'POST',
  path: '/desk/v1/broadcasts/preview',
  summary: 'How many a message would reach now, and some of them',
  permission: 'content.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['segment', 'isMarketing'],
    properties: { segment: segmentField, isMarketing: { type: 'boolean' } },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['count', 'sample', 'needsSecond'],
    properties: {
      count,
      sample: { type: 'array', items: text, description: 'Accounts.' },
      needsSecond: { type: 'boolean', description: 'Whether a second person agrees.' },
    },
  },
});

/** Sends it to whoever writes it, by e-mail. */
export const testBroadcast = defineDeskEndpoint({
  id: 'broadcasts.test',
  method: 'POST',
  path: '/desk/v1/broadcasts/test',
  summary: 'Send a message to oneself by e-mail, in each of its languages',
  permission: 'content.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['titles', 'bodies'],
    properties: said,
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['to'],
    properties: { to: text },
  },
});

const change = { method: 'POST', scope: 'brand', permission: 'content.edit' } as const;

const done = outcomeOf({
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: text },
});

/** Tells many, now or later. */
export const sendBroadcast = defineDeskEndpoint({
  ...change,
  id: 'broadcasts.send',
  path: '/desk/v1/broadcasts/send',
  summary: `Tell many something, now or later; from ${FOUR_EYES_FROM} members on a second person agrees`,
  approval: 'content.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'isMarketing', 'titles', 'bodies', 'segment', 'ways', 'reason'],
    properties: {
      type: rowParts.type,
      isMarketing: {
        type: 'boolean',
        description: 'Reaches only who asked for it, and nobody who takes a break.',
      },
      ...said,
      link: {
        type: 'string',
        maxLength: 500,
        pattern: '^(/[^/\\\\]|https://|/$)',
        description: 'Where it leads: a path of the site, or an address.',
      },
      segment: segmentField,
      ways: {
        type: 'array',
        uniqueItems: true,
        description: 'Beside the site.',
        items: { type: 'string', enum: NOTICE_WAYS },
      },
      publishAt: { ...timeField, maxLength: 40, description: 'When; without it: now.' },
      endsAt: { ...timeField, maxLength: 40, description: 'Until when it is among the messages.' },
      reason: reasonField,
    },
  },
  value: done,
});

/** Takes one back. */
export const stopBroadcast = defineDeskEndpoint({
  ...change,
  id: 'broadcasts.stop',
  path: '/desk/v1/broadcasts/stop',
  summary: 'Stop a message to many: it leaves all inboxes, and nothing more of it is sent out',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'reason'],
    properties: { id: idField, reason: reasonField },
  },
  value: done,
});

/** What did not reach members. */
export const listDeliveries = defineDeskEndpoint({
  id: 'deliveries.list',
  method: 'GET',
  path: '/desk/v1/deliveries',
  summary: 'Messages that could not be delivered, and why, the newest first',
  permission: 'content.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...pageQuery, way: { type: 'string', enum: NOTICE_WAYS } },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'member', 'way', 'what', 'broadcast', 'fault', 'tries', 'at', 'endedAt'],
    properties: {
      id: text,
      member: memberName,
      way: { type: 'string', enum: NOTICE_WAYS },
      what: { ...text, description: 'Its heading, in English or as it was written.' },
      broadcast: { ...maybeText, description: 'The id of a message to many.' },
      fault: maybeText,
      tries: count,
      at: timeField,
      endedAt: maybeTimeField,
    },
  }),
});

/** Tries again. */
export const retryDeliveries = defineDeskEndpoint({
  ...change,
  id: 'deliveries.retry',
  path: '/desk/v1/deliveries/retry',
  summary: 'Try again what could not be delivered: one, or all by a way',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['reason'],
    properties: {
      id: idField,
      way: { type: 'string', enum: NOTICE_WAYS },
      reason: reasonField,
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['count'],
    properties: { count },
  }),
});
