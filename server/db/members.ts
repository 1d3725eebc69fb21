import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from './database.ts';
import type { MembersTable } from './tables.ts';

const members = (tx: Tx, merchantCode: string) =>
  tx.selectFrom('members').selectAll().where('merchant_code', '=', merchantCode);

const lowerEmail = sql<string>`lower(email)`;

/** A member by id. */
export function findMember(tx: Tx, merchantCode: string, id: string) {
  return members(tx, merchantCode).where('id', '=', id).executeTakeFirst();
}

/** The member of a session; a session without one cannot be. */
export function getMember(tx: Tx, merchantCode: string, id: string) {
  return members(tx, merchantCode).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Members by their ids. */
export function listMembers(tx: Tx, merchantCode: string, ids: readonly string[]) {
  return members(tx, merchantCode)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}

/**
 * Until when a member may not play, at a moment; null where they may. Whoever freezes play waits until the transaction
 * ends.
 */
export async function findPlayFreeze(
  tx: Tx,
  { merchantCode, id, now }: { merchantCode: string; id: string; now: Date },
): Promise<Date | null> {
  const row = await members(tx, merchantCode)
    .clearSelect()
    .select('play_frozen_until')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  const until = row?.play_frozen_until ?? null;
  return until !== null && until > now ? until : null;
}

/** The member of a name, whatever its capitals. */
export function findMemberByAccount(tx: Tx, merchantCode: string, account: string) {
  return members(tx, merchantCode)
    .where(sql<string>`lower(account)`, '=', sql<string>`lower(${account})`)
    .executeTakeFirst();
}

/** The member who gave a number (E.164), whether it was shown to be theirs or not. */
export function findMemberByPhone(tx: Tx, merchantCode: string, phone: string) {
  return members(tx, merchantCode).where('phone', '=', phone).executeTakeFirst();
}

/** The member of a number (E.164) that was shown to be theirs. */
export function findMemberByVerifiedPhone(tx: Tx, merchantCode: string, phone: string) {
  return members(tx, merchantCode)
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is not', null)
    .executeTakeFirst();
}

/** Whether an e-mail address was shown to be somebody's. */
export async function hasProvenEmail(
  tx: Tx,
  merchantCode: string,
  email: string,
): Promise<boolean> {
  const row = await members(tx, merchantCode)
    .clearSelect()
    .select('id')
    .where(lowerEmail, '=', sql<string>`lower(${email})`)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps that a member has shown the e-mail address to be theirs, and takes it from all who only gave it. An address that
 * somebody else has shown before stays that one's.
 */
export async function proveEmail(
  tx: Tx,
  { id, merchant_code, email }: Pick<MembersTable, 'id' | 'merchant_code' | 'email'>,
  now: Date,
): Promise<void> {
  if (email === null) return;
  const address = sql<string>`lower(${email})`;
  // Two who show the same address at once take turns.
  await sql`select pg_advisory_xact_lock(hashtextextended(${merchant_code}::text || ' ' || ${address}, 0))`.execute(
    tx,
  );
  if (await hasProvenEmail(tx, merchant_code, email)) return;
  const ofAddress = tx
    .updateTable('members')
    .where('merchant_code', '=', merchant_code)
    .where(lowerEmail, '=', address);
  await ofAddress.set({ email: null }).where('id', '<>', id).execute();
  await ofAddress.set({ email_verified_at: now }).where('id', '=', id).execute();
}

/** Keeps a new member. */
export function insertMember(tx: Tx, member: Insertable<MembersTable>) {
  return tx.insertInto('members').values(member).returningAll().executeTakeFirstOrThrow();
}

/** Changes a member, and gives the member as changed; undefined where the password is no longer the one given. */
export function updatePassword(
  tx: Tx,
  {
    id,
    merchant_code,
    password_hash,
  }: Pick<MembersTable, 'id' | 'merchant_code' | 'password_hash'>,
  changes: Updateable<MembersTable>,
) {
  return tx
    .updateTable('members')
    .set(changes)
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .where('password_hash', 'is not distinct from', password_hash)
    .returningAll()
    .executeTakeFirst();
}

/** Names of some members, by their ids. */
export async function readAccounts(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('members')
    .select(['id', 'account'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, account }) => [id, account]));
}
