import { createHmac, randomBytes } from 'node:crypto';
import { createSecretBox } from '../crypto/secretBox.ts';
import { withTransaction, type Database } from '../db/database.ts';
import { sealContextOfChannel, type ChannelSettings } from '../db/paymentTables.ts';
import { takeSeedLock } from './seedLock.ts';

/** What a demonstration's provider is called and signs with; good wherever it is one, and kept nowhere in clear. */
export interface DemoPaymentKeys {
  readonly apiKey: string;
  /** In base64, as Standard Webhooks have them. */
  readonly webhookSecret: string;
}

/** The keys, which follow from the gateway's secret. */
export function demoPaymentKeys(secret: Buffer): DemoPaymentKeys {
  const derive = (what: string) =>
    createHmac('sha256', secret).update(`livery demo payments ${what}`).digest();
  return {
    apiKey: derive('key').toString('base64url'),
    webhookSecret: derive('webhooks').toString('base64'),
  };
}

/** The account of the house that codes of a demonstration pay to; from the example of its standard. */
export const DEMO_IBAN = 'ES9121000418450200051332';

/** The channel whose provider tells of everything. */
export const DEMO_CHANNEL = 'pc_demo_aurora_card';

const MERCHANT = 'AURORA';

const HOUSE: ChannelSettings = {
  bank: 'Banco de Ejemplo',
  holder: 'Aurora Entretenimiento',
  account: DEMO_IBAN,
};

const CHANNELS = [
  { id: 'pc_demo_aurora_sepa', direction: 'in', method: 'sepa', provider: 'manualBank' },
  { id: 'pc_demo_aurora_epc', direction: 'in', method: 'epc', provider: 'hostedPage' },
  { id: DEMO_CHANNEL, direction: 'in', method: 'card', provider: 'hostedPage' },
  { id: 'pc_demo_aurora_payout', direction: 'out', method: 'bank', provider: 'hostedPage' },
] as const;

/** Gives the demonstration accounts at the simulator of payments, wherever that listens now. */
export async function seedPayments(
  database: Database,
  {
    secret,
    simulator,
    now,
  }: {
    /** The gateway's own. */
    readonly secret: Buffer;
    /** Address of the simulator. */
    readonly simulator: string;
    readonly now: Date;
  },
): Promise<void> {
  const box = createSecretBox(secret, randomBytes);
  const { apiKey, webhookSecret } = demoPaymentKeys(secret);
  const keys = JSON.stringify({ apiKey, webhookSecrets: [webhookSecret] });
  await withTransaction(database, { merchantCode: MERCHANT }, async (tx) => {
    await takeSeedLock(tx);
    for (const { id, direction, method, provider } of CHANNELS) {
      const isManual = provider === 'manualBank';
      const reached = { baseUrl: simulator, scanUrl: `${simulator}/scan` };
      const where = {
        settings: JSON.stringify(isManual ? HOUSE : { ...HOUSE, ...reached }),
        secrets_sealed: isManual ? null : box.seal(keys, sealContextOfChannel(id)),
      };
      await tx
        .insertInto('payment_channels')
        .values({
          ...{ merchant_code: MERCHANT, id, direction, method, provider },
          ...where,
          name: `Demo ${method}`,
          daily_cap_minor: null,
          failed_at: null,
          created_at: now,
          changed_at: now,
        })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(where))
        .execute();
    }
  });
}
