import { sql, type Kysely } from 'kysely';
import type { IsoDay } from '../../../engine/zonedTime.ts';
import type { GameCategory } from '../../../schemas/api/games.ts';
import type { Tx } from '../../db/database.ts';
import { createTermsTable } from '../../db/keptTerms.ts';
import type { Tables } from '../../db/tables.ts';
import type { KeptVipTerms, VipMemberRow, VipStepRow } from '../../db/vipTables.ts';
import { isRewarded } from '../../db/rewardedMembers.ts';

/** Programmes of the desk. */
export const vipTerms = createTermsTable<KeptVipTerms>('vip_terms');

/** Growth is counted from half an hour past midnight on. */
export const OPENS_S = 1_800;

/** Merchants with a day whose growth is to be counted, after one of them. */
export async function listMerchantsToClose(
  owner: Kysely<Tables>,
  { at, after, limit }: { at: Date; after: string; limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select merchant.merchant_code as code
      from merchant_currencies merchant left join vip_closings closing using (merchant_code)
     where merchant.merchant_code > ${after}
       and (closing.closed_through is null or closing.closed_through <
         ((${at}::timestamptz - ${OPENS_S} * interval '1 second') at time zone merchant.time_zone)::date - 1)
     order by 1 limit ${limit}`.execute(owner);
  return rows.map(({ code }) => code);
}

/** Through which day a merchant's growth is counted; nobody else counts until the transaction ends. A first call begins with `begin`. */
export async function lockClosing(tx: Tx, merchantCode: string, begin: IsoDay): Promise<IsoDay> {
  const find = () =>
    tx
      .selectFrom('vip_closings')
      .select('closed_through')
      .where('merchant_code', '=', merchantCode)
      .forUpdate()
      .executeTakeFirst();
  const found = await find();
  if (found) return found.closed_through;
  await tx
    .insertInto('vip_closings')
    .values({ merchant_code: merchantCode, closed_through: begin })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await find())!.closed_through;
}

/** Says that a day is counted. */
export async function setClosed(tx: Tx, merchantCode: string, day: IsoDay): Promise<void> {
  await tx
    .updateTable('vip_closings')
    .set({ closed_through: day })
    .where('merchant_code', '=', merchantCode)
    .execute();
}

/** A member on the way, as growth is counted for. */
export interface Climber {
  readonly id: string;
  readonly rank: number;
  readonly locale: string | null;
  /** Whether anything is offered or told to them now. */
  readonly isRewarded: boolean;
  readonly points: bigint;
  /** Null without a row. */
  readonly keptFrom: IsoDay | null;
  readonly keptGrowth: bigint;
}

const climber = (now: Date) => sql`
  member.id, member.club_rank as rank, member.locale, ${isRewarded(now)} as "isRewarded",
  coalesce(own.points, 0) as points, own.kept_from as "keptFrom", coalesce(own.kept_growth, 0) as "keptGrowth"`;

/** Members who played on a day and whose growth of it is not counted, in the order of their ids, with what counts of their bets. */
export async function listPlayers(
  tx: Tx,
  of: { merchantCode: string; currency: string; day: IsoDay; after: string; limit: number },
  now: Date,
): Promise<
  readonly (Climber & { readonly valid: ReadonlyMap<GameCategory, bigint>; isCounted: boolean })[]
> {
  const { rows } = await sql<
    Climber & { readonly valid: Readonly<Record<string, string>>; readonly isCounted: boolean }
  >`
    with players as (
      select distinct member_id from bet_days
       where merchant_code = ${of.merchantCode} and day = ${of.day}::date and member_id > ${of.after}::uuid
       order by member_id limit ${of.limit}
    ), played as (
      select member_id, jsonb_object_agg(category, valid::text) as valid from (
        select days.member_id, days.category, sum(days.valid_minor) as valid
          from players join bet_days days
            on days.merchant_code = ${of.merchantCode} and days.member_id = players.member_id
           and days.currency = ${of.currency} and days.day = ${of.day}::date
         group by days.member_id, days.category) sums
       group by member_id
    )
    select ${climber(now)}, coalesce(played.valid, '{}') as valid, step.id is not null as "isCounted"
      from players join members member on member.id = players.member_id
      left join played on played.member_id = member.id
      left join vip_members own on own.merchant_code = ${of.merchantCode} and own.member_id = member.id
      left join vip_steps step on step.merchant_code = ${of.merchantCode} and step.member_id = member.id
       and step.day = ${of.day}::date and step.kind = 'growth'
     order by member.id`.execute(tx);
  return rows.map(({ valid, ...row }) => ({
    ...row,
    valid: new Map(Object.entries(valid).map(([name, sum]) => [name as GameCategory, BigInt(sum)])),
  }));
}

/** Members whose time to keep a level is over, some of them. */
export async function listToKeep(
  tx: Tx,
  of: { merchantCode: string; before: IsoDay; limit: number },
  now: Date,
): Promise<readonly (Climber & { readonly isPaused: boolean })[]> {
  const { rows } = await sql<Climber & { readonly isPaused: boolean }>`
    select ${climber(now)}, coalesce(member.paused_until > ${now}, false) as "isPaused"
      from vip_members own join members member on member.id = own.member_id
     where own.merchant_code = ${of.merchantCode} and own.kept_from <= ${of.before}::date
     order by own.kept_from, own.member_id limit ${of.limit}`.execute(tx);
  return rows;
}

/** Members of a level above the first, in the order of their ids, with what they paid in and bet in a month. */
export async function listMonths(
  tx: Tx,
  of: {
    merchantCode: string;
    currency: string;
    first: IsoDay;
    last: IsoDay;
    from: Date;
    to: Date;
    after: string;
    limit: number;
    only?: string;
  },
  now: Date,
): Promise<readonly (Climber & { readonly deposited: bigint; readonly bet: bigint })[]> {
  const which = of.only
    ? sql`member.id = ${of.only}::uuid`
    : sql`member.club_rank > 0 and member.id > ${of.after}::uuid`;
  const { rows } = await sql<Climber & { readonly deposited: string; readonly bet: string }>`
    select ${climber(now)},
           coalesce((select sum(credited_minor) from deposit_orders paid
             where paid.member_id = member.id and paid.currency = ${of.currency}
               and paid.state in ('confirmed', 'disputed')
               and paid.confirmed_at >= ${of.from} and paid.confirmed_at < ${of.to}), 0)::text as deposited,
           coalesce((select sum(valid_minor) from bet_days days
             where days.merchant_code = ${of.merchantCode} and days.member_id = member.id
               and days.currency = ${of.currency} and days.day between ${of.first}::date and ${of.last}::date
             ), 0)::text as bet
      from members member
      left join vip_members own on own.merchant_code = member.merchant_code and own.member_id = member.id
     where member.merchant_code = ${of.merchantCode} and ${which}
     order by member.id limit ${of.limit}`.execute(tx);
  return rows.map(({ deposited, bet, ...row }) => ({
    ...row,
    deposited: BigInt(deposited),
    bet: BigInt(bet),
  }));
}

/** Members of a level above the first whose birthday is on a day (mm-dd) of any year, and was set long enough before. */
export async function listBirthdays(
  tx: Tx,
  of: {
    merchantCode: string;
    days: readonly string[];
    setBefore: Date;
    after: string;
    limit: number;
  },
  now: Date,
): Promise<readonly Climber[]> {
  const days = sql.join(
    of.days.map((day) => {
      const [month, date] = day.split('-').map(Number);
      return sql`(extract(month from member.birthday) = ${month!} and extract(day from member.birthday) = ${date!})`;
    }),
    sql` or `,
  );
  const { rows } = await sql<Climber>`
    select ${climber(now)} from members member
      left join vip_members own on own.merchant_code = member.merchant_code and own.member_id = member.id
     where member.merchant_code = ${of.merchantCode} and member.birthday is not null and member.club_rank > 0
       and (${days}) and coalesce(member.birthday_set_at, member.created_at) <= ${of.setBefore}
       and member.id > ${of.after}::uuid
     order by member.id limit ${of.limit}`.execute(tx);
  return rows;
}

/** How members stand from now on. */
export interface Standing extends Omit<VipMemberRow, 'merchant_code'> {
  readonly rank: number;
}

/** Writes how members stand, their ranks as well. */
export async function writeStandings(
  tx: Tx,
  merchantCode: string,
  rows: readonly Standing[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ member_id: id }) => id);
  await sql`
    insert into vip_members (merchant_code, member_id, points, kept_from, kept_growth)
    select ${merchantCode}, * from unnest(${ids}::uuid[], ${rows.map((row) => String(row.points))}::bigint[],
      ${rows.map((row) => row.kept_from)}::date[], ${rows.map((row) => String(row.kept_growth))}::bigint[])
    on conflict (merchant_code, member_id) do update
      set points = excluded.points, kept_from = excluded.kept_from, kept_growth = excluded.kept_growth`.execute(
    tx,
  );
  await sql`
    update members member set club_rank = given.rank
      from unnest(${ids}::uuid[], ${rows.map(({ rank }) => rank)}::integer[]) as given (id, rank)
     where member.merchant_code = ${merchantCode} and member.id = given.id and member.club_rank <> given.rank`.execute(
    tx,
  );
}

/** Writes steps; one of a day's growth that is there stays. */
export async function insertSteps(tx: Tx, rows: readonly Omit<VipStepRow, 'id'>[]): Promise<void> {
  if (rows.length === 0) return;
  const of = <Name extends keyof (typeof rows)[number]>(name: Name) =>
    rows.map((row) => (typeof row[name] === 'bigint' ? String(row[name]) : row[name]));
  await sql`
    insert into vip_steps (merchant_code, member_id, day, kind, gained, points, from_level, to_level, at)
    select * from unnest(${of('merchant_code')}::text[], ${of('member_id')}::uuid[], ${of('day')}::date[],
      ${of('kind')}::text[], ${of('gained')}::bigint[], ${of('points')}::bigint[], ${of('from_level')}::integer[],
      ${of('to_level')}::integer[], ${of('at')}::timestamptz[])
    on conflict do nothing`.execute(tx);
}

/** How far a member is. */
export const findStanding = (tx: Tx, memberId: string): Promise<VipMemberRow | undefined> =>
  tx.selectFrom('vip_members').selectAll().where('member_id', '=', memberId).executeTakeFirst();

/** Keeps others from changing how a member stands until the transaction ends. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await sql`select id from members where id = ${memberId}::uuid for update`.execute(tx);
}

/** Steps of a member, the newest first. */
export const listStepsOf = (
  tx: Tx,
  { memberId, before, limit }: { memberId: string; before: bigint | null; limit: number },
): Promise<readonly VipStepRow[]> =>
  tx
    .selectFrom('vip_steps')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(before !== null, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Valid bets of a member on a day by category. */
export async function sumDay(
  tx: Tx,
  of: { merchantCode: string; memberId: string; currency: string; day: IsoDay },
): Promise<ReadonlyMap<GameCategory, bigint>> {
  const rows = await tx
    .selectFrom('bet_days')
    .select((eb) => ['category', eb.fn.sum<string>('valid_minor').as('valid')])
    .where('merchant_code', '=', of.merchantCode)
    .where('member_id', '=', of.memberId)
    .where('currency', '=', of.currency)
    .where('day', '=', of.day)
    .groupBy('category')
    .execute();
  return new Map(rows.map(({ category, valid }) => [category, BigInt(valid)]));
}

/** How many members are at each level above the first. */
export async function countLevels(tx: Tx, merchantCode: string) {
  return tx
    .selectFrom('members')
    .select((eb) => ['club_rank as level', eb.fn.countAll<string>().as('count')])
    .where('merchant_code', '=', merchantCode)
    .where('club_rank', '>', 0)
    .groupBy('club_rank')
    .execute();
}
