import { sql } from 'kysely';
import {
  GROUP_OF_CATEGORY,
  type ContractKind,
  type ProductGroup,
} from '../../../schemas/contracts.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { KeptFigures } from '../../db/contractTables.ts';
import type { Tx } from '../../db/database.ts';

const OTHER_GROUPS = Object.entries(GROUP_OF_CATEGORY)
  .filter(([category, group]) => category !== group)
  .map(([category, group]) => sql`when ${sql.lit(category)} then ${sql.lit(group)}`);

/** The group of its own that a category belongs to. */
const groupOf = (category: string) =>
  sql`case ${sql.ref(category)} ${sql.join(OTHER_GROUPS, sql` `)} else ${sql.ref(category)} end`;

/**
 * Of a row `bill`: the keys of those former bills of its contract whose bets were corrected in its period, oldest first.
 * Corrections are few and found by their day.
 */
export const correctedPeriods = sql<readonly string[]>`
  case when bill.inputs->>'corrected' = '0' then '{}'::text[] else array(
    select former.period_key
      from bets correction
      join bets first on first.merchant_code = correction.merchant_code and first.source = correction.source
       and first.reference = correction.reference and first.version = 0
      join member_lines line on line.merchant_code = bill.merchant_code and line.descendant_id = correction.member_id
       and line.ancestor_id = bill.receiver_id and line.from_at <= bill.from_at and bill.from_at < line.until_at
      join contract_bills former on former.merchant_code = bill.merchant_code and former.contract_id = bill.contract_id
       and first.at >= former.from_at and first.at < former.until_at and former.id <> bill.id
     where correction.merchant_code = bill.merchant_code and correction.version > 0
       and correction.day between (bill.from_at - interval '1 day')::date and (bill.until_at + interval '1 day')::date
       and correction.at >= bill.from_at and correction.at < bill.until_at
       and bill.product_group in (${groupOf('correction.category')}, 'CONS')
     group by former.period_key, former.from_at order by former.from_at limit 12) end`;

/** What of a brand the figures of teams need. */
export interface FiguresOf {
  readonly merchantCode: string;
  readonly currency: string;
  readonly decimals: number;
  readonly timeZone: string;
  readonly activeMinor: bigint;
}

/** The same, of a brand. */
export function figuresOf({ merchantCode, currency, timeZone, agents }: ResolvedBrand): FiguresOf {
  const least = agents.contracts?.activeBet ?? 1;
  const activeMinor = BigInt(Math.round(least * 10 ** currency.decimals));
  return {
    merchantCode,
    currency: currency.code,
    decimals: currency.decimals,
    timeZone,
    activeMinor,
  };
}

/** From a moment up to another, which is not in it. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** How much a correction changes of what a kind counts. */
const correctedBy = (kind: ContractKind) =>
  kind === 'dividend' ? sql`bet_minor - payout_minor - rebate_minor` : sql`valid_minor`;

/**
 * What each member did in a span, by groups: of whole days from their sums, with what of those are corrections; else from the
 * bets themselves.
 */
function ownFigures(
  kind: ContractKind,
  of: FiguresOf,
  { from, until }: Span,
  { isWhole, members }: { readonly isWhole: boolean; readonly members: ReturnType<typeof sql> },
) {
  const day = (at: Date) => sql`(${at}::timestamptz at time zone ${of.timeZone})::date`;
  if (isWhole && (kind === 'daily' || kind === 'dividend')) {
    return sql`
      select member_id, ${groupOf('category')} as own_group, sum(bet_minor) as bets, sum(valid_minor) as valid,
             sum(payout_minor) as payouts, sum(rebate_minor) as rebates, 0::numeric as won, 0::numeric as lost,
             0::numeric as corrected
        from bet_days
       where merchant_code = ${of.merchantCode} and currency = ${of.currency}
         and day >= ${day(from)} and day < ${day(until)} ${members}
       group by 1, 2
      union all
      select member_id, ${groupOf('category')}, 0, 0, 0, 0, 0, 0, sum(${correctedBy(kind)})
        from bets
       where merchant_code = ${of.merchantCode} and currency = ${of.currency} and version > 0
         and day >= ${day(from)} and day < ${day(until)} ${members}
       group by 1, 2`;
  }
  return sql`
      select member_id, ${groupOf('category')} as own_group, sum(bet_minor) as bets, sum(valid_minor) as valid,
             sum(payout_minor) as payouts, sum(rebate_minor) as rebates,
             coalesce(sum(valid_minor) filter (where payout_minor > bet_minor), 0) as won,
             coalesce(sum(valid_minor) filter (where payout_minor < bet_minor), 0) as lost,
             coalesce(sum(${correctedBy(kind)}) filter (where version > 0), 0) as corrected
        from bets
       where merchant_code = ${of.merchantCode} and currency = ${of.currency} and state <> 'open'
         and at >= ${from}::timestamptz and at < ${until}::timestamptz ${members}
       group by 1, 2`;
}

