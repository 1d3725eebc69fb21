/** What is done again and again. */
export interface Repeated {
  readonly everyMs: number;
  readonly act: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/**
 * Acts at a pace until it is stopped, one turn at a time: a slow database is not helped by a second. Stopping waits for a
 * turn under way.
 */
export function repeat({ everyMs, act, onError }: Repeated): () => Promise<void> {
  let turn: Promise<void> | undefined;
  const take = async () => {
    try {
      await act();
    } catch (error) {
      onError(error);
    } finally {
      turn = undefined;
    }
  };
  const timer = setInterval(() => {
    turn ??= take();
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await turn;
  };
}
