import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/*
 * What the gateway and a provider of payments say to each other, where the provider speaks no protocol of its own. The gateway
 * calls below the address of its channel with `Authorization: Bearer <key>`; the provider tells what happened by webhooks,
 * signed in one of three forms over the raw bytes of the body. docs/PAYMENTS.md says it in words.
 */

/** Where a provider tells what happened; the id of its channel follows. */
export const PAYMENT_EVENTS_PATH = '/pay/v1/events';

/** Paths below the address of a provider. */
export const PROVIDER_PATHS = {
  orders: '/v1/orders',
  receipts: '/v1/receipts',
  payouts: '/v1/payouts',
  refunds: '/v1/refunds',
  settlements: '/v1/settlements',
  /** Of a provider's test account alone: `{ order, outcome }` with `pay` or `refuse` is what whoever pays would do. */
  test: '/v1/test',
} as const;

/** How a provider sees a payment that comes in. */
export const PROVIDER_STATES = [
  /** Nothing was paid yet. */
  'waiting',
  /** Seen, and not final. */
  'seen',
  'final',
  'refused',
  'refunded',
  /** The payer's bank wants it back. */
  'disputed',
  'disputeWon',
  'disputeLost',
] as const;

/** How a provider sees a payment that comes in. */
export type ProviderState = (typeof PROVIDER_STATES)[number];

/** How a provider sees a payout; `returned` came back after it was paid. */
export const PAYOUT_STATES = ['pending', 'paid', 'failed', 'returned'] as const;

/** How a provider sees money that goes back to who paid. */
export const REFUND_STATES = ['pending', 'done', 'failed'] as const;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
const amount = { type: 'string', pattern: '^[0-9]{1,15}(\\.[0-9]{1,8})?$' } as const;
const currency = { type: 'string', pattern: '^[A-Z0-9]{3,8}$' } as const;
const moment = { type: 'string', maxLength: 40 } as const;
/** What went back of a payment in all, in the currency that it was paid in; missing where nothing did. */
const refunded = { ...amount, description: 'What went back of it in all.' } as const;

/** `POST /v1/orders`: a payment on a page of the provider. The same order again is the same payment. */
export const providerOrderBody = {
  type: 'object',
  additionalProperties: false,
  required: ['order', 'kind', 'amount', 'currency', 'reference', 'returnUrl', 'expiresAt'],
  properties: {
    order: text(64),
    kind: { type: 'string', enum: ['card', 'ewallet', 'bank', 'qr', 'crypto', 'voucher'] },
    amount,
    currency,
    reference: text(32),
    returnUrl: text(2000),
    expiresAt: moment,
  },
} as const satisfies JSONSchema;

/** What both that call and `GET /v1/orders/<order>` answer. */
export const providerOrderValue = {
  type: 'object',
  required: ['order', 'state', 'pageUrl', 'paid', 'receipt', 'payer'],
  properties: {
    order: text(64),
    state: { type: 'string', enum: PROVIDER_STATES },
    pageUrl: { type: ['string', 'null'], maxLength: 2000 },
    /** What was paid; null before. */
    paid: {
      anyOf: [
        {
          type: 'object',
          required: ['amount', 'currency'],
          properties: { amount, currency },
        },
        { type: 'null' },
      ],
    },
    /** The provider's own name of the payment. */
    receipt: { type: ['string', 'null'], maxLength: 200 },
    payer: { type: ['string', 'null'], maxLength: 200 },
    refunded,
  },
} as const satisfies JSONSchema;

/**
 * `GET /v1/receipts/<receipt>`, and each of the list of `GET /v1/receipts?reference=`: money that came to an account by a code
 * or a transfer, without an order at the provider.
 */
export const providerReceiptValue = {
  type: 'object',
  required: ['receipt', 'state', 'amount', 'currency', 'reference', 'payer', 'at'],
  properties: {
    receipt: text(200),
    state: { type: 'string', enum: PROVIDER_STATES },
    amount,
    currency,
    reference: { type: ['string', 'null'], maxLength: 200 },
    payer: { type: ['string', 'null'], maxLength: 200 },
    at: moment,
    refunded,
  },
} as const satisfies JSONSchema;

