import { RAFFLE_DRAW } from './promotionParts.ts';
import {
  MOST_PROMOTION_PICTURES,
  PROMOTION_BUTTONS,
  PROMOTION_CATEGORIES,
  PROMOTION_KINDS,
  PROMOTION_PERIODS,
  PROMOTION_STATUSES,
} from '../promotions.ts';
import { shownTermsSchema } from './bonuses.ts';
import { defineEndpoint } from './endpoint.ts';
import { categorySchema } from './games.ts';
import { moneySchema } from './money.ts';
import { maybeMomentSchema, momentSchema } from './payments.ts';
import { PICTURE_BYTES, pictureField } from './pictures.ts';

const EXAMPLE_ID = '5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a10';

const id = {
  type: 'string',
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  examples: [EXAMPLE_ID],
} as const;
const text = { type: 'string' } as const;
const maybeText = { type: ['string', 'null'] } as const;
const maybeMoney = { ...moneySchema, type: ['string', 'null'] } as const;
const status = { type: 'string', enum: PROMOTION_STATUSES } as const;

const parts = {
  id,
  kind: { type: 'string', enum: PROMOTION_KINDS },
  category: { type: 'string', enum: PROMOTION_CATEGORIES },
  title: text,
  lead: text,
  picture: { ...maybeText, description: 'Address of a picture.' },
  repeats: { type: 'string', enum: PROMOTION_PERIODS },
  startsAt: momentSchema,
  endsAt: momentSchema,
  status,
  button: {
    type: ['string', 'null'],
    enum: [...PROMOTION_BUTTONS, null],
    description: 'What the button does; null: nothing.',
  },
  most: { ...moneySchema, description: 'The most that one member may get at once.' },
  amount: { ...maybeMoney, description: 'What the member was granted in this period.' },
  collectUntil: { ...maybeMomentSchema, description: 'Of what was issued.' },
  spins: {
    type: ['integer', 'null'],
    description: 'How many free spins it gives; null: none. Then "most" is what they are worth.',
  },
} as const;

const PART_NAMES = [
  'id',
  'kind',
  'category',
  'title',
  'lead',
  'picture',
  'repeats',
  'startsAt',
  'endsAt',
  'status',
  'button',
  'most',
  'amount',
  'collectUntil',
  'spins',
] as const;

/** Promotions that are open to the visitor, what can be had first. */
export const getPromotions = defineEndpoint({
  id: 'getPromotions',
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotions',
  summary: 'Promotions, those with something to have first',
  gate: 'promotions',
  token: false,
  knowsMembers: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'isPaused', 'list'],
    properties: {
      currency: text,
      isPaused: { type: 'boolean', description: 'The member takes a break: nothing is offered.' },
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: PART_NAMES,
          properties: parts,
        },
      },
    },
  },
});

const need = {
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['needed', 'done'],
  properties: { needed: moneySchema, done: moneySchema },
} as const;

