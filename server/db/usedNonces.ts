import { withTransaction, type Database } from './database.ts';
import type { UsedNoncesTable } from './tables.ts';

/** Marks something that may be met once; false when it was met before. It is forgotten after `endsAt`. */
export type MarkUsed = (merchantCode: string, nonce: string, endsAt: Date) => Promise<boolean>;

/** Makes the memory of one kind of things that are good once, shared by all gateways of the database. */
export function createMarkUsed(db: Database, purpose: UsedNoncesTable['purpose']): MarkUsed {
  return (merchant_code, nonce, ends_at) =>
    withTransaction(db, { merchantCode: merchant_code }, async (tx) => {
      const marked = await tx
        .insertInto('used_nonces')
        .values({ merchant_code, purpose, nonce, ends_at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return marked.numInsertedOrUpdatedRows === 1n;
    });
}
