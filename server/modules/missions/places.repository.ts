import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { PeriodName } from './missions.repository.ts';

/** A row of a leaderboard. */
export interface PlaceRow {
  readonly memberId: string;
  readonly account: string;
  readonly value: bigint;
  /** Microseconds since 1970, so that no part of a moment is lost on the way. */
  readonly at: string;
}

const micros = sql`(extract(epoch from entry.value_at) * 1000000)::bigint::text`;
const placed = ({ id, period }: PeriodName) => sql`
  entry.mission_id = ${id} and entry.period = ${period}::date and entry.kind = 'leaderboard' and entry.value > 0`;
const momentOfMicros = (at: string) =>
  sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond')`;

/** Where a page of a leaderboard goes on. */
export interface PlaceKey {
  readonly value: string;
  readonly at: string;
  readonly memberId: string;
}

/** What stands behind a place or before it. The bound of the value alone is what the index begins at. */
function besidePlace({ value, at, memberId }: PlaceKey, isBefore: boolean) {
  const own = sql`(${momentOfMicros(at)}, ${memberId}::uuid)`;
  return isBefore
    ? sql`and entry.value >= ${value}::bigint and (entry.value > ${value}::bigint
        or (entry.value = ${value}::bigint and (entry.value_at, entry.member_id) < ${own}))`
    : sql`and entry.value <= ${value}::bigint and (entry.value < ${value}::bigint
        or (entry.value = ${value}::bigint and (entry.value_at, entry.member_id) > ${own}))`;
}

/** Rows of a leaderboard behind a place, or before it with the nearest first. */
export async function listPlaces(
  tx: Tx,
  of: PeriodName,
  { from, isBefore = false, limit }: { from: PlaceKey | null; isBefore?: boolean; limit: number },
): Promise<readonly PlaceRow[]> {
  const order = (table: 'entry' | 'page', id: 'member_id' | 'memberId') => {
    const [value, at, member] = ['value', 'value_at', id].map((name) =>
      sql.ref(`${table}.${name}`),
    );
    return isBefore
      ? sql`${value}, ${at} desc, ${member} desc`
      : sql`${value} desc, ${at}, ${member}`;
  };
  const { rows } = await sql<PlaceRow>`
    select page.*, member.account from (
      select entry.member_id as "memberId", entry.value, ${micros} as at, entry.value_at
        from mission_entries entry
       where ${placed(of)} ${from === null ? sql`` : besidePlace(from, isBefore)}
       order by ${order('entry', 'member_id')} limit ${limit}
    ) page join members member on member.id = page."memberId"
    order by ${order('page', 'memberId')}`.execute(tx);
  return rows;
}

/** Where a member stands in a leaderboard; undefined for who is not in it. */
export async function findPlace(
  tx: Tx,
  of: PeriodName,
  memberId: string,
): Promise<(PlaceRow & { readonly place: number }) | undefined> {
  const { rows } = await sql<PlaceRow & { place: string }>`
    select own.*, (
      select count(*) + 1 from mission_entries entry
       where ${placed(of)} and entry.value >= own.value and (entry.value > own.value or (entry.value = own.value
         and (entry.value_at, entry.member_id) < (own.value_at, own."memberId"))))::text as place
      from (
        select entry.member_id as "memberId", member.account, entry.value, ${micros} as at, entry.value_at
          from mission_entries entry join members member on member.id = entry.member_id
         where ${placed(of)} and entry.member_id = ${memberId}::uuid
      ) own`.execute(tx);
  const [row] = rows;
  return row && { ...row, place: Number(row.place) };
}

/** The first places of a leaderboard. Closed accounts keep their places and win nothing. */
export async function listFirst(tx: Tx, { id, period }: PeriodName, limit: number) {
  const { rows } = await sql<{ memberId: string; isActive: boolean }>`
    select entry.member_id as "memberId", member.status = 'active' as "isActive"
      from mission_entries entry join members member on member.id = entry.member_id
     where entry.mission_id = ${id} and entry.period = ${period}::date and entry.kind = 'leaderboard' and entry.value > 0
     order by entry.value desc, entry.value_at, entry.member_id limit ${limit}`.execute(tx);
  return rows;
}

/** Ends the rest of a leaderboard, and says that its places are fixed. */
export async function closePeriod(tx: Tx, { id, period }: PeriodName, at: Date): Promise<void> {
  await tx
    .updateTable('mission_entries')
    .set({ state: 'expired' })
    .where('mission_id', '=', id)
    .where('period', '=', period)
    .where('state', '=', 'open')
    .execute();
  await tx
    .updateTable('leaderboard_periods')
    .set({ settled_at: at })
    .where('mission_id', '=', id)
    .where('period', '=', period)
    .execute();
}
