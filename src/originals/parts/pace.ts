/** How much a game moves: as it was made, without travel as the device's owner asks, or not at all. */
export type Motion = 'full' | 'reduced' | 'still';

/** Waits that a player can cut short. */
export interface Pace {
  /** Resolves after so many milliseconds, or at the player's hurry. */
  wait(ms: number): Promise<void>;
  /** Resolves at the player's press alone, at once where nothing moves and `isPictured` is not said. */
  press(options?: { isPictured: boolean }): Promise<void>;
  /** Ends every wait that is under way. */
  hurry(): void;
}

/** The clock of a game: `after` calls back once after milliseconds, and gives what takes the call back. */
export interface GameClock {
  after(ms: number, run: () => void): () => void;
}

/** Makes the waits of a game; where nothing moves there are none. */
export function createPace(clock: GameClock, motion: Motion): Pace {
  const pending = new Set<() => void>();
  const until = (begin: (done: () => void) => () => void) =>
    new Promise<void>((resolve) => {
      const end = () => {
        pending.delete(end);
        takeBack();
        resolve();
      };
      pending.add(end);
      const takeBack = begin(end);
    });
  return {
    wait: async (ms) => {
      if (motion !== 'still' && ms > 0) await until((done) => clock.after(ms, done));
    },
    press: async ({ isPictured } = { isPictured: false }) => {
      if (motion !== 'still' || isPictured) await until(() => () => undefined);
    },
    hurry: () => {
      for (const end of [...pending]) end();
    },
  };
}
