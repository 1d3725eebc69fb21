import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { OrderRow } from './orders.repository.ts';
import type { OptionRisk } from './readBet.ts';

/** What an order adds to what is counted of its member in an issue: what it costs, and what it can win at most. */
export interface Share {
  readonly issueId: bigint;
  readonly stakeMinor: bigint;
  readonly prizeMinor: bigint;
}

/** A limit of a member in an issue that is met, with what was counted there before. */
export interface MetLimit {
  readonly limit: 'maxPerIssue' | 'maxPrizePerIssue';
  readonly issueId: bigint;
  readonly countedMinor: bigint;
}

/**
 * Counts stakes of a member in issues and what they can win, each up to a limit; gives the first issue that would go beyond one,
 * and then nothing of the transaction may stand.
 */
export async function countShares(
  tx: Tx,
  of: {
    readonly merchantCode: string;
    readonly memberId: string;
    readonly mostMinor: bigint;
    /** Null where that is no limit. */
    readonly mostPrizeMinor: bigint | null;
  },
  shares: readonly Share[],
): Promise<MetLimit | null> {
  const ids = shares.map(({ issueId }) => String(issueId));
  const stakes = shares.map(({ stakeMinor }) => String(stakeMinor));
  const prizes = shares.map(({ prizeMinor }) => String(prizeMinor));
  const { rows } = await sql<{
    readonly id: bigint;
    readonly staked: bigint;
    readonly winnable: bigint;
    readonly is_stake: boolean;
  }>`
    with counted as (
      insert into lottery_member_stakes as known (merchant_code, issue_id, member_id, stake_minor, prize_minor)
      select ${of.merchantCode}, given.id, ${of.memberId}::uuid, given.stake, given.prize
        from unnest(${ids}::bigint[], ${stakes}::bigint[], ${prizes}::bigint[]) as given (id, stake, prize)
       order by given.id
      on conflict (merchant_code, issue_id, member_id) do update
        set stake_minor = known.stake_minor + excluded.stake_minor,
            prize_minor = known.prize_minor + excluded.prize_minor
      returning issue_id, stake_minor, prize_minor
    )
    select counted.issue_id as id, counted.stake_minor - given.stake as staked,
           counted.prize_minor - given.prize as winnable,
           counted.stake_minor > ${String(of.mostMinor)}::bigint as is_stake
      from counted
      join unnest(${ids}::bigint[], ${stakes}::bigint[], ${prizes}::bigint[]) as given (id, stake, prize)
        on given.id = counted.issue_id
     where counted.stake_minor > ${String(of.mostMinor)}::bigint
        or counted.prize_minor > ${of.mostPrizeMinor === null ? null : String(of.mostPrizeMinor)}::bigint
     order by counted.issue_id limit 1`.execute(tx);
  const [over] = rows;
  if (!over) return null;
  return over.is_stake
    ? { limit: 'maxPerIssue', issueId: over.id, countedMinor: over.staked }
    : { limit: 'maxPrizePerIssue', issueId: over.id, countedMinor: over.winnable };
}

/** Counts what single numbers of an issue could win, each up to a limit; gives the first that would go beyond it. */
export async function countRisks(
  tx: Tx,
  of: { readonly merchantCode: string; readonly issueId: bigint; readonly mostMinor: bigint },
  risks: readonly OptionRisk[],
): Promise<{
  readonly play: string;
  readonly option: string;
  readonly countedMinor: bigint;
} | null> {
  if (risks.length === 0) return null;
  const plays = risks.map(({ play }) => play);
  const options = risks.map(({ option }) => option);
  const amounts = risks.map(({ amountMinor }) => String(amountMinor));
  const { rows } = await sql<{ play: string; option: string; counted: bigint }>`
    with counted as (
      insert into lottery_exposures as known (merchant_code, issue_id, play, option, amount_minor)
      select ${of.merchantCode}, ${String(of.issueId)}::bigint, given.play, given.option, given.amount
        from unnest(${plays}::text[], ${options}::text[], ${amounts}::bigint[]) with ordinality
          as given (play, option, amount, place)
       order by given.place
      on conflict (merchant_code, issue_id, play, option) do update
        set amount_minor = known.amount_minor + excluded.amount_minor
      returning play, option, amount_minor
    )
    select counted.play, counted.option, counted.amount_minor - given.amount as counted
      from counted
      join unnest(${plays}::text[], ${options}::text[], ${amounts}::bigint[]) as given (play, option, amount)
        using (play, option)
     where counted.amount_minor > ${String(of.mostMinor)}::bigint
     limit 1`.execute(tx);
  const [over] = rows;
  return over ? { play: over.play, option: over.option, countedMinor: over.counted } : null;
}

/** Takes an order out of the counts again: its stake, what it can win, and its risks. */
export async function uncount(
  tx: Tx,
  order: Pick<OrderRow, 'merchant_code' | 'issue_id' | 'member_id' | 'stake_minor'>,
  { prizeMinor, risks }: { readonly prizeMinor: bigint; readonly risks: readonly OptionRisk[] },
): Promise<void> {
  await tx
    .updateTable('lottery_member_stakes')
    .set({
      stake_minor: sql`stake_minor - ${String(order.stake_minor)}::bigint`,
      prize_minor: sql`greatest(0, prize_minor - ${String(prizeMinor)}::bigint)`,
    })
    .where('merchant_code', '=', order.merchant_code)
    .where('issue_id', '=', order.issue_id)
    .where('member_id', '=', order.member_id)
    .execute();
  if (risks.length === 0) return;
  await sql`
    update lottery_exposures known set amount_minor = greatest(0, known.amount_minor - given.amount)
      from unnest(${risks.map(({ play }) => play)}::text[], ${risks.map(({ option }) => option)}::text[],
                  ${risks.map(({ amountMinor }) => String(amountMinor))}::bigint[]) as given (play, option, amount)
     where known.merchant_code = ${order.merchant_code} and known.issue_id = ${String(order.issue_id)}::bigint
       and known.play = given.play and known.option = given.option`.execute(tx);
}
