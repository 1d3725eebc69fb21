import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Feeds are the gateway's, so any connection of the owner reads and writes what they told. */
type Any = Kysely<Tables>;

/** What a source told. */
export type ReportRow = Selectable<Tables['lottery_reports']>;
/** An issue that sources tell of. */
export type FeedIssue = Selectable<Tables['lottery_issues']>;

/** The name of an issue. */
export interface IssueName {
  readonly lottery: string;
  readonly issue: string;
}

export function findFeedKey(db: Any, id: string, now: Date) {
  return db
    .selectFrom('lottery_feed_keys')
    .selectAll()
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();
}

/** A source of results, by its keys and by what it told. */
export interface FeedSource {
  readonly source: string;
  /** Keys that have not ended. */
  readonly keys: number;
  readonly keyCreatedAt: Date | null;
  readonly heardAt: Date | null;
  /** Reports of the last 24 hours. */
  readonly reportsToday: number;
  readonly isDemo: boolean;
}

/** Sources that have keys, or told something in the last thirty days, by name. */
export async function listSources(db: Any, now: Date): Promise<readonly FeedSource[]> {
  const { rows } = await sql<FeedSource>`
    with known as (
      select source, count(*) filter (where ends_at is null or ends_at > ${now})::int as keys,
             max(created_at) as key_created_at
        from lottery_feed_keys group by source
    ), told as (
      select source, max(greatest(received_at, repeated_at)) as heard_at, bool_and(is_demo) as is_demo,
             count(*) filter (where received_at > ${now}::timestamptz - interval '24 hours')::int as reports
        from lottery_reports where received_at > ${now}::timestamptz - interval '30 days' group by source
    )
    select coalesce(known.source, told.source) as source, coalesce(keys, 0) as keys,
           key_created_at as "keyCreatedAt", heard_at as "heardAt", coalesce(reports, 0) as "reportsToday",
           coalesce(is_demo, false) as "isDemo"
      from known full join told on told.source = known.source
     order by 1`.execute(db);
  return rows;
}

export async function insertFeedKey(
  db: Any,
  key: Insertable<Tables['lottery_feed_keys']>,
): Promise<void> {
  await db.insertInto('lottery_feed_keys').values(key).execute();
}

/** Keeps the same secret of a key otherwise sealed; one that changed meanwhile stays. */
export async function resealFeedKey(
  db: Any,
  key: { readonly id: string; readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .updateTable('lottery_feed_keys')
    .set({ secret_sealed: key.to })
    .where('id', '=', key.id)
    .where('secret_sealed', '=', key.from)
    .execute();
}

/** Lets the keys of a source end that would last longer; how many there were. */
export async function endFeedKeys(db: Any, source: string, endsAt: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('lottery_feed_keys')
    .set({ ends_at: endsAt })
    .where('source', '=', source)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', endsAt)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export function findFeedIssue(
  db: Any,
  { lottery, issue }: IssueName,
): Promise<FeedIssue | undefined> {
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('lottery', '=', lottery)
    .where('issue', '=', issue)
    .executeTakeFirst();
}

/** Keeps a report; null where its source told something under that version before. */
export async function insertReport(
  db: Any,
  report: Insertable<Tables['lottery_reports']>,
): Promise<ReportRow | null> {
  const row = await db
    .insertInto('lottery_reports')
    .values(report)
    .onConflict((conflict) =>
      conflict.columns(['lottery', 'issue', 'source', 'version']).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Says that a report came once more; whether it was the very same. */
export async function repeatReport(
  db: Any,
  report: Pick<ReportRow, 'lottery' | 'issue' | 'source' | 'version' | 'digest' | 'is_whole'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lottery_reports')
    .set({ repeated_at: now })
    .where('lottery', '=', report.lottery)
    .where('issue', '=', report.issue)
    .where('source', '=', report.source)
    .where('version', '=', report.version)
    .where('digest', '=', report.digest)
    .where('is_whole', '=', report.is_whole)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What each source says of an issue now. */
export function listStanding(
  db: Any,
  { lottery, issue }: IssueName,
): Promise<readonly ReportRow[]> {
  return db
    .selectFrom('lottery_reports')
    .selectAll()
    .distinctOn('source')
    .where('lottery', '=', lottery)
    .where('issue', '=', issue)
    .orderBy('source')
    .orderBy('version', 'desc')
    .execute();
}

/** Issues without a result of which somebody told a whole one, the oldest first. */
export function listReported(db: Any, limit: number): Promise<readonly FeedIssue[]> {
  return db
    .selectFrom('lottery_issues as issue')
    .selectAll('issue')
    .where('issue.state', '=', 'closed')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lottery_reports as report')
          .select(sql`1`.as('one'))
          .whereRef('report.lottery', '=', 'issue.lottery')
          .whereRef('report.issue', '=', 'issue.issue')
          .where('report.is_whole', '=', true),
      ),
    )
    .orderBy('issue.draw_at')
    .limit(limit)
    .execute();
}

/** The draw of the first issue of some lotteries that was due and has no result. */
export async function findFirstAwaited(
  db: Any,
  lotteries: readonly string[],
  now: Date,
): Promise<Date | null> {
  const row = await db
    .selectFrom('lottery_issues')
    .select((eb) => eb.fn.min('draw_at').as('first'))
    .where('state', 'in', ['open', 'closed'])
    .where('draw_at', '<=', now)
    .where('lottery', '=', sql<string>`any(${[...lotteries]}::text[])`)
    .executeTakeFirst();
  return (row?.first as Date | null | undefined) ?? null;
}

/** Takes the issues of some lotteries that are without a result since `dueBefore` and that nobody was told of, once. */
export function takeLate(
  db: Any,
  { lotteries, dueBefore }: { readonly lotteries: readonly string[]; readonly dueBefore: Date },
  now: Date,
): Promise<readonly FeedIssue[]> {
  return db
    .updateTable('lottery_issues')
    .set({ late_told_at: now })
    .where('state', '=', 'closed')
    .where('late_told_at', 'is', null)
    .where('draw_at', '<=', dueBefore)
    .where('lottery', '=', sql<string>`any(${[...lotteries]}::text[])`)
    .returningAll()
    .execute();
}