/**
 * `POST /v1/refunds`: sends back all or a part of a payment, named by its order, or by its receipt where it came without one.
 * The same refund again is the same one.
 */
export const providerRefundBody = {
  type: 'object',
  additionalProperties: false,
  required: ['refund', 'order', 'receipt', 'amount', 'currency'],
  properties: {
    refund: text(64),
    order: text(64),
    receipt: { type: ['string', 'null'], maxLength: 200 },
    amount,
    currency,
  },
} as const satisfies JSONSchema;

/** What that call and `GET /v1/refunds/<refund>` answer; 404 is a clear "never heard of it". */
export const providerRefundValue = {
  type: 'object',
  required: ['refund', 'state', 'receipt', 'reason'],
  properties: {
    refund: text(64),
    state: { type: 'string', enum: REFUND_STATES },
    receipt: { type: ['string', 'null'], maxLength: 200 },
    reason: { type: ['string', 'null'], maxLength: 200 },
  },
} as const satisfies JSONSchema;

/*
 * `GET /v1/settlements?day=2026-12-31`: what was paid on a day of UTC, as CSV with the heads receipt, order, state, amount and
 * currency, and refunded where there are refunds; order is empty for money that came without one.
 *
 * `GET /v1/settlements?day=2026-12-31&of=payouts`: what was paid out on a day of UTC, as CSV with the heads receipt, payout,
 * state, amount and currency.
 */

/** `POST /v1/payouts`: the same payout again is the same payment. */
export const providerPayoutBody = {
  type: 'object',
  additionalProperties: false,
  required: ['payout', 'amount', 'currency', 'account'],
  properties: {
    payout: text(64),
    amount,
    currency,
    account: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'number', 'holder', 'bank', 'network'],
      properties: {
        type: text(20),
        number: text(128),
        holder: text(80),
        bank: { type: ['string', 'null'] },
        network: { type: ['string', 'null'] },
      },
    },
  },
} as const satisfies JSONSchema;

/** What that call and `GET /v1/payouts/<payout>` answer; 404 is a clear "never heard of it". */
export const providerPayoutValue = {
  type: 'object',
  required: ['payout', 'state', 'receipt', 'reason'],
  properties: {
    payout: text(64),
    state: { type: 'string', enum: PAYOUT_STATES },
    receipt: { type: ['string', 'null'], maxLength: 200 },
    reason: { type: ['string', 'null'], maxLength: 200 },
    /** What was paid out; missing, it was what was asked for. */
    amount,
    currency,
  },
} as const satisfies JSONSchema;

/** A webhook. It says only what to look at: what happened is asked for before anything is done. */
export const providerEventBody = {
  type: 'object',
  required: ['id', 'type', 'at', 'data'],
  properties: {
    id: text(200),
    type: {
      type: 'string',
      pattern: '^(order|receipt|payout)\\.[a-zA-Z]{1,40}$',
      description: 'What it is about, and what is said to have happened.',
    },
    at: moment,
    data: {
      type: 'object',
      properties: {
        order: text(64),
        receipt: text(200),
        payout: text(64),
      },
    },
  },
} as const satisfies JSONSchema;

/** What a payment on a page of the provider is asked for with. */
export type ProviderOrderBody = FromSchema<typeof providerOrderBody>;
/** What a payout is asked for with. */
export type ProviderPayoutBody = FromSchema<typeof providerPayoutBody>;
/** A payment on a page of the provider, as it answers. */
export type ProviderOrderAnswer = FromSchema<typeof providerOrderValue>;
/** Money that came without an order at the provider. */
export type ProviderReceiptAnswer = FromSchema<typeof providerReceiptValue>;
/** A payout as the provider answers. */
export type ProviderPayoutAnswer = FromSchema<typeof providerPayoutValue>;
/** What a refund is asked for with. */
export type ProviderRefundBody = FromSchema<typeof providerRefundBody>;
/** A refund as the provider answers. */
export type ProviderRefundAnswer = FromSchema<typeof providerRefundValue>;
/** A webhook. */
export type ProviderEvent = FromSchema<typeof providerEventBody>;
