import { sql, type Kysely } from 'kysely';
import { inBatches, type Batches } from './inBatches.ts';
import type { Tables } from './tables.ts';

/** Play money is forgotten a week after it was played with. */
const KEPT_MS = 7 * 86_400_000;

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

const purses: Rows = (before, limit) => sql`
  delete from play_wallets where (merchant_code, member_id, currency) in (
    select merchant_code, member_id, currency from play_wallets
     where opened_at < ${before} order by opened_at limit ${limit})`;

const originalsRounds: Rows = (before, limit) => sql`
  delete from house_rounds where (merchant_code, id) in (
    select merchant_code, id from house_rounds
     where mode = 'play' and state in ('done', 'void') and created_at < ${before}
     order by created_at limit ${limit})`;

/** Of live tables, at which nobody had real money. A stake that was given back keeps its round. */
const tableRounds: Rows = (before, limit) => sql`
  delete from house_table_rounds where (merchant_code, id) in (
    select merchant_code, id from house_table_rounds round
     where is_for_nothing and not is_current and created_at < ${before}
       and not exists (
         select from house_rounds bet
          where bet.merchant_code = round.merchant_code and bet.table_round_id = round.id)
     order by created_at limit ${limit})`;

const originalsSessions: Rows = (before, limit) => sql`
  delete from house_sessions where (merchant_code, id) in (
    select merchant_code, id from house_sessions session
     where mode = 'play' and ends_at < ${before}
       and not exists (
         select from house_rounds
          where house_rounds.merchant_code = session.merchant_code and session_id = session.id)
     order by ends_at limit ${limit})`;

/** Those that no round needs any more; the pair in use is kept as long as there is a session to play with it. */
const originalsSeeds: Rows = (before, limit) => sql`
  delete from house_seeds where (merchant_code, id) in (
    select merchant_code, id from house_seeds seed
     where mode = 'play' and created_at < ${before}
       and not exists (
         select from house_rounds
          where house_rounds.merchant_code = seed.merchant_code and seed_id = seed.id)
       and (revealed_at < ${before} or not exists (
         select from house_sessions session
          where session.merchant_code = seed.merchant_code
            and session.member_alias = seed.member_alias and session.mode = 'play'))
     order by created_at limit ${limit})`;

/** Rounds before what they were played with and at: sessions, seeds and tables. */
const ALL: readonly Rows[] = [
  rounds,
  sessions,
  purses,
  originalsRounds,
  tableRounds,
  originalsSessions,
  originalsSeeds,
];

/**
 * Deletes what was played for play money, and the play money, a week later and a limited number of rows at a time. Real
 * money is in none of it.
 */
export async function sweepPlayMoney(
  owner: Kysely<Tables>,
  now: Date,
  batches?: Batches,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  for (const find of ALL) {
    await inBatches(async (limit) => {
      const { numAffectedRows = 0n } = await find(before, limit).execute(owner);
      return numAffectedRows;
    }, batches);
  }
}
