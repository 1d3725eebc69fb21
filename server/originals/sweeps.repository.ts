import { sql } from 'kysely';
import { DAY_MS, inBatches, type Sweep } from '../sweeps/sweep.ts';

/** Play money is forgotten a week after it was played with. */
const KEPT_MS = 7 * DAY_MS;

/** Longer than anybody looks back at a table. */
const WATCHED_MS = 2 * DAY_MS;

type Rows = (before: Date, limit: number) => ReturnType<typeof sql>;

/** Nobody had chips on them. Who was given a stake back still finds the round that it was for. */
export const sweepWatchedRounds: Sweep = (owner, now, batches) =>
  inBatches(async (limit) => {
    const { numAffectedRows = 0n } = await sql`
      delete from house_table_rounds where (merchant_code, id) in (
        select merchant_code, id from house_table_rounds round
         where not is_current and client_seeds is not distinct from '{}'
           and created_at < ${new Date(now.getTime() - WATCHED_MS)}
           and not exists (
             select from house_rounds bet
              where bet.merchant_code = round.merchant_code and bet.table_round_id = round.id)
         order by created_at limit ${limit})`.execute(owner);
    return numAffectedRows;
  }, batches);

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

/**
 * Deletes what was played at our own games for play money, a week later and a limited number of rows at a time. Real money is in none of it.
 */
export const sweepPlayedForNothing: Sweep = async (owner, now, batches) => {
  const before = new Date(now.getTime() - KEPT_MS);
  // Rounds before what they were played with and at: sessions, seeds and tables.
  for (const find of [originalsRounds, tableRounds, originalsSessions, originalsSeeds]) {
    await inBatches(async (limit) => {
      const { numAffectedRows = 0n } = await find(before, limit).execute(owner);
      return numAffectedRows;
    }, batches);
  }
};
