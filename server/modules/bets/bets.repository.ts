import { sql } from 'kysely';
import type { BetState } from '../../../schemas/api/bets.ts';
import type { GameCategory } from '../../../schemas/api/games.ts';
import type { BetRow } from '../../db/betTables.ts';
import type { Tx } from '../../db/database.ts';
import type { DataOwner } from '../../db/memberData.ts';

/** Whose bets, in which money. */
export interface BetOwner extends DataOwner {
  readonly currency: string;
}

/** Which bets: of a range of days, both its ends among it. */
export interface BetFilter {
  readonly from: string;
  readonly to: string;
  readonly category?: GameCategory | undefined;
  readonly vendor?: string | undefined;
  readonly game?: string | undefined;
  readonly state?: BetState | undefined;
}

/** A row with the names of its vendor and game, and the row that it corrects. */
export type NamedBet = BetRow & {
  readonly vendor_name: string | null;
  readonly game_name: string | null;
  readonly game_names: Record<string, string> | null;
  readonly corrects: bigint | null;
};

const narrow = ({ merchantCode, memberId, currency }: BetOwner, filter: BetFilter) => sql`
  merchant_code = ${merchantCode} and member_id = ${memberId}::uuid and currency = ${currency}
  and day between ${filter.from}::date and ${filter.to}::date
  ${filter.category ? sql`and category = ${filter.category}` : sql``}
  ${filter.vendor ? sql`and vendor_code = ${filter.vendor}` : sql``}
  ${filter.game ? sql`and game = ${filter.game}` : sql``}
  ${filter.state ? sql`and state = ${filter.state}` : sql``}`;

const named = sql`
  select page.*, vendor.display_name as vendor_name, game.name as game_name, game.names as game_names,
         case when page.version > 0 then (
           select id from bets first where first.merchant_code = page.merchant_code and first.source = page.source
              and first.reference = page.reference and first.version = 0) end as corrects`;
const names = sql`
    left join vendors vendor on vendor.code = page.vendor_code
    left join games game on page.source = 'round' and game.id = page.game`;

/** A page of bets, the newest first; `before` is the id of the last row of the page before. */
export async function listBets(
  tx: Tx,
  owner: BetOwner,
  { filter, before, limit }: { filter: BetFilter; before: bigint | null; limit: number },
): Promise<readonly NamedBet[]> {
  const { rows } = await sql<NamedBet>`
    ${named}
      from (
        select * from bets where ${narrow(owner, filter)}
        ${
          before === null
            ? sql``
            : sql`and (day, at, id) < (
                select day, at, id from bets
                 where merchant_code = ${owner.merchantCode} and member_id = ${owner.memberId}::uuid and id = ${before})`
        }
        order by day desc, at desc, id desc limit ${limit}
      ) page ${names}
     order by page.day desc, page.at desc, page.id desc`.execute(tx);
  return rows;
}

/** A bet of a member with its corrections. */
export async function readBet(
  tx: Tx,
  owner: BetOwner,
  { source, reference }: Pick<BetRow, 'source' | 'reference'>,
): Promise<readonly NamedBet[]> {
  const { rows } = await sql<NamedBet>`
    ${named}
      from (select * from bets where merchant_code = ${owner.merchantCode} and source = ${source}
               and reference = ${reference} and member_id = ${owner.memberId}::uuid) page ${names}
     order by page.version`.execute(tx);
  return rows;
}

/** What bets come to, in minor units. */
export interface BetSums {
  readonly count: bigint;
  readonly bet: bigint;
  readonly valid: bigint;
  readonly payout: bigint;
  readonly rebate: bigint;
}

