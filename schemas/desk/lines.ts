import { moneySchema } from '../api/money.ts';
import { defineDeskEndpoint, idField, maybeTimeField } from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';
import { text } from './paymentParts.ts';

/** Days that sums of teams are of, today among them. */
export const LINE_DAYS = 30;

const sums = {
  type: 'object',
  additionalProperties: false,
  required: ['joined', 'deposit', 'withdrawal', 'bet', 'payout', 'net'],
  description: `Of the team with its head, in the last ${LINE_DAYS} days, today among them.`,
  properties: {
    joined: { type: 'integer', description: 'Accounts that were opened.' },
    deposit: { ...moneySchema, description: 'Paid in, and received within the line.' },
    withdrawal: { ...moneySchema, description: 'Paid out, and sent within the line.' },
    bet: moneySchema,
    payout: moneySchema,
    net: {
      ...moneySchema,
      description: 'What members won, with all that they were given; below zero: lost.',
    },
  },
} as const;

const person = {
  id: text,
  account: text,
  memberType: { type: 'integer', description: 'One of schemas/memberTypes.ts.' },
  team: { type: 'integer', description: 'Members below.' },
  contracts: { type: 'integer', description: 'Contracts that the member receives and that run.' },
  sums,
} as const;

const PERSON = ['id', 'account', 'memberType', 'team', 'contracts', 'sums'] as const;

/** A member's place in its line. */
export const openLine = defineDeskEndpoint({
  id: 'lines.open',
  method: 'GET',
  path: '/desk/v1/lines/open',
  summary: 'A member’s place in its line, and what its team came to',
  permission: 'agents.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['account'],
    properties: { account: { ...text, minLength: 1, maxLength: 64 } },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [...PERSON, 'currency', 'path', 'movesAt'],
    properties: {
      ...person,
      currency: text,
      path: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'account'],
          properties: { id: text, account: text },
        },
        description: 'From the head of the line down to the agent right above.',
      },
      movesAt: { ...maybeTimeField, description: 'From when on a planned move holds.' },
    },
  },
});

/** Members right below one, by their accounts. */
export const listLine = defineDeskEndpoint({
  id: 'lines.list',
  method: 'GET',
  path: '/desk/v1/lines',
  summary: 'Members right below one, with what their teams came to',
  permission: 'agents.view',
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
    required: [...PERSON, 'currency'],
    properties: { ...person, currency: text },
  }),
});
