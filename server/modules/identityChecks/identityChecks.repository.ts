import { sql, type Insertable, type Updateable } from 'kysely';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { DataOwner } from '../../db/memberData.ts';
import type { IdentityCheckRow } from '../../db/identityTables.ts';
import type { Tables } from '../../db/tables.ts';

/** A picture without its bytes. */
const PICTURE_FACTS = ['id', 'need', 'side', 'type', 'check_id', 'added_at'] as const;

/** Waits for whoever changes what the same member sent. */
export async function lockMemberIdentity(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${memberId}`}, 0))`.execute(
    tx,
  );
}

/** All that a member was asked for and sent, the newest first. */
export const listChecksOf = (tx: Tx, memberIds: readonly string[]): Promise<IdentityCheckRow[]> =>
  tx
    .selectFrom('identity_checks')
    .selectAll()
    .where(sql<boolean>`member_id = any(${[...memberIds]}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** One of them, locked until the transaction ends. */
export const lockCheck = (tx: Tx, id: string) =>
  tx.selectFrom('identity_checks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** One of them. */
export const findCheck = (tx: Tx, id: string) =>
  tx.selectFrom('identity_checks').selectAll().where('id', '=', id).executeTakeFirst();

/** Keeps one. */
export const insertCheck = (
  tx: Tx,
  row: Insertable<Tables['identity_checks']>,
): Promise<IdentityCheckRow> =>
  tx.insertInto('identity_checks').values(row).returningAll().executeTakeFirstOrThrow();

/** Changes one. */
export const updateCheck = (
  tx: Tx,
  id: string,
  changes: Updateable<Tables['identity_checks']>,
): Promise<IdentityCheckRow> =>
  tx
    .updateTable('identity_checks')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Checks of a state, those that wait longest first; of a member, of all states. */
export function listChecks(
  tx: Tx,
  {
    state,
    memberId,
    after,
    limit,
  }: {
    readonly state?: IdentityCheckRow['state'] | undefined;
    readonly memberId?: string | undefined;
    readonly after: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<IdentityCheckRow[]> {
  return tx
    .selectFrom('identity_checks')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId!))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** How many other members sent the same document. */
export async function countSameDocument(
  tx: Tx,
  {
    number_digest: digest,
    member_id: memberId,
  }: Pick<IdentityCheckRow, 'number_digest' | 'member_id'>,
): Promise<number> {
  if (digest === null) return 0;
  const { count } = await tx
    .selectFrom('identity_checks')
    .select(({ fn }) => fn.count<string>('member_id').distinct().as('count'))
    .where('number_digest', '=', digest)
    .where('member_id', '<>', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps a picture. */
export async function insertPicture(
  tx: Tx,
  row: Insertable<Tables['identity_pictures']>,
): Promise<void> {
  await tx.insertInto('identity_pictures').values(row).execute();
}

/** Pictures of a member that were not sent yet. */
export const listLoosePictures = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('identity_pictures')
    .select(PICTURE_FACTS)
    .where('member_id', '=', memberId)
    .where('check_id', 'is', null)
    .execute();

/** Pictures of what was sent, with their bytes. */
export const listPictures = (tx: Tx, checkId: string) =>
  tx
    .selectFrom('identity_pictures')
    .selectAll()
    .where('check_id', '=', checkId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();

/** Puts pictures with what they show. */
export async function attachPictures(
  tx: Tx,
  { ids, checkId }: { readonly ids: readonly string[]; readonly checkId: string },
): Promise<void> {
  await tx
    .updateTable('identity_pictures')
    .set({ check_id: checkId, drop_at: null })
    .where('id', 'in', [...ids])
    .execute();
}

/** Says when the pictures of what was sent go. */
export async function dropPictures(tx: Tx, checkId: string, at: Date): Promise<void> {
  await tx
    .updateTable('identity_pictures')
    .set({ drop_at: at })
    .where('check_id', '=', checkId)
    .execute();
}

/** Ends what holds of something, since it is asked for again or something newer takes its place. */
export async function endApproved(tx: Tx, memberId: string, need: IdentityCheckRow['need']) {
  await tx
    .updateTable('identity_checks')
    .set({ state: 'expired' })
    .where('member_id', '=', memberId)
    .where('need', '=', need)
    .where('state', '=', 'approved')
    .execute();
}

/** Ends what has held until a moment, of all merchants. */
export async function endOverdue(db: Database, now: Date): Promise<void> {
  const due = await db.owner
    .selectFrom('identity_checks')
    .select('merchant_code')
    .distinct()
    .where('state', '=', 'approved')
    .where('expires_at', '<=', now)
    .execute();
  for (const { merchant_code: merchantCode } of due) {
    await withTransaction(db, { merchantCode }, (tx) =>
      tx
        .updateTable('identity_checks')
        .set({ state: 'expired' })
        .where('state', '=', 'approved')
        .where('expires_at', '<=', now)
        .execute(),
    );
  }
}

/** Of an erased member: what was approved goes after as long as the law wants it kept, everything else at once. */
export async function eraseChecks(tx: Tx, { memberId }: DataOwner): Promise<void> {
  await tx
    .deleteFrom('identity_pictures')
    .where('member_id', '=', memberId)
    .where('check_id', 'is', null)
    .execute();
  await tx
    .deleteFrom('identity_checks')
    .where('member_id', '=', memberId)
    .where(({ or, eb }) =>
      or([eb('keep_years', '=', 0), eb('state', 'not in', ['approved', 'expired'])]),
    )
    .execute();
  await tx
    .updateTable('identity_checks')
    .set({ gone_at: sql<Date>`now() + keep_years * interval '1 year'` })
    .where('member_id', '=', memberId)
    .execute();
}
