import { createHmac, randomBytes } from 'node:crypto';
import type { PayoutType } from '../../schemas/payments.schema.ts';
import { createSecretBox } from '../crypto/secretBox.ts';
import { withTransaction, type Database, type Tx } from '../db/database.ts';
import {
  sealContextOfIdentityProvider,
  type IdentityProviderSettings,
} from '../db/identityTables.ts';
import { sealContextOfChannel, type ChannelSettings } from '../db/paymentTables.ts';
import { takeSeedLock } from './seedLock.ts';

/** What a demonstration's provider is called and signs with; good wherever it is one, and kept nowhere in clear. */
export interface DemoPaymentKeys {
  readonly apiKey: string;
  /** In base64, as Standard Webhooks have them. */
  readonly webhookSecret: string;
}

/** The keys of a merchant, which follow from the gateway's secret. */
export function demoPaymentKeys(secret: Buffer, merchantCode: string): DemoPaymentKeys {
  const derive = (what: string) =>
    createHmac('sha256', secret).update(`livery demo payments ${merchantCode} ${what}`).digest();
  return {
    apiKey: derive('key').toString('base64url'),
    webhookSecret: derive('webhooks').toString('base64'),
  };
}

type ProviderName = 'manualBank' | 'hostedPage' | 'evm' | 'voucher';

/** A demo merchant's accounts at the simulator. */
export interface DemoHouse {
  readonly merchantCode: string;
  /** The account that transfers and codes pay to. */
  readonly account: ChannelSettings & { readonly account: string };
  /** Each method of its brand file, and what answers for it. */
  readonly methods: Readonly<Record<string, ProviderName>>;
  /** The one of them whose channel the provider tells of everything. */
  readonly tells: string;
  readonly payouts: readonly PayoutType[];
  /** From which amount on two people approve a withdrawal; minor units. */
  readonly fourEyesMinor: bigint;
}

/** Numbers are made up or from the example of their standard: nobody has them. */
export const DEMO_HOUSES: readonly DemoHouse[] = [
  {
    merchantCode: 'AURORA',
    account: {
      bank: 'Banco de Ejemplo',
      holder: 'Aurora Entretenimiento',
      account: 'ES9121000418450200051332',
    },
    methods: {
      sepa: 'manualBank',
      epc: 'hostedPage',
      card: 'hostedPage',
      usdt: 'evm',
      voucher: 'voucher',
    },
    tells: 'card',
    payouts: ['bank'],
    fourEyesMinor: 100_000n,
  },
  {
    merchantCode: 'MAJLIS',
    account: {
      bank: 'Example Bank of the Emirates',
      holder: 'Majlis Entertainment FZ-LLC',
      account: 'AE070331234567890123456',
      code: 'EXMPAEAD',
    },
    methods: {
      card: 'hostedPage',
      wallet: 'hostedPage',
      transfer: 'manualBank',
      voucher: 'voucher',
    },
    tells: 'card',
    payouts: ['bank', 'ewallet'],
    fourEyesMinor: 400_000n,
  },
  {
    merchantCode: 'LOTUS',
    account: {
      bank: 'Ngân hàng Ví Dụ',
      holder: 'CONG TY GIAI TRI HOA SEN',
      account: '0011223344556',
      code: '970499',
    },
    methods: { vietqr: 'hostedPage', wallet: 'hostedPage', transfer: 'manualBank' },
    tells: 'wallet',
    payouts: ['bank', 'ewallet'],
    fourEyesMinor: 25_000_000n,
  },
  {
    merchantCode: 'SAKURA',
    account: {
      bank: '見本銀行 本店営業部 (001)',
      holder: 'カ）サクラエンタテインメント',
      account: '普通 1234567',
      code: '9999',
    },
    methods: { furikomi: 'manualBank', card: 'hostedPage', wallet: 'hostedPage' },
    tells: 'card',
    payouts: ['bank'],
    fourEyesMinor: 150_000n,
  },
];

/** Name of a demo merchant's channel. */
export const demoChannel = (merchantCode: string, method: string) =>
  `pc_demo_${merchantCode.toLowerCase()}_${method}`;

/** Name of a demo merchant's account at the simulator of identity checks. */
export const demoIdentityProvider = (merchantCode: string) =>
  `ip_demo_${merchantCode.toLowerCase()}`;

/** A channel as a house lists it. */
interface DemoChannel {
  readonly id: string;
  readonly direction: 'in' | 'out';
  readonly method: string;
  readonly provider: ProviderName;
}

const channelsOf = ({ merchantCode, methods, payouts }: DemoHouse): readonly DemoChannel[] => [
  ...Object.entries(methods).map(([method, provider]) => ({
    id: demoChannel(merchantCode, method),
    direction: 'in' as const,
    method,
    provider,
  })),
  ...payouts.map((method) => ({
    id: demoChannel(merchantCode, `payout_${method}`),
    direction: 'out' as const,
    method,
    provider: 'hostedPage' as const,
  })),
];

