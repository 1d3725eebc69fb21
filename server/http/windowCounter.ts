/** The time in which uses are counted together; another object for each, so that a tally knows its own. */
interface Window {
  readonly endsAtMs: number;
}

/** How often one key came up in a window. */
export class Tally {
  uses = 0;
  readonly window: Window;

  constructor(window: Window) {
    this.window = window;
  }
}

/** How often each key came up in the present window, and when that window ends. */
export interface WindowCounter {
  /** Counts a key once more and returns how often that makes. */
  count(key: string): number;
  /** The tally of a key, for whoever counts by itself; good for as long as it is open. */
  find(key: string): Tally;
  /** Whether a tally is this counter's, and of the present window. */
  isOpen(tally: Tally): boolean;
  /** Until all counts begin anew. */
  secondsLeft(): number;
}

/**
 * Counts in windows that begin for all keys at once, so that a key is one number and nobody tidies up. More than
 * `maxKeys` begin a window early, which bounds memory when addresses are made up.
 */
export function createWindowCounter(
  clock: () => Date,
  { windowMs, maxKeys }: { readonly windowMs: number; readonly maxKeys: number },
): WindowCounter {
  const tallies = new Map<string, Tally>();
  let window: Window = { endsAtMs: 0 };

  function find(key: string): Tally {
    const nowMs = clock().getTime();
    const isOver = nowMs >= window.endsAtMs;
    const known = isOver ? undefined : tallies.get(key);
    if (known) return known;
    if (isOver || tallies.size >= maxKeys) {
      tallies.clear();
      window = { endsAtMs: nowMs + windowMs };
    }
    const tally = new Tally(window);
    tallies.set(key, tally);
    return tally;
  }

  return {
    count: (key) => (find(key).uses += 1),
    find,
    isOpen: (tally) => tally.window === window && clock().getTime() < window.endsAtMs,
    secondsLeft: () => Math.max(1, Math.ceil((window.endsAtMs - clock().getTime()) / 1000)),
  };
}
