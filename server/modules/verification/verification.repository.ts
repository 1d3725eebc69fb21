import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { CodePurpose } from '../../db/tables.ts';

/** What a code is for, and for whom it was made. */
export interface CodeKey {
  readonly merchantCode: string;
  readonly purpose: CodePurpose;
  readonly subjectDigest: Buffer;
}

/** Lets nobody else make or check a code of this key until the transaction ends. */
export async function lockCodes(tx: Tx, key: CodeKey): Promise<void> {
  const name = `${key.merchantCode} ${key.purpose} ${key.subjectDigest.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** The newest code of a key, whether it is still good or not. */
export function findLastCode(tx: Tx, { merchantCode, purpose, subjectDigest }: CodeKey) {
  return tx
    .selectFrom('verification_codes')
    .select(['id', 'digest', 'member_id', 'failures', 'created_at', 'ends_at', 'used_at'])
    .where('merchant_code', '=', merchantCode)
    .where('purpose', '=', purpose)
    .where('subject_digest', '=', subjectDigest)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** A code to keep. */
export interface NewCode extends CodeKey {
  readonly id: string;
  readonly digest: Buffer;
  readonly memberId: string | null;
  readonly createdAt: Date;
  readonly endsAt: Date;
}

/** Keeps a new code. */
export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await tx
    .insertInto('verification_codes')
    .values({
      id: code.id,
      merchant_code: code.merchantCode,
      purpose: code.purpose,
      subject_digest: code.subjectDigest,
      digest: code.digest,
      member_id: code.memberId,
      created_at: code.createdAt,
      ends_at: code.endsAt,
      used_at: null,
    })
    .execute();
}

/** Takes away all codes of a key. */
export async function deleteCodes(
  tx: Tx,
  { merchantCode, purpose, subjectDigest }: CodeKey,
): Promise<void> {
  await tx
    .deleteFrom('verification_codes')
    .where('merchant_code', '=', merchantCode)
    .where('purpose', '=', purpose)
    .where('subject_digest', '=', subjectDigest)
    .execute();
}

/** Takes away all of a member's codes of one purpose. */
export async function deleteMemberCodes(
  tx: Tx,
  merchantCode: string,
  purpose: CodePurpose,
  memberId: string,
): Promise<void> {
  await tx
    .deleteFrom('verification_codes')
    .where('merchant_code', '=', merchantCode)
    .where('purpose', '=', purpose)
    .where('member_id', '=', memberId)
    .execute();
}

/** Notes one more wrong try. */
export async function addFailure(tx: Tx, merchantCode: string, id: string): Promise<void> {
  await tx
    .updateTable('verification_codes')
    .set((row) => ({ failures: row('failures', '+', 1) }))
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .execute();
}

/** Notes that a code was used. */
export async function markUsed(tx: Tx, merchantCode: string, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('verification_codes')
    .set({ used_at: now })
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .execute();
}
