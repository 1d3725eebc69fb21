import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { DeskFactorsTable, DeskSessionsTable } from '../../db/deskTables.ts';

/** A session at the desk as it is kept. */
export type SessionRow = Selectable<DeskSessionsTable>;

/** A second factor as it is kept. */
export type FactorRow = Selectable<DeskFactorsTable>;

export async function insertSession(tx: Tx, row: Insertable<DeskSessionsTable>): Promise<void> {
  await tx.insertInto('desk_sessions').values(row).execute();
}

export function findSession(tx: Tx, digest: Buffer): Promise<SessionRow | undefined> {
  return tx.selectFrom('desk_sessions').selectAll().where('digest', '=', digest).executeTakeFirst();
}

export function findSessionById(tx: Tx, id: string): Promise<SessionRow | undefined> {
  return tx.selectFrom('desk_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function changeSession(
  tx: Tx,
  id: string,
  changes: Updateable<DeskSessionsTable>,
): Promise<void> {
  await tx.updateTable('desk_sessions').set(changes).where('id', '=', id).execute();
}

/** Takes the challenge of a passkey that is under way, which is good once. */
export async function takeChallenge(tx: Tx, id: string, now: Date): Promise<string | null> {
  const row = await tx
    .selectFrom('desk_sessions')
    .select(['challenge', 'challenge_ends_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  await changeSession(tx, id, { challenge: null, challenge_ends_at: null });
  const isGood = row?.challenge_ends_at && row.challenge_ends_at > now;
  return isGood ? row.challenge : null;
}

/** Live sessions of an account, the newest first. */
export function listSessions(tx: Tx, staffId: string, now: Date): Promise<SessionRow[]> {
  return tx
    .selectFrom('desk_sessions')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('idle_ends_at', '>', now)
    .where('ends_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Ends sessions of an account: one, or all but one. */
export async function endSessions(
  tx: Tx,
  staffId: string,
  { id, except, now }: { id?: string | undefined; except?: string | undefined; now: Date },
): Promise<void> {
  await tx
    .updateTable('desk_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .$if(id !== undefined, (q) => q.where('id', '=', id!))
    .$if(except !== undefined, (q) => q.where('id', '<>', except!))
    .execute();
}

export function listFactors(tx: Tx, staffId: string): Promise<FactorRow[]> {
  return tx
    .selectFrom('desk_factors')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** The factors of an account, which nobody else uses or changes until the transaction ends. */
export function lockFactors(tx: Tx, staffId: string): Promise<FactorRow[]> {
  return tx
    .selectFrom('desk_factors')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertFactor(tx: Tx, row: Insertable<DeskFactorsTable>): Promise<boolean> {
  const done = await tx
    .insertInto('desk_factors')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

export async function changeFactor(
  tx: Tx,
  id: string,
  changes: Updateable<DeskFactorsTable>,
): Promise<void> {
  await tx.updateTable('desk_factors').set(changes).where('id', '=', id).execute();
}

export async function deleteFactors(
  tx: Tx,
  staffId: string,
  id?: string | undefined,
): Promise<bigint> {
  const done = await tx
    .deleteFrom('desk_factors')
    .where('staff_id', '=', staffId)
    .$if(id !== undefined, (q) => q.where('id', '=', id!))
    .executeTakeFirst();
  return done.numDeletedRows;
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(
  tx: Tx,
  staffId: string,
  digests: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('desk_recovery_codes').where('staff_id', '=', staffId).execute();
  if (digests.length === 0) return;
  const rows = digests.map((digest) => ({ staff_id: staffId, digest }));
  await tx.insertInto('desk_recovery_codes').values(rows).execute();
}

/** Uses up a recovery code; false where it is none, or was used. */
export async function useRecoveryCode(
  tx: Tx,
  staffId: string,
  { digest, now }: { digest: Buffer; now: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('desk_recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function countRecoveryCodes(tx: Tx, staffId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('desk_recovery_codes')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The secret of an authenticator that was shown in a session and is not confirmed yet; sealed. */
export async function readPendingSecret(tx: Tx, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('desk_sessions')
    .select('pending_secret')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.pending_secret ?? null;
}
