import { defineEndpoint } from './endpoint.ts';
import { VENDOR_WALLET_REFUSALS } from '../vendorApi.ts';
import { moneySchema } from './money.ts';

/** All money of the signed-in member that is not on hold. */
export const getBalance = defineEndpoint({
  id: 'getBalance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  summary: "The member's balance",
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['sumBalance', 'currency'],
    properties: {
      sumBalance: moneySchema,
      currency: { type: 'string' },
      bonusMoney: {
        ...moneySchema,
        description: 'Can be played with and is not cash; missing where there is none.',
      },
      playMoney: {
        ...moneySchema,
        description:
          'Of trial accounts only, which have no money: what they play with for nothing.',
      },
    },
  },
});

/** What the wallet is called that belongs to no vendor. */
export const MAIN_WALLET = 'MAIN';

const walletName = (description: string) =>
  ({
    type: 'string',
    pattern: '^[A-Z0-9_]{1,32}$',
    description,
    examples: [MAIN_WALLET],
  }) as const;

const walletSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['wallet', 'name', 'balance', 'held', 'underWay', 'status'],
  properties: {
    wallet: walletName('"MAIN", or the code of the vendor whose games it is for.'),
    name: { type: ['string', 'null'], description: 'Of the vendor; null for the main wallet.' },
    balance: { ...moneySchema, description: 'What can be spent.' },
    held: { ...moneySchema, description: 'What is set aside beside it.' },
    underWay: {
      ...moneySchema,
      description:
        'What is on its way into this wallet or out of it, and not known to have come: in no balance until then.',
    },
    status: {
      type: 'string',
      enum: ['open', 'maintenance', 'closed'],
      description: 'Money can go into an open one only; out of it at any time.',
    },
  },
} as const;

/** How a move between wallets stands. */
export const WALLET_TRANSFER_STATES = ['underWay', 'done', 'refused'] as const;

const stateSchema = {
  type: 'string',
  enum: WALLET_TRANSFER_STATES,
  description:
    '"underWay": the vendor was asked and has not answered; it is asked until it does, and the stream tells the balance then.',
} as const;

/** Whether members have one wallet for all games, or one a vendor beside the main one. */
export const getMerchantWallet = defineEndpoint({
  id: 'getMerchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  summary: 'How the merchant keeps wallets',
  token: false,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['isSingle'],
    properties: { isSingle: { type: 'boolean' } },
  },
});

/** Moves the member's own money between the main wallet and those of vendors. */
export const transferBetweenWallets = defineEndpoint({
  id: 'transferBetweenWallets',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  summary: "Move money between the member's wallets",
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['from', 'to', 'amount'],
    properties: {
      from: walletName('"MAIN" or a vendor code.'),
      to: walletName('"MAIN" or a vendor code; another one than "from".'),
      amount: { ...moneySchema, description: 'Decimal amount above zero.', examples: ['10.00'] },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['transferId', 'state', 'currency', 'sumBalance', 'wallets'],
    properties: {
      transferId: { type: 'string' },
      state: stateSchema,
      currency: { type: 'string' },
      sumBalance: moneySchema,
      wallets: { type: 'array', items: walletSchema },
    },
  },
});

/** All money of the signed-in member, wallet by wallet. */
export const getConsolidatedFunds = defineEndpoint({
  id: 'getConsolidatedFunds',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  summary: "All of the member's money",
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      'currency',
      'isSingle',
      'isAutomatic',
      'sumBalance',
      'sumHeld',
      'sumUnderWay',
      'playMoney',
      'wallets',
    ],
    properties: {
      currency: { type: 'string' },
      isSingle: { type: 'boolean' },
      sumBalance: { ...moneySchema, description: 'What can be spent, in all wallets.' },
      sumHeld: { ...moneySchema, description: 'What is set aside, in all wallets.' },
      sumUnderWay: { ...moneySchema, description: 'What is on its way between wallets.' },
      isAutomatic: {
        type: 'boolean',
        description: 'Whether money of the main wallet follows to a game as it is opened.',
      },
      playMoney: {
        ...moneySchema,
        type: ['string', 'null'],
        description: 'What a trial account plays with for nothing; null for others.',
      },
      wallets: { type: 'array', items: walletSchema },
    },
  },
});

