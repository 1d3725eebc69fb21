import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Below this path lies everything that vendors call. */
export const VENDOR_API_PATH = '/vendor/v1';

/** HTTP status of every code that a vendor may be answered with. */
export const VENDOR_FAULT_STATUS = {
  /** The headers or the body are not what this interface asks for. */
  badRequest: 400,
  /** No amount of this currency: zero, negative, too large, or with too many decimals. */
  amountInvalid: 400,
  /** No key of this merchant, or not what its secret signs. */
  badSignature: 401,
  /** Signed rightly, but too long ago or in the future. */
  staleRequest: 401,
  /** The wallet has not enough; final for this transaction id. */
  insufficientFunds: 402,
  /** A limit that the member set leaves no room for the stake; final for this transaction id. */
  limitReached: 402,
  /** A spin of a slot may not cost so much; `value.highestStake` says the most. Final for this transaction id. */
  stakeAboveLimit: 402,
  /** The series of free spins is over, played to its end or not of this member and game; final for this transaction id. */
  freeSpinsOver: 402,
  /** A free spin is one debit a round, of exactly the stake of its series; final for this transaction id. */
  freeSpinStake: 402,
  /** A launch code that nobody has, that was used, or that is too old. */
  codeInvalid: 403,
  /** The play session is over: nothing more may be staked in it. */
  sessionEnded: 403,
  sessionUnknown: 404,
  roundUnknown: 404,
  notFound: 404,
  methodNotAllowed: 405,
  /** The very same signed request came before: sign anew, with the same transaction id. */
  requestReplayed: 409,
  /** This transaction id was used for something else. */
  transactionConflict: 409,
  /** This debit was rolled back, before or after it came: nothing is staked by it. */
  transactionCancelled: 409,
  /** More than the operator lets a round pay; nothing was paid. */
  payoutAboveLimit: 409,
  /** The wallet holds as much as it can; nothing was paid. */
  walletFull: 409,
  /** The round is settled, rolled back or returned. */
  roundClosed: 409,
  /** The round belongs to another member, game or mode. */
  roundMismatch: 409,
  /** Nothing was staked in the round, and it is not a free one. */
  debitMissing: 409,
  /** Something was paid in the round already, so its stakes stay. */
  roundCredited: 409,
  bodyTooLarge: 413,
  contentTypeUnsupported: 415,
  unknownHost: 421,
  /** Many requests from this address were signed wrongly; what is signed rightly is answered all the same. */
  tooManyRequests: 429,
  /** The spin before is not over by the law of the market: the same debit again after the seconds of Retry-After. */
  spinTooEarly: 429,
  internal: 500,
  /** Try again after the seconds of Retry-After, with the same transaction id. */
  unavailable: 503,
} as const;

/** A stable code of a refusal to a vendor. */
export type VendorFaultCode = keyof typeof VENDOR_FAULT_STATUS;

/** What a round may be. */
export const ROUND_STATES = ['open', 'settled', 'rolledBack', 'returned'] as const;

/** Where a round stands: it begins open, and never opens again. */
export type RoundState = (typeof ROUND_STATES)[number];

/** Whether money is played for, or nothing. */
export const PLAY_MODES = ['real', 'play'] as const;

/** The mode of a launch, a session and a round. */
export type PlayMode = (typeof PLAY_MODES)[number];

const secretSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' } as const;
const idSchema = {
  type: 'string',
  pattern: '^[A-Za-z0-9_.:-]{1,64}$',
  description: "The vendor's own id.",
} as const;
const amountSchema = {
  type: 'string',
  pattern: '^(0|[1-9][0-9]{0,12})(\\.[0-9]{1,4})?$',
  description: 'Decimal amount in the main unit of the session’s currency.',
} as const;
const moneySchema = { type: 'string', description: 'Decimal amount in the main unit.' } as const;
const stateSchema = { type: 'string', enum: ROUND_STATES } as const;

/** Sides of a table's round of which one wins what the other loses. */
export const OPPOSITE_SIDES = [
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['player', 'banker'],
  ['dragon', 'tiger'],
] as const;

/** One of them. */
export type TableSide = (typeof OPPOSITE_SIDES)[number][number];

/** All of them. */
export const TABLE_SIDES: readonly TableSide[] = OPPOSITE_SIDES.flat();

/** What every call that changes a round names. */
const roundBody = { session: secretSchema, transactionId: idSchema, roundId: idSchema } as const;
const roundRequired = ['session', 'transactionId', 'roundId'] as const;

/** What every call that changes a round answers. */
const roundValue = {
  type: 'object',
  additionalProperties: false,
  required: ['transactionId', 'roundId', 'roundState', 'balance', 'currency'],
  properties: {
    transactionId: { type: 'string' },
    roundId: { type: 'string' },
    roundState: stateSchema,
    balance: moneySchema,
    currency: { type: 'string' },
  },
} as const;

