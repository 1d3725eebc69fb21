import { defineEndpoint } from './endpoint.ts';
import {
  LOTTERY_FEATURES,
  day,
  drawSchema,
  hexDigest,
  issueName,
  keyOfPage,
  lotteryCode,
  next,
  serverNow,
  time,
} from './lotteryFields.ts';

/** States of an issue; a page that meets another one shows it as being processed. */
export const ISSUE_STATES = [
  /** It has not opened yet. */
  'scheduled',
  /** Bets are taken until `closeAt`. */
  'open',
  /** No more bets; sealed, and waiting for its result. */
  'closed',
  /** Some prizes are there, not all. */
  'drawing',
  /** The result is late. */
  'delayed',
  /** The result stands, and orders are being settled. */
  'drawn',
  'settled',
  /** Another result came afterwards, and the differences are being posted. */
  'correcting',
  /** There is no result, and stakes were returned. */
  'void',
] as const;

/** When an issue opens, closes and is drawn. */
export const issueSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['issue', 'openAt', 'closeAt', 'drawAt', 'state'],
  properties: {
    issue: { type: 'string' },
    openAt: time,
    closeAt: { ...time, description: 'From this moment on no bet is taken. ISO 8601, UTC.' },
    drawAt: { ...time, description: 'When the result is due. ISO 8601, UTC.' },
    state: { type: 'string', enum: ISSUE_STATES },
  },
} as const;

/** An issue with what came of it. */
export const resultSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['lottery', 'issue', 'drawAt', 'drawnAt', 'state', 'draw', 'version', 'demo'],
  properties: {
    lottery: { type: 'string' },
    issue: { type: 'string' },
    drawAt: time,
    drawnAt: {
      type: ['string', 'null'],
      description: 'When the result stood. ISO 8601, UTC; null as long as it does not.',
    },
    state: { type: 'string', enum: ISSUE_STATES },
    draw: {
      ...drawSchema,
      description:
        'The result; of an issue that is being drawn what there is of it; null without any.',
    },
    version: {
      type: 'integer',
      description: '1, and 1 more for each correction; 0 without a result.',
    },
    demo: { type: 'boolean', description: 'The result is one of a demonstration.' },
  },
} as const;

/** A list of results. */
export const results = { type: 'array', items: resultSchema } as const;

/** What a draw's public value is made of; `PublicParts` of engine/lottery/verify.ts. */
const partsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['seal', 'memberSeeds'],
  properties: {
    seal: {
      ...hexDigest,
      description: 'SHA-256 of the numbers of all orders of the issue, sorted, one a line.',
    },
    memberSeeds: {
      ...hexDigest,
      description: 'SHA-256 of the seeds that came with the orders, sorted, one a line.',
    },
    beacon: {
      ...hexDigest,
      description: 'SHA-256 of the signature of the beacon’s round, where one is mixed in.',
    },
  },
} as const;

/** What proves a draw; recomputed in the browser. */
export const proofSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'lottery',
    'issue',
    'family',
    'source',
    'drawAt',
    'commitment',
    'seed',
    'sealedAt',
    'parts',
    'beacon',
    'result',
  ],
  properties: {
    lottery: { type: 'string' },
    issue: { type: 'string' },
    family: { type: 'string' },
    source: { type: 'string', enum: ['own', 'feed', 'parts', 'instant'] },
    drawAt: time,
    commitment: {
      type: ['string', 'null'],
      description:
        "SHA-256 of the seed's bytes and lottery:issue in hexadecimal digits, published before the issue opened; null where it is drawn elsewhere.",
    },
    seed: {
      type: ['string', 'null'],
      description: '32 bytes in hexadecimal digits; null before the draw.',
    },
    sealedAt: { type: ['string', 'null'], description: 'Null before the close.' },
    parts: {
      anyOf: [partsSchema, { type: 'null' }],
      description: 'Null before the close, and of draws that are made elsewhere.',
    },
    beacon: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['chain', 'round', 'signature'],
          properties: {
            chain: { ...hexDigest, description: 'The network of drand.' },
            round: { type: 'integer', minimum: 1 },
            signature: {
              type: ['string', 'null'],
              pattern: '^[0-9a-f]{96}$',
              description: 'What the round told; null before the draw.',
            },
          },
        },
        { type: 'null' },
      ],
      description:
        'The round of a public beacon that is mixed in, named before the issue opened; null where there is none.',
    },
    result: { anyOf: [resultSchema, { type: 'null' }] },
  },
} as const;

/** Results of one lottery, the newest first. */
export const getLotteryResults = defineEndpoint({
  id: 'getLotteryResults',
  method: 'GET',
  path: '/lgw/lottery/results',
  summary: 'Results of a lottery',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['lottery'],
    properties: {
      lottery: lotteryCode,
      date: day("Only draws of this day, in the lottery's own zone."),
      before: keyOfPage,
      pageSize: { type: 'integer', minimum: 1, maximum: 200, default: 30 },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list', 'next'],
    properties: { list: results, next },
  },
});

/** The newest result that each lottery had on a day, and how many there were. */
export const getLotteryResultsOfDay = defineEndpoint({
  id: 'getLotteryResultsOfDay',
  method: 'GET',
  path: '/lgw/lottery/results/day',
  summary: 'Results of all lotteries of a day',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      date: day("In each lottery's own zone; today, where absent."),
      feature: { type: 'string', enum: LOTTERY_FEATURES },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['serverNow', 'list'],
    properties: {
      serverNow,
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['lottery', 'name', 'family', 'group', 'feature', 'draws', 'result'],
          properties: {
            lottery: { type: 'string' },
            name: { type: 'string' },
            family: { type: 'string' },
            group: { type: 'string' },
            feature: { type: 'string', enum: LOTTERY_FEATURES },
            draws: { type: 'integer', description: 'Draws of that day that have a result.' },
            result: {
              description:
                'The newest; of what is drawn elsewhere also one that is awaited and has no numbers yet.',
              anyOf: [resultSchema, { type: 'null' }],
            },
          },
        },
      },
    },
  },
});

/** What proves the draw of one issue. */
export const getDrawProof = defineEndpoint({
  id: 'getDrawProof',
  method: 'GET',
  path: '/lgw/lottery/proof',
  summary: 'Proof of a draw',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['lottery', 'issue'],
    properties: { lottery: lotteryCode, issue: issueName },
  },
  value: proofSchema,
});
