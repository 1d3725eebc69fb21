import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { withTransaction, type Tx } from '../../server/db/database.ts';
import { createSecretBox } from '../../server/crypto/secretBox.ts';
import { StartError } from '../../server/startError.ts';
import { openToolDatabase } from '../../server/db/toolDatabase.ts';
import { parseEnv, type Env } from '../../server/env.ts';
import { loadKeys } from '../../server/keys.ts';
import { createVendorKey, revokeVendorKeys } from '../../server/modules/play/vendorKeys.ts';
import type { CommandContext } from '../brand/command.ts';

/** Where a command runs and whom it talks to. */
export type VendorContext = Pick<CommandContext, 'env' | 'clock' | 'write' | 'complain'>;

/** A vendor at a merchant. */
export interface Connection {
  readonly merchantCode: string;
  readonly vendorCode: string;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Works in the gateway's database for one merchant; the exit code. */
export async function workFor(
  whose: Connection,
  { env: variables, complain }: VendorContext,
  work: (tx: Tx, env: Env) => Promise<number>,
): Promise<number> {
  try {
    const env = parseEnv(variables, root, process.cwd());
    const db = await openToolDatabase(env);
    try {
      return await withTransaction(db, whose, (tx) => work(tx, env));
    } finally {
      await db.close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    complain(error.message);
    return 1;
  }
}

/** Makes a key of a vendor at a merchant in the gateway's database; the exit code. */
export function makeKey(wanted: Connection, context: VendorContext): Promise<number> {
  const { clock, write, complain } = context;
  return workFor(wanted, context, async (tx, env) => {
    const { secret } = await loadKeys(env);
    const box = createSecretBox(secret, randomBytes);
    const tools = { box, random: randomBytes };
    const key = await createVendorKey(tx, tools, { ...wanted, now: clock() });
    if (!key) {
      complain(`There is no vendor "${wanted.vendorCode}".`);
      return 1;
    }
    write(`Key     ${key.id}`);
    write(`Secret  ${key.secret}`);
    write('The secret is not shown again. Keys that were there before end in 24 hours.');
    return 0;
  });
}

/** Ends all keys of a vendor at a merchant in the gateway's database; the exit code. */
export function revokeKeys(whose: Connection, context: VendorContext): Promise<number> {
  const { merchantCode, vendorCode } = whose;
  const { clock, write, complain } = context;
  return workFor(whose, context, async (tx) => {
    const ended = await revokeVendorKeys(tx, { ...whose, now: clock() });
    if (ended === 0) {
      complain(`"${vendorCode}" has no key at "${merchantCode}".`);
      return 1;
    }
    write(`Ended   ${ended}`);
    write('Its games are coming soon there. Credits of rounds that are open are refused.');
    return 0;
  });
}
