import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { MembersTable } from '../../db/tables.ts';

const members = (tx: Tx, merchantCode: string) =>
  tx.selectFrom('members').selectAll().where('merchant_code', '=', merchantCode);

/** The member of a lower-cased account name. */
export function findMemberByName(tx: Tx, merchantCode: string, name: string) {
  return members(tx, merchantCode)
    .where((eb) => eb(eb.fn('lower', ['account']), '=', name))
    .executeTakeFirst();
}

/** The member of a number (E.164) that was shown to be theirs. */
export function findMemberByPhone(tx: Tx, merchantCode: string, phone: string) {
  return members(tx, merchantCode)
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is not', null)
    .executeTakeFirst();
}

export function findMember(tx: Tx, merchantCode: string, id: string) {
  return members(tx, merchantCode).where('id', '=', id).executeTakeFirst();
}

export function insertMember(tx: Tx, member: Insertable<MembersTable>) {
  return tx.insertInto('members').values(member).returningAll().executeTakeFirstOrThrow();
}

/** Keeps another hash of a member's password, unless the password was changed since the member was read. */
export async function replaceHash(
  tx: Tx,
  {
    id,
    merchant_code,
    password_hash: before,
  }: Pick<MembersTable, 'id' | 'merchant_code' | 'password_hash'>,
  password_hash: string,
): Promise<void> {
  await tx
    .updateTable('members')
    .set({ password_hash })
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .execute();
}