const openRound = {
  type: 'object',
  additionalProperties: false,
  required: [
    'roundId',
    'gameCode',
    'memberAlias',
    'mode',
    'staked',
    'paid',
    'currency',
    'openedAt',
  ],
  properties: {
    roundId: { type: 'string' },
    gameCode: { type: 'string' },
    memberAlias: { type: 'string' },
    mode: { type: 'string', enum: PLAY_MODES },
    staked: moneySchema,
    paid: moneySchema,
    currency: { type: 'string' },
    openedAt: { type: 'string', description: 'ISO 8601, UTC.' },
  },
} as const;

/** Every call that a vendor makes, by the last part of its path; all are POST. */
export const VENDOR_CALLS = {
  /** Exchanges a launch code for a play session. */
  authenticate: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['code'],
      properties: { code: secretSchema },
    },
    value: {
      type: 'object',
      additionalProperties: false,
      required: [
        'session',
        'memberAlias',
        'gameCode',
        'currency',
        'decimals',
        'language',
        'mode',
        'balance',
        'endsAt',
        'openRounds',
        'wallet',
        'highestStake',
        'shortestRoundMs',
        'freeSpins',
      ],
      properties: {
        session: secretSchema,
        memberAlias: {
          type: 'string',
          description: 'The same for a member at this vendor always.',
        },
        gameCode: { type: 'string' },
        currency: { type: 'string' },
        decimals: { type: 'integer' },
        language: { type: 'string' },
        mode: { type: 'string', enum: PLAY_MODES },
        balance: moneySchema,
        endsAt: { type: 'string', description: 'ISO 8601, UTC: nothing is staked afterwards.' },
        openRounds: {
          type: 'array',
          items: { type: 'string' },
          description: 'Rounds of this member and game that were interrupted, to be resumed.',
        },
        wallet: {
          type: 'string',
          enum: ['operator', 'vendor'],
          description:
            'Whose wallet is played from: "vendor" where the member moved money to a vendor that keeps wallets itself.',
        },
        highestStake: {
          type: ['string', 'null'],
          description:
            'The most that a round of this member may cost, in the main unit; null where nothing is said.',
        },
        shortestRoundMs: {
          type: 'integer',
          description: 'Milliseconds from the beginning of a round to that of the next; often 0.',
        },
        freeSpins: {
          type: ['object', 'null'],
          additionalProperties: false,
          required: ['id', 'count', 'left', 'stake', 'won', 'pays', 'endsAt'],
          description: 'Spins of this game that the house pays, to be played first; null for none.',
          properties: {
            id: { type: 'string', description: 'What a debit names as `freeSpins`.' },
            count: { type: 'integer', description: 'Spins of the series.' },
            left: { type: 'integer', description: 'Spins of it that were not staked yet.' },
            stake: { ...moneySchema, description: 'What each of them is staked with.' },
            won: { ...moneySchema, description: 'What the series has won so far.' },
            pays: {
              type: 'string',
              enum: ['cash', 'bonus'],
              description: 'What the wins become for the member after the last spin.',
            },
            endsAt: {
              type: 'string',
              description: 'ISO 8601, UTC: no spin of it is taken afterwards.',
            },
          },
        },
      },
    },
  },
  balance: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['session'],
      properties: { session: secretSchema },
    },
    value: {
      type: 'object',
      additionalProperties: false,
      required: ['balance', 'currency'],
      properties: { balance: moneySchema, currency: { type: 'string' } },
    },
  },
  /** Takes a stake; the first of a round opens it. */
  debit: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: [...roundRequired, 'amount'],
      properties: {
        ...roundBody,
        amount: amountSchema,
        table: {
          type: 'object',
          additionalProperties: false,
          required: ['round', 'sides'],
          description: 'Of a bet at a table that several share.',
          properties: {
            round: {
              ...idSchema,
              description: "The table's round, the same for everybody who bets in it.",
            },
            sides: {
              type: 'array',
              minItems: 1,
              maxItems: 10,
              uniqueItems: true,
              items: { type: 'string', enum: TABLE_SIDES },
              description: 'The sides that the bet is on, of those that are named here.',
            },
          },
        },
        freeSpins: {
          type: 'string',
          pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
          description: 'The series whose spin this is, as `authenticate` told: the house pays it.',
        },
      },
    },
    value: roundValue,
  },
  /** Pays out in an open round; more than once where need be. */
  credit: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: [...roundRequired, 'amount'],
      properties: {
        ...roundBody,
        amount: amountSchema,
        freeRound: { type: 'boolean', description: 'A round that costs nothing; opened by this.' },
      },
    },
    value: roundValue,
  },
  /** Gives a stake back, or sees to it that it is never taken. */
  rollback: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: [...roundRequired, 'debitTransactionId'],
      properties: { ...roundBody, debitTransactionId: idSchema },
    },
    value: {
      ...roundValue,
      required: [...roundValue.required, 'returned'],
      properties: { ...roundValue.properties, returned: moneySchema },
    },
  },
  /** Says that nothing more comes in a round. */
  endRound: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: roundRequired,
      properties: roundBody,
    },
    value: roundValue,
  },
  /** Rounds of the vendor that are open, the oldest first. */
  openRounds: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['olderThanSeconds'],
      properties: {
        olderThanSeconds: { type: 'integer', minimum: 0, maximum: 31_536_000 },
      },
    },
    value: {
      type: 'object',
      additionalProperties: false,
      required: ['rounds'],
      properties: { rounds: { type: 'array', items: openRound, maxItems: 500 } },
    },
  },
} as const satisfies Readonly<
  Record<string, { readonly body: JSONSchema; readonly value: JSONSchema }>
