import { DEPOSIT_TYPES, FEE_BEARERS, PAYMENT_ICONS, QR_SCHEMES } from '../payments.schema.ts';
import { shownTermsSchema } from './bonuses.ts';
import { defineEndpoint } from './endpoint.ts';
import { moneySchema } from './money.ts';
import {
  feeSchema,
  historyQuery,
  maybeMoneySchema,
  maybeMomentSchema,
  momentSchema,
  paymentOrderName,
  proofNames,
  timelineSchema,
  wantedMoney,
} from './payments.ts';

/** States of a deposit; a page that meets another one shows it as being processed. */
export const DEPOSIT_STATES = [
  /** It was asked for, and what to pay by is not there yet. */
  'created',
  /** It waits for its payment. */
  'pending',
  /** A payment was seen and is not final. */
  'paid',
  /** The money is in the wallet. */
  'confirmed',
  /** What was paid does not fit: somebody looks at it. */
  'underReview',
  /** Nothing was paid in time. */
  'expired',
  /** The provider refused the payment, or the member took it back. */
  'failed',
  /** The money went back to where it came from. */
  'refunded',
  /** The payer's bank wants the money back: it is held until that is decided. */
  'disputed',
] as const;

/** A state of a deposit. */
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** Why somebody has to look at a deposit. */
export const REVIEW_REASONS = [
  'currency',
  'amountBelow',
  'amountAbove',
  'payer',
  'limit',
  'walletFull',
] as const;

/** Why a bonus that was chosen for a deposit brought nothing: less was paid, it was had before, it is over, or its member gets none now. */
export const DEPOSIT_BONUS_REFUSALS = ['belowLeast', 'had', 'over', 'notNow'] as const;

/** One of them. */
export type DepositBonusRefusal = (typeof DEPOSIT_BONUS_REFUSALS)[number];

const feeBearer = {
  type: 'string',
  enum: FEE_BEARERS,
  description:
    '"member" pays amount and fee, "deducted" is credited the amount without the fee, "house" bears it.',
} as const;

const methodName = {
  type: 'string',
  pattern: '^[a-z][A-Za-z0-9]{0,31}$',
  description: 'Name of a method.',
  examples: ['sepa'],
} as const;

const orderParts = {
  order: { type: 'string' },
  method: { type: 'string' },
  type: { type: 'string', enum: DEPOSIT_TYPES },
  title: { type: 'string', description: 'Of the method, in the language of the call.' },
  state: { type: 'string', enum: DEPOSIT_STATES },
  isLate: { type: 'boolean', description: 'Whether it was paid after its time was over.' },
  currency: { type: 'string' },
  amount: { ...moneySchema, description: 'What was asked for.' },
  fee: moneySchema,
  feeBearer,
  toPay: { ...moneySchema, description: 'What has to be paid.' },
  arrives: { ...moneySchema, description: 'What comes into the wallet, if that is paid.' },
  paidAmount: { ...maybeMoneySchema, description: 'What was paid, as far as it is known.' },
  credited: { ...maybeMoneySchema, description: 'What came into the wallet.' },
  createdAt: momentSchema,
  expiresAt: { ...momentSchema, description: 'Until when it waits for its payment.' },
  endedAt: maybeMomentSchema,
} as const;

const orderRequired = [
  'order',
  'method',
  'type',
  'title',
  'state',
  'isLate',
  'currency',
  'amount',
  'fee',
  'feeBearer',
  'toPay',
  'arrives',
  'paidAmount',
  'credited',
  'createdAt',
  'expiresAt',
  'endedAt',
] as const;

const text = (description: string) => ({ type: 'string', description }) as const;
const maybeText = (description: string) => ({ type: ['string', 'null'], description }) as const;

