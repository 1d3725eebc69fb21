import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { localisedText } from './localisedText.ts';

/** How money can come in; each has a page of its own kind. */
export const DEPOSIT_TYPES = ['bank', 'card', 'ewallet', 'qr', 'crypto', 'voucher'] as const;

/** How money can come in. */
export type DepositType = (typeof DEPOSIT_TYPES)[number];

/** Pictures that a group or method of payment may have. */
export const PAYMENT_ICONS = ['bank', 'card', 'wallet', 'qr', 'crypto', 'voucher', 'cash'] as const;

/** Formats of codes that banks' and wallets' applications scan. */
export const QR_SCHEMES = ['pix', 'vietqr', 'promptpay', 'paynow', 'epc'] as const;

/** A format of codes that applications scan. */
export type QrScheme = (typeof QR_SCHEMES)[number];

/** Who bears a deposit's fee: the member on top, the member out of what is credited, or the house. */
export const FEE_BEARERS = ['member', 'deducted', 'house'] as const;

/** Who bears a deposit's fee. */
export type FeeBearer = (typeof FEE_BEARERS)[number];

/** What money can be paid out to. */
export const PAYOUT_TYPES = ['bank', 'card', 'pix', 'clabe', 'ewallet', 'crypto'] as const;

/** What money can be paid out to. */
export type PayoutType = (typeof PAYOUT_TYPES)[number];

const amount = (description: string, example: number) =>
  ({
    type: 'number',
    exclusiveMinimum: 0,
    maximum: 1_000_000_000_000,
    description: `${description} In the main unit of the currency.`,
    examples: [example],
  }) as const;

const count = (description: string, { most, example }: { most: number; example: number }) =>
  ({ type: 'integer', minimum: 0, maximum: most, description, examples: [example] }) as const;

/** A share as a decimal text, so that nothing is lost on the way: "0.025" is two and a half per cent. */
const rate = (description: string, example: string) =>
  ({
    type: 'string',
    pattern: '^(0|1)(\\.[0-9]{1,6})?$',
    description: `${description} A decimal text: "0.025" is 2.5 per cent.`,
    examples: [example],
  }) as const;

const name = (description: string, example: string) =>
  ({
    type: 'string',
    pattern: '^[a-z][A-Za-z0-9]{0,31}$',
    description,
    examples: [example],
  }) as const;

const feeParts = {
  rate: rate('Share of the amount. Without it: nothing.', '0.025'),
  fixed: amount('Added to the share.', 0.3),
  min: amount('The least that is taken.', 2),
  max: amount('The most that is taken.', 50),
} as const;

const group = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title'],
  description: 'A group of methods, as the page shows it.',
  examples: [{ id: 'bank', icon: 'bank', title: { en: 'Bank transfer' } }],
  properties: {
    id: name('Name that methods give.', 'bank'),
    icon: {
      type: 'string',
      enum: PAYMENT_ICONS,
      description: 'Its picture.',
      examples: ['bank'],
    },
    title: localisedText('What it is called.', 40, 'Bank transfer'),
  },
} as const;

const method = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'group', 'type', 'title', 'min', 'max'],
  description: 'One way to pay in.',
  examples: [
    {
      id: 'sepa',
      group: 'bank',
      type: 'bank',
      title: { en: 'SEPA transfer' },
      min: 10,
      max: 5000,
    },
  ],
  properties: {
    id: name('Name by which channels and orders know it; it stays for good.', 'sepa'),
    group: name('The group that shows it.', 'bank'),
    type: {
      type: 'string',
      enum: DEPOSIT_TYPES,
      description: 'What kind of page pays it.',
      examples: ['bank'],
    },
    title: localisedText('What it is called.', 40, 'SEPA transfer'),
    text: localisedText('What members read before they choose it.', 200, 'Arrives the same day.'),
    min: amount('The least that is paid in at once.', 10),
    max: amount('The most that is paid in at once.', 5000),
    presets: {
      type: 'array',
      maxItems: 8,
      uniqueItems: true,
      description: 'Amounts to choose from, in the main unit of the currency.',
      examples: [[20, 50, 100, 200]],
      items: amount('An amount.', 50),
    },
    wholeOnly: {
      type: 'boolean',
      description: 'Whether amounts are whole main units only. Without it: no.',
      examples: [true],
    },
    fee: {
      type: 'object',
      additionalProperties: false,
      description: 'What paying in costs. Without it: nothing.',
      examples: [{ bearer: 'member', rate: '0.025', min: 2, max: 50 }],
      properties: {
        bearer: {
          type: 'string',
          enum: FEE_BEARERS,
          description:
            '"member" pays amount and fee, "deducted" is credited the amount without the fee, "house" bears it. Without it: house.',
          examples: ['member'],
        },
        ...feeParts,
      },
    },
    scheme: {
      type: 'string',
      enum: QR_SCHEMES,
      description: 'Of type "qr": the format of the code. Without it: that of the currency.',
      examples: ['pix'],
    },
    needsPayerName: {
      type: 'boolean',
      description: 'Whether the member says in whose name the payment is made. Without it: no.',
      examples: [true],
    },
    needsProof: {
      type: 'boolean',
      description: 'Whether "I have paid" wants a picture of the receipt. Without it: no.',
      examples: [true],
    },
    expiryMinutes: {
      type: 'integer',
      minimum: 1,
      maximum: 10_080,
      description: 'How long an order waits for its payment. Without it: 30.',
      examples: [60],
    },
    lateMinutes: {
      type: 'integer',
      minimum: 0,
      maximum: 43_200,
      description: 'How long after that a payment is still taken. Without it: 1440.',
      examples: [2880],
    },
    allowsOtherAmounts: {
      type: 'boolean',
      description:
        'Whether another amount than asked for is credited as it was paid, within the limits; otherwise somebody looks at it. Without it: no.',
      examples: [true],
    },
    bonusEligible: {
      type: 'boolean',
      description: 'Whether it can earn a bonus. Without it: yes.',
      examples: [false],
    },
    turnover: {
      type: 'string',
      pattern: '^(0|[1-9][0-9]?)(\\.[0-9]{1,2})?$',
      description:
        'How many times what was credited must be played before it can be withdrawn. Without it: 1.',
      examples: ['1'],
    },
    minRank: count('The lowest VIP rank that is offered it. Without it: all.', {
      most: 99,
      example: 2,
    }),
    countries: {
      type: 'array',
      minItems: 1,
      maxItems: 60,
      uniqueItems: true,
      description: 'Countries whose visitors are offered it. Without it: all.',
      examples: [['BR']],
      items: {
        type: 'string',
        pattern: '^[A-Z]{2}$',
        description: 'Two letters of ISO 3166.',
        examples: ['BR'],
      },
    },
  },
} as const;

