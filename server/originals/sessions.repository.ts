import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { OriginalsKeysTable, OriginalsSessionsTable } from '../db/originalsTables.ts';

/** A session as it is kept. */
export type SessionRow = Selectable<OriginalsSessionsTable>;

export function findKey(tx: Tx, merchantCode: string) {
  return tx
    .selectFrom('house_keys')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
}

/** Lets one at a time make a key of a merchant, in whichever gateway; until the transaction ends. */
export async function lockKey(tx: Tx, merchantCode: string): Promise<void> {
  const name = `house key ${merchantCode}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export async function saveKey(tx: Tx, key: Insertable<OriginalsKeysTable>): Promise<void> {
  await tx
    .insertInto('house_keys')
    .values(key)
    .onConflict((conflict) =>
      conflict.column('merchant_code').doUpdateSet((row) => ({
        key_id: row.ref('excluded.key_id'),
        secret_sealed: row.ref('excluded.secret_sealed'),
        created_at: row.ref('excluded.created_at'),
      })),
    )
    .execute();
}

export async function insertSession(
  tx: Tx,
  session: Insertable<OriginalsSessionsTable>,
): Promise<void> {
  await tx.insertInto('house_sessions').values(session).execute();
}

export function findSession(tx: Tx, merchantCode: string, digest: Buffer) {
  return tx
    .selectFrom('house_sessions')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('digest', '=', digest)
    .executeTakeFirst();
}

export function getSession(tx: Tx, merchantCode: string, id: string): Promise<SessionRow> {
  return tx
    .selectFrom('house_sessions')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The host that a merchant's games were last opened at. */
export async function findLatestHost(tx: Tx, merchantCode: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('house_sessions')
    .select('host')
    .where('merchant_code', '=', merchantCode)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.host;
}
