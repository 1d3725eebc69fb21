import { sql, type Kysely } from 'kysely';
import type { IsoDay } from '../../../engine/zonedTime.ts';
import type { PointBalance } from '../../../engine/rewards/points.ts';
import type { GameCategory } from '../../../schemas/api/games.ts';
import type { POINT_KINDS } from '../../../schemas/api/points.ts';
import type { Tx } from '../../db/database.ts';
import type { KeptPointTerms } from '../../db/pointTables.ts';
import { createTermsTable } from '../../db/keptTerms.ts';
import type { Tables } from '../../db/tables.ts';

/** Why points moved. */
export type PointKind = (typeof POINT_KINDS)[number];

/** Terms of the desk. */
export const pointTerms = createTermsTable<KeptPointTerms>('point_terms');

/** Merchants with something that nobody has counted. */
export async function listMerchantsWithEvents(owner: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await owner.selectFrom('point_events').select('merchant_code').distinct().execute();
  return rows.map(({ merchant_code: code }) => code);
}

/**
 * Takes what waits out of the line, the oldest first: members with days, each once. There may be more where there was as much as
 * was asked for.
 */
export async function takeEvents(
  tx: Tx,
  limit: number,
): Promise<{
  readonly days: readonly { readonly member: string; readonly day: IsoDay }[];
  readonly isMore: boolean;
}> {
  const { rows } = await sql<{ member: string; day: IsoDay; taken: bigint }>`
    with taken as (
      delete from point_events where id in (
        select id from point_events where merchant_code = current_merchant() order by id limit ${limit}
           for update skip locked)
      returning member_id, day)
    select member_id as member, day::text as day, sum(count(*)) over ()::bigint as taken
      from taken group by member_id, day order by 1, 2`.execute(tx);
  return { days: rows, isMore: rows[0]?.taken === BigInt(limit) };
}

/** What of a category of a day is settled and was not counted, with what was left of the bets before. */
export interface Uncounted {
  readonly member: string;
  readonly day: IsoDay;
  readonly category: GameCategory;
  readonly valid: bigint;
  readonly counted: bigint;
  readonly remainder: bigint;
}

