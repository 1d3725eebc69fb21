/** A reminder that was shown, and when it was acknowledged; null while stakes are refused. Epoch milliseconds. */
export interface RealityCheck {
  readonly shownAt: number;
  readonly acknowledgedAt: number | null;
}

/** When the next reminder is due: at the first multiple of the interval after the session began, or after the newest answer. */
export const nextCheckAt = (
  { startedAt, everyMs }: { readonly startedAt: number; readonly everyMs: number },
  answeredAt: number | null,
): number =>
  startedAt + (Math.floor(Math.max(0, (answeredAt ?? 0) - startedAt) / everyMs) + 1) * everyMs;

/**
 * The reminders of a session up to a moment: one at each multiple of the interval since the session began, except while
 * one waits to be acknowledged. Acknowledgements are in the order of time.
 */
export function realityChecks(
  session: { readonly startedAt: number; readonly everyMs: number },
  acknowledged: readonly number[],
  now: number,
): readonly RealityCheck[] {
  const { startedAt, everyMs } = session;
  if (everyMs <= 0) return [];
  const checks: RealityCheck[] = [];
  const answers = [...acknowledged];
  for (let shownAt = startedAt + everyMs; shownAt <= now;) {
    while (answers[0] !== undefined && answers[0] < shownAt) answers.shift();
    const answer = answers.shift() ?? null;
    const acknowledgedAt = answer !== null && answer <= now ? answer : null;
    checks.push({ shownAt, acknowledgedAt });
    if (acknowledgedAt === null) break;
    shownAt = nextCheckAt(session, acknowledgedAt);
  }
  return checks;
}

/** Whether a reminder waits, so that no stake is taken. */
export const isCheckWaiting = (checks: readonly RealityCheck[]): boolean =>
  checks.at(-1)?.acknowledgedAt === null;
