import { sql, type Kysely } from 'kysely';
import type { IssueRow } from './lotteryTables.ts';
import type { Tables } from './tables.ts';

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
