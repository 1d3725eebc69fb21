import { describe, expect, it } from 'vitest';
import { KNOWN_MARKETS, playRulesOf } from './jurisdictions.ts';
import { playClock, playTimesOf, type PlaySpan } from './playTime.ts';

const MINUTE = 60_000;
const neutral = playRulesOf(undefined);
const span = (over: Partial<PlaySpan> = {}): PlaySpan => ({
  startedAt: 0,
  seenAt: 59 * MINUTE,
  answeredAt: null,
  ...over,
});
const hourly = { checkMinutes: 60, sessionMinutes: null };
const at = (minutes: number) => ({ restMinutes: 30, now: minutes * MINUTE });

describe('the clock of somebody who plays', () => {
  it('stops at each multiple of the interval until the reminder is answered (RTS 13B)', () => {
    expect(playClock(span(), hourly, at(59)).stop).toBeNull();
    expect(playClock(span(), hourly, at(60)).stop).toBe('check');
    const answered = span({ seenAt: 70 * MINUTE, answeredAt: 70 * MINUTE });
    expect(playClock(answered, hourly, at(71))).toMatchObject({
      stop: null,
      checkAt: 120 * MINUTE,
    });
  });

  it('begins anew after a rest', () => {
    expect(playClock(span(), hourly, at(89)).startedAt).toBeNull();
    expect(playClock(null, hourly, at(0))).toMatchObject({ startedAt: null, stop: null });
  });

  it('is over after the longest play, whatever was answered', () => {
    const limited = { checkMinutes: 60, sessionMinutes: 60 };
    expect(playClock(span({ answeredAt: 60 * MINUTE }), limited, at(60)).stop).toBe('over');
  });
});

describe('the times of a market', () => {
  it('propose a reminder to who chose nothing, and let them switch it off where the law does not say', () => {
    const nothing = { check: undefined, session: undefined };
    expect(playTimesOf(neutral, nothing)).toEqual({ checkMinutes: 60, sessionMinutes: null });
    expect(playTimesOf(neutral, { check: null, session: 120 })).toEqual({
      checkMinutes: null,
      sessionMinutes: 120,
    });
  });

  it.each(KNOWN_MARKETS)('are never loosened by a member in %s', (market) => {
    const rules = playRulesOf(market);
    for (const minutes of [15, 60, 240, null]) {
      const held = playTimesOf(rules, { check: minutes, session: minutes });
      for (const [own, law] of [
        [held.checkMinutes, rules.checkMinutesMost],
        [held.sessionMinutes, rules.sessionMinutesMost],
      ] as const) {
        if (law !== null) expect(own).toBeLessThanOrEqual(law);
        if (law !== null && minutes !== null) expect(own).toBe(Math.min(minutes, law));
      }
    }
  });

  it('make an hour the longest play in Germany, and five minutes the rest after it', () => {
    const rules = playRulesOf('DE');
    const times = playTimesOf(rules, { check: undefined, session: null });
    const rested = { restMinutes: rules.restMinutes, now: 64 * MINUTE };
    expect(playClock(span(), times, { ...rested, now: 60 * MINUTE }).stop).toBe('over');
    expect(playClock(span(), times, rested).startedAt).toBeNull();
  });
});
