/** Who lived this long can run; what ended it is a new matter. */
const steadyMs = 5_000;
const firstPauseMs = 250;
/** Players wait for one that had come up. */
const longestPauseMs = 1_000;
const longestPauseOfStartsMs = 10_000;
const mostFailedStarts = 10;

/**
 * Runs the gateway until it ends for good, and resolves with its exit code. One that was killed, or that failed once it
 * had come up, is started again: at once where it had lived for a while, else after a pause, a second at most. Where it
 * does not come up again pauses grow longer, and after ten such starts it is given up. Where none ever came up, it has
 * said why, and is not.
 */
export async function keepRunning({ runOnce, pause, now, isEnding, say }) {
  let wasEverUp = false;
  let quickEnds = 0;
  let failedStarts = 0;
  for (;;) {
    const startedAt = now();
    const { code, isKilled, wasUp } = await runOnce();
    wasEverUp ||= wasUp;
    if (isEnding() || code === 0 || (!isKilled && !wasEverUp)) return code;
    const wasSteady = wasUp && now() - startedAt >= steadyMs;
    quickEnds = wasSteady ? 0 : quickEnds + 1;
    failedStarts = wasUp ? 0 : failedStarts + 1;
    const what = isKilled ? 'was killed' : 'failed';
    if (failedStarts > mostFailedStarts) {
      say(`The gateway ${what} again and again, and is not started any more.`);
      return code;
    }
    say(`The gateway ${what} and is started again.`);
    const longestMs = wasUp ? longestPauseMs : longestPauseOfStartsMs;
    if (quickEnds > 0) await pause(Math.min(firstPauseMs * 2 ** (quickEnds - 1), longestMs));
    if (isEnding()) return code;
  }
}
