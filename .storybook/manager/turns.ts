/** Gives turns to a few at a time, in the order in which they asked. */
export interface Turns {
  /** Calls `start` when it is this one's turn; what it returns ends the turn, or the waiting for it. */
  take(start: () => void): () => void;
}

/** At most `limit` turns at once. */
export function createTurns(limit: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = () => {
    while (running < limit && waiting.length > 0) {
      running += 1;
      waiting.shift()!();
    }
  };
  return {
    take(start) {
      let state: 'waiting' | 'running' | 'over' = 'waiting';
      const begin = () => {
        state = 'running';
        start();
      };
      waiting.push(begin);
      next();
      return () => {
        if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
        if (state === 'running') running -= 1;
        state = 'over';
        next();
      };
    },
  };
}