/** What moved beside play of each member in the days of a span that the house gave; of dividends alone. */
function givenFigures(
  kind: ContractKind,
  of: FiguresOf,
  { from, until }: Span,
  members: ReturnType<typeof sql>,
) {
  if (kind !== 'dividend') {
    return sql`select null::uuid as member_id, 0::numeric as cashback, 0::numeric as bonus where false`;
  }
  return sql`
      select member_id, coalesce(sum(amount_minor) filter (where type = 'cashback'), 0) as cashback,
             coalesce(sum(amount_minor) filter (where type in ('bonus', 'mission')), 0) as bonus
        from money_moves
       where merchant_code = ${of.merchantCode} and currency = ${of.currency} and type in ('cashback', 'bonus', 'mission')
         and at >= ${from}::timestamptz and at < ${until}::timestamptz ${members}
       group by 1`;
}

/**
 * The figures of teams: one row (`contract_id` and columns) for each of `teams`, a query of contract_id, receiver_id and
 * product_group. A day belongs to the line in which a member was as the span began.
 */
export function teamFigures(
  kind: ContractKind,
  of: FiguresOf,
  span: Span,
  {
    teams,
    isWhole,
    members = sql``,
  }: {
    readonly teams: ReturnType<typeof sql>;
    readonly isWhole: boolean;
    /** Narrows whose rows are read, where that is few. */
    readonly members?: ReturnType<typeof sql>;
  },
) {
  return sql`
    with team as materialized (${teams}),
    own as materialized (${ownFigures(kind, of, span, { isWhole, members })}),
    given as materialized (${givenFigures(kind, of, span, members)}),
    played as (
      select team.contract_id, own.member_id, sum(bets) as bets, sum(valid) as valid, sum(payouts) as payouts,
             sum(rebates) as rebates, sum(won) as won, sum(lost) as lost, sum(corrected) as corrected
        from own
        join member_lines line on line.merchant_code = ${of.merchantCode} and line.descendant_id = own.member_id
         and line.from_at <= ${span.from}::timestamptz and line.until_at > ${span.from}::timestamptz
        join team on team.receiver_id = line.ancestor_id and team.product_group in (own.own_group, 'CONS')
       group by 1, 2),
    summed as (
      select contract_id, sum(bets) as bets, sum(valid) as valid, sum(payouts) as payouts, sum(rebates) as rebates,
             sum(won) as won, sum(lost) as lost, sum(corrected) as corrected,
             count(*) filter (where valid >= ${of.activeMinor}) as active
        from played group by 1),
    costs as (
      select team.contract_id, sum(cashback) as cashback, sum(bonus) as bonus
        from given
        join member_lines line on line.merchant_code = ${of.merchantCode} and line.descendant_id = given.member_id
         and line.from_at <= ${span.from}::timestamptz and line.until_at > ${span.from}::timestamptz
        join team on team.receiver_id = line.ancestor_id and team.product_group = 'CONS'
       group by 1),
    salaries as (
      select team.contract_id, sum(bill.amount_minor) as salaries
        from team join contract_bills bill on bill.receiver_id = team.receiver_id and bill.merchant_code = ${of.merchantCode}
       where ${kind} = 'dividend' and team.product_group = 'CONS' and bill.kind <> 'dividend' and bill.state <> 'cancelled'
         and bill.from_at >= ${span.from}::timestamptz and bill.from_at < ${span.until}::timestamptz
       group by 1)
    select team.contract_id, summed.contract_id is not null as has_played, jsonb_build_object(
        'bets', coalesce(summed.bets, 0)::text, 'valid', coalesce(summed.valid, 0)::text,
        'payouts', coalesce(summed.payouts, 0)::text,
        'cashback', (coalesce(costs.cashback, 0) + coalesce(summed.rebates, 0))::text,
        'bonus', coalesce(costs.bonus, 0)::text, 'salaries', coalesce(salaries.salaries, 0)::text,
        'won', coalesce(summed.won, 0)::text, 'lost', coalesce(summed.lost, 0)::text,
        'active', coalesce(summed.active, 0), 'corrected', coalesce(summed.corrected, 0)::text) as figures
      from team left join summed using (contract_id) left join costs using (contract_id)
      left join salaries using (contract_id)`;
}

