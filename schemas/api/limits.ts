import { defineEndpoint } from './endpoint.ts';
import { moneySchema } from './money.ts';
import { maybeMoneySchema, momentSchema } from './payments.ts';

/*
 * What members set for themselves. A lower limit holds at once; a higher one waits, and then for the member's yes. A break
 * cannot be shortened.
 */

/** What can be limited: what is paid in, what is lost, what is staked. */
export const LIMIT_KINDS = ['deposit', 'loss', 'wager'] as const;

/** Over what a limit counts: days, weeks from Monday and months of the merchant's calendar. */
export const LIMIT_SPANS = ['day', 'week', 'month'] as const;

/** How long a time-out may be, in days. */
export const TIME_OUT_DAYS = [1, 7, 30, 42] as const;

/** How long a self-exclusion may be at least, in months. */
export const EXCLUSION_MONTHS = [6, 12, 60] as const;

const kind = {
  type: 'string',
  enum: LIMIT_KINDS,
  description: 'What is limited: what is paid in, lost or staked.',
  examples: ['deposit'],
} as const;

const span = {
  type: 'string',
  enum: LIMIT_SPANS,
  description: 'Over what it counts, in the calendar of the merchant.',
  examples: ['day'],
} as const;

const limitsValue = {
  type: 'object',
  additionalProperties: false,
  required: [
    'now',
    'currency',
    'decimals',
    'isAsked',
    'reviewAt',
    'raiseDelayHours',
    'exclusionMonths',
    'limits',
  ],
  properties: {
    now: { ...momentSchema, description: "The gateway's clock." },
    currency: { type: 'string' },
    decimals: { type: 'integer' },
    isAsked: {
      type: 'boolean',
      description: 'Whether the member has said if they want limits of what they pay in.',
    },
    reviewAt: {
      ...momentSchema,
      description: 'When the member is asked again whether they still fit: six months later.',
    },
    raiseDelayHours: { type: 'integer', description: 'How long a higher limit waits.' },
    exclusionMonths: { type: 'integer', description: 'The shortest self-exclusion.' },
    limits: {
      type: 'array',
      description: 'Each kind over each span, in their order.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'span', 'amount', 'law', 'used', 'left', 'endsAt', 'waiting'],
        properties: {
          kind,
          span,
          amount: { ...maybeMoneySchema, description: "The member's own; null where none is set." },
          law: { ...maybeMoneySchema, description: 'The most by law; null where it says nothing.' },
          used: {
            ...moneySchema,
            description: 'Of this span so far; below zero where more was won.',
          },
          left: { ...maybeMoneySchema, description: 'What is left of the lower of both.' },
          endsAt: { ...momentSchema, description: 'When the next span begins.' },
          waiting: {
            anyOf: [
              {
                type: 'object',
                additionalProperties: false,
                required: ['amount', 'from', 'until'],
                properties: {
                  amount: { ...maybeMoneySchema, description: 'Null: no limit any more.' },
                  from: { ...momentSchema, description: 'From when on it can be confirmed.' },
                  until: { ...momentSchema, description: 'After that it is dropped.' },
                },
              },
              { type: 'null' },
            ],
            description: 'A higher limit that waits for its time and a yes.',
          },
        },
      },
    },
  },
} as const;

const gated = { gate: 'memberCenter', token: true, sealed: false } as const;

/** The limits of a member. */
export const getLimits = defineEndpoint({
  id: 'getLimits',
  method: 'GET',
  path: '/wps/limits',
  summary: 'Limits that the member has set, and what is left of them',
  ...gated,
  value: limitsValue,
});

/** Sets a limit, or asks for a higher one. */
export const setLimit = defineEndpoint({
  id: 'setLimit',
  method: 'POST',
  path: '/wps/limits',
  summary: 'Set a limit: lower at once, higher after its time and a yes',
  ...gated,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'span', 'amount'],
    properties: {
      kind,
      span,
      amount: {
        type: ['string', 'null'],
        pattern: '^[0-9]{1,15}(\\.[0-9]{1,4})?$',
        description: 'Null: no limit any more, which waits as a higher one does.',
        examples: ['100.00'],
      },
    },
  },
  value: limitsValue,
});

/** Says yes to a higher limit that has waited. */
export const confirmLimit = defineEndpoint({
  id: 'confirmLimit',
  method: 'POST',
  path: '/wps/limits/confirm',
  summary: 'Say yes to a higher limit after its time',
  ...gated,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'span'],
    properties: { kind, span },
  },
  value: limitsValue,
});

/** Goes on without a limit of what is paid in. */
export const declineLimits = defineEndpoint({
  id: 'declineLimits',
  method: 'POST',
  path: '/wps/limits/decline',
  summary: 'Say that no limit of deposits is wanted',
  ...gated,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: {
      kind: { ...kind, enum: ['deposit'], description: 'What goes on without a limit.' },
    },
  },
  value: limitsValue,
});

/** Says that the limits were looked at. */
export const reviewLimits = defineEndpoint({
  id: 'reviewLimits',
  method: 'POST',
  path: '/wps/limits/review',
  summary: 'Say that the limits were looked at and stay; the next reminder comes in six months',
  ...gated,
  value: limitsValue,
});

/** Keeps the member away for a while; every session of theirs ends. */
export const takeBreak = defineEndpoint({
  id: 'takeBreak',
  method: 'POST',
  path: '/wps/limits/break',
  summary: 'Take a break from the site: it begins at once and cannot be shortened',
  ...gated,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'length'],
    properties: {
      kind: {
        type: 'string',
        enum: ['timeOut', 'selfExclusion'],
        description: 'A time-out lifts itself; a self-exclusion goes on until the member asks.',
        examples: ['timeOut'],
      },
      length: {
        type: 'integer',
        enum: [...TIME_OUT_DAYS, ...EXCLUSION_MONTHS],
        description: 'Days of a time-out: 1, 7, 30 or 42. Months of a self-exclusion: 6, 12 or 60.',
        examples: [7],
      },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['until', 'isOpenEnded'],
    properties: {
      until: momentSchema,
      isOpenEnded: {
        type: 'boolean',
        description: 'Whether it goes on after that until the member asks to come back.',
      },
    },
  },
});
