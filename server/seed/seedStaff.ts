import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Secret } from 'otpauth';
import { READY_ROLES } from '../../schemas/desk/roles.ts';
import { argon2id } from '../crypto/passwordHash.ts';
import { createSecretBox } from '../crypto/secretBox.ts';
import { withPlatformTransaction, type Database, type Tx } from '../db/database.ts';
import { makeDataFolder } from '../embedded/makeDataFolder.ts';
import { createDemoPassword } from './demoPasswords.ts';
import type { DemoOptions } from './seedDemo.ts';
import { takeSeedLock } from './seedLock.ts';

/** Somebody of the demo's staff, with what signs them in, in clear. */
export interface DemoStaff {
  readonly role: string;
  readonly email: string;
  readonly password: string;
  /** Base32; for an authenticator app. */
  readonly totpSecret: string;
}

/** One account a ready role, and a second of traders: nobody else could approve a result that one of them enters. */
const ACCOUNTS = READY_ROLES.flatMap(({ id: role }) =>
  [role, ...(role === 'trading' ? [`${role}-2`] : [])].map((name) => ({ role, name })),
);

const addressOf = (name: string) => `${name}@desk.demo`;

const nameOf = ({ email }: DemoStaff) => `Demo ${email.split('@')[0]!.replace('-', ' ')}`;

function make({ role, name }: (typeof ACCOUNTS)[number]): DemoStaff {
  return {
    role,
    email: addressOf(name),
    password: createDemoPassword(),
    totpSecret: new Secret({ size: 20 }).base32,
  };
}

async function readKept(file: string): Promise<readonly DemoStaff[]> {
  try {
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Array.isArray(kept) ? (kept as DemoStaff[]) : [];
  } catch {
    return [];
  }
}

type DemoAccount = DemoStaff & { readonly isFresh: boolean };

/** The demo's accounts, as kept in the data folder's demo-staff.json (mode 600), or made and kept there. */
async function readOrMake(dataDirectory: string): Promise<readonly DemoAccount[]> {
  const file = path.join(dataDirectory, 'demo-staff.json');
  const kept = await readKept(file);
  const all = ACCOUNTS.map((account): DemoAccount => {
    const known = kept.find(({ email }) => email === addressOf(account.name));
    return { ...(known ?? make(account)), isFresh: known === undefined };
  });
  if (all.some(({ isFresh }) => isFresh)) {
    await makeDataFolder(dataDirectory);
    const fresh = `${file}.${randomUUID().slice(0, 8)}`;
    await writeFile(fresh, `${JSON.stringify(all.map(toPlain), null, 2)}\n`, { mode: 0o600 });
    await rename(fresh, file);
  }
  return all;
}

const toPlain = ({ isFresh: _, ...one }: DemoAccount): DemoStaff => one;

async function seedOne(tx: Tx, one: DemoAccount, { now, secret }: DemoOptions): Promise<void> {
  const known = await tx
    .selectFrom('desk_staff')
    .select('id')
    .where('email', '=', one.email)
    .executeTakeFirst();
  if (known && !one.isFresh) return;
  const id = known?.id ?? randomUUID();
  const password_hash = await argon2id.hash(one.password);
  await tx
    .insertInto('desk_staff')
    .values({
      id,
      email: one.email,
      name: nameOf(one),
      state: 'active',
      password_hash,
      roles: [one.role],
      brands: null,
      created_at: now,
      last_seen_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ password_hash }))
    .execute();
  await tx.deleteFrom('desk_factors').where('staff_id', '=', id).execute();
  const factor = randomUUID();
  await tx
    .insertInto('desk_factors')
    .values({
      id: factor,
      staff_id: id,
      kind: 'totp',
      name: 'Authenticator',
      secret_sealed: createSecretBox(secret, randomBytes).seal(one.totpSecret, factor),
      last_step: null,
      credential_id: null,
      public_key: null,
      counter: null,
      added_at: now,
      last_used_at: null,
    })
    .execute();
}

/** Gives the demo's desk its accounts, and returns them with what signs them in. */
export async function seedStaff(
  database: Database,
  options: DemoOptions,
): Promise<readonly DemoStaff[]> {
  const all = await readOrMake(options.dataDirectory);
  await withPlatformTransaction(database, async (tx) => {
    await takeSeedLock(tx);
    for (const one of all) await seedOne(tx, one, options);
  });
  return all.map(toPlain);
}
