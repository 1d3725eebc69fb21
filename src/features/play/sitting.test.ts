import { describe, expect, it } from 'vitest';
import { begin, formatPlayed, passTime, resumeTime } from './sitting.ts';

const MINUTE_MS = 60_000;
const begun = resumeTime('ana ruby real', null, 1000);

describe('a sitting', () => {
  it('counts time that is played, and no other', () => {
    const played = passTime(begun, 2000, true);
    const looked = passTime(played, 3000, false);
    expect(passTime(looked, 4500, true).playedMs).toBe(2500);
  });

  it('does not count what a device slept through, nor a clock that was set back', () => {
    expect(passTime(begun, 1000 + MINUTE_MS, true).playedMs).toBe(0);
    expect(passTime(begun, 500, true).playedMs).toBe(0);
  });

  it('goes on where the page is loaded anew', () => {
    const kept = passTime(begun, 3000, true);
    expect(resumeTime('ana ruby real', JSON.stringify(kept), 9000)).toEqual(kept);
  });

  it('begins with its first launch, whenever the game is loaded anew', () => {
    const first = begin(begun, '2026-02-01T12:00:00.000Z');
    const again = resumeTime('ana ruby real', JSON.stringify(first), 9000);
    expect(begin(again, '2026-02-01T12:05:00.000Z').startedAt).toBe('2026-02-01T12:00:00.000Z');
  });

  it.each([
    ['another game', 'ana opal real', 9000],
    ['play money', 'ana ruby play', 9000],
    ['half an hour later', 'ana ruby real', 1000 + 30 * MINUTE_MS],
    ['a clock that was set back', 'ana ruby real', 500],
  ])('begins anew for %s', (_why, of, now) => {
    const kept = JSON.stringify(begin(begun, '2026-02-01T12:00:00.000Z'));
    expect(resumeTime(of, kept, now)).toEqual({ of, playedMs: 0, startedAt: null, seenAt: now });
  });

  it.each(['', 'null', '{}', '{"of":"ana ruby real"}', '[1', '{"playedMs":"x"}'])(
    'begins anew where %j was kept',
    (kept) => {
      expect(resumeTime('ana ruby real', kept, 1000)).toEqual(begun);
    },
  );
});

describe('time played', () => {
  it.each([
    [0, '0:00:00'],
    [59_999, '0:00:59'],
    [3_849_000, '1:04:09'],
    [36_000_000, '10:00:00'],
  ])('%i ms is %s', (playedMs, text) => {
    expect(formatPlayed(playedMs)).toBe(text);
  });
});
