import { sql, type Kysely } from 'kysely';
import { inBatches, type Batches } from './inBatches.ts';
import { sweepPlayMoney } from './sweepPlayMoney.ts';
import type { Tables } from './tables.ts';

const HOUR_MS = 3_600_000;
/** Sessions that have ended are still known for a day, so that a page can say so. */
const SESSION_MS = 24 * HOUR_MS;
/** Longer than a page may be away and go on from where it was. */
const EVENT_MS = 15 * 60_000;
const WINNER_MS = 31 * 24 * HOUR_MS;
/** Longer than anybody looks back at a table. */
const WATCHED_MS = 48 * HOUR_MS;
/** A year, and a day for leap years: by the database's own calendar it is over by then. */
const ADDRESS_MS = 366 * 24 * HOUR_MS;

/** With an account goes all that was played with it. */
const sweepTrials = (owner: Kysely<Tables>, before: Date): Promise<void> =>
  inBatches(async (limit) => {
    const ended = owner
      .selectFrom('members')
      .select('id')
      .where('expires_at', '<', before)
      .limit(limit);
    const { numDeletedRows } = await owner
      .deleteFrom('members')
      .where('id', 'in', ended)
      .executeTakeFirstOrThrow();
    return numDeletedRows;
  });

/** Nobody had chips on them. Who was given a stake back still finds the round that it was for. */
export const sweepWatchedRounds = (
  owner: Kysely<Tables>,
  now: Date,
  batches?: Batches,
): Promise<void> =>
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

/**
 * Deletes what has ended for good: sessions a day later, trial accounts with all that is theirs, tickets, challenges,
 * codes, captchas, nonces and counters, what pages were told, wins of last month, networks that a member has not used for
 * a year, rounds of tables that were only watched, and what was played for play money a week ago. For all merchants at
 * once, so as the owner.
 */
export async function sweepEnded(owner: Kysely<Tables>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await owner.deleteFrom('sessions').where('ends_at', '<', before(SESSION_MS)).execute();
  await sweepTrials(owner, before(SESSION_MS));
  await owner.deleteFrom('login_failures').where('last_tried_at', '<', before(HOUR_MS)).execute();
  await owner.deleteFrom('idempotency_keys').where('ends_at', '<', now).execute();
  await owner.deleteFrom('live_events').where('created_at', '<', before(EVENT_MS)).execute();
  await owner.deleteFrom('winners').where('won_at', '<', before(WINNER_MS)).execute();
  await owner.deleteFrom('throttles').where('window_ends_at', '<', now).execute();
  await owner
    .deleteFrom('member_addresses')
    .where('last_seen_at', '<', before(ADDRESS_MS))
    .execute();
  for (const table of [
    'device_tickets',
    'launch_intents',
    'captchas',
    'address_challenges',
    'used_nonces',
    'verification_codes',
  ] as const) {
    await owner.deleteFrom(table).where('ends_at', '<', before(HOUR_MS)).execute();
  }
  await sweepWatchedRounds(owner, now);
  await sweepPlayMoney(owner, now);
}
