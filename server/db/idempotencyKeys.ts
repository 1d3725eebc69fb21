import type { Tx } from './database.ts';
import type { LedgerTables } from './ledgerTables.ts';

type IdempotencyKey = LedgerTables['idempotency_keys'];

/** Where the reply of a call is kept. */
export type IdempotencyPlace = Pick<
  IdempotencyKey,
  'merchant_code' | 'member_id' | 'route' | 'key'
>;

/** Takes a key, or waits for whoever is taking it; false where it is taken. */
export async function claimKey(tx: Tx, row: IdempotencyKey): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

/** Keeps the reply of the transaction that took the key. */
export async function keepReply(tx: Tx, place: IdempotencyPlace, reply: string): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ reply })
    .where((eb) => eb.and(place))
    .execute();
}

/** What is kept under a key that is taken. */
export function getReply(tx: Tx, place: IdempotencyPlace) {
  return tx
    .selectFrom('idempotency_keys')
    .select(['body_digest', 'reply'])
    .where((eb) => eb.and(place))
    .executeTakeFirstOrThrow();
}