>;

/** A call of a vendor. */
export type VendorCall = keyof typeof VENDOR_CALLS;

/** The body of a vendor's call. */
export type VendorBody<C extends VendorCall> = FromSchema<(typeof VENDOR_CALLS)[C]['body']>;

/** What a vendor's call is answered with. */
export type VendorValue<C extends VendorCall> = FromSchema<(typeof VENDOR_CALLS)[C]['value']>;

/** The version of what vendors are asked that keep wallets themselves. */
export const VENDOR_WALLET_VERSION = 1;

const movedBody = {
  type: 'object',
  additionalProperties: false,
  required: ['transferId', 'memberAlias', 'amount', 'currency', 'decimals'],
  properties: {
    transferId: {
      type: 'string',
      pattern: '^[A-Za-z0-9-]{1,64}$',
      description: "The gateway's own id.",
    },
    memberAlias: { type: 'string', minLength: 1, maxLength: 64 },
    amount: amountSchema,
    currency: { type: 'string', pattern: '^[A-Z0-9]{3,8}$' },
    decimals: { type: 'integer', minimum: 0, maximum: 4 },
  },
} as const;

/** Why a vendor moves no money. Whatever else it says is no answer, and it is asked again. */
export const VENDOR_WALLET_REFUSALS = [
  'insufficientFunds',
  'maintenance',
  'memberBlocked',
  'currencyUnsupported',
  'amountRefused',
] as const;

/** Why a vendor moves no money. */
export type VendorWalletRefusal = (typeof VENDOR_WALLET_REFUSALS)[number];

const reasonSchema = { type: ['string', 'null'], enum: [...VENDOR_WALLET_REFUSALS, null] } as const;

const movedValue = {
  type: 'object',
  additionalProperties: true,
  required: ['transferId', 'state', 'reason'],
  properties: {
    transferId: { type: 'string' },
    state: { type: 'string', enum: ['done', 'refused'] },
    reason: reasonSchema,
  },
} as const;

/** Everything that a vendor is asked which keeps wallets itself, by the last part of the path; all are POST, and signed. */
export const VENDOR_WALLET_ASKS = {
  /** Takes money of a member in. The same id again is the same transfer, with the same answer for ever. */
  deposit: { body: movedBody, value: movedValue },
  /** Gives money of a member back; the same holds for ids. */
  withdraw: { body: movedBody, value: movedValue },
  /** What became of a transfer. */
  find: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['transferId'],
      properties: { transferId: movedBody.properties.transferId },
    },
    value: {
      type: 'object',
      additionalProperties: true,
      required: ['transferId', 'state', 'reason'],
      properties: {
        transferId: { type: 'string' },
        state: {
          type: 'string',
          enum: ['done', 'refused', 'none'],
          description: '"none": it never came; it may still be on its way.',
        },
        reason: reasonSchema,
      },
    },
  },
  /** What a member has there. */
  balance: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['memberAlias', 'currency'],
      properties: {
        memberAlias: movedBody.properties.memberAlias,
        currency: movedBody.properties.currency,
      },
    },
    value: {
      type: 'object',
      additionalProperties: true,
      required: ['balance', 'currency'],
      properties: { balance: moneySchema, currency: { type: 'string' } },
    },
  },
} as const satisfies Readonly<
  Record<string, { readonly body: JSONSchema; readonly value: JSONSchema }>
>;

/** Something that a vendor is asked which keeps wallets itself. */
export type VendorWalletAsk = keyof typeof VENDOR_WALLET_ASKS;

/** What it is asked with. */
export type VendorWalletBody<A extends VendorWalletAsk> = FromSchema<
  (typeof VENDOR_WALLET_ASKS)[A]['body']
>;

/** What it answers. */
export type VendorWalletValue<A extends VendorWalletAsk> = FromSchema<
  (typeof VENDOR_WALLET_ASKS)[A]['value']
>;
