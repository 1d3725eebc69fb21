import { realityChecks } from '../../../engine/payments/realityChecks.ts';

interface Input {
  readonly sessionStart: string;
  readonly everyMinutes: number;
  readonly acknowledged: readonly string[];
  readonly now: string;
}

const momentOf = (clock: string) => Date.parse(`2026-01-01T${clock}Z`);
const clockOf = (moment: number) => new Date(moment).toISOString().slice(11, 19);

/** When reminders were shown and stakes refused; `null` for still. */
export function run({ sessionStart, everyMinutes, acknowledged, now }: Input) {
  const session = { startedAt: momentOf(sessionStart), everyMs: everyMinutes * 60_000 };
  const checks = realityChecks(session, acknowledged.map(momentOf), momentOf(now));
  return {
    shown: checks.map(({ shownAt }) => clockOf(shownAt)),
    stakesRefused: checks.map(({ shownAt, acknowledgedAt }) => [
      clockOf(shownAt),
      acknowledgedAt === null ? null : clockOf(acknowledgedAt),
    ]),
  };
}