/** What a merchant offers to pay in and out by; accounts, keys and caps of providers are the desk's. */
export const paymentsSchema = {
  type: 'object',
  additionalProperties: false,
  description:
    'What members pay in and are paid out by, and on which terms. Accounts, keys, caps and approvals are kept at the desk: a method shows once it has a channel there.',
  examples: [
    {
      deposits: {
        groups: [{ id: 'bank', title: { en: 'Bank transfer' } }],
        methods: [
          {
            id: 'sepa',
            group: 'bank',
            type: 'bank',
            title: { en: 'SEPA transfer' },
            min: 10,
            max: 5000,
          },
        ],
      },
    },
  ],
  properties: {
    deposits: {
      type: 'object',
      additionalProperties: false,
      description: 'How money comes in.',
      examples: [{ openOrders: 3, dailyCap: 10_000 }],
      properties: {
        groups: {
          type: 'array',
          maxItems: 12,
          description: 'Groups in the order of the page.',
          examples: [[{ id: 'bank', icon: 'bank', title: { en: 'Bank transfer' } }]],
          items: group,
        },
        methods: {
          type: 'array',
          maxItems: 60,
          description: 'Methods in the order of the page.',
          examples: [
            [
              {
                id: 'sepa',
                group: 'bank',
                type: 'bank',
                title: { en: 'SEPA transfer' },
                min: 10,
                max: 5000,
              },
            ],
          ],
          items: method,
        },
        openOrders: {
          type: 'integer',
          minimum: 1,
          maximum: 20,
          description: 'Orders that a member may have open at once; one a method. Without it: 3.',
          examples: [3],
        },
        dailyCap: amount(
          'What a member pays in at most in one day. Without it: no such cap.',
          10_000,
        ),
      },
    },
    withdrawals: {
      type: 'object',
      additionalProperties: false,
      description: 'How money goes out.',
      examples: [{ accounts: ['bank'], min: 20, max: 5000, dayCount: 5 }],
      properties: {
        accounts: {
          type: 'array',
          minItems: 1,
          maxItems: PAYOUT_TYPES.length,
          uniqueItems: true,
          description: 'What can be paid out to. Without it: bank accounts.',
          examples: [['bank', 'crypto']],
          items: {
            type: 'string',
            enum: PAYOUT_TYPES,
            description: 'A kind of account.',
            examples: ['bank'],
          },
        },
        min: amount('The least that is paid out at once.', 20),
        max: amount('The most that is paid out at once.', 5000),
        dayCount: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          description:
            'How often a member is paid out in one day. Without it: any number of times.',
          examples: [5],
        },
        daySum: amount('What a member is paid out at most in one day.', 10_000),
        fee: {
          type: 'object',
          additionalProperties: false,
          description: 'Taken from what is paid out, never on top. Without it: nothing.',
          examples: [{ freeADay: 2, rate: '0.015', min: 1, max: 25 }],
          properties: {
            freeADay: {
              type: 'integer',
              minimum: 0,
              maximum: 100,
              description: 'How many of a day cost nothing. Without it: 0.',
              examples: [2],
            },
            ...feeParts,
          },
        },
        turnover: {
          type: 'object',
          additionalProperties: false,
          description: 'What becomes of money that was paid in and not played.',
          examples: [{ policy: 'fee', rate: '0.10' }],
          properties: {
            policy: {
              type: 'string',
              enum: ['block', 'fee'],
              description:
                '"block" pays out once all is played; "fee" takes a share of deposits that are not. Without it: block.',
              examples: ['fee'],
            },
            rate: rate('Of policy "fee": the share.', '0.10'),
          },
        },
        receiptMinutes: {
          type: 'integer',
          minimum: 1,
          maximum: 43_200,
          description:
            'After so long without a word from the member a payout counts as received. Without it: 30.',
          examples: [30],
        },
        accountWaitHours: {
          type: 'integer',
          minimum: 0,
          maximum: 720,
          description: 'How long a new account waits before it can be paid out to. Without it: 24.',
          examples: [24],
        },
        mayCancel: {
          type: 'boolean',
          description:
            'Whether members may take a request back while nobody has looked at it. The law of some markets forbids it. Without it: no.',
          examples: [false],
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** What a brand file says of payments. */
export type PaymentChoice = FromSchema<typeof paymentsSchema>;

/** A method as it is written. */
export type WrittenMethod = NonNullable<NonNullable<PaymentChoice['deposits']>['methods']>[number];
