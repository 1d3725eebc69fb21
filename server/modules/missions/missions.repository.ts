import { sql, type Kysely, type Updateable } from 'kysely';
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

/** Has whatever counts or pays missions of members wait for each other, in the order of their ids. */
export async function lockMissions(tx: Tx, memberIds: readonly string[]): Promise<void> {
  const names = [...memberIds].sort().map((id) => `missions ${id}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as name`.execute(
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
  wanted: readonly { readonly mission_id: string; readonly version: number }[],
): Promise<readonly Version[]> {
  if (wanted.length === 0) return [];
  const names = new Map(wanted.map((one) => [`${one.mission_id} ${one.version}`, one]));
  const each = [...names.values()];
  return tx
    .selectFrom('mission_versions')
    .select(['mission_id as id', 'version', 'terms'])
    .where(
      sql<boolean>`(mission_id, version) in (
        select * from unnest(${each.map((one) => one.mission_id)}::uuid[], ${each.map(({ version }) => version)}::integer[]))`,
    )
    .execute();
}

/** Entries of members that were going on at a moment or later, whatever became of them. */
export const listEntries = (
  tx: Tx,
  memberIds: readonly string[],
  since: Date,
): Promise<readonly MissionEntryRow[]> =>
  tx
    .selectFrom('mission_entries')
    .selectAll()
    .where(sql<boolean>`member_id = any(${[...memberIds]}::uuid[])`)
    .where((where) => where.or([where('ends_at', '>', since), where('state', '=', 'reached')]))
    .execute();

/** An entry that begins. */
export interface NewEntry
  extends
    Pick<
      MissionEntryRow,
      'version' | 'kind' | 'value' | 'value_at' | 'target' | 'reward_minor' | 'ends_at'
    >,
    PeriodName {
  readonly memberId: string;
  /** Until when it can be claimed, where it is reached at once. */
  readonly expires_at: Date | null;
}

/** Begins some. */
export async function insertEntries(
  tx: Tx,
  {
    merchantCode,
    currency: { code, decimals },
    now,
  }: { merchantCode: string; currency: { code: string; decimals: number }; now: Date },
  rows: readonly NewEntry[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into mission_entries (merchant_code, currency, decimals, begun_at, state, reached_at,
      member_id, mission_id, period, version, kind, value, value_at, target, reward_minor, ends_at, expires_at)
    select ${merchantCode}, ${code}, ${decimals}, ${now}::timestamptz, case when given.expires_at is null then 'open' else 'reached' end,
           case when given.expires_at is not null then ${now}::timestamptz end, given.*
      from unnest(${rows.map(({ memberId }) => memberId)}::uuid[], ${rows.map(({ id }) => id)}::uuid[],
        ${rows.map(({ period }) => period)}::date[], ${rows.map(({ version }) => version)}::integer[],
        ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ value }) => String(value))}::bigint[],
        ${rows.map((row) => row.value_at)}::timestamptz[], ${rows.map(({ target }) => target?.toString() ?? null)}::bigint[],
        ${rows.map((row) => String(row.reward_minor))}::bigint[], ${rows.map((row) => row.ends_at)}::timestamptz[],
        ${rows.map((row) => row.expires_at)}::timestamptz[])
      as given (member_id, mission_id, period, version, kind, value, value_at, target, reward_minor, ends_at, expires_at)`.execute(
    tx,
  );
}

/** An entry that is counted anew. */
export interface CountedEntry extends PeriodName, Pick<MissionEntryRow, 'value' | 'value_at'> {
  readonly memberId: string;
  /** What the count does to it; what was reached before stays reached as it was, with its time to claim. */
  readonly turn: 'reached' | 'lost' | 'none';
  /** Until when it can be claimed, where it is reached by this count. */
  readonly expires_at: Date | null;
}

/** Writes new counts of some. */
export async function updateCounts(
  tx: Tx,
  rows: readonly CountedEntry[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update mission_entries entry
       set value = given.value, value_at = given.value_at,
           state = case given.turn when 'reached' then 'reached' when 'lost' then 'open' else entry.state end,
           reached_at = case given.turn when 'reached' then ${now}::timestamptz when 'none' then entry.reached_at end,
           expires_at = case when given.turn = 'none' then entry.expires_at else given.expires_at end
      from unnest(${rows.map(({ memberId }) => memberId)}::uuid[], ${rows.map(({ id }) => id)}::uuid[],
        ${rows.map(({ period }) => period)}::date[], ${rows.map(({ value }) => String(value))}::bigint[],
        ${rows.map((row) => row.value_at)}::timestamptz[], ${rows.map(({ turn }) => turn)}::text[],
        ${rows.map((row) => row.expires_at)}::timestamptz[])
      as given (member_id, mission_id, period, value, value_at, turn, expires_at)
     where entry.merchant_code = current_merchant() and entry.member_id = given.member_id
       and entry.mission_id = given.mission_id and entry.period = given.period`.execute(tx);
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

/** Keeps who began in periods of leaderboards; periods are locked in their order. */
export async function addPlayers(
  tx: Tx,
  merchantCode: string,
  begun: readonly Pick<NewEntry, 'id' | 'period' | 'version' | 'ends_at'>[],
): Promise<void> {
  if (begun.length === 0) return;
  await sql`
    insert into leaderboard_periods as known (merchant_code, mission_id, period, version, ends_at, players)
    select ${merchantCode}, mission_id, period, max(version), max(ends_at), count(*)
      from unnest(${begun.map(({ id }) => id)}::uuid[], ${begun.map(({ period }) => period)}::date[],
        ${begun.map(({ version }) => version)}::integer[], ${begun.map((one) => one.ends_at)}::timestamptz[])
      as given (mission_id, period, version, ends_at)
     group by mission_id, period order by mission_id, period
    on conflict (merchant_code, mission_id, period) do update set players = known.players + excluded.players`.execute(
    tx,
  );
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

/**
 * Takes what waits out of the line, the oldest first and with it all that waits of the same members, and says whose it was; it is
 * back if the transaction fails. There may be more where there was as much as was asked for.
 */
export async function takeEvents(
  tx: Tx,
  limit: number,
): Promise<{ readonly members: readonly string[]; readonly isMore: boolean }> {
  const { rows } = await sql<{ member: string; taken: bigint }>`
    with oldest as materialized (
      select id, member_id from mission_events order by id limit ${limit} for update skip locked
    ), same as materialized (
      select id from mission_events where member_id = any(array(select distinct member_id from oldest)) for update skip locked
    ), gone as (
      delete from mission_events where id = any(array(select id from same)) returning member_id
    )
    select distinct member_id as member, (select count(*) from oldest) as taken from gone`.execute(
    tx,
  );
  return { members: rows.map(({ member }) => member), isMore: rows[0]?.taken === BigInt(limit) };
}

/** The newest of what waits; null where nothing does. */
export async function findNewestEvent(tx: Tx): Promise<bigint | null> {
  const { rows } = await sql<{ newest: bigint | null }>`
    select max(id) as newest from mission_events where merchant_code = current_merchant()`.execute(
    tx,
  );
  return rows[0]!.newest;
}

/** Whether something waits that came before, or another gateway has not yet counted it. */
export const hasEvents = async (tx: Tx, newest: bigint | null): Promise<boolean> =>
  newest !== null &&
  (await tx
    .selectFrom('mission_events')
    .select('id')
    .where('id', '<=', newest)
    .limit(1)
    .executeTakeFirst()) !== undefined;

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
