import { secondsUntil } from './serverClock.ts';

/** When an issue of a lottery opens, closes and is drawn: ISO 8601, UTC. */
export interface IssueTimes {
  readonly openAt: string;
  readonly closeAt: string;
  readonly drawAt: string;
}

/** Where an issue is by the gateway's clock. */
export type Phase = 'unknown' | 'early' | 'open' | 'closing' | 'closed' | 'late';

/** The last seconds in which bets are taken, which are shown as such. */
export const CLOSING_SECONDS = 10;
/** After this the result is late. */
const LATE_MS = 10_000;

/** Where an issue is, and the seconds until that changes: until it opens, closes or is drawn. */
export function phaseOf(
  { openAt, closeAt, drawAt }: IssueTimes,
  now: number | null,
): { readonly phase: Phase; readonly seconds: number | null } {
  if (now === null) return { phase: 'unknown', seconds: null };
  if (now < Date.parse(openAt))
    return { phase: 'early', seconds: secondsUntil(now, Date.parse(openAt)) };
  const left = secondsUntil(now, Date.parse(closeAt))!;
  if (left > 0) return { phase: left <= CLOSING_SECONDS ? 'closing' : 'open', seconds: left };
  const drawn = Date.parse(drawAt);
  return { phase: now > drawn + LATE_MS ? 'late' : 'closed', seconds: secondsUntil(now, drawn) };
}

/** Both in one text, for what looks at the clock each second. */
export const writePhase = (issue: IssueTimes, now: number | null) => {
  const { phase, seconds } = phaseOf(issue, now);
  return `${phase} ${seconds ?? ''}`;
};
