import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { withTransaction } from '../../server/db/database.ts';
import { createSecretBox } from '../../server/db/secretBox.ts';
import { StartError } from '../../server/db/startError.ts';
import { openToolDatabase } from '../../server/db/toolDatabase.ts';
import { parseEnv } from '../../server/env.ts';
import { loadKeys } from '../../server/keys.ts';
import { createVendorKey } from '../../server/modules/play/vendorKeys.ts';
import type { VendorContext } from './run.ts';

const root = path.resolve(import.meta.dirname, '../..');

async function make(
  wanted: { readonly merchantCode: string; readonly vendorCode: string },
  { env: variables, clock, write, complain }: VendorContext,
): Promise<number> {
  const env = parseEnv(variables, root, process.cwd());
  const { secret } = await loadKeys(env);
  const db = await openToolDatabase(env);
  try {
    const box = createSecretBox(secret, randomBytes);
    const key = await withTransaction(db, wanted, (tx) =>
      createVendorKey(tx, { box, random: randomBytes }, { ...wanted, now: clock() }),
    );
    if (!key) {
      complain(`There is no vendor "${wanted.vendorCode}".`);
      return 1;
    }
    write(`Key     ${key.id}`);
    write(`Secret  ${key.secret}`);
    write('The secret is not shown again. Keys that were there before end in 24 hours.');
    return 0;
  } finally {
    await db.close();
  }
}

/** Makes a key of a vendor at a merchant in the gateway's database; the exit code. */
export async function makeKey(
  wanted: { readonly merchantCode: string; readonly vendorCode: string },
  context: VendorContext,
): Promise<number> {
  try {
    return await make(wanted, context);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    context.complain(error.message);
    return 1;
  }
}
