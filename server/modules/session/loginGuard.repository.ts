import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { LoginFailuresTable } from '../../db/tables.ts';

type TriesKey = Pick<LoginFailuresTable, 'merchant_code' | 'name_digest'>;

/** The times of a name's failed tries; the name's row is locked from here on, and made where there was none. */
export async function lockTries(tx: Tx, key: TriesKey, now: Date): Promise<readonly Date[]> {
  const row = await tx
    .insertInto('login_failures')
    .values({ ...key, tried_at: [], last_tried_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'name_digest'])
        .doUpdateSet((eb) => ({ merchant_code: eb.ref('excluded.merchant_code') })),
    )
    .returning('tried_at')
    .executeTakeFirstOrThrow();
  return row.tried_at;
}

/**
 * Notes the first failed try of a name, and answers null; where there were tries before, gives their times and notes
 * nothing. The name's row is locked from here on.
 */
export async function openTries(tx: Tx, key: TriesKey, now: Date): Promise<readonly Date[] | null> {
  const row = await tx
    .insertInto('login_failures')
    .values({ ...key, tried_at: [now], last_tried_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'name_digest'])
        .doUpdateSet((eb) => ({ merchant_code: eb.ref('excluded.merchant_code') })),
    )
    // A row that was there has been locked by this very transaction.
    .returning(['tried_at', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  return row.is_new ? null : row.tried_at;
}

export async function writeTries(
  tx: Tx,
  { merchant_code, name_digest }: TriesKey,
  tried_at: Date[],
  last_tried_at: Date,
): Promise<void> {
  await tx
    .updateTable('login_failures')
    .set({ tried_at, last_tried_at })
    .where('merchant_code', '=', merchant_code)
    .where('name_digest', '=', name_digest)
    .execute();
}

export async function clearTries(tx: Tx, { merchant_code, name_digest }: TriesKey): Promise<void> {
  await tx
    .deleteFrom('login_failures')
    .where('merchant_code', '=', merchant_code)
    .where('name_digest', '=', name_digest)
    .execute();
}
