import { randomUUID } from 'node:crypto';
import { MEMBER_TYPE } from '../../../schemas/memberTypes.ts';
import { connectDatabase, withTransaction, type Database } from '../../../server/db/database.ts';
import { startEmbedded } from '../../../server/db/embedded.ts';
import { argon2id } from '../../../server/db/passwordHash.ts';
import { startGateway, type BenchGateway } from '../benchGateway.ts';
import { openClient, type GatewayClient } from './gatewayClient.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The merchant whose members are made. */
export const MERCHANT = { merchantCode: 'AURORA', host: 'aurora.localhost' } as const;

/** The password of every member made here. */
export const PASSWORD = 'bench-Correct-7';

/** The dialling code of every phone number. */
export const DIALLING_CODE = '+34';

/** A gateway of the build with a database that the bench may write to. */
export interface IdentityHouse {
  readonly gateway: BenchGateway;
  readonly client: GatewayClient;
  readonly database: Database;
  close(): Promise<void>;
}

/** Account, e-mail address and mobile number by a number; `bench` accounts exist, others do not. */
export const nameOf = (kind: 'bench' | 'ghost', at: number) => `${kind}${at}`;
/** See `nameOf`. */
export const emailOf = (kind: 'bench' | 'ghost', at: number) => `${nameOf(kind, at)}@example.com`;
/** See `nameOf`; existing numbers begin with 61, others with 62. */
export const mobileOf = (kind: 'bench' | 'ghost', at: number) =>
  `${kind === 'bench' ? 61 : 62}${String(at).padStart(7, '0')}`;

/** Starts the build, behind a proxy that nobody checks, so that every call may be another visitor's. */
export async function openHouse(root: string): Promise<IdentityHouse> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'livery-bench-'));
  const embedded = await startEmbedded({ dataDirectory });
  const closers: (() => unknown)[] = [
    () => rm(dataDirectory, { recursive: true, force: true }),
    () => embedded.stop(),
  ];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const env = { DATABASE_URL: embedded.url, DEMO: '1', TRUST_PROXY: '1' };
    const gateway = await startGateway({ root, dataDirectory, env });
    closers.push(() => gateway.stop());
    const database = connectDatabase(embedded.url);
    closers.push(() => database.close());
    const client = await openClient(gateway.port, MERCHANT.host);
    closers.push(() => client.close());
    return { gateway, client, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Adds members `bench0` and on, all with the same password, a verified number and an e-mail address. */
export async function addMembers({ database }: IdentityHouse, count: number): Promise<void> {
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
