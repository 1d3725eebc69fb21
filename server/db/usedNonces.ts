import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import type { UsedNoncesTable } from './tables.ts';

/** Marks something that may be met once; false when it was met before. It is forgotten after `endsAt`. */
export type MarkUsed = (merchantCode: string, nonce: string, endsAt: Date) => Promise<boolean>;

/** Marks something within a transaction; false when it was met before. */
export async function markUsedIn(tx: Tx, nonce: UsedNoncesTable): Promise<boolean> {
  const marked = await tx
    .insertInto('used_nonces')
    .values(nonce)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return marked.numInsertedOrUpdatedRows === 1n;
}

/** Makes the memory of one kind of things that are good once, shared by all gateways of the database. */
export function createMarkUsed(db: Database, purpose: UsedNoncesTable['purpose']): MarkUsed {
  return async (merchantCode, nonce, ends_at) => {
    // One statement is a transaction of its own; whose it is, the first value says, before the row is looked at.
    const { numAffectedRows } = await sql`
      insert into used_nonces (merchant_code, purpose, nonce, ends_at)
      values (set_config('app.merchant', ${merchantCode}, true), ${purpose}, ${nonce}, ${ends_at})
      on conflict do nothing`.execute(db.kysely);
    return numAffectedRows === 1n;
  };
}
