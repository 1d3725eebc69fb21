import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import { notifyAfterCommit, type Tx } from '../../db/database.ts';
import type { IdentityProviderRow, IdentitySessionRow } from '../../db/identityTables.ts';
import type { Tables } from '../../db/tables.ts';

/** The merchant's account at a provider, whether it is on or not. */
export const findProvider = (tx: Tx): Promise<IdentityProviderRow | undefined> =>
  tx.selectFrom('identity_providers').selectAll().executeTakeFirst();

/** An account by its id; of the owner, whoever's it is. */
export const findProviderOf = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('identity_providers').selectAll().where('id', '=', id).executeTakeFirst();

/** Keeps the account of a merchant, new or changed. */
export async function putProvider(
  tx: Tx,
  row: Insertable<Tables['identity_providers']>,
): Promise<void> {
  const { merchant_code: _, id: __, created_at: ___, ...changes } = row;
  await tx
    .insertInto('identity_providers')
    .values(row)
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(changes))
    .execute();
}

/** Keeps a check by a provider. */
export async function insertSession(
  tx: Tx,
  row: Insertable<Tables['identity_sessions']>,
): Promise<void> {
  notifyAfterCommit(tx);
  await tx.insertInto('identity_sessions').values(row).execute();
}

/** Changes one. */
export async function updateSession(
  tx: Tx,
  id: string,
  changes: Updateable<Tables['identity_sessions']>,
): Promise<void> {
  notifyAfterCommit(tx);
  await tx.updateTable('identity_sessions').set(changes).where('id', '=', id).execute();
}

/** The check of a member on a page of a provider that is not over. */
export const findOpenSession = (
  tx: Tx,
  memberId: string,
): Promise<IdentitySessionRow | undefined> =>
  tx
    .selectFrom('identity_sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('check_id', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** One of them. */
export const findSession = (tx: Tx, id: string) =>
  tx.selectFrom('identity_sessions').selectAll().where('id', '=', id).executeTakeFirst();

/** One of them, locked until the transaction ends. */
export const lockSession = (tx: Tx, id: string) =>
  tx
    .selectFrom('identity_sessions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Those whose provider is to be asked, whoever's they are. */
export const listDueSessions = (db: Kysely<Tables>, now: Date, limit: number) =>
  db
    .selectFrom('identity_sessions')
    .select(['id', 'merchant_code', 'polls'])
    .where('poll_at', '<=', now)
    .orderBy('poll_at')
    .limit(limit)
    .execute();

/** Takes one for a while, so that no other gateway asks as well; undefined where another one has. */
export const takeSession = (
  tx: Tx,
  id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<IdentitySessionRow | undefined> =>
  tx
    .updateTable('identity_sessions')
    .set({ poll_at: until, polls: sql<number>`polls + 1` })
    .where('id', '=', id)
    .where('poll_at', '<=', now)
    .returningAll()
    .executeTakeFirst();

/** Has the provider asked now; whether there is such a check of that account under way. */
export async function pollSoon(
  tx: Tx,
  { id, providerId, now }: { readonly id: string; readonly providerId: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity_sessions')
    .set({ poll_at: now })
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .where('poll_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
