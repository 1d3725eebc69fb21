import type { Updateable } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { MemberAvatarsTable } from '../../db/securityTables.ts';
import type { MembersTable } from '../../db/tables.ts';

/** A member of a merchant, locked until the transaction ends. */
export const lockOwnMember = (tx: Tx, merchantCode: string, memberId: string) =>
  tx
    .selectFrom('members')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Changes a member. */
export async function changeOwnMember(
  tx: Tx,
  { merchant_code, id }: Pick<MembersTable, 'merchant_code' | 'id'>,
  changes: Updateable<MembersTable>,
): Promise<void> {
  await tx
    .updateTable('members')
    .set(changes)
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .execute();
}

/** Takes a number from who gave it and never showed that it is theirs. */
export async function freeUnprovenPhone(
  tx: Tx,
  { merchant_code, id }: Pick<MembersTable, 'merchant_code' | 'id'>,
  phone: string,
): Promise<void> {
  await tx
    .updateTable('members')
    .set({ phone: null })
    .where('merchant_code', '=', merchant_code)
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is', null)
    .where('id', '<>', id)
    .execute();
}

/** Keeps a member's picture in place of the one before. */
export async function putAvatar(tx: Tx, row: MemberAvatarsTable): Promise<void> {
  await dropAvatar(tx, row.merchant_code, row.member_id);
  await tx.insertInto('member_avatars').values(row).execute();
}

/** Deletes a member's picture. */
export async function dropAvatar(tx: Tx, merchantCode: string, memberId: string): Promise<void> {
  await tx
    .deleteFrom('member_avatars')
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .execute();
}

/** A picture of the transaction's merchant. */
export const findAvatar = (tx: Tx, id: string) =>
  tx.selectFrom('member_avatars').select('bytes').where('id', '=', id).executeTakeFirst();

/** Members of all merchants whose accounts are due to close. */
export const listDueToClose = (db: Database, now: Date) =>
  db.owner
    .selectFrom('members')
    .select(['merchant_code', 'id'])
    .where('closing_at', '<=', now)
    .where('status', '=', 'active')
    .orderBy('closing_at')
    .limit(500)
    .execute();
