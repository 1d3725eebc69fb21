import { sql } from 'kysely';
import type { GameCategory } from '../../../schemas/api/games.ts';
import { AGENT_TYPES } from '../../../schemas/memberTypes.ts';
import type { Tx } from '../../db/database.ts';

/** Whose team, in which money, where the merchant keeps its days. */
export interface TeamOf {
  readonly merchantCode: string;
  readonly agentId: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly at: Date;
}

/** A range of days; both its ends are in it. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What days of members or teams come to; amounts in minor units. */
export interface TeamSums {
  readonly joined: bigint;
  readonly betCount: bigint;
  readonly deposit: bigint;
  readonly withdrawal: bigint;
  readonly bet: bigint;
  readonly valid: bigint;
  readonly payout: bigint;
  readonly rebate: bigint;
  readonly promotion: bigint;
  readonly salary: bigint;
  readonly difference: bigint;
}

const SUMS = sql`
  coalesce(sum(days.joined), 0)::bigint as joined, coalesce(sum(days.bet_count), 0)::bigint as "betCount",
  coalesce(sum(days.deposit_minor), 0)::bigint as deposit, coalesce(sum(days.withdrawal_minor), 0)::bigint as withdrawal,
  coalesce(sum(days.bet_minor), 0)::bigint as bet, coalesce(sum(days.valid_minor), 0)::bigint as valid,
  coalesce(sum(days.payout_minor), 0)::bigint as payout, coalesce(sum(days.rebate_minor), 0)::bigint as rebate,
  coalesce(sum(days.promotion_minor), 0)::bigint as promotion, coalesce(sum(days.salary_minor), 0)::bigint as salary,
  coalesce(sum(days.difference_minor), 0)::bigint as difference`;

/** Whether a row of `days` is of a day on which its member was in the agent's team. */
export const wasInTeam = ({ merchantCode, agentId, timeZone }: TeamOf) => sql`exists (
  select 1 from member_lines line
   where line.merchant_code = ${merchantCode} and line.ancestor_id = ${agentId}::uuid and line.descendant_id = days.member_id
     and line.from_at <= (days.day::timestamp at time zone ${timeZone})
     and (days.day::timestamp at time zone ${timeZone}) < line.until_at)`;

/** Whether a row of `days` is of a range. */
export const inDays = ({ from, to }: Days) => sql`days.day between ${from}::date and ${to}::date`;

/** What a member of a team comes to, alone or with its own team. */
export async function sumDays(
  tx: Tx,
  team: TeamOf,
  {
    memberId,
    range,
    isAlone,
    category,
  }: {
    memberId: string;
    range: Days;
    isAlone: boolean;
    category?: GameCategory | undefined;
  },
): Promise<TeamSums> {
  const { rows } = await sql<TeamSums>`
    select ${SUMS} from ${isAlone ? sql`member_days` : sql`team_days`} days
     where days.merchant_code = ${team.merchantCode} and days.member_id = ${memberId}::uuid
       and days.currency = ${team.currency} and ${inDays(range)} and ${wasInTeam(team)}
       ${category ? sql`and days.category = ${category}` : sql``}`.execute(tx);
  return rows[0]!;
}

/** What settled bets of one vendor come to, of a team or one of it; sums of teams know categories alone. */
export async function sumVendor(
  tx: Tx,
  team: TeamOf,
  {
    memberId,
    range,
    category,
    vendor,
  }: {
    memberId: string | null;
    range: Days;
    category: GameCategory | undefined;
    vendor: string;
  },
): Promise<TeamSums> {
  const { rows } = await sql<TeamSums>`
    select 0::bigint as joined, coalesce(sum(days.bet_count), 0)::bigint as "betCount", 0::bigint as deposit,
           0::bigint as withdrawal, coalesce(sum(days.bet_minor), 0)::bigint as bet,
           coalesce(sum(days.valid_minor), 0)::bigint as valid, coalesce(sum(days.payout_minor), 0)::bigint as payout,
           coalesce(sum(days.rebate_minor), 0)::bigint as rebate, 0::bigint as promotion, 0::bigint as salary,
           0::bigint as difference
      from bet_days days
     where days.merchant_code = ${team.merchantCode} and days.currency = ${team.currency} and ${inDays(range)}
       and days.vendor_code = ${vendor} and ${wasInTeam(team)}
       ${memberId === null ? sql`` : sql`and days.member_id = ${memberId}::uuid`}
       ${category ? sql`and days.category = ${category}` : sql``}`.execute(tx);
  return rows[0]!;
}