/** What settled bets of a filter come to: from the sums of days, unless a game or a state is asked for, of which there are none. */
export async function sumBets(tx: Tx, owner: BetOwner, filter: BetFilter): Promise<BetSums> {
  const isOfRows = filter.game !== undefined || filter.state !== undefined;
  const from = isOfRows ? sql`bets` : sql`bet_days`;
  const count = isOfRows ? sql`count(*) filter (where version = 0)` : sql`sum(bet_count)`;
  const { rows } = await sql<Record<keyof BetSums, string>>`
    select coalesce(${count}, 0)::text as count, coalesce(sum(bet_minor), 0)::text as bet,
           coalesce(sum(valid_minor), 0)::text as valid, coalesce(sum(payout_minor), 0)::text as payout,
           coalesce(sum(rebate_minor), 0)::text as rebate
      from ${from} where ${narrow(owner, filter)} ${isOfRows ? sql`and state <> 'open'` : sql``}`.execute(
    tx,
  );
  const { count: betCount, bet, valid, payout, rebate } = rows[0]!;
  return {
    count: BigInt(betCount),
    bet: BigInt(bet),
    valid: BigInt(valid),
    payout: BigInt(payout),
    rebate: BigInt(rebate),
  };
}

/** What of a member's bets counts that was settled before a moment, or from another on; corrections among it; minor units. */
export async function sumValidBets(
  tx: Tx,
  { memberId, merchantCode, currency }: BetOwner,
  until: Date,
  from?: Date,
): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(valid_minor), 0)::text as sum from bets
     where merchant_code = ${merchantCode} and member_id = ${memberId}::uuid and currency = ${currency}
       and settled_at < ${until}${from ? sql` and settled_at >= ${from}` : sql``}`.execute(tx);
  return BigInt(rows[0]!.sum);
}

/** Vendors that a member has settled bets with, since a day. */
export async function listBetVendors(tx: Tx, owner: BetOwner, since: string) {
  const { rows } = await sql<{ code: string; name: string; category: GameCategory }>`
    select distinct played.vendor_code as code, coalesce(vendor.display_name, played.vendor_code) as name, played.category
      from bet_days played left join vendors vendor on vendor.code = played.vendor_code
     where played.merchant_code = ${owner.merchantCode} and played.member_id = ${owner.memberId}::uuid
       and played.currency = ${owner.currency} and played.day >= ${since}::date
     order by played.category, name`.execute(tx);
  return rows;
}

/** What names a game of a bet. */
export type NamedGame = Pick<
  NamedBet,
  'source' | 'game' | 'category' | 'vendor_code' | 'game_name' | 'game_names'
>;

/** Games that a member has bets of, since a day; read from the index of pages alone. */
export async function listBetGames(
  tx: Tx,
  { merchantCode, memberId }: BetOwner,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<readonly NamedGame[]> {
  const { rows } = await sql<NamedGame>`
    select case when game.id is null then 'order' else 'round' end as source,
           page.game, page.category, page.vendor_code, game.name as game_name, game.names as game_names
      from (
        select game, category, vendor_code from bets
         where merchant_code = ${merchantCode} and member_id = ${memberId}::uuid and day >= ${since}::date
         group by game, category, vendor_code
         order by max(day) desc, game limit ${limit}
      ) page left join games game on game.id = page.game`.execute(tx);
  return rows;
}

/** What a day of a member comes to in a category. */
export interface DaySums extends Omit<BetSums, never> {
  readonly day: string;
  readonly category: GameCategory;
}

/** Sums of days and categories. */
export async function listDaySums(
  tx: Tx,
  owner: BetOwner,
  { from, to }: Pick<BetFilter, 'from' | 'to'>,
): Promise<readonly DaySums[]> {
  const { rows } = await sql<DaySums>`
    select day, category, sum(bet_count)::bigint as count, sum(bet_minor)::bigint as bet,
           sum(valid_minor)::bigint as valid, sum(payout_minor)::bigint as payout, sum(rebate_minor)::bigint as rebate
      from bet_days where ${narrow(owner, { from, to })}
     group by day, category order by day, category`.execute(tx);
  return rows;
}

/** What money moved beside play comes to, day by day and type by type. */
export async function listMoneySums(
  tx: Tx,
  owner: BetOwner,
  { from, to }: Pick<BetFilter, 'from' | 'to'>,
): Promise<readonly { readonly day: string; readonly type: string; readonly sum: bigint }[]> {
  const { rows } = await sql<{ day: string; type: string; sum: bigint }>`
    select day, type, sum(amount_minor)::bigint as sum from money_moves
     where merchant_code = ${owner.merchantCode} and member_id = ${owner.memberId}::uuid
       and currency = ${owner.currency} and day between ${from}::date and ${to}::date
     group by day, type order by day`.execute(tx);
  return rows;
}
