import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { TurnoverRecord } from '../../db/paymentTables.ts';
import type { Tables } from '../../db/tables.ts';
import type { GameCategory } from '../../../schemas/api/games.ts';

/** Keeps what has to be played; once for each credit. */
export async function insertTurnover(
  tx: Tx,
  row: Insertable<Tables['turnover_rows']>,
): Promise<void> {
  await tx
    .insertInto('turnover_rows')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'source', 'reference']).doNothing(),
    )
    .execute();
}

/** What a member still has to play, the oldest first; locked where it is to be filled. */
export const listOpenTurnover = (
  tx: Tx,
  memberId: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<readonly TurnoverRecord[]> =>
  tx
    .selectFrom('turnover_rows')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .$if(isLocked, (query) => query.forUpdate())
    .execute();

/** Writes down how far a row is filled, and that it ended. */
export async function updateTurnover(
  tx: Tx,
  id: bigint,
  changes: { done_minor?: bigint; ended_at?: Date },
): Promise<void> {
  await tx.updateTable('turnover_rows').set(changes).where('id', '=', id).execute();
}

/** Members who have something to play, whoever's they are. */
export const listBoundMembers = (
  owner: Kysely<Tables>,
  { after, limit }: { after: string; limit: number },
) =>
  owner
    .selectFrom('turnover_rows')
    .select(['merchant_code', 'member_id'])
    .distinct()
    .where('ended_at', 'is', null)
    .where('member_id', '>', after)
    .orderBy('member_id')
    .limit(limit)
    .execute();

/** A bet that is settled and not counted. */
export interface UncountedBet {
  readonly source: 'round' | 'order';
  readonly reference: string;
  readonly category: GameCategory;
  readonly staked: bigint;
  readonly paid: bigint;
}

/** Settled bets of a member in a currency since a moment that no row was filled with, in the order in which they ended. */
export async function listUncounted(
  tx: Tx,
  {
    memberId,
    currency,
    since,
    limit,
  }: { memberId: string; currency: string; since: Date; limit: number },
): Promise<readonly UncountedBet[]> {
  const { rows } = await sql<UncountedBet>`
    with bets as (
      select 'round' as source, round.vendor_code || ' ' || round.id as reference, game.category,
             round.staked_minor as staked, round.paid_minor as paid, round.closed_at as ended_at
        from play_rounds round join games game on game.id = round.game_id
       where round.member_id = ${memberId} and round.currency = ${currency} and round.mode = 'real'
         and round.state = 'settled' and not round.is_free and round.free_spins_id is null and round.closed_at >= ${since}
      union all
      select 'order', lottery.id, 'LOTT', lottery.stake_minor, lottery.prize_minor, lottery.settled_at
        from lottery_orders lottery
       where lottery.member_id = ${memberId} and lottery.currency = ${currency}
         and lottery.state in ('won', 'lost') and lottery.settled_at >= ${since}
    )
    select source, reference, category, staked, paid from bets
     where not exists (
       select 1 from turnover_bets counted
        where counted.source = bets.source and counted.reference = bets.reference and counted.member_id = ${memberId})
     order by ended_at, reference
     limit ${limit}`.execute(tx);
  return rows;
}

/** Keeps that a bet was counted; false where it was before. */
export async function insertCounted(
  tx: Tx,
  row: Insertable<Tables['turnover_bets']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('turnover_bets')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'source', 'reference']).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What a member has staked in rounds and orders that are open, and may come back. */
export async function sumOpenStakes(
  tx: Tx,
  { memberId, currency }: { memberId: string; currency: string },
): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    select (coalesce((select sum(staked_minor) from play_rounds
              where member_id = ${memberId} and currency = ${currency} and mode = 'real' and state = 'open'
                and free_spins_id is null), 0)
          + coalesce((select sum(stake_minor) from lottery_orders
              where member_id = ${memberId} and currency = ${currency} and state = 'pending'), 0))::text as sum`.execute(
    tx,
  );
  return BigInt(rows[0]!.sum);
}

/** What a member staked and got back since a moment. */
export async function sumPlay(
  tx: Tx,
  { memberId, currency, since }: { memberId: string; currency: string; since: Date },
): Promise<{ readonly stakedMinor: bigint; readonly paidMinor: bigint }> {
  const { rows } = await sql<{ staked: string; paid: string }>`
    select coalesce(sum(staked), 0)::text as staked, coalesce(sum(paid), 0)::text as paid from (
      select staked_minor as staked, paid_minor as paid from play_rounds
       where member_id = ${memberId} and currency = ${currency} and mode = 'real' and opened_at >= ${since}
         and free_spins_id is null
      union all
      select stake_minor, prize_minor from lottery_orders
       where member_id = ${memberId} and currency = ${currency} and placed_at >= ${since}) played`.execute(
    tx,
  );
  return { stakedMinor: BigInt(rows[0]!.staked), paidMinor: BigInt(rows[0]!.paid) };
}

/** What the merchant's money is counted in; undefined before its brand was first seen. */
export const findCurrency = (tx: Tx, merchantCode: string) =>
  tx
    .selectFrom('merchant_currencies')
    .select(['code', 'decimals'])
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