/** One promotion whole. */
export const getPromotion = defineEndpoint({
  id: 'getPromotion',
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotionDetail',
  summary: 'One promotion with its text, its conditions and how the member stands',
  gate: 'promotions',
  token: false,
  knowsMembers: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      ...PART_NAMES,
      'currency',
      'body',
      'turnover',
      'bonus',
      'maxReleaseTimes',
      'match',
      'categories',
      'deposit',
      'validBet',
      'reason',
      'comment',
      'signIn',
      'packet',
      'raffle',
      'freeSpins',
    ],
    properties: {
      ...parts,
      currency: text,
      body: { ...text, description: 'HTML of an article.' },
      turnover: {
        ...maybeText,
        description: 'How many times a reward is to be played; null: it is bonus money.',
      },
      bonus: {
        ...shownTermsSchema,
        type: ['object', 'null'],
        description: 'The terms of bonus money; null: it is cash.',
      },
      maxReleaseTimes: {
        ...maybeText,
        description: 'So many times the bonus becomes the member’s at most; null: any.',
      },
      match: {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['rate', 'min', 'max'],
        description: 'What a deposit brings.',
        properties: {
          rate: { ...text, description: 'Which share of the deposit. A decimal text.' },
          min: { ...moneySchema, description: 'The least deposit.' },
          max: { ...moneySchema, description: 'The most that it brings.' },
        },
      },
      categories: {
        type: 'array',
        items: categorySchema,
        description: 'What of play counts for "validBet"; none: all of it.',
      },
      deposit: { ...need, description: 'What is to be paid in; null: nothing.' },
      validBet: { ...need, description: 'What is to be bet; null: nothing.' },
      reason: { ...maybeText, description: 'Why an application was rejected.' },
      comment: { ...maybeText, description: 'What the member wrote.' },
      signIn: {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['rewards', 'streak', 'isDone'],
        properties: {
          rewards: { type: 'array', items: moneySchema, description: 'A day of the round each.' },
          streak: {
            type: 'integer',
            description: 'Days of the round that the member has, as of today; 0: none.',
          },
          isDone: { type: 'boolean', description: 'Today is signed in.' },
        },
      },
      packet: {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['total', 'parts', 'left'],
        properties: {
          total: moneySchema,
          parts: { type: 'integer' },
          left: { type: 'integer', description: 'Parts that nobody has yet.' },
        },
      },
      freeSpins: {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['gameId', 'gameName', 'stake', 'hours', 'isOpen', 'left', 'won', 'endsAt'],
        properties: {
          gameId: text,
          gameName: text,
          stake: { ...moneySchema, description: 'What each spin is worth.' },
          hours: { type: 'integer', description: 'For how long they can be played.' },
          isOpen: { type: 'boolean', description: 'The game can be played now.' },
          left: {
            type: ['integer', 'null'],
            description: 'What the member has left of them; null before they were had.',
          },
          won: maybeMoney,
          endsAt: { ...maybeMomentSchema, description: 'Until when they can be played.' },
        },
      },
      raffle: {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['tickets', 'used', 'prizes', 'hash', 'draws'],
        properties: {
          tickets: { type: 'integer', description: 'Tickets of a period.' },
          used: { type: 'integer' },
          prizes: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['amount', 'weight', 'openWeight', 'stock', 'left'],
              properties: {
                amount: moneySchema,
                weight: { type: 'integer' },
                openWeight: {
                  type: 'integer',
                  description: 'What the next draw goes by: 0 where none is left.',
                },
                stock: { type: 'integer', description: '0: as many as are drawn.' },
                left: { type: ['integer', 'null'], description: 'Null: as many as are drawn.' },
              },
            },
          },
          hash: {
            ...maybeText,
            description: 'SHA-256 of the seed of the member’s next ticket; null for guests.',
          },
          draws: {
            type: 'array',
            items: RAFFLE_DRAW,
            description: 'What the member drew, the last one first; 20 at most.',
          },
        },
      },
    },
  },
});

/** Does what a button says, once however often it is pressed. */
export const takePromotion = defineEndpoint({
  id: 'takePromotion',
  method: 'POST',
  path: '/wps/relay/MCS2_takePromotion',
  summary: 'Join, sign in, open a red packet, take free spins, or collect what was issued',
  gate: 'promotions',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'step'],
    properties: {
      id,
      step: { type: 'string', enum: ['join', 'signIn', 'open', 'spins', 'collect'] },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['amount'],
    properties: { amount: { ...maybeMoney, description: 'What was paid; null: nothing.' } },
  },
});

/** Draws a ticket of a raffle, with the weights that the member has seen. */
export const claimRafflePromotion = defineEndpoint({
  id: 'claimRafflePromotion',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  summary: 'Draw a ticket of a raffle',
  gate: 'promotions',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'clientSeed', 'weights'],
    properties: {
      id,
      clientSeed: {
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{1,64}$',
        description: 'The member’s part of the chance.',
        examples: ['lucky-Member_1'],
      },
      weights: {
        type: 'array',
        minItems: 1,
        maxItems: 20,
        description: '`openWeight` of each prize as it was seen; others are refused.',
        items: { type: 'integer', minimum: 0, maximum: 1_000_000 },
      },
    },
  },
  value: RAFFLE_DRAW,
});

/** Keeps a picture; it is made anew without what stands beside its pixels, and goes within a day where it is not sent. */
export const addPromotionPicture = defineEndpoint({
  id: 'addPromotionPicture',
  method: 'POST',
  path: '/wps/promotions/pictures',
  summary: 'Upload a picture that goes with an application',
  gate: 'promotions',
  token: true,
  sealed: false,
  bodyBytes: PICTURE_BYTES,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['picture'],
    properties: {
      picture: pictureField(
        'A PNG or JPEG of 5 MB at most, in base64; its content says which it is.',
      ),
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['picture'],
    properties: { picture: { type: 'string', description: 'Its name.' } },
  },
});

/** Applies. While an application waits, another one is taken for the same, so that a call may be repeated. */
export const applyForPromotion = defineEndpoint({
  id: 'applyForPromotion',
  method: 'PUT',
  path: '/wps/promotions/applications',
  summary: 'Apply for an activity',
  gate: 'promotions',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'comment'],
    properties: {
      id,
      comment: {
        type: 'string',
        minLength: 1,
        maxLength: 2000,
        description: 'Plain text of 1 to 140 characters, counted as people count them.',
        examples: ['I shared the picture of my win.'],
      },
      pictures: {
        type: 'array',
        maxItems: MOST_PROMOTION_PICTURES,
        uniqueItems: true,
        description: 'Names of pictures that were uploaded for it.',
        examples: [[EXAMPLE_ID]],
        items: { ...id, description: 'Of `addPromotionPicture`.' },
      },
    },
  },
  value: { type: 'null' },
});