/** What the team of one agent did in a period, exactly as bills are gathered. */
export async function readTeam(
  tx: Tx,
  kind: ContractKind,
  of: FiguresOf,
  span: Span,
  { receiverId, group }: { readonly receiverId: string; readonly group: ProductGroup },
): Promise<KeptFigures> {
  const teams = sql`select ${receiverId}::uuid as contract_id, ${receiverId}::uuid as receiver_id, ${group}::text as product_group`;
  const members = sql`and member_id in (select descendant_id from member_lines
    where merchant_code = ${of.merchantCode} and ancestor_id = ${receiverId}::uuid)`;
  const figures = teamFigures(kind, of, span, { teams, isWhole: true, members });
  const { rows } = await sql<{ figures: KeptFigures }>`${figures}`.execute(tx);
  return rows[0]!.figures;
}

/** What a team did in each hour or five minutes of a span in which it played, the oldest first. */
export async function bucketFigures(
  tx: Tx,
  kind: 'hourly' | 'realTime',
  of: FiguresOf,
  { from, until }: Span,
  { receiverId, group }: { readonly receiverId: string; readonly group: string },
): Promise<readonly { readonly at: Date; readonly figures: KeptFigures }[]> {
  const bucket =
    kind === 'hourly'
      ? sql`date_trunc('hour', at, ${of.timeZone})`
      : sql`to_timestamp(floor(extract(epoch from at) / 300) * 300)`;
  const { rows } = await sql<{ at: Date; figures: KeptFigures }>`
    with played as (
      select ${bucket} as bucket, member_id, sum(bet_minor) as bets, sum(valid_minor) as valid, sum(payout_minor) as payouts,
             coalesce(sum(valid_minor) filter (where payout_minor > bet_minor), 0) as won,
             coalesce(sum(valid_minor) filter (where payout_minor < bet_minor), 0) as lost
        from member_lines line
        join bets on bets.merchant_code = line.merchant_code and bets.member_id = line.descendant_id
         and bets.day >= (${from}::timestamptz at time zone ${of.timeZone})::date
         and bets.day <= (${until}::timestamptz at time zone ${of.timeZone})::date
       where line.merchant_code = ${of.merchantCode} and line.ancestor_id = ${receiverId}::uuid
         and line.from_at <= bets.at and line.until_at > bets.at and bets.currency = ${of.currency} and bets.state <> 'open'
         and bets.at >= ${from}::timestamptz and bets.at < ${until}::timestamptz
         and ${group} in (${groupOf('category')}, 'CONS')
       group by 1, 2)
    select bucket as at, jsonb_build_object('bets', sum(bets)::text, 'valid', sum(valid)::text, 'payouts', sum(payouts)::text,
        'cashback', '0', 'bonus', '0', 'salaries', '0', 'won', sum(won)::text, 'lost', sum(lost)::text,
        'active', count(*) filter (where valid >= ${of.activeMinor}), 'corrected', '0') as figures
      from played group by bucket order by bucket`.execute(tx);
  return rows;
}
