import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { keptUntil } from '../../db/rewardedMembers.ts';
import type {
  KeptMissionTerms,
  LeaderboardPeriodRow,
  MissionEntryRow,
} from '../../db/missionTables.ts';
import type { Tables } from '../../db/tables.ts';

/** Terms of a version of a mission. */
export interface Version {
  readonly id: string;
  readonly version: number;
  readonly terms: KeptMissionTerms;
}

/** A period of a mission or leaderboard. */
export interface PeriodName {
  readonly id: string;
  readonly period: string;
}

/** Has whatever counts or pays a member's missions wait for each other. */
export async function lockMissions(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`missions ${memberId}`}, 0))`.execute(
    tx,
  );
}

/** What is published, in its order, as it holds now. */
export const listPublished = (tx: Tx): Promise<readonly Version[]> =>
  tx
    .selectFrom('missions')
    .innerJoin('mission_versions as kept', (join) =>
      join
        .onRef('kept.merchant_code', '=', 'missions.merchant_code')
        .onRef('kept.mission_id', '=', 'missions.id')
        .onRef('kept.version', '=', 'missions.version'),
    )
    .select(['missions.id', 'kept.version', 'kept.terms'])
    .where('missions.state', '=', 'published')
    .orderBy('missions.place')
    .orderBy('missions.id')
    .execute();

/** Versions by mission and number. */
export async function listVersions(
  tx: Tx,
  wanted: readonly { readonly id: string; readonly version: number }[],
): Promise<readonly Version[]> {
  if (wanted.length === 0) return [];
  return tx
    .selectFrom('mission_versions')
    .select(['mission_id as id', 'version', 'terms'])
    .where(
      sql<boolean>`(mission_id, version) in (
        select * from unnest(${wanted.map(({ id }) => id)}::uuid[], ${wanted.map(({ version }) => version)}::integer[]))`,
    )
    .execute();
}

/** Entries of a member that were going on at a moment or later, whatever became of them. */
export const listEntries = (
  tx: Tx,
  memberId: string,
  since: Date,
): Promise<readonly MissionEntryRow[]> =>
  tx
    .selectFrom('mission_entries')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((where) => where.or([where('ends_at', '>', since), where('state', '=', 'reached')]))
    .execute();

/** Begins one. */
export async function insertEntry(
  tx: Tx,
  row: Insertable<Tables['mission_entries']>,
): Promise<void> {
  await tx.insertInto('mission_entries').values(row).execute();
}

/** Changes one. */
export async function updateEntry(
  tx: Tx,
  { memberId, id, period }: PeriodName & { readonly memberId: string },
  changes: Updateable<Tables['mission_entries']>,
): Promise<void> {
  await tx
    .updateTable('mission_entries')
    .set(changes)
    .where('member_id', '=', memberId)
    .where('mission_id', '=', id)
    .where('period', '=', period)
    .execute();
}

/** Keeps that a period of a leaderboard has one player more. */
export async function addPlayer(
  tx: Tx,
  row: Omit<LeaderboardPeriodRow, 'players' | 'settled_at'>,
): Promise<void> {
  await tx
    .insertInto('leaderboard_periods')
    .values({ ...row, settled_at: null, players: 1 })
    .onConflict((on) =>
      on
        .columns(['merchant_code', 'mission_id', 'period'])
        .doUpdateSet((eb) => ({ players: eb('leaderboard_periods.players', '+', 1) })),
    )
    .execute();
}

/** What a member can claim, what ends first before the others; entries of one period where it is named. */
export const listReached = (
  tx: Tx,
  { memberId, now, only }: { memberId: string; now: Date; only?: PeriodName | undefined },
) =>
  tx
    .selectFrom('mission_entries as entry')
    .innerJoin('mission_versions as kept', (join) =>
      join
        .onRef('kept.merchant_code', '=', 'entry.merchant_code')
        .onRef('kept.mission_id', '=', 'entry.mission_id')
        .onRef('kept.version', '=', 'entry.version'),
    )
    .selectAll('entry')
    .select('kept.terms')
    .where('entry.member_id', '=', memberId)
    .where('entry.state', '=', 'reached')
    .where('entry.expires_at', '>', now)
    .$if(only !== undefined, (query) =>
      query.where('entry.mission_id', '=', only!.id).where('entry.period', '=', only!.period),
    )
    .orderBy('entry.expires_at')
    .orderBy('entry.mission_id')
    .execute();

/** One entry of a member. */
export const findEntry = (
  tx: Tx,
  { memberId, id, period }: PeriodName & { readonly memberId: string },
): Promise<MissionEntryRow | undefined> =>
  tx
    .selectFrom('mission_entries')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('mission_id', '=', id)
    .where('period', '=', period)
    .executeTakeFirst();

/** How many rewards of missions and leaderboards a member can claim. */
export async function countReached(
  tx: Tx,
  { memberId, now, kind }: { memberId: string; now: Date; kind: MissionEntryRow['kind'] },
): Promise<number> {
  const { count } = await tx
    .selectFrom('mission_entries')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'reached')
    .where('expires_at', '>', now)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Merchants with something that nobody has looked at. */
export async function listMerchantsWithEvents(owner: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('mission_events')
    .select('merchant_code')
    .distinct()
    .execute();
  return rows.map(({ merchant_code: code }) => code);
}

/** Takes what waits out of the line, the oldest first, and says whose it was; it is back if the transaction fails. */
export async function takeEvents(tx: Tx, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ member: string }>`
    delete from mission_events where id in (
      select id from mission_events order by id limit ${limit} for update skip locked)
    returning member_id as member`.execute(tx);
  return [...new Set(rows.map(({ member }) => member))].sort();
}

/** Whether something waits. */
export const hasEvents = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('mission_events').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Merchants with a leaderboard to settle, or something that is over. */
export async function listMerchantsWithDue(
  owner: Kysely<Tables>,
  { now, settled }: { readonly now: Date; readonly settled: Date },
): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select merchant_code as code from leaderboard_periods where settled_at is null and ends_at <= ${settled}
    union
    select merchant_code from mission_entries where state = 'reached' and expires_at <= ${now}
    union
    select merchant_code from mission_entries
     where state = 'open' and kind = 'mission' and ends_at <= ${settled}`.execute(owner);
  return rows.map(({ code }) => code);
}

