import { playRulesOf } from '../../../engine/payments/jurisdictions.ts';
import { playClock, playTimesOf, type PlayClock } from '../../../engine/payments/playTime.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { LimitOwner } from './limits.repository.ts';
import { keepStake, readPlay, type KeptPlay } from './playTime.repository.ts';

/** For so long a stake is taken without a look at the time: play's end is known to the minute. */
const CLEAR_MS = 60_000;

/** Where a member stands, of what is kept of their play and the rules of their market. */
export function clockOf({ span, times }: KeptPlay, country: string | null, now: Date): PlayClock {
  const rules = playRulesOf(country);
  const chosen = (kind: 'check' | 'session') => times.find((row) => row.kind === kind)?.minutes;
  const own = { check: chosen('check'), session: chosen('session') };
  const kept = span && {
    startedAt: span.started_at.getTime(),
    seenAt: span.seen_at.getTime(),
    answeredAt: span.answered_at?.getTime() ?? null,
  };
  const at = { restMinutes: rules.restMinutes, now: now.getTime() };
  return playClock(kept ?? null, playTimesOf(rules, own), at);
}

const STOPS = {
  check: { code: 'playCheckDue', text: 'A reminder of how long the member plays waits.' },
  over: { code: 'playTimeOver', text: 'The member has played as long as they may without a rest.' },
} as const;

/** Keeps that somebody plays at a moment, and until when nobody has to look again. */
async function keepPlay(
  tx: Tx,
  owner: LimitOwner,
  { clock, now }: { clock: PlayClock; now: Date },
) {
  const ends = [now.getTime() + CLEAR_MS, clock.checkAt, clock.endsAt].filter((at) => at !== null);
  const clearUntil = new Date(Math.min(...ends));
  await keepStake(tx, owner, { now, isFirst: clock.startedAt === null, clearUntil });
}

/** Throws Problem playCheckDue or playTimeOver where a stake may not be taken now; else keeps that it is. */
export async function requirePlayTime(
  tx: Tx,
  { now, ...owner }: LimitOwner & { readonly now: Date },
  { country, clear_until: clearUntil }: { country: string | null; clear_until: Date | null },
): Promise<void> {
  if (clearUntil !== null && clearUntil > now) return;
  const clock = clockOf(await readPlay(tx, owner), country, now);
  if (clock.stop) {
    const { code, text } = STOPS[clock.stop];
    throw new Problem(code, text);
  }
  await keepPlay(tx, owner, { clock, now });
}

/** Play begins with the opening of a game, whose stakes are looked at from then on. */
export async function beginPlay(
  tx: Tx,
  { now, country, ...owner }: LimitOwner & { readonly now: Date; readonly country: string | null },
): Promise<void> {
  const clock = clockOf(await readPlay(tx, owner), country, now);
  if (!clock.stop) await keepPlay(tx, owner, { clock, now });
}
