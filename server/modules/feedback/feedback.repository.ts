import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { FeedbackRow, FeedbackTables } from '../../db/feedbackTables.ts';

/** Waits for whoever changes what the same member wrote. */
export async function lockMemberFeedback(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`feedback ${memberId}`}, 0))`.execute(
    tx,
  );
}

/** Whether the same text of a member waits already. */
export async function isWaiting(
  tx: Tx,
  { memberId, content }: { readonly memberId: string; readonly content: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('feedback')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .where('content', '=', content)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps what a member wrote. */
export async function insertFeedback(
  tx: Tx,
  row: Insertable<FeedbackTables['feedback']>,
): Promise<void> {
  await tx.insertInto('feedback').values(row).execute();
}

/** Pictures of a member that were not sent yet, without their bytes. */
export const listLoosePictures = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('feedback_pictures')
    .select('id')
    .where('member_id', '=', memberId)
    .where('feedback_id', 'is', null)
    .execute();

/** Keeps a picture. */
export async function insertPicture(
  tx: Tx,
  row: Insertable<FeedbackTables['feedback_pictures']>,
): Promise<void> {
  await tx.insertInto('feedback_pictures').values(row).execute();
}

/** Puts a picture with the text that it was sent with. */
export async function attachPicture(
  tx: Tx,
  { id, feedbackId, place }: { id: string; feedbackId: string; place: number },
): Promise<void> {
  await tx
    .updateTable('feedback_pictures')
    .set({ feedback_id: feedbackId, place, drop_at: null })
    .where('id', '=', id)
    .execute();
}

/** Pictures that were sent with a text, with their bytes. */
export const listPictures = (tx: Tx, feedbackId: string) =>
  tx
    .selectFrom('feedback_pictures')
    .selectAll()
    .where('feedback_id', '=', feedbackId)
    .orderBy('place')
    .execute();

/** How many pictures were sent with each of these. */
export async function countPictures(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('feedback_pictures')
    .select(['feedback_id', ({ fn }) => fn.countAll<string>().as('count')])
    .where('feedback_id', 'in', [...ids])
    .groupBy('feedback_id')
    .execute();
  return new Map(rows.map(({ feedback_id: id, count }) => [id!, Number(count)]));
}

/** One of them. */
export const findFeedback = (tx: Tx, id: string) =>
  tx.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst();

/** One of them, locked until the transaction ends. */
export const lockFeedback = (tx: Tx, id: string) =>
  tx.selectFrom('feedback').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Ends one, with or without an answer. */
export const decideFeedback = (
  tx: Tx,
  id: string,
  { answer, at, by }: { readonly answer: string | null; readonly at: Date; readonly by: string },
): Promise<FeedbackRow> =>
  tx
    .updateTable('feedback')
    .set({
      state: answer === null ? 'closed' : 'answered',
      answer,
      decided_at: at,
      decided_by: by,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** What waits, that which waits longest first; of other states, and of all, the newest first. */
export function listFeedback(
  tx: Tx,
  {
    state,
    memberId,
    after,
    limit,
  }: {
    readonly state?: FeedbackRow['state'] | undefined;
    readonly memberId?: string | undefined;
    readonly after: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<FeedbackRow[]> {
  const isOldestFirst = state === 'open';
  const order = isOldestFirst ? 'asc' : 'desc';
  const isAfter = isOldestFirst ? sql`>` : sql`<`;
  return tx
    .selectFrom('feedback')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId!))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) ${isAfter} (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit)
    .execute();
}
