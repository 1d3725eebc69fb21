import { decimal, lotteryCode } from '../api/lotteryFields.ts';
import { getLotteryOffer } from '../api/lotteryGames.ts';
import {
  defineDeskEndpoint,
  maybeTimeField,
  outcomeOf,
  reasonField,
  timeField,
} from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';

/** How an issue stands; `late` awaits a result that is overdue, `correcting` has another one than its orders were settled by. */
export const DESK_ISSUE_STATES = [
  'scheduled',
  'open',
  'closed',
  'late',
  'drawing',
  'drawn',
  'correcting',
  'settled',
  'void',
] as const;

/** What a list of issues can be narrowed to. */
export const ISSUE_FILTERS = ['open', 'closed', 'late', 'drawn', 'settled', 'void'] as const;

const issueId = { type: 'string', pattern: '^[1-9][0-9]{0,17}$' } as const;

/** A result as people write it: a text as it is, a board as JSON. */
const drawText = { type: 'string', minLength: 1, maxLength: 4000 } as const;

const issueRow = {
  id: issueId,
  lottery: { type: 'string' },
  name: { type: 'string', description: 'Of the lottery, in English.' },
  issue: { type: 'string' },
  source: { type: 'string', enum: ['own', 'feed', 'parts', 'instant'] },
  state: { type: 'string', enum: DESK_ISSUE_STATES },
  openAt: timeField,
  closeAt: timeField,
  drawAt: timeField,
  drawnAt: maybeTimeField,
  draw: { type: ['string', 'null'], description: 'A text as it is, a board as JSON.' },
  version: { type: 'integer', description: 'How many results it has had.' },
  isDemo: { type: 'boolean' },
} as const;

const issueRequired = [
  'id',
  'lottery',
  'name',
  'issue',
  'source',
  'state',
  'openAt',
  'closeAt',
  'drawAt',
  'drawnAt',
  'draw',
  'version',
  'isDemo',
] as const;

/** Every lottery of the platform. */
export const listLotteries = defineDeskEndpoint({
  id: 'lotteries.list',
  method: 'GET',
  path: '/desk/v1/lotteries',
  summary: 'Lotteries with their next draws and what is late',
  permission: 'lotteries.view',
  scope: 'platform',
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: [
            'id',
            'name',
            'family',
            'source',
            'account',
            'nextIssue',
            'nextDrawAt',
            'late',
          ],
          properties: {
            id: { type: 'string' },
            name: { type: 'string', description: 'In English.' },
            family: { type: 'string' },
            source: issueRow.source,
            account: { type: 'string' },
            nextIssue: { type: ['string', 'null'] },
            nextDrawAt: maybeTimeField,
            late: { type: 'integer', description: 'Issues whose results are overdue.' },
          },
        },
      },
    },
  },
});

/** Issues of lotteries. */
export const listIssues = defineDeskEndpoint({
  id: 'lotteries.issues',
  method: 'GET',
  path: '/desk/v1/lotteries/issues',
  summary:
    'Issues that have opened: those that wait by their next draw, others with the newest first',
  permission: 'lotteries.view',
  scope: 'platform',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageQuery,
      lottery: lotteryCode,
      state: { type: 'string', enum: ISSUE_FILTERS },
      issue: { type: 'string', maxLength: 40, description: 'The exact name of one.' },
    },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: issueRequired,
    properties: issueRow,
  }),
});

/** One issue. */
export const getIssue = defineDeskEndpoint({
  id: 'lotteries.issue',
  method: 'GET',
  path: '/desk/v1/lotteries/issue',
  summary: 'One issue with its results, what sources say and what waits by the command line',
  permission: 'lotteries.view',
  scope: 'platform',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: issueId },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [...issueRequired, 'canEnter', 'canCorrect', 'canVoid', 'results', 'proposal'],
    properties: {
      ...issueRow,
      canEnter: { type: 'boolean' },
      canCorrect: { type: 'boolean' },
      canVoid: { type: 'boolean' },
      results: {
        type: 'array',
        description: 'Every result that it ever had, the newest first.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['version', 'draw', 'source', 'reason', 'at'],
          properties: {
            version: { type: 'integer' },
            draw: { type: ['string', 'null'], description: 'Null where it was declared void.' },
            source: { type: 'string', description: 'A feed, or who entered and who confirmed it.' },
            reason: { type: ['string', 'null'] },
            at: timeField,
          },
        },
      },
      proposal: {
        anyOf: [
          {
            type: 'object',
            additionalProperties: false,
            required: ['verb', 'draw', 'by', 'at'],
            properties: {
              verb: { type: 'string' },
              draw: { type: ['string', 'null'] },
              by: { type: 'string' },
              at: timeField,
            },
          },
          { type: 'null' },
        ],
        description: 'What somebody proposed by the command line, and nobody confirmed.',
      },
    },
  },
});

