import { PLAY_MODES } from '../vendorApi.ts';
import { defineEndpoint } from './endpoint.ts';
import { gameSchema } from './games.ts';
import { moneySchema } from './money.ts';

/** Seconds until a launch that nobody went on with is worth nothing. */
export const LAUNCH_SECONDS = 60;

const gameIdSchema = { type: 'string', minLength: 1, maxLength: 80 } as const;

/** Starts a game for the member who asks. */
export const launchGame = defineEndpoint({
  id: 'launchGame',
  method: 'POST',
  path: '/wps/game/launchGame',
  summary: 'Start a game',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: [
      'gameId',
      'accountType',
      'confirmTrans',
      'vassalage',
      'launchMode',
      'platform',
      'clientType',
      'username',
      'token',
      'merchantCode',
      'language',
    ],
    properties: {
      gameId: { ...gameIdSchema, description: 'As in lists of games; of a room, its game.' },
      roomId: { ...gameIdSchema, description: 'The room to enter, where the game has rooms.' },
      nodeId: { ...gameIdSchema, description: "The vendor's own code of the game." },
      accountType: { type: 'integer', const: 1 },
      confirmTrans: { type: 'integer', const: 0 },
      vassalage: { ...gameIdSchema, description: 'The vendor, or how its games are launched.' },
      launchMode: { type: 'string', const: 'GLS' },
      platform: { type: 'string', const: 'html5-desktop' },
      clientType: { type: 'integer', const: 3 },
      username: { type: 'string', minLength: 1, maxLength: 64 },
      token: {
        type: 'string',
        minLength: 1,
        maxLength: 200,
        description: 'The one of the header.',
      },
      merchantCode: { type: 'string', minLength: 1, maxLength: 64 },
      language: { type: 'string', minLength: 2, maxLength: 20 },
      trial: { type: 'boolean', description: 'Play for nothing, where the game can be tried.' },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['content', 'kind', 'mode', 'expiresSeconds', 'startedAt', 'playMoney'],
    properties: {
      content: {
        type: 'string',
        description: 'Address of the game, good once; or path of the screen that it goes to.',
      },
      kind: { type: 'string', enum: ['game', 'screen'] },
      mode: { type: 'string', enum: PLAY_MODES },
      expiresSeconds: { type: 'integer', description: '0 where it does not expire.' },
      startedAt: { type: 'string', description: 'ISO 8601, UTC.' },
      playMoney: {
        ...moneySchema,
        type: ['string', 'null'],
        description: 'What there is to play with for nothing; null with real money.',
      },
    },
  },
});

/** What `gameMaintenance` and `gameSoon` say beside: other games that can be played. */
export const launchProblemValue = {
  type: 'object',
  additionalProperties: false,
  required: ['suggestions'],
  properties: { suggestions: { type: 'array', items: gameSchema } },
} as const;

const INSTANT = '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,3})?Z$';

/** What the member's rounds of one game came to since a moment, as the ledger has them. */
export const getSitting = defineEndpoint({
  id: 'getSitting',
  method: 'GET',
  path: '/wps/member/sitting',
  summary: "What the member's rounds of a game came to",
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['gameId', 'mode', 'from'],
    properties: {
      gameId: { ...gameIdSchema, examples: ['house-roulette'] },
      mode: { type: 'string', enum: PLAY_MODES, examples: ['real'] },
      from: {
        type: 'string',
        pattern: INSTANT,
        description: 'Only rounds that began from this moment on (ISO 8601, UTC).',
        examples: ['2026-02-01T00:00:00Z'],
      },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['rounds', 'staked', 'paid', 'lastRound'],
    properties: {
      rounds: { type: 'integer', description: 'Rounds that were not given back.' },
      staked: { ...moneySchema, description: 'What was taken and not given back.' },
      paid: moneySchema,
      lastRound: {
        type: ['string', 'null'],
        description: "The newest finished round, by its vendor's own id.",
      },
    },
  },
});
