import { sql, type Kysely } from 'kysely';
import { CLOCK } from '../../db/lotteryIssues.ts';
import type { Tables } from '../../db/tables.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';

type Any = Kysely<Tables>;

/** Issues of every lottery that a hall shows: the next ones by their closing, one whose result is awaited, and the newest result. */
export async function readBoard(
  db: Any,
  lotteries: readonly string[],
  ahead: number,
): Promise<readonly IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select found.*
      from unnest(${[...lotteries]}::text[]) as wanted (code)
     cross join lateral (
       (select * from lottery_issues
         where lottery = wanted.code and draw_at > now() and close_at > now() and state = 'open'
         order by draw_at limit ${ahead})
       union all
       (select * from lottery_issues
         where lottery = wanted.code and state in ('open', 'closed') and close_at <= now()
           and draw_at > now() - interval '2 days' order by draw_at desc limit 1)
       union all
       (select * from lottery_issues
         where lottery = wanted.code and draw is not null order by draw_at desc limit 1)
     ) found`.execute(db);
  return rows;
}

/** The issues of a lottery that take bets or will, the next first. */
export async function listAhead(
  db: Any,
  lottery: string,
  limit: number,
): Promise<readonly IssueRow[]> {
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('lottery', '=', lottery)
    .where('state', '=', 'open')
    .where('draw_at', '>', sql<Date>`now()`)
    .where('close_at', '>', CLOCK)
    .orderBy('draw_at')
    .limit(limit)
    .execute();
}

/** Issues whose bets have ended and that have no result, the newest first. */
export async function listWaiting(db: Any, lottery: string, limit: number) {
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('lottery', '=', lottery)
    .where('state', 'in', ['open', 'closed'])
    .where('close_at', '<=', CLOCK)
    .where('draw_at', '>', sql<Date>`now() - interval '2 days'`)
    .orderBy('draw_at', 'desc')
    .limit(limit)
    .execute();
}

/** Which results are wanted. */
export interface ResultsWanted {
  readonly lottery: string;
  readonly limit: number;
  /** Only draws before this moment. */
  readonly before?: Date;
  readonly from?: Date;
  readonly until?: Date;
}

/** Results of a lottery, the newest first; void issues and draws under way among them. */
export async function listResults(
  db: Any,
  { lottery, limit, before, from, until }: ResultsWanted,
): Promise<readonly IssueRow[]> {
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('lottery', '=', lottery)
    .where(({ or, eb }) => or([eb('version', '>', 0), eb('partial', 'is not', null)]))
    .$if(before !== undefined, (query) => query.where('draw_at', '<', before!))
    .$if(from !== undefined, (query) => query.where('draw_at', '>=', from!))
    .$if(until !== undefined, (query) => query.where('draw_at', '<', until!))
    .orderBy('draw_at', 'desc')
    .limit(limit)
    .execute();
}

/**
 * The newest draw of each lottery within a stretch of time of its own, and how many have a result. A draw under way counts, and
 * so does one elsewhere that is awaited.
 */
export async function listDay(
  db: Any,
  days: readonly { readonly lottery: string; readonly from: Date; readonly until: Date }[],
): Promise<ReadonlyMap<string, { readonly draws: number; readonly newest: IssueRow }>> {
  const { rows } = await sql<IssueRow & { readonly draws: bigint }>`
    select found.*, counted.draws
      from unnest(${days.map(({ lottery }) => lottery)}::text[], ${days.map(({ from }) => from)}::timestamptz[],
                  ${days.map(({ until }) => until)}::timestamptz[]) as wanted (code, day_from, day_until)
     cross join lateral (
       (select * from lottery_issues
         where lottery = wanted.code and (draw is not null or partial is not null)
           and draw_at >= day_from and draw_at < day_until
         order by draw_at desc limit 1)
       union all
       (select * from lottery_issues
         where lottery = wanted.code and state = 'closed' and commitment is null
           and draw_at >= day_from and draw_at < day_until
         order by draw_at desc limit 1)
       order by draw_at desc limit 1) found
     cross join lateral (
       select count(*) as draws from lottery_issues
        where lottery = wanted.code and draw is not null and draw_at >= day_from and draw_at < day_until) counted`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.lottery, { draws: Number(row.draws), newest: row }]));
}
