import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

const seedLockKey = 7_309_452_002;

/** Lets gateways that start together seed one after the other; held to the end of the transaction. */
export async function takeSeedLock(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${seedLockKey})`.execute(tx);
}
