import { defineEndpoint } from './endpoint.ts';
import { moneySchema } from './money.ts';
import { PICTURE_BYTES, pictureField } from './pictures.ts';

/*
 * What calls about money that comes in and goes out share. Orders of both directions have names of their own, and a timeline
 * of what became of them; the page of an open order hears of each step by the event "payment" of the stream.
 */

/** A moment. */
export const momentSchema = { type: 'string', description: 'ISO 8601, UTC.' } as const;

/** A moment, or none yet. */
export const maybeMomentSchema = {
  type: ['string', 'null'],
  description: 'ISO 8601, UTC.',
} as const;

/** An amount that may not be there yet. */
export const maybeMoneySchema = { ...moneySchema, type: ['string', 'null'] } as const;

/** An amount that a member asks for. */
export const wantedMoney = (description: string) =>
  ({
    type: 'string',
    pattern: '^[0-9]{1,15}(\\.[0-9]{1,4})?$',
    description,
    examples: ['50.00'],
  }) as const;

/** The name of an order of money. */
export const paymentOrderName = {
  type: 'string',
  pattern: '^[DW][0-9A-Z]{12}$',
  description: 'Name of an order: D for a deposit, W for a withdrawal.',
  examples: ['D26020112ABCD'],
} as const;

/** The name of a picture that was uploaded as a proof. */
export const proofName = {
  type: 'string',
  pattern: '^[0-9a-f-]{36}$',
  description: 'Of `addPaymentProof`.',
  examples: ['00000000-0000-4000-8000-000000000000'],
} as const;

/** Pictures that go with a word of the member. */
export const proofNames = {
  type: 'array',
  maxItems: 3,
  uniqueItems: true,
  description: 'Pictures that were uploaded for this order.',
  examples: [[]],
  items: proofName,
} as const;

/** One step of an order. */
export const timelineSchema = {
  type: 'array',
  description: 'What became of it, the oldest first.',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['at', 'event', 'state'],
    properties: {
      at: momentSchema,
      event: { type: 'string', description: 'A page that does not know it shows the state alone.' },
      state: { type: 'string', description: 'The state that it led to.' },
    },
  },
} as const;

/** A page of a list by time. */
export const historyQuery = {
  before: {
    type: 'string',
    pattern: '^[A-Za-z0-9_-]{1,120}$',
    description: '"next" of the page before; without it, the newest.',
  },
  from: {
    type: 'string',
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,3})?Z$',
    description: 'Only those asked for from this moment on.',
    examples: ['2026-02-01T00:00:00Z'],
  },
  until: {
    type: 'string',
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,3})?Z$',
    description: 'Only those asked for before this moment.',
    examples: ['2026-03-01T00:00:00Z'],
  },
  pageSize: { type: 'integer', minimum: 1, maximum: 100, default: 20, examples: [20] },
} as const;

/** Terms of a fee, as `engine/payments/fees.ts` counts with them. */
export const feeSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['rate', 'fixed', 'min', 'max'],
  properties: {
    rate: { type: 'string', description: 'Share of the amount, a decimal text.' },
    fixed: { ...moneySchema, description: 'Added to the share.' },
    min: { ...moneySchema, description: 'The least.' },
    max: { ...maybeMoneySchema, description: 'The most; null where there is no such limit.' },
  },
} as const;

/** Keeps a picture that shows a payment, or that nothing came; it is made anew without what stands beside its pixels. */
export const addPaymentProof = defineEndpoint({
  id: 'addPaymentProof',
  method: 'POST',
  path: '/wps/pay/proofs',
  summary: 'Upload a picture for an order',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  bodyBytes: PICTURE_BYTES,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['order', 'picture'],
    properties: {
      order: paymentOrderName,
      picture: pictureField(
        'A PNG or JPEG of 5 MB at most, in base64; its content says which it is.',
      ),
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['proof'],
    properties: { proof: { type: 'string' } },
  },
});