/** What a member pays by. */
const instructionsSchema = {
  anyOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'bank', 'holder', 'account', 'code', 'reference', 'note'],
      properties: {
        kind: { const: 'bank' },
        bank: text('Name of the bank.'),
        holder: text('Whose account it is.'),
        account: text('Number, as it is typed: an IBAN, a CLABE.'),
        code: maybeText('BIC, branch or bank code.'),
        reference: text('What has to stand on the transfer, exactly.'),
        note: maybeText('What the merchant adds.'),
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'scheme', 'code', 'holder', 'reference', 'url'],
      properties: {
        kind: { const: 'qr' },
        scheme: { type: 'string', enum: QR_SCHEMES },
        code: text('What the picture of the code holds; it can be copied and pasted instead.'),
        holder: text('Who is paid.'),
        reference: text('Stands in the code.'),
        url: maybeText('Where a demonstration pays it without a phone; null in earnest.'),
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'url'],
      properties: {
        kind: { const: 'hosted' },
        url: text("The provider's page; it leads back to this order."),
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: [
        'kind',
        'network',
        'asset',
        'address',
        'amount',
        'rate',
        'rateEndsAt',
        'uri',
        'confirmations',
        'needed',
        'url',
      ],
      properties: {
        kind: { const: 'crypto' },
        network: text('Such as "TRON".'),
        asset: text('Such as "USDT".'),
        address: text('Where to pay.'),
        amount: text('What to pay, in the asset.'),
        rate: text('One unit of the asset in the currency of the wallet.'),
        rateEndsAt: momentSchema,
        uri: text('The same for applications, and for the code.'),
        confirmations: { type: 'integer', description: 'So far.' },
        needed: { type: 'integer', description: 'Confirmations after which it is final.' },
        url: maybeText('Where a demonstration pays it; null in earnest.'),
      },
    },
    { type: 'null' },
  ],
  description: 'What to pay by; null while that is being prepared, and once nothing is to be paid.',
} as const;

const orderSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    ...orderRequired,
    'instructions',
    'bonus',
    'claimedAt',
    'canClaim',
    'canCancel',
    'needsProof',
    'needsPayerName',
    'proofs',
    'reviewReason',
    'timeline',
  ],
  properties: {
    ...orderParts,
    instructions: instructionsSchema,
    bonus: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['title', 'brings', 'given', 'refused'],
      properties: {
        title: text('What the bonus is called.'),
        brings: { ...moneySchema, description: 'What it comes to if what was asked for is paid.' },
        given: { ...maybeMoneySchema, description: 'What came of it.' },
        refused: {
          type: ['string', 'null'],
          enum: [...DEPOSIT_BONUS_REFUSALS, null],
          description: 'Why nothing came of it.',
        },
      },
      description: 'The bonus that was chosen for it; null for none.',
    },
    claimedAt: { ...maybeMomentSchema, description: 'When the member said that it is paid.' },
    canClaim: { type: 'boolean', description: 'Whether "I have paid" is of use now.' },
    canCancel: { type: 'boolean' },
    needsProof: { type: 'boolean', description: 'Whether "I have paid" wants a picture.' },
    needsPayerName: { type: 'boolean', description: 'Whether it wants the name of who paid.' },
    proofs: { type: 'integer', description: 'Pictures that were sent.' },
    reviewReason: { type: ['string', 'null'], enum: [...REVIEW_REASONS, null] },
    timeline: timelineSchema,
  },
} as const;

const summarySchema = {
  type: 'object',
  additionalProperties: false,
  required: orderRequired,
  properties: orderParts,
} as const;

/** What a member can pay in by. */
export const getDepositOptions = defineEndpoint({
  id: 'getDepositOptions',
  method: 'GET',
  path: '/wps/pay/deposits/options',
  summary: 'Ways to pay in, with fees and limits',
  gate: 'deposit',
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      'currency',
      'decimals',
      'payeeName',
      'groups',
      'bonuses',
      'open',
      'ordersLeft',
      'dayLeft',
    ],
    properties: {
      currency: { type: 'string' },
      decimals: { type: 'integer' },
      payeeName: maybeText('Of the member; methods that pay by name want one.'),
      bonuses: {
        type: 'array',
        description: 'Bonuses that a deposit can bring; none is chosen unless the member does.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'title', 'rate', 'min', 'max', 'terms', 'maxReleaseTimes'],
          properties: {
            id: { type: 'string' },
            title: { type: 'string' },
            rate: { type: 'string', description: 'Share of the deposit. A decimal text.' },
            min: { ...moneySchema, description: 'The least deposit.' },
            max: { ...maybeMoneySchema, description: 'The most that it brings; null: any.' },
            terms: shownTermsSchema,
            maxReleaseTimes: {
              type: ['string', 'null'],
              description: 'So many times the bonus becomes the member’s at most; null: any.',
            },
          },
        },
      },
      groups: {
        type: 'array',
        description: 'Groups that have something to offer now, in the order of the page.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'icon', 'title', 'methods'],
          properties: {
            id: { type: 'string' },
            icon: { type: 'string', enum: PAYMENT_ICONS },
            title: { type: 'string' },
            methods: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: [
                  'id',
                  'type',
                  'title',
                  'text',
                  'min',
                  'max',
                  'presets',
                  'wholeOnly',
                  'fee',
                  'feeBearer',
                  'scheme',
                  'needsPayerName',
                  'needsProof',
                  'expiryMinutes',
                  'isBonusEligible',
                  'openOrder',
                ],
                properties: {
                  id: { type: 'string' },
                  type: { type: 'string', enum: DEPOSIT_TYPES },
                  title: { type: 'string' },
                  text: maybeText('What to know before choosing it.'),
                  min: moneySchema,
                  max: { ...moneySchema, description: 'With what channels have room for now.' },
                  presets: { type: 'array', items: moneySchema },
                  wholeOnly: { type: 'boolean' },
                  fee: feeSchema,
                  feeBearer,
                  scheme: { type: ['string', 'null'], enum: [...QR_SCHEMES, null] },
                  needsPayerName: { type: 'boolean' },
                  needsProof: { type: 'boolean' },
                  expiryMinutes: { type: 'integer' },
                  isBonusEligible: { type: 'boolean' },
                  openOrder: maybeText('The open order of this method, if there is one.'),
                },
              },
            },
          },
        },
      },
      open: {
        type: 'array',
        description: 'Orders that wait, the newest first.',
        items: summarySchema,
      },
      ordersLeft: { type: 'integer', description: 'How many more may be open at once.' },
      dayLeft: {
        ...maybeMoneySchema,
        description: 'What may still be paid in today; null: anything.',
      },
    },
  },
});

