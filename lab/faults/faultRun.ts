/** What a verb of `npm run faults` is to do. */
export interface FaultRun {
  readonly root: string;
  readonly say: (line: string) => void;
  /** The first seed. */
  readonly first: number;
  readonly seeds: number;
  /** Operations a seed. */
  readonly operations: number;
  /** Seeds at a time. */
  readonly lanes: number;
  /** No seed is begun after so many minutes. */
  readonly minutes: number;
}

const MINUTE_MS = 60_000;

/** Works through seeds, some at a time, until all are done or the time is up; how many were. */
export async function inLanes(
  { first, seeds, lanes, minutes, say }: FaultRun,
  work: (seed: number) => Promise<void>,
): Promise<{ readonly seeds: number; readonly seconds: number }> {
  const startedAt = performance.now();
  let next = first;
  let done = 0;
  const runLane = async () => {
    while (next < first + seeds && performance.now() - startedAt < minutes * MINUTE_MS) {
      const seed = next;
      next += 1;
      await work(seed);
      done += 1;
      if (done % 50 === 0) say(`  ${done} of ${seeds}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return { seeds: done, seconds: Math.round((performance.now() - startedAt) / 1000) };
}