interface SeedOptions {
  /** The gateway's own. */
  readonly secret: Buffer;
  /** Address of the simulator. */
  readonly simulator: string;
  /** A chain's node, the contract of its coin, and a page that pays; null where there is none, and no coin is offered. */
  readonly chain: {
    readonly baseUrl: string;
    readonly token: string;
    readonly scanUrl: string;
  } | null;
  readonly now: Date;
}

/** What a demonstration's coin is: one on a chain of its own. */
const COIN: ChannelSettings = { network: 'Demo chain', asset: 'USDT', rate: '0.92', dust: '1' };

/** The key below which a demonstration's addresses are; nobody keeps the private one, and no coin there is real. */
async function readChainKey(secret: Buffer, merchantCode: string): Promise<string> {
  const { HDKey } = await import('viem/accounts');
  const seed = createHmac('sha256', secret).update(`livery demo coins ${merchantCode}`).digest();
  return HDKey.fromMasterSeed(seed).derive("m/44'/60'/0'").publicExtendedKey;
}

/** What a channel is set to, and its keys. */
async function setUp(
  { provider }: DemoChannel,
  { merchantCode, account }: DemoHouse,
  { secret, simulator, chain }: SeedOptions,
): Promise<{ readonly settings: ChannelSettings; readonly keys: object | null }> {
  if (provider === 'manualBank') return { settings: account, keys: null };
  if (provider === 'voucher') return { settings: {}, keys: null };
  if (provider === 'evm') {
    const apiKey = await readChainKey(secret, merchantCode);
    return { settings: { ...COIN, ...chain }, keys: { apiKey } };
  }
  const { apiKey, webhookSecret } = demoPaymentKeys(secret, merchantCode);
  const reached = { baseUrl: simulator, scanUrl: `${simulator}/scan` };
  return {
    settings: { ...account, ...reached },
    keys: { apiKey, webhookSecrets: [webhookSecret] },
  };
}

/** Who checks members in a demonstration, wherever that listens now; whether it is on stays as the desk says. */
async function seedIdentityProvider(
  tx: Tx,
  { merchantCode }: DemoHouse,
  { secret, simulator, now }: SeedOptions,
): Promise<void> {
  const id = demoIdentityProvider(merchantCode);
  const { apiKey, webhookSecret } = demoPaymentKeys(secret, merchantCode);
  const keys = JSON.stringify({ apiKey, webhookSecrets: [webhookSecret] });
  const settings: IdentityProviderSettings = { baseUrl: simulator };
  const where = {
    settings: JSON.stringify(settings),
    secrets_sealed: createSecretBox(secret, randomBytes).seal(
      keys,
      sealContextOfIdentityProvider(id),
    ),
  };
  await tx
    .insertInto('identity_providers')
    .values({
      ...where,
      merchant_code: merchantCode,
      id,
      provider: 'hostedCheck',
      name: 'Example Identity',
      state: 'active',
      created_at: now,
      changed_at: now,
    })
    // Where the desk has put another account in its place, that one stays.
    .onConflict((conflict) =>
      conflict.column('merchant_code').doUpdateSet(where).where('identity_providers.id', '=', id),
    )
    .execute();
}

async function seedHouse(tx: Tx, house: DemoHouse, options: SeedOptions): Promise<void> {
  const { merchantCode, fourEyesMinor } = house;
  const { secret, chain, now } = options;
  const box = createSecretBox(secret, randomBytes);
  for (const channel of channelsOf(house)) {
    const { settings, keys } = await setUp(channel, house, options);
    const where = {
      settings: JSON.stringify(settings),
      secrets_sealed: keys && box.seal(JSON.stringify(keys), sealContextOfChannel(channel.id)),
    };
    const state = channel.provider === 'evm' && chain === null ? 'paused' : 'active';
    await tx
      .insertInto('payment_channels')
      .values({
        ...channel,
        ...where,
        state,
        merchant_code: merchantCode,
        name: `Demo ${channel.method}`,
        daily_cap_minor: null,
        failed_at: null,
        created_at: now,
        changed_at: now,
      })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(channel.provider === 'evm' ? { ...where, state } : where),
      )
      .execute();
  }
  await seedIdentityProvider(tx, house, options);
  await tx
    .insertInto('withdrawal_settings')
    .values({ merchant_code: merchantCode, four_eyes_minor: fourEyesMinor, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives the demonstration's merchants accounts at the simulator of payments, wherever that listens now. */
export async function seedPayments(database: Database, options: SeedOptions): Promise<void> {
  for (const house of DEMO_HOUSES) {
    await withTransaction(database, { merchantCode: house.merchantCode }, async (tx) => {
      await takeSeedLock(tx);
      await seedHouse(tx, house, options);
    });
  }
}
