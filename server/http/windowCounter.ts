/** How often each key came up in the present window, and when that window ends. */
export interface WindowCounter {
  /** Counts a key once more and returns how often that makes. */
  count(key: string): number;
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
  const counts = new Map<string, number>();
  let endsAtMs = 0;
  return {
    count(key) {
      const nowMs = clock().getTime();
      const before = nowMs < endsAtMs ? (counts.get(key) ?? 0) : 0;
      if (nowMs >= endsAtMs || (before === 0 && counts.size >= maxKeys)) {
        counts.clear();
        endsAtMs = nowMs + windowMs;
      }
      counts.set(key, before + 1);
      return before + 1;
    },
    secondsLeft: () => Math.max(1, Math.ceil((endsAtMs - clock().getTime()) / 1000)),
  };
}
