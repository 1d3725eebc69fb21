import { defineEndpoint } from './endpoint.ts';
import { hexDigest, lotteryCode, serverNow } from './lotteryFields.ts';
import { betItemSchema, orderHits, orderSchema } from './lotteryOrders.ts';
import { moneySchema } from './money.ts';

/*
 * Calls of lotteries of the source "instant": each play is an order of its own, drawn and settled as it is placed, by the
 * member's seeds. What they offer is getLotteryOffer, what was played getLotteryOrders and getLotteryOrder.
 */

/** Plays of one call. */
export const MOST_PLAYS = 10;

const clientSeed = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description: "The member's share in the chance of a play.",
  examples: ['lucky-Member_1'],
} as const;

/** The seeds that a member's next play is drawn with. */
export const lotterySeedsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['serverSeedHash', 'clientSeed', 'nonce', 'nextServerSeedHash'],
  properties: {
    serverSeedHash: { ...hexDigest, description: "SHA-256 of the server seed's 32 bytes." },
    clientSeed,
    nonce: {
      type: 'integer',
      description: 'Of the next play: how many were drawn with these seeds.',
    },
    nextServerSeedHash: {
      ...hexDigest,
      description: 'Of the server seed that is used once this one is revealed.',
    },
  },
} as const;

/**
 * Plays an instant lottery once or several times in a row, all with the same items. The whole stake must be there; with
 * `stopOnWin` the plays after the first that wins are neither drawn nor paid for. Refused as placeLotteryBet is, but for issues.
 */
export const playInstantLottery = defineEndpoint({
  id: 'playInstantLottery',
  method: 'POST',
  path: '/lgw/lottery/instant/play',
  summary: 'Play an instant lottery',
  token: true,
  sealed: false,
  idempotent: true,
  bodyBytes: 1_000_000,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['lottery', 'items', 'plays', 'stake'],
    properties: {
      lottery: lotteryCode,
      items: { type: 'array', minItems: 1, maxItems: 200, items: betItemSchema },
      plays: { type: 'integer', minimum: 1, maximum: MOST_PLAYS },
      stopOnWin: { type: 'boolean', description: 'False where absent.' },
      stake: { ...moneySchema, description: 'Of all plays together, as the page counted.' },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['plays', 'currency', 'stake', 'prize', 'rebate', 'sumBalance', 'seeds', 'serverNow'],
    properties: {
      plays: {
        type: 'array',
        description: 'What was played, in its order.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['order', 'nonce', 'hits'],
          properties: {
            order: orderSchema,
            nonce: { type: 'integer', description: 'With which nonce it was drawn.' },
            hits: {
              type: 'array',
              description: 'Winning units item by item, in the order of the items.',
              items: orderHits,
            },
          },
        },
      },
      currency: { type: 'string' },
      stake: { ...moneySchema, description: 'Of what was played.' },
      prize: { ...moneySchema, description: 'What was won, or returned by a rule of a play.' },
      rebate: moneySchema,
      sumBalance: { ...moneySchema, description: 'What can be spent now.' },
      seeds: { ...lotterySeedsSchema, description: 'For the next play.' },
      serverNow,
    },
  },
});

/** The seeds of the member's instant lotteries; they are made where there are none yet. */
export const getLotterySeeds = defineEndpoint({
  id: 'getLotterySeeds',
  method: 'GET',
  path: '/lgw/lottery/instant/seeds',
  summary: "The member's seeds of instant lotteries",
  token: true,
  sealed: false,
  value: lotterySeedsSchema,
});

/** Reveals the server seed in use, with which everything played so far can be recomputed, and goes on with the next one. */
export const changeLotterySeeds = defineEndpoint({
  id: 'changeLotterySeeds',
  method: 'POST',
  path: '/lgw/lottery/instant/seeds',
  summary: 'Reveal the server seed and bring a new client seed',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['clientSeed'],
    properties: { clientSeed },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['revealed', 'seeds'],
    properties: {
      revealed: {
        type: 'object',
        additionalProperties: false,
        required: ['serverSeed', 'serverSeedHash', 'clientSeed', 'plays'],
        properties: {
          serverSeed: { ...hexDigest, description: '32 bytes in hexadecimal digits.' },
          serverSeedHash: { ...hexDigest, description: 'What was shown before.' },
          clientSeed,
          plays: { type: 'integer', description: 'How many were drawn: nonces below it.' },
        },
      },
      seeds: lotterySeedsSchema,
    },
  },
});
