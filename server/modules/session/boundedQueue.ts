import { tooManyRequests } from '../../http/problem.ts';

/** Lets a few pieces of work run at a time and a few more wait; the rest is refused. */
export interface BoundedQueue {
  /** Runs `work` when its turn comes. Throws Problem tooManyRequests where too many wait already, or it waits too long. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** How much runs and how much waits. */
export interface QueueLimits {
  readonly running: number;
  readonly waiting: number;
  /** Who has waited this long is refused; without it, everybody waits for their turn. */
  readonly waitMs?: number;
}

/** By then a full queue has been worked off. */
const RETRY_AFTER_SECONDS = 2;

const refuse = () =>
  tooManyRequests('Too many sign-ins at once. Try again in a moment.', RETRY_AFTER_SECONDS);

/** Makes an empty queue. */
export function createBoundedQueue({ running, waiting, waitMs }: QueueLimits): BoundedQueue {
  const turns = new Set<() => void>();
  let busy = 0;
  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        turns.delete(turn);
        reject(refuse());
      };
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      turns.add(turn);
    });
  const enter = async () => {
    if (busy < running) {
      busy += 1;
      return;
    }
    if (turns.size >= waiting) throw refuse();
    // Whoever leaves hands its place over, so `busy` stays.
    await waitForTurn();
  };
  const leave = () => {
    const [next] = turns;
    if (!next) {
      busy -= 1;
      return;
    }
    turns.delete(next);
    next();
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