/** Moves everything that can be moved out of the wallets of vendors: one transfer each, and none stops another. */
export const collectWallets = defineEndpoint({
  id: 'collectWallets',
  method: 'POST',
  path: '/wps/relay/GCS_walletCollect',
  summary: "Move the money of all vendors' wallets into the main one",
  token: true,
  sealed: false,
  idempotent: true,
  body: { type: 'object', additionalProperties: false, required: [], properties: {} },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['results'],
    properties: {
      results: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['wallet', 'amount', 'state', 'code'],
          properties: {
            wallet: walletName('A vendor code.'),
            amount: moneySchema,
            state: stateSchema,
            code: {
              type: ['string', 'null'],
              description: 'Of the problem, where it was refused.',
            },
          },
        },
      },
    },
  },
});

/** Says whether money follows to games by itself. */
export const setAutomaticTransfer = defineEndpoint({
  id: 'setAutomaticTransfer',
  method: 'POST',
  path: '/wps/member/wallets/automatic',
  summary: 'Say whether money follows to a game as it is opened',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['isAutomatic'],
    properties: { isAutomatic: { type: 'boolean', examples: [true] } },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['isAutomatic'],
    properties: { isAutomatic: { type: 'boolean' } },
  },
});

/** Moves between the member's own wallets, the newest first. */
export const getWalletTransfers = defineEndpoint({
  id: 'getWalletTransfers',
  method: 'GET',
  path: '/wps/member/wallets/transfers',
  summary: "Moves between the member's wallets",
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      before: {
        type: 'string',
        pattern: '^[0-9]{1,15}_[0-9a-f-]{36}$',
        description: '"next" of the page before.',
        examples: ['1769947200000_00000000-0000-4000-8000-000000000000'],
      },
      pageSize: { type: 'integer', minimum: 1, maximum: 50, default: 10, examples: [10] },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'list', 'next'],
    properties: {
      currency: { type: 'string' },
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: [
            'id',
            'at',
            'from',
            'to',
            'vendorName',
            'amount',
            'currency',
            'state',
            'reason',
            'source',
          ],
          properties: {
            id: { type: 'string' },
            at: { type: 'string', description: 'ISO 8601, UTC.' },
            from: walletName('"MAIN" or a vendor code.'),
            to: walletName('"MAIN" or a vendor code.'),
            vendorName: { type: 'string' },
            amount: moneySchema,
            currency: { type: 'string' },
            state: stateSchema,
            reason: {
              type: ['string', 'null'],
              enum: [...VENDOR_WALLET_REFUSALS, 'refused', null],
              description: 'Why the vendor refused it; the money is back then.',
            },
            source: {
              type: 'string',
              enum: ['member', 'collect', 'launch'],
              description: 'What asked for it: the member, "collect all", or a game being opened.',
            },
          },
        },
      },
      next: { type: ['string', 'null'], description: 'For the next page; null on the last one.' },
    },
  },
});

const TIME_PATTERN = '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,3})?Z$';

/** Everything that happened to the member's money, the newest first. */
export const getStatement = defineEndpoint({
  id: 'getStatement',
  method: 'GET',
  path: '/wps/member/statement',
  summary: "Statement of the member's money",
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      before: {
        type: 'string',
        pattern: '^[0-9]{1,18}$',
        description: '"next" of the page before; without it, the newest lines.',
        examples: ['4711'],
      },
      from: {
        type: 'string',
        pattern: TIME_PATTERN,
        description: 'Only lines from this moment on.',
        examples: ['2026-02-01T00:00:00Z'],
      },
      until: {
        type: 'string',
        pattern: TIME_PATTERN,
        description: 'Only lines before this moment.',
        examples: ['2026-03-01T00:00:00Z'],
      },
      pageSize: { type: 'integer', minimum: 1, maximum: 100, default: 20, examples: [20] },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'list', 'next'],
    properties: {
      currency: { type: 'string' },
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'at', 'kind', 'wallet', 'amount', 'balanceAfter', 'reference'],
          properties: {
            id: { type: 'string' },
            at: { type: 'string', description: 'ISO 8601, UTC.' },
            kind: {
              type: 'string',
              enum: [
                'opening',
                'deposit',
                'withdrawal',
                'bet',
                'win',
                'refund',
                'bonus',
                'bonusRelease',
                'walletTransfer',
                'lineTransfer',
                'adjustment',
                'commission',
                'salary',
                'dividend',
              ],
            },
            wallet: walletName('"MAIN" or a vendor code.'),
            amount: { ...moneySchema, description: 'Above zero: came in; below: went out.' },
            balanceAfter: { ...moneySchema, description: 'Of that wallet, with what is on hold.' },
            reference: { type: ['string', 'null'], description: 'What it was about.' },
          },
        },
      },
      next: { type: ['string', 'null'], description: 'For the next page; null on the last one.' },
    },
  },
});
