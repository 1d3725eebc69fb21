import { moneySchema } from '../api/money.ts';
import { FREE_SPIN_STATES } from '../freeSpins.ts';
import {
  defineDeskEndpoint,
  idField,
  maybeTimeField,
  outcomeOf,
  reasonField,
  timeField,
} from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';
import { maybeText, text } from './paymentParts.ts';

const count = { type: 'integer', minimum: 0 } as const;

/** Free spins of a member: series of one game at a fixed stake. */
export const listMemberSpins = defineDeskEndpoint({
  id: 'freeSpins.list',
  method: 'GET',
  path: '/desk/v1/free-spins',
  summary: 'Free spins of a member, the newest first',
  permission: 'members.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId'],
    properties: { ...pageQuery, memberId: idField },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: [
      'id',
      'title',
      'game',
      'state',
      'currency',
      'stake',
      'count',
      'used',
      'won',
      'grantedAt',
      'expiresAt',
      'endedAt',
      'endedBy',
      'reason',
    ],
    properties: {
      id: text,
      title: { ...maybeText, description: 'In the language of the member.' },
      game: { ...text, description: 'Name of the game.' },
      state: { type: 'string', enum: FREE_SPIN_STATES },
      currency: text,
      stake: { ...moneySchema, description: 'Of one spin.' },
      count: { ...count, description: 'Spins that were given.' },
      used: { ...count, description: 'Spins that were staked.' },
      won: { ...moneySchema, description: 'What they have won so far.' },
      grantedAt: timeField,
      expiresAt: timeField,
      endedAt: maybeTimeField,
      endedBy: { ...maybeText, description: 'Who ended it; null where it ended by itself.' },
      reason: maybeText,
    },
  }),
});

/** Ends a series that can be played; its member keeps what it has won. */
export const removeSpins = defineDeskEndpoint({
  id: 'freeSpins.remove',
  method: 'POST',
  path: '/desk/v1/free-spins/remove',
  summary: 'Take free spins that are left back, with a reason that the member reads',
  permission: 'adjustments.edit',
  scope: 'brand',
  approval: 'adjustments.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'freeSpins', 'reason'],
    properties: {
      memberId: idField,
      freeSpins: idField,
      reason: reasonField,
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['removed'],
    properties: { removed: { ...count, description: 'Spins that were left.' } },
  }),
});
