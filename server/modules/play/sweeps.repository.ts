import { sql } from 'kysely';
import { DAY_MS, inBatches, type Sweep } from '../../sweeps/sweep.ts';

/** Play money is forgotten a week after it was played with. */
const KEPT_MS = 7 * DAY_MS;

type Rows = (before: Date, limit: number) => ReturnType<typeof sql>;

const rounds: Rows = (before, limit) => sql`
  with old as materialized (
    select merchant_code, vendor_code, id from play_rounds
     where mode = 'play' and state <> 'open' and closed_at < ${before}
     order by closed_at limit ${limit}
  ), swept as (
    delete from play_transactions using old
     where play_transactions.merchant_code = old.merchant_code
       and play_transactions.vendor_code = old.vendor_code and play_transactions.round_id = old.id
  )
  delete from play_rounds using old
   where play_rounds.merchant_code = old.merchant_code
     and play_rounds.vendor_code = old.vendor_code and play_rounds.id = old.id`;

const sessions: Rows = (before, limit) => sql`
  delete from play_sessions where id in (
    select id from play_sessions session
     where mode = 'play' and ends_at < ${before}
       and not exists (select from play_rounds where play_session_id = session.id)
     order by ends_at limit ${limit})`;

const wallets: Rows = (before, limit) => sql`
  delete from play_wallets where (merchant_code, member_id, currency) in (
    select merchant_code, member_id, currency from play_wallets
     where opened_at < ${before} order by opened_at limit ${limit})`;

/**
 * Deletes what was played at vendors for play money, and the play money, a week later and a limited number of rows at a time. Real money is in none of it.
 */
export const sweepPlayMoney: Sweep = async (owner, now, batches) => {
  const before = new Date(now.getTime() - KEPT_MS);
  // Rounds before the sessions that they were played in.
  for (const find of [rounds, sessions, wallets]) {
    await inBatches(async (limit) => {
      const { numAffectedRows = 0n } = await find(before, limit).execute(owner);
      return numAffectedRows;
    }, batches);
  }
};
