import { defineEndpoint } from './endpoint.ts';
import { chaseName, keyOfPage, lotteryCode, next, pageSize, time } from './lotteryFields.ts';
import { moneySchema } from './money.ts';

/** States of a chase. */
export const CHASE_STATES = [
  'running',
  'done',
  /** Stopped after a win, or after the profit that was asked for. */
  'reached',
  /** Stopped by the member, or by the house as it froze play. */
  'stopped',
] as const;

/** A chase, and how far it is. */
export const chaseSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'chase',
    'lottery',
    'name',
    'state',
    'currency',
    'placedAt',
    'issues',
    'done',
    'left',
    'firstIssue',
    'lastIssue',
    'stop',
    'stake',
    'held',
    'prize',
    'plays',
  ],
  properties: {
    chase: { type: 'string' },
    lottery: { type: 'string' },
    name: { type: 'string', description: 'Of the lottery, in the language of the call.' },
    state: { type: 'string', enum: CHASE_STATES },
    currency: { type: 'string' },
    placedAt: time,
    issues: { type: 'integer', description: 'How many issues it was planned for.' },
    done: { type: 'integer', description: 'Issues that are settled or void.' },
    left: { type: 'integer', description: 'Issues that are still to come.' },
    firstIssue: { type: 'string' },
    lastIssue: { type: 'string' },
    stop: { type: 'string', enum: ['never', 'win', 'profit'] },
    stopProfit: moneySchema,
    stake: { ...moneySchema, description: 'What was staked so far.' },
    held: { ...moneySchema, description: 'What is set aside for the issues to come.' },
    prize: { ...moneySchema, description: 'What was won so far.' },
    plays: { type: 'array', items: { type: 'string' } },
  },
} as const;

/** The member's chases, the newest first; their orders are getLotteryOrders with `chase`. */
export const getLotteryChases = defineEndpoint({
  id: 'getLotteryChases',
  method: 'GET',
  path: '/lgw/lottery/chases',
  summary: "The member's chases",
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      lottery: lotteryCode,
      state: { type: 'string', enum: CHASE_STATES },
      before: keyOfPage,
      pageSize,
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'list', 'next'],
    properties: { currency: { type: 'string' }, list: { type: 'array', items: chaseSchema }, next },
  },
});

/** Cancels what is left of a chase: every issue that has not closed. */
export const stopLotteryChase = defineEndpoint({
  id: 'stopLotteryChase',
  method: 'POST',
  path: '/lgw/lottery/chases/stop',
  summary: 'Stop a chase',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['chase'],
    properties: { chase: chaseName },
  },
  value: chaseSchema,
});