/** Asks for a deposit. */
export const createDeposit = defineEndpoint({
  id: 'createDeposit',
  method: 'POST',
  path: '/wps/pay/deposits',
  summary: 'Ask for a deposit; the answer says how to pay it',
  gate: 'deposit',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['method', 'amount'],
    properties: {
      method: methodName,
      amount: wantedMoney('What to pay in, without the fee.'),
      payerName: { type: 'string', minLength: 1, maxLength: 80, description: 'Who pays.' },
      bonus: {
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{1,60}$',
        description: 'A bonus that the options name; none without it.',
        examples: ['5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a10'],
      },
    },
  },
  value: orderSchema,
});

/** Pays a voucher in. */
export const redeemVoucher = defineEndpoint({
  id: 'redeemVoucher',
  method: 'POST',
  path: '/wps/pay/deposits/voucher',
  summary: 'Pay in by the code of a voucher; it is credited at once',
  gate: 'deposit',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['method', 'code'],
    properties: {
      method: methodName,
      code: {
        type: 'string',
        minLength: 1,
        maxLength: 80,
        description: 'As it is printed, in any writing, with or without dashes.',
        examples: ['7KQM-2XWP-9RTA-4HJC'],
      },
    },
  },
  value: orderSchema,
});

const aboutOrder = {
  type: 'object',
  additionalProperties: false,
  required: ['order'],
  properties: { order: paymentOrderName },
} as const;

/** One deposit. */
export const getDeposit = defineEndpoint({
  id: 'getDeposit',
  method: 'GET',
  path: '/wps/pay/deposits/order',
  summary: 'One deposit with how to pay it and its timeline',
  gate: 'deposit',
  token: true,
  sealed: false,
  query: aboutOrder,
  value: orderSchema,
});

/** The member says that a deposit is paid. */
export const claimDeposit = defineEndpoint({
  id: 'claimDeposit',
  method: 'POST',
  path: '/wps/pay/deposits/claim',
  summary: 'Say that a deposit is paid',
  gate: 'deposit',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['order', 'proofs'],
    properties: {
      order: paymentOrderName,
      payerName: { type: 'string', minLength: 1, maxLength: 80, description: 'Who paid.' },
      proofs: proofNames,
    },
  },
  value: orderSchema,
});

/** Takes a deposit back that nothing was paid of. */
export const cancelDeposit = defineEndpoint({
  id: 'cancelDeposit',
  method: 'POST',
  path: '/wps/pay/deposits/cancel',
  summary: 'Take a deposit back that is not paid',
  gate: 'deposit',
  token: true,
  sealed: false,
  body: aboutOrder,
  value: orderSchema,
});

/** The deposits of a member. */
export const getDeposits = defineEndpoint({
  id: 'getDeposits',
  method: 'GET',
  path: '/wps/pay/deposits/history',
  summary: "The member's deposits, the newest first",
  gate: 'deposit',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...historyQuery, state: { type: 'string', enum: DEPOSIT_STATES } },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list', 'next'],
    properties: {
      list: { type: 'array', items: summarySchema },
      next: { type: ['string', 'null'], description: 'For the next page; null on the last one.' },
    },
  },
});
