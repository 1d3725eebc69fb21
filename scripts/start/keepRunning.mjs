/** Who lived this long can run; what ended it is a new matter. */
const steadyMs = 5_000;
const firstPauseMs = 250;
const longestPauseMs = 10_000;
const mostQuickEnds = 10;

/**
 * Runs the gateway until it ends for good, and resolves with its exit code. One that was killed, or that failed once it
 * had come up, is started again: at once where it had lived for a while, else after pauses that grow, ten times at most.
 * Where none ever came up, it has said why, and is not.
 */
export async function keepRunning({ runOnce, pause, now, isEnding, say }) {
  let wasEverUp = false;
  let quickEnds = 0;
  for (;;) {
    const startedAt = now();
    const { code, isKilled, wasUp } = await runOnce();
    wasEverUp ||= wasUp;
    if (isEnding() || code === 0 || (!isKilled && !wasEverUp)) return code;
    const wasSteady = (wasUp || isKilled) && now() - startedAt >= steadyMs;
    quickEnds = wasSteady ? 0 : quickEnds + 1;
    const what = isKilled ? 'was killed' : 'failed';
    if (quickEnds > mostQuickEnds) {
      say(`The gateway ${what} again and again, and is not started any more.`);
      return code;
    }
    say(`The gateway ${what} and is started again.`);
    if (quickEnds > 0) await pause(Math.min(firstPauseMs * 2 ** (quickEnds - 1), longestPauseMs));
    if (isEnding()) return code;
  }
}
