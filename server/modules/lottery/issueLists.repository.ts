import { sql, type Kysely } from 'kysely';
import { CLOCK } from '../../db/lotteryIssues.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import type { Tables } from '../../db/tables.ts';

/** Issues belong to no merchant, so any connection reads them. */
type Any = Kysely<Tables>;

/** Lotteries whose issues are late so long after they were due. */
export interface LateKind {
  readonly lotteries: readonly string[];
  readonly lateMs: number;
}

/** Issues without a result that are late, or those of them that nobody was told of. */
export async function listLate(
  db: Any,
  { lotteries, lateMs }: LateKind,
  { isUntold = false } = {},
): Promise<readonly IssueRow[]> {
  const query = db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('state', '=', 'closed')
    .where('draw_at', '<=', sql<Date>`${CLOCK} - ${lateMs} * interval '1 millisecond'`)
    .where('lottery', '=', sql<string>`any(${[...lotteries]}::text[])`)
    .orderBy('draw_at')
    .limit(500);
  return (isUntold ? query.where('late_told_at', 'is', null) : query).execute();
}

/** The late issues that nobody was told of, each given once, whichever gateway asks. */
export async function takeLate(db: Any, kind: LateKind): Promise<readonly IssueRow[]> {
  const untold = await listLate(db, kind, { isUntold: true });
  if (untold.length === 0) return [];
  return db
    .updateTable('lottery_issues')
    .set({ late_told_at: sql<Date>`clock_timestamp()` })
    .where(
      'id',
      'in',
      untold.map(({ id }) => id),
    )
    .where('late_told_at', 'is', null)
    .returningAll()
    .execute();
}

/**
 * Issues without a result so long after they could have had one, the oldest first: since they were due or, where no gateway ran
 * then, since they were closed.
 */
export async function listOverdue(
  db: Any,
  { overdueMs, limit }: { readonly overdueMs: number; readonly limit: number },
): Promise<readonly bigint[]> {
  const before = sql<Date>`${CLOCK} - ${overdueMs} * interval '1 millisecond'`;
  const rows = await db
    .selectFrom('lottery_issues')
    .select('id')
    .where('state', '=', 'closed')
    .where('draw_at', '<=', before)
    .where('sealed_at', '<=', before)
    .orderBy('draw_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest issues of a lottery that have opened, the newest first; of one way they are kept, where it is named. */
export async function listNewest(
  db: Any,
  {
    lottery,
    states,
    limit,
  }: {
    readonly lottery: string;
    readonly states?: readonly IssueRow['state'][];
    readonly limit: number;
  },
): Promise<readonly IssueRow[]> {
  const query = db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('lottery', '=', lottery)
    .where('open_at', '<=', CLOCK)
    .orderBy('draw_at', 'desc')
    .limit(limit);
  return (states ? query.where('state', 'in', [...states]) : query).execute();
}

/** When each lottery that has issues is drawn next. */
export async function listNextDraws(
  db: Any,
): Promise<ReadonlyMap<string, { readonly issue: string; readonly draw_at: Date }>> {
  const rows = await db
    .selectFrom('lottery_issues')
    .distinctOn('lottery')
    .select(['lottery', 'issue', 'draw_at'])
    .where('state', 'in', ['open', 'closed'])
    .where('draw_at', '>', CLOCK)
    .orderBy('lottery')
    .orderBy('draw_at')
    .execute();
  return new Map(rows.map((row) => [row.lottery, row]));
}

/** Draws of our own whose seeds are shown, by their ids, from one on. */
export async function listPublished(
  db: Any,
  after: bigint,
  limit: number,
): Promise<readonly IssueRow[]> {
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('id', '>', after)
    .where('seed', 'is not', null)
    .where('draw', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The issue of each lottery that takes bets now; of those that `wait`, unless a draw before it is awaited. */
export async function listOpened(
  db: Any,
  lotteries: readonly string[],
  wait: readonly string[],
): Promise<readonly IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select issue.*
      from unnest(${[...lotteries]}::text[]) as wanted (code)
     cross join lateral (
       select * from lottery_issues
        where lottery = wanted.code and draw_at > now() and close_at > clock_timestamp() and state = 'open'
        order by draw_at limit 1) issue
     where issue.open_at <= clock_timestamp()
       and not (issue.lottery = any(${[...wait]}::text[]) and exists (
         select from lottery_issues former
          where former.lottery = issue.lottery and former.state in ('open', 'closed') and former.draw_at < issue.draw_at))`.execute(
    db,
  );
  return rows;
}
