import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { JoinApplicationRow, LineTables } from '../../db/lineTables.ts';

/** Keeps an application, unless one of the same contact waits. */
export async function insertApplication(
  tx: Tx,
  row: Insertable<LineTables['join_applications']>,
): Promise<void> {
  await tx
    .insertInto('join_applications')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute();
}

/** One of them. */
export const findApplication = (tx: Tx, id: string) =>
  tx.selectFrom('join_applications').selectAll().where('id', '=', id).executeTakeFirst();

/** One of them, locked until the transaction ends. */
export const lockApplication = (tx: Tx, id: string) =>
  tx
    .selectFrom('join_applications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Decides one. */
export const decideApplication = (
  tx: Tx,
  id: string,
  done: Pick<JoinApplicationRow, 'state' | 'note' | 'decided_at' | 'decided_by'>,
): Promise<JoinApplicationRow> =>
  tx
    .updateTable('join_applications')
    .set(done)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** What waits, that which waits longest first; of other states, and of all, the newest first. */
export function listApplications(
  tx: Tx,
  {
    state,
    after,
    limit,
  }: {
    readonly state?: JoinApplicationRow['state'] | undefined;
    readonly after: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<JoinApplicationRow[]> {
  const isOldestFirst = state === 'open';
  const order = isOldestFirst ? 'asc' : 'desc';
  const isAfter = isOldestFirst ? sql`>` : sql`<`;
  return tx
    .selectFrom('join_applications')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) ${isAfter} (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit)
    .execute();
}
