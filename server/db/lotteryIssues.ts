import { sql, type Kysely } from 'kysely';
import type { IssueRow } from './lotteryTables.ts';
import type { Tables } from './tables.ts';

/**
 * The database's clock, for a condition on an indexed column: asked once a statement, so that the index can answer. Asked plainly it
 * may move while the statement runs, and is compared with row after row.
 */
export const CLOCK = sql<Date>`(select clock_timestamp())`;

/** What the clock of the database says. */
export async function readNow(db: Kysely<Tables>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]!.now;
}

/** One issue by its name. */
export async function findIssue(
  db: Kysely<Tables>,
  lottery: string,
  issue: string,
): Promise<IssueRow | undefined> {
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('lottery', '=', lottery)
    .where('issue', '=', issue)
    .executeTakeFirst();
}
