/** Who lived this long can run; what ended it is a new matter. */
const steadyMs = 5_000;
const firstPauseMs = 250;
const longestPauseMs = 10_000;
const mostQuickEnds = 10;

/**
 * Runs the gateway until it ends for good, and resolves with its exit code. One that was killed, or that failed after it
 * had come up, is started again: at once where it had lived for a while, else after pauses that grow, ten times at most.
 * One that never came up has said why, and is not.
 */
export async function keepRunning({ runOnce, pause, now, isEnding, say }) {
  for (let quickEnds = 0; ;) {
    const startedAt = now();
    const { code, isKilled, wasUp } = await runOnce();
    if (isEnding() || code === 0 || (!isKilled && !wasUp)) return code;
    quickEnds = now() - startedAt < steadyMs ? quickEnds + 1 : 0;
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
