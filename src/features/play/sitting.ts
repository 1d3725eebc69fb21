/** What one sitting at a game came to so far. */
export interface Sitting {
  /** Whose sitting at what: another one begins anew. */
  readonly of: string;
  readonly playedMs: number;
  /** What was won less what was staked, in minor units. */
  readonly netMinor: bigint;
  readonly rounds: number;
  /** When its first launch was, by the gateway's clock (ISO 8601, UTC); null before that. */
  readonly startedAt: string | null;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

/** A longer pause ends a sitting, as it ends a sign-in. */
const REST_MS = 30 * 60_000;

/** A tick that comes later than this slept with the device: nobody played meanwhile. */
const LONGEST_TICK_MS = 5_000;

/** Goes on with the sitting that was kept, where it is the same and not long ago, or begins one. */
export function resumeSitting(of: string, kept: string | null, now: number): Sitting {
  const before = readKept(kept);
  const goesOn = before?.of === of && now - before.seenAt < REST_MS && before.seenAt <= now;
  return goesOn
    ? before
    : { of, playedMs: 0, netMinor: 0n, rounds: 0, startedAt: null, seenAt: now };
}

/** The game was started; a sitting begins once. */
export const begin = (sitting: Sitting, startedAt: string): Sitting => ({
  ...sitting,
  startedAt: sitting.startedAt ?? startedAt,
});

/** Some time has passed, played or not. */
export function passTime(sitting: Sitting, now: number, isPlaying: boolean): Sitting {
  const passedMs = now - sitting.seenAt;
  const counts = isPlaying && passedMs > 0 && passedMs <= LONGEST_TICK_MS;
  return { ...sitting, playedMs: sitting.playedMs + (counts ? passedMs : 0), seenAt: now };
}

/** A round is over. */
export function addRound(
  sitting: Sitting,
  { stake, paid }: { readonly stake: bigint; readonly paid: bigint },
): Sitting {
  return { ...sitting, netMinor: sitting.netMinor + paid - stake, rounds: sitting.rounds + 1 };
}

/** A sitting as it is kept while the page is loaded anew. */
export const writeSitting = (sitting: Sitting): string =>
  JSON.stringify({ ...sitting, netMinor: String(sitting.netMinor) });

function readKept(kept: string | null): Sitting | null {
  try {
    const { netMinor, ...rest } = JSON.parse(kept ?? 'null') as Sitting;
    const { of, playedMs, rounds, startedAt = null, seenAt } = rest;
    const isWhole = [playedMs, rounds, seenAt].every((value) => Number.isFinite(value));
    return isWhole ? { of, playedMs, netMinor: BigInt(netMinor), rounds, startedAt, seenAt } : null;
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
