import { randomUUID } from 'node:crypto';
import { MEMBER_TYPE } from '../../../schemas/memberTypes.ts';
import { withTransaction } from '../../../server/db/database.ts';
import { argon2id } from '../../../server/crypto/passwordHash.ts';
import { openBenchStage, type BenchStage } from '../benchStage.ts';
import { openClient, type GatewayClient } from './gatewayClient.ts';

/** The merchant whose members are made. */
export const MERCHANT = { merchantCode: 'AURORA', host: 'aurora.localhost' } as const;

/** The password of every member made here. */
export const PASSWORD = 'bench-Correct-7';

/** The dialling code of every phone number. */
export const DIALLING_CODE = '+34';

/** A stage with a visitor who calls it. */
export interface IdentityStage extends BenchStage {
  readonly client: GatewayClient;
}

/** Account, e-mail address and mobile number by a number; `bench` accounts exist, others do not. */
export const nameOf = (kind: 'bench' | 'ghost', at: number) => `${kind}${at}`;
/** See `nameOf`. */
export const emailOf = (kind: 'bench' | 'ghost', at: number) => `${nameOf(kind, at)}@example.com`;
/** See `nameOf`; existing numbers begin with 61, others with 62. */
export const mobileOf = (kind: 'bench' | 'ghost', at: number) =>
  `${kind === 'bench' ? 61 : 62}${String(at).padStart(7, '0')}`;

/** Starts the build, behind a proxy that nobody checks, so that every call may be another visitor's. */
export const openStage = (root: string): Promise<IdentityStage> =>
  openBenchStage(root, {
    env: { DEMO: '1', TRUST_PROXY: '1' },
    async furnish({ gateway, onClose }) {
      const client = await openClient(gateway.port, MERCHANT.host);
      onClose(() => client.close());
      return { client };
    },
  });

/** Adds members `bench0` and on, all with the same password, a verified number and an e-mail address. */
export async function addMembers({ database }: IdentityStage, count: number): Promise<void> {
  const password_hash = await argon2id.hash(PASSWORD);
  const now = new Date();
  const rows = Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    merchant_code: MERCHANT.merchantCode,
    account: nameOf('bench', at),
    password_hash,
    member_type: MEMBER_TYPE,
    locale: 'es',
    created_at: now,
    password_changed_at: now,
    email: emailOf('bench', at),
    phone: `${DIALLING_CODE}${mobileOf('bench', at)}`,
    phone_verified_at: now,
  }));
  for (let from = 0; from < count; from += 500) {
    await withTransaction(database, MERCHANT, (tx) =>
      tx
        .insertInto('members')
        .values(rows.slice(from, from + 500))
        .execute(),
    );
  }
}
