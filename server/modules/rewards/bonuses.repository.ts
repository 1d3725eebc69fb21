import { sql } from 'kysely';
import type { GameCategory } from '../../../schemas/api/games.ts';
import {
  BONUS_ORIGINS,
  type BonusOrigin,
  type BONUS_STATES,
} from '../../../schemas/api/rewards.ts';
import type { Tx } from '../../db/database.ts';

/** Whose, in which money and calendar. */
export interface BonusOwner {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly currency: string;
  readonly timeZone: string;
}

/** What a member was given; amounts in minor units. */
export interface BonusRow {
  /** The name of its transfer; of rebates of a day `rebate:<day>`. */
  readonly id: string;
  readonly origin: BonusOrigin;
  readonly reference: string | null;
  readonly at: Date;
  readonly micros: string;
  readonly amountMinor: bigint;
  readonly state: (typeof BONUS_STATES)[number];
  readonly requiredMinor: bigint | null;
  readonly doneMinor: bigint | null;
  readonly endedAt: Date | null;
  /** Something that came before it is played first. */
  readonly waits: boolean;
}

/** Which of them. */
export interface BonusFilter {
  readonly from: string;
  readonly to: string;
  readonly origin?: BonusOrigin | undefined;
  readonly state?: (typeof BONUS_STATES)[number] | undefined;
}

const named = sql`split_part(entry.transfer_id, ':', 1)`;
/** What something was given for is how its transfer begins. */
const originOf = sql`
  case when move.type = 'adjustment' then 'adjustment'
       when ${named} = any(${[...BONUS_ORIGINS]}::text[]) then ${named} else 'other' end`;

const stateOf = sql`
  case when turnover.id is null then 'free' when turnover.ended_at is null then 'active'
       when turnover.done_minor >= turnover.required_minor then 'completed' else 'lost' end`;

/** Money that was given, each with what has to be played for it. */
const moved = ({ merchantCode, memberId, currency }: BonusOwner, { from, to }: BonusFilter) => sql`
  select entry.transfer_id as id, ${originOf} as origin, transfer.reference, move.at, move.amount_minor as amount,
         ${stateOf} as state, turnover.required_minor as required, turnover.done_minor as done,
         turnover.ended_at as ended, turnover.id as turnover_id
    from money_moves move
    join ledger_entries entry on entry.id = move.entry_id
    join ledger_transfers transfer on transfer.merchant_code = move.merchant_code and transfer.id = entry.transfer_id
    left join turnover_rows turnover on turnover.merchant_code = move.merchant_code and turnover.source = 'bonus'
     and turnover.reference = entry.transfer_id and turnover.member_id = move.member_id
   where move.merchant_code = ${merchantCode} and move.member_id = ${memberId}::uuid and move.currency = ${currency}
     and not move.is_bonus_money and transfer.kind <> 'bonusRelease' and move.type in ('bonus', 'cashback', 'mission', 'adjustment')
     and move.day between ${from}::date and ${to}::date`;

/** What lotteries gave back, a row a day; its moment is the beginning of the day. */
const rebates = (
  { merchantCode, memberId, currency, timeZone }: BonusOwner,
  { from, to }: BonusFilter,
) => sql`
  select 'rebate:' || day, 'rebate', null, day::timestamp at time zone ${timeZone}, sum(rebate_minor), 'free',
         null::bigint, null::bigint, null::timestamptz, null::bigint
    from bet_days
   where merchant_code = ${merchantCode} and member_id = ${memberId}::uuid and currency = ${currency}
     and day between ${from}::date and ${to}::date and rebate_minor <> 0
   group by day having sum(rebate_minor) <> 0`;

const given = (owner: BonusOwner, filter: BonusFilter) => sql`
  select * from (${moved(owner, filter)} union all ${rebates(owner, filter)}) given
   where true ${filter.origin ? sql`and origin = ${filter.origin}` : sql``}
     ${filter.state ? sql`and state = ${filter.state}` : sql``}`;

/** What a member was given, the newest first. Few a day: a year of it is some hundred rows. */
export async function listBonuses(
  tx: Tx,
  owner: BonusOwner,
  {
    filter,
    before,
    limit,
  }: {
    filter: BonusFilter;
    before: { readonly micros: string; readonly id: string } | null;
    limit: number;
  },
): Promise<readonly BonusRow[]> {
  const { rows } = await sql<BonusRow>`
    select id, origin, reference, at, (extract(epoch from at) * 1000000)::bigint::text as micros,
           amount::bigint as "amountMinor", state, required as "requiredMinor", done as "doneMinor", ended as "endedAt",
           coalesce(state = 'active' and exists (
             select 1 from turnover_rows earlier
              where earlier.merchant_code = ${owner.merchantCode} and earlier.member_id = ${owner.memberId}::uuid
                and earlier.ended_at is null and earlier.id < turnover_id), false) as waits
      from (${given(owner, filter)}) given
     where true ${
       before === null
         ? sql``
         : sql`and (at, id) < (timestamptz 'epoch' + ${before.micros}::bigint * interval '1 microsecond', ${before.id})`
     }
     order by at desc, id desc limit ${limit}`.execute(tx);
  return rows;
}

/** What all of it comes to. */
export async function sumBonuses(tx: Tx, owner: BonusOwner, filter: BonusFilter): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(amount), 0)::text as sum from (${given(owner, filter)}) given`.execute(tx);
  return BigInt(rows[0]!.sum);
}

/** A bet that counted for a reward. */
export interface BonusBet {
  readonly id: bigint;
  readonly category: GameCategory;
  readonly game: string;
  readonly game_name: string | null;
  readonly game_names: Record<string, string> | null;
  readonly at: Date;
  readonly bet: bigint;
  readonly counted: bigint;
}

/**
 * Bets that were counted while a reward was the first in line: from when it came, or what came before it ended, until it ended.
 */
export async function listCounted(
  tx: Tx,
  { merchantCode, memberId, currency }: BonusOwner,
  { bonus, before, limit }: { bonus: string; before: bigint | null; limit: number },
): Promise<readonly BonusBet[]> {
  const { rows } = await sql<BonusBet>`
    with own as (
      select row.id, row.ended_at,
             greatest(row.created_at, (
               select max(earlier.ended_at) from turnover_rows earlier
                where earlier.merchant_code = row.merchant_code and earlier.member_id = row.member_id
                  and earlier.id < row.id)) as begun_at,
             exists (
               select 1 from turnover_rows earlier
                where earlier.merchant_code = row.merchant_code and earlier.member_id = row.member_id
                  and earlier.id < row.id and earlier.ended_at is null) as waits
        from turnover_rows row
       where row.merchant_code = ${merchantCode} and row.member_id = ${memberId}::uuid
         and row.source = 'bonus' and row.reference = ${bonus}
    )
    select bet.id, bet.category, bet.game, game.name as game_name, game.names as game_names, bet.at,
           bet.bet_minor as bet, counted.valid_minor as counted
      from own
      join turnover_bets counted
        on counted.merchant_code = ${merchantCode} and counted.member_id = ${memberId}::uuid
       and counted.counted_at >= own.begun_at and counted.counted_at <= coalesce(own.ended_at, 'infinity')
       and counted.valid_minor > 0
      join bets bet
        on bet.merchant_code = ${merchantCode} and bet.source = counted.source and bet.reference = counted.reference
       and bet.version = 0 and bet.currency = ${currency}
      left join games game on bet.source = 'round' and game.id = bet.game
     where not own.waits ${before === null ? sql`` : sql`and bet.id < ${before}`}
     order by bet.id desc limit ${limit}`.execute(tx);
  return rows;
}