/** A direct downline with its team. */
export type ProfitRow = TeamSums & {
  readonly id: string;
  readonly account: string;
  readonly memberType: number;
  readonly isBelow: boolean;
};

/** Those right below a member with their teams, in the order of their ids. */
export async function listDirectSums(
  tx: Tx,
  team: TeamOf,
  {
    memberId,
    range,
    after,
    limit,
  }: { memberId: string; range: Days; after: string | null; limit: number },
): Promise<readonly ProfitRow[]> {
  const { rows } = await sql<ProfitRow>`
    select page.*, member.account, member.member_type as "memberType", exists (
        select 1 from member_lines line where line.merchant_code = ${team.merchantCode} and line.descendant_id = page.id
           and line.ancestor_id = ${team.agentId}::uuid and line.from_at <= ${team.at} and ${team.at} < line.until_at) as "isBelow"
      from (
        select days.member_id as id, ${SUMS} from team_days days
         where days.merchant_code = ${team.merchantCode} and days.upline_id = ${memberId}::uuid
           and days.currency = ${team.currency} and ${inDays(range)} and ${wasInTeam(team)}
           ${after === null ? sql`` : sql`and days.member_id > ${after}::uuid`}
         group by days.member_id order by days.member_id limit ${limit}
      ) page join members member on member.id = page.id
     order by page.id`.execute(tx);
  return rows;
}

/** From an agent down to a member of its team at a moment; empty where the member is in none. */
export async function readPath(tx: Tx, team: TeamOf, memberId: string) {
  const { rows } = await sql<{ id: string; account: string }>`
    select above.id, above.account
      from member_lines line join member_lines own
        on own.merchant_code = line.merchant_code and own.descendant_id = line.descendant_id and own.ancestor_id = ${team.agentId}::uuid
       and own.from_at <= ${team.at} and ${team.at} < own.until_at
      join members above on above.id = line.ancestor_id
     where line.merchant_code = ${team.merchantCode} and line.descendant_id = ${memberId}::uuid and line.depth <= own.depth
       and line.from_at <= ${team.at} and ${team.at} < line.until_at
     order by line.depth desc`.execute(tx);
  return rows;
}

/** Somebody of a team. */
export interface TeamRow {
  readonly id: string;
  readonly account: string;
  readonly memberType: number;
  readonly depth: number;
  readonly team: number;
  readonly balanceMinor: bigint;
  readonly point: number | null;
  readonly joinedAt: Date;
  readonly seenAt: Date | null;
}

