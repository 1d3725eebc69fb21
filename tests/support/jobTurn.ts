import { vi } from 'vitest';

const EVERY_MS = 1000;

/** Lets a job that `start` begins take one turn, and stops it; rejects with what goes wrong in it. */
export async function takeTurn(
  start: (pace: { everyMs: number; onError: (error: unknown) => void }) => () => Promise<void>,
): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = start({
    everyMs: EVERY_MS,
    onError: (error) => {
      throw error;
    },
  });
  vi.advanceTimersByTime(EVERY_MS);
  vi.useRealTimers();
  await stop();
}
