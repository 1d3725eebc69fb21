import { defineEndpoint } from './endpoint.ts';
import { winnerSchema } from './games.ts';
import { ORDER_STATES } from './lotteryOrders.ts';
import { moneySchema } from './money.ts';

const nothing = { type: 'object', additionalProperties: false, properties: {} } as const;

/**
 * Server-sent events (text/event-stream), each of a kind that is a property of the value. Guests get winners, messages and
 * banners, and of a new state of the brand, members also what is theirs. The id of the last event, sent in the header Last-Event-ID, goes on from there;
 * where that cannot be, "reset" comes first.
 */
export const liveStream = defineEndpoint({
  id: 'liveStream',
  method: 'GET',
  path: '/wps/stream',
  summary: 'Events as they happen, for members their own as well',
  token: false,
  knowsMembers: true,
  streams: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      revision: {
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{1,40}$',
        description: 'State of the brand that the page shows: where there is another, it hears so.',
      },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    properties: {
      balance: {
        type: 'object',
        additionalProperties: false,
        required: ['sumBalance', 'currency'],
        properties: {
          sumBalance: { ...moneySchema, description: 'What can be spent, in all wallets.' },
          currency: { type: 'string' },
          bonusMoney: {
            ...moneySchema,
            description: 'Can be played with and is not cash; missing where there is none.',
          },
        },
      },
      round: {
        type: 'object',
        additionalProperties: false,
        required: ['roundId', 'vassalage', 'gameId', 'mode', 'state', 'stake', 'paid', 'currency'],
        properties: {
          roundId: { type: 'string', description: "The vendor's own id." },
          vassalage: { type: 'string' },
          gameId: { type: 'string' },
          mode: { type: 'string', enum: ['real', 'play'] },
          state: { type: 'string', enum: ['settled', 'rolledBack', 'returned'] },
          stake: moneySchema,
          paid: moneySchema,
          currency: { type: 'string' },
          playMoney: {
            ...moneySchema,
            description: 'What is left to play with for nothing; of rounds in mode "play" only.',
          },
        },
      },
      lotteryOrder: {
        type: 'object',
        additionalProperties: false,
        required: [
          'order',
          'lottery',
          'issue',
          'state',
          'version',
          'currency',
          'stake',
          'prize',
          'rebate',
          'refund',
        ],
        description: 'An order of a lottery was settled, or settled anew by a corrected result.',
        properties: {
          order: { type: 'string' },
          lottery: { type: 'string' },
          issue: { type: 'string' },
          state: { type: 'string', enum: ORDER_STATES },
          version: {
            type: 'integer',
            description: 'Of the result: above 1 where it was corrected.',
          },
          currency: { type: 'string' },
          stake: moneySchema,
          prize: moneySchema,
          rebate: moneySchema,
          refund: { ...moneySchema, description: 'Stake that was returned.' },
        },
      },
      payment: {
        type: 'object',
        additionalProperties: false,
        required: ['order', 'state'],
        description: 'A deposit or withdrawal went on.',
        properties: {
          order: { type: 'string' },
          state: { type: 'string', description: 'Of its kind: see `getDeposit`, `getWithdrawal`.' },
        },
      },
      inbox: {
        ...nothing,
        description: 'Messages of the member are new, or were read: read them anew.',
      },
      identity: {
        ...nothing,
        description: 'Something of the identity check went on: see `getIdentity`.',
      },
      badges: {
        ...nothing,
        description: 'More or less waits in the centre than before: see `getBadges`.',
      },
      winner: winnerSchema,
      winners: {
        ...nothing,
        description: 'Wins were corrected, or are no longer shown: read lists of them anew.',
      },
      message: {
        type: 'object',
        additionalProperties: false,
        required: ['types'],
        properties: {
          types: {
            type: 'array',
            items: { type: 'string', enum: ['B', 'PL', 'PU', 'PR', 'H', 'AG'] },
            description: 'Kinds of announcements of which there are new ones.',
          },
        },
      },
      banners: { ...nothing, description: 'Other banners run than before: read them anew.' },
      brand: {
        type: 'object',
        additionalProperties: false,
        required: ['revision', 'isAtOnce'],
        description:
          'The brand, its theme or its pictures changed: pages take it when it disturbs nobody.',
        properties: {
          revision: { type: 'string', description: "The brand's new state." },
          isAtOnce: {
            type: 'boolean',
            description: 'Somebody looks at edits as they are made: pages take it at once.',
          },
        },
      },
      signOut: { ...nothing, description: 'The session is over; the stream ends.' },
      reset: { ...nothing, description: 'Events were missed: read everything anew.' },
    },
  },
});
