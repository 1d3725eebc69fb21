import { moneySchema } from './money.ts';
import { momentSchema } from './payments.ts';

/** A ticket that was drawn, with all that is needed to draw it again. */
export const RAFFLE_DRAW = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'at',
    'prize',
    'amount',
    'serverSeed',
    'hash',
    'clientSeed',
    'nonce',
    'weights',
    'amounts',
  ],
  properties: {
    id: { type: 'string' },
    at: momentSchema,
    prize: { type: 'integer', description: 'Its place among the prizes, from 0.' },
    amount: moneySchema,
    serverSeed: { type: 'string', description: 'Was kept secret until the draw.' },
    hash: { type: 'string', description: 'SHA-256 of the seed, shown before the draw.' },
    clientSeed: { type: 'string' },
    nonce: { type: 'integer' },
    weights: {
      type: 'array',
      items: { type: 'integer' },
      description: 'What the draw went by: 0 where nothing was left.',
    },
    amounts: { type: 'array', items: moneySchema, description: 'Of each prize.' },
  },
} as const;
