import { sql, type RawBuilder } from 'kysely';
import type { INCOME_TYPES, TEAM_MOVE_TYPES } from '../../../schemas/api/agents.ts';
import type { BetState } from '../../../schemas/api/bets.ts';
import type { GameCategory } from '../../../schemas/api/games.ts';
import type { Tx } from '../../db/database.ts';
import type { BetsService } from '../bets/bets.service.ts';
import { inDays, wasInTeam, type Days, type TeamOf } from './team.repository.ts';

/** Which rows of a team's records. */
export interface RecordFilter extends Days {
  /** One member of the team; null for all. */
  readonly memberId: string | null;
  readonly before: string | null;
  readonly limit: number;
}

const ofTeam = (team: TeamOf, { memberId }: RecordFilter): RawBuilder<unknown> =>
  sql`${memberId === null ? sql`` : sql`days.member_id = ${memberId}::uuid and`} ${wasInTeam(team)}`;

/** A bet with who placed it. */
export type TeamBet = Parameters<BetsService['describe']>[1] & { readonly account: string };

/** Settled bets of a team, the newest first; `before` is the id of the last row of the page before. */
export async function listTeamBets(
  tx: Tx,
  team: TeamOf,
  filter: RecordFilter & {
    readonly category?: GameCategory | undefined;
    readonly vendor?: string | undefined;
    readonly state?: BetState | undefined;
  },
): Promise<readonly TeamBet[]> {
  const { category, vendor, state, before, limit } = filter;
  const { rows } = await sql<TeamBet>`
    select page.*, member.account, vendor.display_name as vendor_name, game.name as game_name, game.names as game_names,
           case when page.version > 0 then (
             select id from bets first where first.merchant_code = page.merchant_code and first.source = page.source
                and first.reference = page.reference and first.version = 0) end as corrects
      from (
        select days.* from bets days
         where days.merchant_code = ${team.merchantCode} and days.currency = ${team.currency} and days.state <> 'open'
           and ${inDays(filter)} and ${ofTeam(team, filter)}
           ${category ? sql`and days.category = ${category}` : sql``}
           ${vendor ? sql`and days.vendor_code = ${vendor}` : sql``}
           ${state ? sql`and days.state = ${state}` : sql``}
           ${before === null ? sql`` : sql`and days.id < ${before}::bigint`}
         order by days.id desc limit ${limit}
      ) page
      join members member on member.id = page.member_id
      left join vendors vendor on vendor.code = page.vendor_code
      left join games game on page.source = 'round' and game.id = page.game
     order by page.id desc`.execute(tx);
  return rows;
}

/** A movement of money of a team. */
export interface TeamMove {
  readonly id: bigint;
  readonly account: string;
  readonly at: Date;
  readonly type: (typeof TEAM_MOVE_TYPES)[number];
  readonly amountMinor: bigint;
}

/** Movements of money of a team beside play, the newest first. */
export async function listTeamMoves(
  tx: Tx,
  team: TeamOf,
  filter: RecordFilter & { readonly types: readonly string[] | null },
): Promise<readonly TeamMove[]> {
  const { types, before, limit } = filter;
  const { rows } = await sql<TeamMove>`
    select page.entry_id as id, member.account, page.at, page.type, page.amount_minor as "amountMinor"
      from (
        select days.* from money_moves days
         where days.merchant_code = ${team.merchantCode} and days.currency = ${team.currency}
           and ${inDays(filter)} and ${ofTeam(team, filter)}
           ${types === null ? sql`` : sql`and days.type = any(${[...types]}::text[])`}
           ${before === null ? sql`` : sql`and days.entry_id < ${before}::bigint`}
         order by days.entry_id desc limit ${limit}
      ) page join members member on member.id = page.member_id
     order by page.entry_id desc`.execute(tx);
  return rows;
}

/** What came to an agent and went down in some days, by its type. */
export async function sumIncome(tx: Tx, team: TeamOf, { from, to }: Days) {
  const { rows } = await sql<{
    type: (typeof INCOME_TYPES)[number];
    received: bigint;
    paid: bigint;
  }>`
    select type, coalesce(sum(amount_minor) filter (where amount_minor > 0 or type = 'income'), 0)::bigint as received,
           coalesce(-sum(amount_minor) filter (where amount_minor < 0 and type <> 'income'), 0)::bigint as paid
      from money_moves
     where merchant_code = ${team.merchantCode} and member_id = ${team.agentId}::uuid and currency = ${team.currency}
       and day between ${from}::date and ${to}::date and type in ('income', 'salary', 'dividend')
     group by type`.execute(tx);
  return rows;
}
