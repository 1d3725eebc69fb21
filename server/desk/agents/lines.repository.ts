import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** Which money and days of a merchant sums are of, and at which moment lines stand. */
export interface LinesOf {
  readonly merchantCode: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly at: Date;
}

/** A member of a line with what its team came to; amounts in minor units. */
export interface LineRow {
  readonly id: string;
  readonly account: string;
  readonly memberType: number;
  readonly team: number;
  readonly contracts: number;
  readonly joined: bigint;
  readonly deposit: bigint;
  readonly withdrawal: bigint;
  readonly bet: bigint;
  readonly payout: bigint;
  readonly given: bigint;
}

/** Some members with their teams, by their accounts; `page` selects the members. */
const readTeams = (of: LinesOf, page: ReturnType<typeof sql>) => sql<LineRow>`
  select page.id, page.account, page.member_type as "memberType", below.team, own.contracts, days.*
    from (${page}) page
    cross join lateral (
      select count(*)::integer as team from member_lines line
       where line.merchant_code = ${of.merchantCode} and line.ancestor_id = page.id and line.depth > 0
         and line.from_at <= ${of.at} and ${of.at} < line.until_at) below
    cross join lateral (
      select count(*)::integer as contracts from contracts contract
       where contract.merchant_code = ${of.merchantCode} and contract.receiver_id = page.id
         and contract.state in ('active', 'changeOffered', 'endAsked')) own
    cross join lateral (
      select coalesce(sum(joined), 0)::bigint as joined, coalesce(sum(deposit_minor), 0)::bigint as deposit,
             coalesce(sum(withdrawal_minor), 0)::bigint as withdrawal, coalesce(sum(bet_minor), 0)::bigint as bet,
             coalesce(sum(payout_minor), 0)::bigint as payout,
             coalesce(sum(rebate_minor + promotion_minor + salary_minor + difference_minor), 0)::bigint as given
        from team_days day
       where day.merchant_code = ${of.merchantCode} and day.member_id = page.id and day.currency = ${of.currency}
         and day.day between ${of.from}::date and ${of.to}::date) days
   order by lower(page.account) collate "C"`;

/** A member by account; undefined where there is none, or it is outside of who asks. */
export async function findLine(tx: Tx, of: LinesOf, account: string): Promise<LineRow | undefined> {
  const { rows } = await readTeams(
    of,
    sql`select id, account, member_type from members
         where merchant_code = ${of.merchantCode} and lower(account) = lower(${account})`,
  ).execute(tx);
  return rows[0];
}

/** Members right below one, after an account. */
export async function listBelow(
  tx: Tx,
  of: LinesOf,
  { memberId, after, limit }: { memberId: string; after: string | null; limit: number },
): Promise<readonly LineRow[]> {
  const { rows } = await readTeams(
    of,
    sql`select member.id, member.account, member.member_type
          from member_lines line join members member on member.id = line.descendant_id
         where line.merchant_code = ${of.merchantCode} and line.ancestor_id = ${memberId}::uuid and line.depth = 1
           and line.from_at <= ${of.at} and ${of.at} < line.until_at
           ${after === null ? sql`` : sql`and lower(member.account) collate "C" > lower(${after}) collate "C"`}
         order by lower(member.account) collate "C" limit ${limit}`,
  ).execute(tx);
  return rows;
}

/** How many stand right below a member. */
export async function countBelow(
  tx: Tx,
  of: LinesOf,
  memberId: string,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from member_lines line
       where line.merchant_code = ${of.merchantCode} and line.ancestor_id = ${memberId}::uuid and line.depth = 1
         and line.from_at <= ${of.at} and ${of.at} < line.until_at
       limit ${most}) known`.execute(tx);
  return rows[0]!.count;
}

/** Agents above a member, the head of the line first. */
export async function listAbove(tx: Tx, of: LinesOf, memberId: string) {
  const { rows } = await sql<{ id: string; account: string }>`
    select above.id, above.account from member_lines line join members above on above.id = line.ancestor_id
     where line.merchant_code = ${of.merchantCode} and line.descendant_id = ${memberId}::uuid and line.depth > 0
       and line.from_at <= ${of.at} and ${of.at} < line.until_at
     order by line.depth desc`.execute(tx);
  return rows;
}

/** From when on a planned move of a member holds; null where none is planned. */
export async function findMoveAt(tx: Tx, of: LinesOf, memberId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(moment) as at from (
      select unnest(array[from_at, until_at]) as moment from member_lines
       where merchant_code = ${of.merchantCode} and descendant_id = ${memberId}::uuid and depth = 1) known
     where isfinite(moment) and moment > ${of.at}`.execute(tx);
  return rows[0]!.at;
}
