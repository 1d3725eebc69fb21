import { defineEndpoint } from './endpoint.ts';
import { moneySchema } from './money.ts';
import { maybeMomentSchema, momentSchema } from './payments.ts';

/*
 * How long a member plays without a rest: reminders that have to be answered, and the longest that they allow themselves. What
 * binds more tightly holds at once, anything else waits as a higher limit does.
 */

/** What a member sets: how often a reminder comes, and how long they play at most. */
export const PLAY_TIME_KINDS = ['check', 'session'] as const;

/** Minutes to choose from. */
export const PLAY_TIME_MINUTES = [15, 30, 60, 120, 180, 240] as const;

const kind = {
  type: 'string',
  enum: PLAY_TIME_KINDS,
  description: 'Reminders, or the longest play.',
  examples: ['check'],
} as const;

const maybeMinutes = (description: string) =>
  ({ type: ['integer', 'null'], description, examples: [60] }) as const;

const playTimeValue = {
  type: 'object',
  additionalProperties: false,
  required: [
    'now',
    'startedAt',
    'staked',
    'paid',
    'net',
    'checkAt',
    'endsAt',
    'stop',
    'restMinutes',
    'isReviewDue',
    'times',
    'checks',
  ],
  properties: {
    now: { ...momentSchema, description: "The gateway's clock." },
    startedAt: {
      ...maybeMomentSchema,
      description: 'The first stake since the last rest; null while nobody plays.',
    },
    staked: { ...moneySchema, description: 'Stakes since then, less those that were given back.' },
    paid: { ...moneySchema, description: 'What those and earlier bets paid since then.' },
    net: { ...moneySchema, description: 'What was paid less what was staked; below zero is lost.' },
    checkAt: { ...maybeMomentSchema, description: 'When the next reminder is due.' },
    endsAt: { ...maybeMomentSchema, description: 'When the time to play is over.' },
    stop: {
      type: ['string', 'null'],
      enum: ['check', 'over', null],
      description: 'Why no stake is taken: a reminder waits, or the time is over.',
    },
    restMinutes: {
      type: 'integer',
      description: 'How long a rest is, after which play begins anew.',
    },
    isReviewDue: {
      type: 'boolean',
      description: 'Whether the member last looked at their limits six months ago.',
    },
    times: {
      type: 'array',
      description: 'Each kind, in their order.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'minutes', 'law', 'waiting'],
        properties: {
          kind,
          minutes: maybeMinutes('What holds; null for none.'),
          law: maybeMinutes('The most by law; null where it says nothing.'),
          waiting: {
            anyOf: [
              {
                type: 'object',
                additionalProperties: false,
                required: ['minutes', 'from', 'until'],
                properties: {
                  minutes: maybeMinutes('Null: none any more.'),
                  from: { ...momentSchema, description: 'From when on it can be confirmed.' },
                  until: { ...momentSchema, description: 'After that it is dropped.' },
                },
              },
              { type: 'null' },
            ],
            description: 'A longer time that waits for its moment and a yes.',
          },
        },
      },
    },
    checks: {
      type: 'array',
      description: 'The newest reminders that were answered, newest first.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'startedAt', 'answeredAt', 'staked', 'paid', 'net'],
        properties: {
          id: { type: 'string' },
          startedAt: momentSchema,
          answeredAt: momentSchema,
          staked: moneySchema,
          paid: moneySchema,
          net: moneySchema,
        },
      },
    },
  },
} as const;

const gated = { gate: 'memberCenter', token: true, sealed: false } as const;

/** Where a member stands. */
export const getPlayTime = defineEndpoint({
  id: 'getPlayTime',
  method: 'GET',
  path: '/wps/limits/time',
  summary: 'How long the member has been playing, what it came to, and what reminds them',
  ...gated,
  value: playTimeValue,
});

/** Answers a reminder. */
export const answerPlayCheck = defineEndpoint({
  id: 'answerPlayCheck',
  method: 'POST',
  path: '/wps/limits/time/answer',
  summary: 'Say that a reminder was read; stakes are taken again',
  ...gated,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['checkAt'],
    properties: {
      checkAt: {
        type: 'string',
        pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
        examples: ['2026-11-27T10:00:00.000Z'],
        description: 'Which reminder: the moment at which it was due, as it was told.',
      },
    },
  },
  value: playTimeValue,
});

/** Sets how often a reminder comes, or how long one plays at most. */
export const setPlayTime = defineEndpoint({
  id: 'setPlayTime',
  method: 'POST',
  path: '/wps/limits/time',
  summary: 'Set reminders or the longest play: shorter at once, longer after its time and a yes',
  ...gated,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'minutes'],
    properties: {
      kind,
      minutes: {
        type: ['integer', 'null'],
        enum: [...PLAY_TIME_MINUTES, null],
        description: 'Null: none, which waits as a longer time does.',
        examples: [60],
      },
    },
  },
  value: playTimeValue,
});

/** Says yes to a longer time that has waited. */
export const confirmPlayTime = defineEndpoint({
  id: 'confirmPlayTime',
  method: 'POST',
  path: '/wps/limits/time/confirm',
  summary: 'Say yes to a longer time after it has waited',
  ...gated,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: { kind },
  },
  value: playTimeValue,
});
