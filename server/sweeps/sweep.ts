import { sql, type Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Deletes what has ended for good by `now`, as the owner, so of all merchants at once. */
export type Sweep = (owner: Kysely<Tables>, now: Date, batches?: Batches) => Promise<void>;

/** How many rows are deleted in one go, and how many goes there are at most. */
export interface Batches {
  readonly rows: number;
  readonly times: number;
}

/** Nobody waits long for a row of a sweep, and what is left over comes at the next one. */
const USUAL: Batches = { rows: 1_000, times: 50 };

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Deletes by goes until one finds fewer than it may; `remove` gives how many there were. */
export async function inBatches(
  remove: (limit: number) => Promise<bigint>,
  { rows, times }: Batches = USUAL,
): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    if ((await remove(rows)) < BigInt(rows)) return;
  }
}

/** Sweeps the rows of a table whose moment in a column lies further back than `keptMs`. */
export const sweepOlder =
  (table: keyof Tables, column: string, keptMs: number): Sweep =>
  (owner, now, batches) =>
    inBatches(async (limit) => {
      const before = new Date(now.getTime() - keptMs);
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${limit}))`.execute(
        owner,
      );
      return numAffectedRows;
    }, batches);