/** Members right below somebody, or those of the whole team whose account begins with a text, by their accounts. */
export async function listTeam(
  tx: Tx,
  team: TeamOf,
  {
    of,
    search,
    after,
    limit,
  }: { of: string; search: string | null; after: string | null; limit: number },
): Promise<readonly TeamRow[]> {
  const from = search === null ? of : team.agentId;
  const prefix = search?.toLowerCase().replace(/[\\%_]/g, '\\$&');
  const { rows } = await sql<TeamRow>`
    select page.id, page.account, page.member_type as "memberType", page.rebate_point as point, page.created_at as "joinedAt",
           (select own.depth from member_lines own where own.merchant_code = ${team.merchantCode} and own.descendant_id = page.id
               and own.ancestor_id = ${team.agentId}::uuid and own.from_at <= ${team.at} and ${team.at} < own.until_at) as depth,
           (select count(*)::integer - 1 from member_lines below where below.merchant_code = ${team.merchantCode}
               and below.ancestor_id = page.id and below.from_at <= ${team.at} and ${team.at} < below.until_at) as team,
           coalesce((select balance_minor from ledger_accounts wallet where wallet.merchant_code = ${team.merchantCode}
               and wallet.member_id = page.id and wallet.vendor_code is null and wallet.purpose = 'wallet' and wallet.currency = ${team.currency}), 0)::bigint as "balanceMinor",
           (select max(last_seen_at) from sessions seen where seen.member_id = page.id) as "seenAt"
      from (
        select member.* from members member join member_lines line
            on line.merchant_code = ${team.merchantCode} and line.descendant_id = member.id and line.ancestor_id = ${from}::uuid
           and line.from_at <= ${team.at} and ${team.at} < line.until_at
           ${search === null ? sql`and line.depth = 1` : sql`and line.depth > 0`}
         where member.merchant_code = ${team.merchantCode}
           ${prefix === undefined ? sql`` : sql`and lower(member.account) like ${`${prefix}%`}`}
           ${after === null ? sql`` : sql`and (lower(member.account) collate "C") > lower(${after}) collate "C"`}
         order by lower(member.account) collate "C" limit ${limit}
      ) page
     order by lower(page.account) collate "C"`.execute(tx);
  return rows;
}

/** How many of a team were seen since a moment. */
export async function countOnline(tx: Tx, team: TeamOf, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct seen.member_id)::integer as count
      from sessions seen join member_lines line
        on line.merchant_code = ${team.merchantCode} and line.ancestor_id = ${team.agentId}::uuid
       and line.descendant_id = seen.member_id and line.from_at <= ${team.at} and ${team.at} < line.until_at
     where seen.merchant_code = ${team.merchantCode} and seen.last_seen_at > ${since} and seen.ended_at is null`.execute(
    tx,
  );
  return rows[0]!.count;
}

/** How many of a team bet in some days: of a range up to today by each one's last day, else by its days. */
export async function countActive(
  tx: Tx,
  team: TeamOf,
  { from, to, today }: Days & { readonly today: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
      from ${
        to >= today
          ? sql`(select member_id from member_activity
                  where merchant_code = ${team.merchantCode} and last_day >= ${from}::date)`
          : sql`(select distinct days.member_id from member_days days where days.merchant_code = ${team.merchantCode}
                    and days.currency = ${team.currency} and days.active > 0 and ${inDays({ from, to })})`
      } played
      join member_lines line on line.merchant_code = ${team.merchantCode} and line.ancestor_id = ${team.agentId}::uuid
       and line.descendant_id = played.member_id and line.from_at <= ${team.at} and ${team.at} < line.until_at`.execute(
    tx,
  );
  return rows[0]!.count;
}

/** A member of a team by account; undefined where there is none. */
export async function findByAccount(tx: Tx, team: TeamOf, account: string) {
  const { rows } = await sql<{ id: string }>`
    select member.id from members member join member_lines line
        on line.merchant_code = ${team.merchantCode} and line.descendant_id = member.id and line.ancestor_id = ${team.agentId}::uuid
       and line.from_at <= ${team.at} and ${team.at} < line.until_at
     where member.merchant_code = ${team.merchantCode} and lower(member.account) = lower(${account})`.execute(
    tx,
  );
  return rows[0]?.id;
}

/** Merchants with days that changed, as the owner sees them. */
export async function listMerchantsWithChanges(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct merchant_code as code from team_changes`.execute(tx);
  return rows.map(({ code }) => code);
}

/** Counts days that changed; gives how many changes were taken. */
export async function countChanges(tx: Tx, merchantCode: string, limit: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select count_team_days(${merchantCode}, ${limit}) as taken`.execute(tx);
  return rows[0]!.taken;
}

/** Whether a member leads a team. */
export const isAgentType = (type: number): boolean => AGENT_TYPES.includes(type);
