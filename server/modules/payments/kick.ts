/** Lets work begin at once that a job would find in a while. */
export interface Kick {
  /** Soon, and once for all who ask meanwhile. */
  soon(): void;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** Long enough for the transaction that asks to be committed. */
const SOON_MS = 20;

/** Makes one. Whoever asks while the work is under way has it done once more after it. */
export function createKick(work: () => Promise<unknown>, onError: (error: unknown) => void): Kick {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  async function run(): Promise<void> {
    try {
      do {
        isWanted = false;
        await work();
      } while (isWanted && !isStopped);
    } catch (error) {
      onError(error);
    } finally {
      running = undefined;
    }
  }
  return {
    soon() {
      if (isStopped) return;
      isWanted = true;
      if (timer || running) return;
      timer = setTimeout(() => {
        timer = undefined;
        running = run();
      }, SOON_MS);
      timer.unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
