import { withTransaction, type Database, type Tx } from './database.ts';
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
  return (merchantCode, nonce, ends_at) =>
    withTransaction(db, { merchantCode }, (tx) =>
      markUsedIn(tx, { merchant_code: merchantCode, purpose, nonce, ends_at }),
    );
}
