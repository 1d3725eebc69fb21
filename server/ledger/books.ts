import { sql, type Kysely } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { verifyLedger, type Verification, type VerifyOptions } from './verify.ts';

/** The merchants that have any money in the books; asked as the owner, who is shown accounts of the house only. */
export async function listBooks(owner: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('ledger_accounts')
    .select('merchant_code')
    .distinct()
    .where('member_id', 'is', null)
    .orderBy('merchant_code')
    .execute();
  return rows.map(({ merchant_code }) => merchant_code);
}

/** Reads what is a merchant's as it stands at one moment, while money goes on moving. */
export async function withSnapshot<T>(
  db: Pick<Database, 'kysely'>,
  merchantCode: string,
  read: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // Years of entries take longer than any call may.
      await sql`select set_config('app.merchant', ${merchantCode}, true),
        set_config('statement_timeout', '0', true)`.execute(tx);
      return read(tx);
    });
}

/** Verifies a merchant's books as they stand at one moment. */
export const verifyBook = (
  db: Pick<Database, 'kysely'>,
  options: VerifyOptions,
): Promise<Verification> =>
  withSnapshot(db, options.merchantCode, (tx) => verifyLedger(tx, options));
