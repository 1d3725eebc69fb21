import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { withPlatformTransaction, type Database } from './database.ts';

const patienceMs = 2_000;

/** Whether the database answers a query within two seconds; rejects when it refuses. */
export async function isDatabaseReady(database: Database): Promise<boolean> {
  const giveUp = new AbortController();
  const asked = withPlatformTransaction(database, async (tx) => {
    await sql`select 1`.execute(tx);
    return true;
  });
  const late = wait(patienceMs, false, { signal: giveUp.signal, ref: false }).catch(() => false);
  return Promise.race([asked, late]).finally(() => giveUp.abort());
}
