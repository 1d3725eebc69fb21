import { Problem } from '../../http/problem.ts';

/** Lets a few pieces of work run at a time and a few more wait; the rest is refused. */
export interface BoundedQueue {
  /** Runs `work` when its turn comes. Throws Problem tooManyRequests where too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** How much runs and how much waits. */
export interface QueueLimits {
  readonly running: number;
  readonly waiting: number;
}

/** By then a full queue has been worked off. */
const RETRY_AFTER_SECONDS = 2;

/** Makes an empty queue. */
export function createBoundedQueue({ running, waiting }: QueueLimits): BoundedQueue {
  const turns: (() => void)[] = [];
  let busy = 0;
  const enter = async () => {
    if (busy < running) {
      busy += 1;
      return;
    }
    if (turns.length >= waiting) {
      throw new Problem('tooManyRequests', 'Too many sign-ins at once. Try again in a moment.', {
        headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
      });
    }
    // Whoever leaves hands its place over, so `busy` stays.
    await new Promise<void>((resolve) => turns.push(resolve));
  };
  const leave = () => {
    const next = turns.shift();
    if (next) next();
    else busy -= 1;
  };
  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
