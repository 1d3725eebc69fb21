import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { MemberPasskeysTable } from '../../db/securityTables.ts';

/** Whose factors. */
export interface FactorOwner {
  readonly merchantCode: string;
  readonly memberId: string;
}

const passkeysOf = (tx: Tx, { merchantCode, memberId }: FactorOwner) =>
  tx
    .selectFrom('member_passkeys')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId);

/** Passkeys of a member, the oldest first. */
export const listPasskeys = (tx: Tx, owner: FactorOwner) =>
  passkeysOf(tx, owner).orderBy('added_at').orderBy('id').execute();

/** The passkey that a browser names, locked until the transaction ends. */
export const lockPasskey = (tx: Tx, merchantCode: string, credentialId: string) =>
  tx
    .selectFrom('member_passkeys')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();

/** Keeps a passkey; false where there is one of that name already. */
export async function insertPasskey(
  tx: Tx,
  row: Insertable<MemberPasskeysTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('member_passkeys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant_code', 'credential_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Changes a passkey of a member; false where there is none. */
export async function changePasskey(
  tx: Tx,
  { merchantCode, memberId }: FactorOwner,
  id: string,
  change: Partial<Pick<MemberPasskeysTable, 'name' | 'counter' | 'last_used_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member_passkeys')
    .set(change)
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a passkey of a member; false where there is none. */
export async function deletePasskey(
  tx: Tx,
  { merchantCode, memberId }: FactorOwner,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_passkeys')
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** A challenge that a browser gets; `maker` is who makes a passkey, in which session. */
export async function insertPasskeyChallenge(
  tx: Tx,
  challenge: {
    readonly merchantCode: string;
    readonly digest: Buffer;
    readonly maker: { readonly memberId: string; readonly sessionId: string } | null;
    readonly endsAt: Date;
  },
): Promise<void> {
  const { merchantCode, digest, maker, endsAt } = challenge;
  await tx
    .insertInto('passkey_challenges')
    .values({
      merchant_code: merchantCode,
      digest,
      member_id: maker?.memberId ?? null,
      session_id: maker?.sessionId ?? null,
      ends_at: endsAt,
    })
    .execute();
}

/** Uses a challenge up; gives for which session it was, or null of a sign-in; undefined where it is not good. */
export async function takePasskeyChallenge(
  tx: Tx,
  merchantCode: string,
  digest: Buffer,
  now: Date,
): Promise<{ readonly session_id: string | null } | undefined> {
  const taken = await tx
    .deleteFrom('passkey_challenges')
    .where('merchant_code', '=', merchantCode)
    .where('digest', '=', digest)
    .returning(['session_id', 'ends_at'])
    .executeTakeFirst();
  return taken && taken.ends_at > now ? taken : undefined;
}

/** How many recovery codes are not used yet. */
export async function countRecoveryCodes(
  tx: Tx,
  { merchantCode, memberId }: FactorOwner,
): Promise<number> {
  const { count } = await tx
    .selectFrom('member_recovery_codes')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Puts other recovery codes in place of all that there were. */
export async function replaceRecoveryCodes(
  tx: Tx,
  { merchantCode, memberId }: FactorOwner,
  digests: readonly Buffer[],
): Promise<void> {
  await tx
    .deleteFrom('member_recovery_codes')
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .execute();
  if (digests.length === 0) return;
  const rows = digests.map((digest) => ({
    merchant_code: merchantCode,
    member_id: memberId,
    digest,
    used_at: null,
  }));
  await tx.insertInto('member_recovery_codes').values(rows).execute();
}

/** Uses a recovery code up; false where it is none, or was used. */
export async function takeRecoveryCode(
  tx: Tx,
  { merchantCode, memberId }: FactorOwner,
  digest: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member_recovery_codes')
    .set({ used_at: now })
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Binds the authenticator whose secret this is, sealed; null takes it away. */
export async function setTotpSecret(
  tx: Tx,
  { merchantCode, memberId }: FactorOwner,
  sealed: string | null,
): Promise<void> {
  await tx
    .updateTable('members')
    .set({ totp_secret: sealed })
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', memberId)
    .execute();
}
