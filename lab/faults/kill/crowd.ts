import { setTimeout as wait } from 'node:timers/promises';

/** Many who do one thing after another, and can be asked to wait. */
export interface Crowd {
  /** Resolves when everybody has done what they were at; nobody begins anything until `goOn`. */
  pause(): Promise<void>;
  goOn(): void;
  /** Resolves when all have gone home. */
  end(): Promise<void>;
  /** Rejects where somebody failed to behave. */
  readonly broken: Promise<never>;
}

/** Starts them; each does its act again and again. */
export function startCrowd(acts: readonly (() => Promise<void>)[], restMs: () => number): Crowd {
  let isEnding = false;
  let busy = 0;
  let gate = Promise.resolve();
  let open: () => void = () => undefined;
  let tellQuiet: () => void = () => undefined;
  const live = async (act: () => Promise<void>) => {
    while (!isEnding) {
      await gate;
      if (isEnding) return;
      busy += 1;
      try {
        await act();
      } finally {
        busy -= 1;
        if (busy === 0) tellQuiet();
      }
      await wait(restMs());
    }
  };
  const all = Promise.all(acts.map(live));
  const broken = all.then(() => new Promise<never>(() => undefined));
  broken.catch(() => undefined);
  return {
    broken,
    async pause() {
      gate = new Promise((resolve) => (open = resolve));
      if (busy === 0) return;
      await Promise.race([new Promise<void>((resolve) => (tellQuiet = resolve)), broken]);
    },
    goOn() {
      tellQuiet = () => undefined;
      open();
    },
    async end() {
      isEnding = true;
      open();
      await all;
    },
  };
}