/** A leaderboard that is to be settled; it is locked until the transaction ends. */
export const lockDuePeriod = (tx: Tx, settled: Date): Promise<LeaderboardPeriodRow | undefined> =>
  tx
    .selectFrom('leaderboard_periods')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('ends_at', '<=', settled)
    .orderBy('ends_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/**
 * Ends what was not claimed in time, and missions whose time is over; gives whose they were. Who takes a break keeps what waits
 * until a week after the break.
 */
export async function expireDue(
  tx: Tx,
  { now, settled, limit }: { now: Date; settled: Date; limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ member: string }>`
    with late as (
      select merchant_code, member_id, mission_id, period from mission_entries
       where state = 'reached' and expires_at <= ${now} limit ${limit} for update skip locked
    ), over as (
      select merchant_code, member_id, mission_id, period from mission_entries
       where state = 'open' and kind = 'mission' and ends_at <= ${settled} limit ${limit} for update skip locked
    )
    update mission_entries entry
       set state = case when entry.state = 'reached' and ${keptUntil(now)} is not null then 'reached' else 'expired' end,
           expires_at = case when entry.state = 'reached' then coalesce(${keptUntil(now)}, entry.expires_at) else entry.expires_at end
      from members member, (select * from late union all select * from over) due
     where entry.merchant_code = due.merchant_code and entry.member_id = due.member_id
       and entry.mission_id = due.mission_id and entry.period = due.period and member.id = entry.member_id
    returning entry.member_id as member`.execute(tx);
  return rows.map(({ member }) => member);
}

/** Periods of leaderboards that were going on at a moment or later. */
export const listPeriods = (tx: Tx, since: Date): Promise<readonly LeaderboardPeriodRow[]> =>
  tx.selectFrom('leaderboard_periods').selectAll().where('ends_at', '>', since).execute();

/** One period of a leaderboard. */
export const findPeriod = (
  tx: Tx,
  { id, period }: PeriodName,
): Promise<LeaderboardPeriodRow | undefined> =>
  tx
    .selectFrom('leaderboard_periods')
    .selectAll()
    .where('mission_id', '=', id)
    .where('period', '=', period)
    .executeTakeFirst();