/** Locks accounts of members in the order of their ids, after making those that are missing. */
export async function lockAccounts(
  tx: Tx,
  merchantCode: string,
  members: readonly string[],
): Promise<ReadonlyMap<string, PointBalance>> {
  await sql`
    insert into point_accounts (merchant_code, member_id, balance)
    select ${merchantCode}, id, 0 from unnest(${[...members]}::uuid[]) as given (id) order by id
    on conflict do nothing`.execute(tx);
  const rows = await tx
    .selectFrom('point_accounts')
    .select(['member_id', 'balance', 'owed'])
    .where('merchant_code', '=', merchantCode)
    .where(sql<boolean>`member_id = any(${[...members]}::uuid[])`)
    .orderBy('member_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ member_id: id, balance, owed }) => [id, { balance, owed }]));
}

/** What of days was not counted; their accounts are locked by the caller. */
export async function listUncounted(
  tx: Tx,
  { merchantCode, currency }: { merchantCode: string; currency: string },
  days: readonly { readonly member: string; readonly day: IsoDay }[],
): Promise<readonly Uncounted[]> {
  const { rows } = await sql<Uncounted>`
    select played.member_id as member, played.day::text as day, played.category, played.valid,
           coalesce(known.counted_minor, 0) as counted, coalesce(rest.remainder_minor, 0) as remainder
      from (
        select days.member_id, days.day, days.category, sum(days.valid_minor)::bigint as valid
          from unnest(${days.map(({ member }) => member)}::uuid[], ${days.map(({ day }) => day)}::date[])
            as given (member_id, day)
          join bet_days days on days.merchant_code = ${merchantCode} and days.member_id = given.member_id
           and days.currency = ${currency} and days.day = given.day
         group by days.member_id, days.day, days.category
      ) played
      left join point_days known on known.merchant_code = ${merchantCode} and known.member_id = played.member_id
       and known.day = played.day and known.category = played.category
      left join point_remainders rest on rest.merchant_code = ${merchantCode} and rest.member_id = played.member_id
       and rest.category = played.category
     where played.valid <> coalesce(known.counted_minor, 0)
     order by played.member_id, played.day, played.category`.execute(tx);
  return rows;
}

/** Writes what is counted of days, and what is left of bets. */
export async function writeCounted(
  tx: Tx,
  merchantCode: string,
  {
    days,
    remainders,
  }: {
    readonly days: readonly Uncounted[];
    readonly remainders: readonly Pick<Uncounted, 'member' | 'category' | 'remainder'>[];
  },
): Promise<void> {
  if (days.length === 0) return;
  await sql`
    insert into point_days (merchant_code, member_id, day, category, counted_minor)
    select ${merchantCode}, * from unnest(${days.map(({ member }) => member)}::uuid[],
      ${days.map(({ day }) => day)}::date[], ${days.map(({ category }) => category)}::text[],
      ${days.map(({ valid }) => String(valid))}::bigint[])
    on conflict (merchant_code, member_id, day, category) do update set counted_minor = excluded.counted_minor`.execute(
    tx,
  );
  await sql`
    insert into point_remainders (merchant_code, member_id, category, remainder_minor)
    select ${merchantCode}, * from unnest(${remainders.map(({ member }) => member)}::uuid[],
      ${remainders.map(({ category }) => category)}::text[],
      ${remainders.map(({ remainder }) => String(remainder))}::bigint[])
    on conflict (merchant_code, member_id, category) do update set remainder_minor = excluded.remainder_minor`.execute(
    tx,
  );
}

/** A movement as it is written. */
export interface NewEntry {
  readonly member: string;
  readonly kind: PointKind;
  readonly points: bigint;
  readonly after: PointBalance;
  readonly reference: string;
}

/** Writes movements, and what members have after them: one movement a member. */
export async function writeEntries(
  tx: Tx,
  merchantCode: string,
  { entries, at }: { readonly entries: readonly NewEntry[]; readonly at: Date },
): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ member }) => member);
  await sql`
    insert into point_entries (merchant_code, member_id, kind, points, balance_after, reference, at)
    select ${merchantCode}, given.*, ${at}::timestamptz from unnest(${ids}::uuid[],
      ${entries.map(({ kind }) => kind)}::text[], ${entries.map(({ points }) => String(points))}::bigint[],
      ${entries.map(({ after }) => String(after.balance))}::bigint[],
      ${entries.map(({ reference }) => reference)}::text[]) as given`.execute(tx);
  await sql`
    update point_accounts account set balance = given.balance, owed = given.owed
      from unnest(${ids}::uuid[], ${entries.map(({ after }) => String(after.balance))}::bigint[],
        ${entries.map(({ after }) => String(after.owed))}::bigint[]) as given (id, balance, owed)
     where account.merchant_code = ${merchantCode} and account.member_id = given.id`.execute(tx);
}

/** What a member has; nothing without an account. */
export async function readAccount(tx: Tx, memberId: string): Promise<PointBalance> {
  const row = await tx
    .selectFrom('point_accounts')
    .select(['balance', 'owed'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? { balance: 0n, owed: 0n };
}

/** Points that were changed into money since a moment. */
export async function sumConverted(
  tx: Tx,
  { memberId, since }: { memberId: string; since: Date },
): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('point_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('points'), sql<string>`0`).as('sum'))
    .where('member_id', '=', memberId)
    .where('kind', '=', 'converted')
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return -BigInt(sum);
}

/** Movements of a member, the newest first. */
export const listEntries = (
  tx: Tx,
  {
    memberId,
    kind,
    before,
    limit,
  }: { memberId: string; kind: PointKind | undefined; before: bigint | null; limit: number },
) =>
  tx
    .selectFrom('point_entries')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(before !== null, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Whether a movement of a name is there. */
export const findEntry = (
  tx: Tx,
  { memberId, kind, reference }: { memberId: string; kind: PointKind; reference: string },
) =>
  tx
    .selectFrom('point_entries')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst();
