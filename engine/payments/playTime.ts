import type { PlayRules } from './jurisdictions.ts';
import { nextCheckAt } from './realityChecks.ts';

const MINUTE_MS = 60_000;

/** Play without a rest, in epoch milliseconds. */
export interface PlaySpan {
  readonly startedAt: number;
  /** The newest stake. */
  readonly seenAt: number;
  /** When the newest reminder was answered. */
  readonly answeredAt: number | null;
}

/** How often somebody is reminded and how long they play at most; null for never and for as long as they like. */
export interface PlayTimes {
  readonly checkMinutes: number | null;
  readonly sessionMinutes: number | null;
}

/** Where somebody stands at a moment, in epoch milliseconds. */
export interface PlayClock {
  /** Null while nothing was played since the last rest. */
  readonly startedAt: number | null;
  readonly checkAt: number | null;
  readonly endsAt: number | null;
  /** What keeps a stake from being taken. */
  readonly stop: 'check' | 'over' | null;
}

const lower = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** The times that hold for a member, of what they chose and the law; `undefined` where they chose nothing. */
export function playTimesOf(
  rules: PlayRules,
  own: { readonly check: number | null | undefined; readonly session: number | null | undefined },
): PlayTimes {
  const check = own.check === undefined ? rules.checkMinutes : own.check;
  return {
    checkMinutes: lower(check, rules.checkMinutesMost),
    sessionMinutes: lower(own.session ?? null, rules.sessionMinutesMost),
  };
}

/** Where somebody stands: a rest as long as the market asks for begins play anew. */
export function playClock(
  span: PlaySpan | null,
  { checkMinutes, sessionMinutes }: PlayTimes,
  { restMinutes, now }: { readonly restMinutes: number; readonly now: number },
): PlayClock {
  if (!span || now - span.seenAt >= restMinutes * MINUTE_MS) {
    return { startedAt: null, checkAt: null, endsAt: null, stop: null };
  }
  const { startedAt, answeredAt } = span;
  const endsAt = sessionMinutes === null ? null : startedAt + sessionMinutes * MINUTE_MS;
  const checkAt =
    checkMinutes === null
      ? null
      : nextCheckAt({ startedAt, everyMs: checkMinutes * MINUTE_MS }, answeredAt);
  const isOver = endsAt !== null && now >= endsAt;
  const isDue = checkAt !== null && now >= checkAt;
  return { startedAt, checkAt, endsAt, stop: isOver ? 'over' : isDue ? 'check' : null };
}