const effectMember = {
  type: 'object',
  additionalProperties: false,
  required: ['memberId', 'account', 'amount', 'uncovered'],
  properties: {
    memberId: { type: ['string', 'null'], description: 'Null for who may not see members.' },
    account: { type: ['string', 'null'] },
    amount: { ...decimal, description: 'Above zero: the member gets it; below: it is taken back.' },
    uncovered: { ...decimal, description: 'What the wallet does not cover, and is owed.' },
  },
} as const;

/** What a result would do, looked at before it is asked for and before it is approved. */
export const foreseeResult = defineDeskEndpoint({
  id: 'lotteries.foresee',
  method: 'GET',
  path: '/desk/v1/lotteries/foresee',
  summary: 'What a result, or a void, would do to the orders of my brands; nothing changes',
  permission: 'lotteries.view',
  scope: 'platform',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: issueId, draw: { ...drawText, description: 'Left out: a void.' } },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['draw', 'version', 'effects'],
    properties: {
      draw: { type: ['string', 'null'], description: 'As it would be kept.' },
      version: { type: 'integer' },
      effects: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: [
            'merchantCode',
            'currency',
            'decimals',
            'orders',
            'changed',
            'paid',
            'taken',
            'uncovered',
            'members',
            'gain',
            'owe',
          ],
          properties: {
            merchantCode: { type: 'string' },
            currency: { type: 'string' },
            decimals: { type: 'integer' },
            orders: { type: 'integer' },
            changed: { type: 'integer', description: 'Orders of which money moves.' },
            paid: decimal,
            taken: decimal,
            uncovered: decimal,
            members: { type: 'integer', description: 'Members whose money moves.' },
            gain: { type: 'array', description: 'Who gains most.', items: effectMember },
            owe: { type: 'array', description: 'Who loses most.', items: effectMember },
          },
        },
      },
    },
  },
});

const result = outcomeOf({
  type: 'object',
  additionalProperties: false,
  required: ['version', 'draw'],
  properties: { version: { type: 'integer' }, draw: { type: ['string', 'null'] } },
});

const version = {
  type: 'integer',
  minimum: 0,
  maximum: 1_000_000,
  description:
    'That the issue had when its effect was looked at; with another one by now nothing is done.',
} as const;

const resultBody = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'version', 'draw', 'reason'],
  properties: { id: issueId, version, draw: drawText, reason: reasonField },
} as const;

const change = {
  method: 'POST',
  permission: 'lotteries.edit',
  scope: 'platform',
  // A result is that of all brands.
  needsAllBrands: true,
  approval: 'lotteries.approve',
  value: result,
} as const;

/** The first result of an issue. */
export const enterResult = defineDeskEndpoint({
  ...change,
  id: 'lotteries.enter',
  path: '/desk/v1/lotteries/enter',
  summary: 'Ask for the result of an issue that has none; a second person confirms it',
  body: resultBody,
});

/** Another result of an issue. */
export const correctResult = defineDeskEndpoint({
  ...change,
  id: 'lotteries.correct',
  path: '/desk/v1/lotteries/correct',
  summary: 'Ask for another result in place of one; a second person confirms it',
  body: resultBody,
});

/** No result of an issue: all stakes go back. */
export const voidIssue = defineDeskEndpoint({
  ...change,
  id: 'lotteries.void',
  path: '/desk/v1/lotteries/void',
  summary: 'Ask to give all stakes of an issue back; a second person confirms it',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'version', 'reason'],
    properties: { id: issueId, version, reason: reasonField },
  },
});

/** What is at stake in an issue. */
export const getExposure = defineDeskEndpoint({
  id: 'lotteries.exposure',
  method: 'GET',
  path: '/desk/v1/lotteries/exposure',
  summary: 'What members could win by each number of an issue, the most first',
  permission: 'lotteries.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: issueId },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'decimals', 'limit', 'orders', 'stakes', 'options', 'unlisted', 'items'],
    properties: {
      currency: { type: 'string' },
      decimals: { type: 'integer' },
      limit: { ...decimal, description: 'Of one number; more is not taken.' },
      orders: { type: 'integer' },
      stakes: decimal,
      options: { type: 'integer', description: 'Single numbers that are bet on.' },
      unlisted: {
        type: 'integer',
        description: 'Lines of slips that fall into too many combinations to be listed.',
      },
      items: {
        type: 'array',
        description: 'Up to 200 of them.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['play', 'option', 'isLimited', 'amount', 'share'],
          properties: {
            play: { type: 'string' },
            option: { type: 'string', description: 'A number, or a combination of some.' },
            isLimited: {
              type: 'boolean',
              description: 'Single numbers are taken up to the limit; combinations have none.',
            },
            amount: decimal,
            share: { type: 'number', description: 'Of the limit, from 0.' },
          },
        },
      },
    },
  },
});

/** The pay table of a lottery. */
export const getOffer = defineDeskEndpoint({
  id: 'lotteries.offer',
  method: 'GET',
  path: '/desk/v1/lotteries/offer',
  summary: 'Plays, prices and limits of a lottery as a brand offers it',
  permission: 'lotteries.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['lottery'],
    properties: { lottery: lotteryCode },
  },
  value: getLotteryOffer.value,
});
