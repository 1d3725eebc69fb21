/** What one sitting at a game came to so far. */
export interface Sitting {
  readonly playedMs: number;
  /** When its first launch was, by the gateway's clock (ISO 8601, UTC); null before that. */
  readonly startedAt: string | null;
  /** What was won less what was staked, in minor units, as the ledger has it; undefined until it is known. */
  readonly netMinor: bigint | undefined;
  readonly rounds: number | undefined;
  /** The newest finished round, by its vendor's own id; null before the first. */
  readonly lastRound: string | null;
}

/** The time of a sitting, which only this page knows. */
export interface PlayedTime extends Pick<Sitting, 'playedMs' | 'startedAt'> {
  /** Whose sitting at what: another one begins anew. */
  readonly of: string;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

/** A longer pause ends a sitting, as it ends a sign-in. */
const REST_MS = 30 * 60_000;

/** A tick that comes later than this slept with the device: nobody played meanwhile. */
const LONGEST_TICK_MS = 5_000;

/** Goes on with the sitting that was kept, where it is the same and not long ago, or begins one. */
export function resumeTime(of: string, kept: string | null, now: number): PlayedTime {
  const before = readKept(kept);
  const goesOn = before?.of === of && now - before.seenAt < REST_MS && before.seenAt <= now;
  return goesOn ? before : { of, playedMs: 0, startedAt: null, seenAt: now };
}

/** The game was started; a sitting begins once. */
export const begin = (time: PlayedTime, startedAt: string): PlayedTime => ({
  ...time,
  startedAt: time.startedAt ?? startedAt,
});

/** Some time has passed, played or not. */
export function passTime(time: PlayedTime, now: number, isPlaying: boolean): PlayedTime {
  const passedMs = now - time.seenAt;
  const counts = isPlaying && passedMs > 0 && passedMs <= LONGEST_TICK_MS;
  return { ...time, playedMs: time.playedMs + (counts ? passedMs : 0), seenAt: now };
}

function readKept(kept: string | null): PlayedTime | null {
  try {
    const { of, playedMs, startedAt = null, seenAt } = JSON.parse(kept ?? 'null') as PlayedTime;
    const isWhole = [playedMs, seenAt].every((value) => Number.isFinite(value));
    return isWhole ? { of, playedMs, startedAt, seenAt } : null;
  } catch {
    return null;
  }
}

/** Hours, minutes and seconds as in 1:04:09. */
export function formatPlayed(playedMs: number): string {
  const seconds = Math.floor(playedMs / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
