/** How often rounds that were interrupted are looked for. */
const EVERY_MS = 5_000;

/** Does a thing again and again until it is stopped; stopping waits for a turn under way. */
export function startRecovering(
  recover: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let turn: Promise<void> | undefined;
  const take = async () => {
    try {
      await recover();
    } catch (error) {
      onError(error);
    } finally {
      turn = undefined;
    }
  };
  const timer = setInterval(() => {
    turn ??= take();
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await turn;
  };
}
