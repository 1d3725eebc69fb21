import {
  defineDeskEndpoint,
  doneOnly,
  idField,
  maybeTimeField,
  timeField,
} from './deskEndpoint.ts';
import { pageOf, sentQuery } from './list.ts';
import { maybeText, memberName, text } from './paymentParts.ts';

/** How feedback stands. */
export const FEEDBACK_STATES = ['open', 'answered', 'closed'] as const;

const required = [
  'id',
  'member',
  'content',
  'state',
  'pictures',
  'at',
  'answer',
  'decidedAt',
  'decidedBy',
] as const;

const parts = {
  id: text,
  member: memberName,
  content: { ...text, description: 'Plain text of several lines.' },
  state: { type: 'string', enum: FEEDBACK_STATES },
  pictures: { type: 'integer', description: 'How many came with it.' },
  at: timeField,
  answer: { ...maybeText, description: 'What the member was told.' },
  decidedAt: maybeTimeField,
  decidedBy: maybeText,
} as const;

/** What members wrote. */
export const listFeedback = defineDeskEndpoint({
  id: 'feedback.list',
  method: 'GET',
  path: '/desk/v1/feedback',
  summary: 'What members wrote: what waits longest first, of other states the newest first',
  permission: 'members.view',
  scope: 'brand',
  query: sentQuery(FEEDBACK_STATES),
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required,
    properties: parts,
  }),
});

/** One of them with its pictures. It is a change of the audit: each look leaves a record. */
export const openFeedback = defineDeskEndpoint({
  id: 'feedback.open',
  method: 'POST',
  path: '/desk/v1/feedback/open',
  summary: 'Open what a member wrote with its pictures; each look is in the audit',
  permission: 'members.reveal',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['feedback'],
    properties: { feedback: idField },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [...required, 'opened'],
    properties: {
      ...parts,
      opened: {
        type: 'array',
        items: { ...text, description: 'A picture as a data address.' },
      },
    },
  },
});

/** Answers. */
export const answerFeedback = defineDeskEndpoint({
  id: 'feedback.answer',
  method: 'POST',
  path: '/desk/v1/feedback/answer',
  summary: 'Answer what a member wrote; the answer arrives as a message',
  permission: 'members.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['feedback', 'answer'],
    properties: {
      feedback: idField,
      answer: {
        ...text,
        minLength: 1,
        maxLength: 4000,
        description: 'Plain text of 1 to 1,000 characters, as the member reads it.',
      },
    },
  },
  value: doneOnly,
});

/** Closes without an answer. */
export const closeFeedback = defineDeskEndpoint({
  id: 'feedback.close',
  method: 'POST',
  path: '/desk/v1/feedback/close',
  summary: 'Close what a member wrote without an answer; the member is told nothing',
  permission: 'members.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['feedback'],
    properties: { feedback: idField },
  },
  value: doneOnly,
});
