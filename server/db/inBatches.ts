/** How many rows are deleted in one go, and how many goes there are at most. */
export interface Batches {
  readonly rows: number;
  readonly times: number;
}

/** Nobody waits long for a row of a sweep, and what is left over comes at the next one. */
const SWEEP: Batches = { rows: 1_000, times: 50 };

/** Deletes by goes until one finds fewer than it may; `remove` gives how many there were. */
export async function inBatches(
  remove: (limit: number) => Promise<bigint>,
  { rows, times }: Batches = SWEEP,
): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    if ((await remove(rows)) < BigInt(rows)) return;
  }
}
