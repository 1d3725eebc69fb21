import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn } from '../zonedTime.ts';
import {
  changeLimit,
  confirmable,
  confirmRaise,
  currentLimit,
  LIMIT_WINDOWS,
  limitRoom,
  limitWindow,
  stricterLimit,
  type LimitState,
} from './limits.ts';
import { periodKey } from './periods.ts';
import { isCheckWaiting, realityChecks } from './realityChecks.ts';

const NOW = new Date('2026-11-26T10:00:00Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const amount = fc.option(fc.bigInt(0n, 1_000n));

describe('a limit', () => {
  it('never binds less at once', () => {
    fc.assert(
      fc.property(amount, amount, (limit, to) => {
        const { limit: now } = changeLimit({ limit, waiting: null }, to, NOW);
        expect(now).toBe(limit === null || (to !== null && to < limit) ? to : limit);
      }),
    );
  });
  it('that is raised waits 24 hours, then for a yes, and is dropped after 7 days', () => {
    const asked = changeLimit({ limit: 100n, waiting: null }, 200n, NOW);
    expect(confirmRaise(asked, after(23.999))).toBeNull();
    expect(confirmRaise(asked, after(24))).toEqual({ limit: 200n, waiting: null });
    expect(confirmRaise(asked, after(24 + 7 * 24))).toBeNull();
    expect(currentLimit(asked, after(24 + 7 * 24))).toEqual({ limit: 100n, waiting: null });
    expect(currentLimit(asked, after(24 + 7 * 24 - 1))).toBe(asked);
  });
  it('is taken away like a raise', () => {
    const asked = changeLimit({ limit: 100n, waiting: null }, null, NOW);
    expect(asked.limit).toBe(100n);
    expect(confirmRaise(asked, after(30))).toEqual({ limit: null, waiting: null });
  });
  it('may wait longer where the law says so', () => {
    const terms = { delayHours: 7 * 24, answerDays: 7 };
    const asked: LimitState = { limit: 1n, waiting: { to: 2n, requestedAt: NOW } };
    expect(confirmRaise(asked, after(24), terms)).toBeNull();
    expect(confirmable(NOW, terms).from).toEqual(after(7 * 24));
  });
  it('is the stricter of the member and the law', () => {
    expect(stricterLimit(null, 5n)).toBe(5n);
    expect(stricterLimit(7n, 5n)).toBe(5n);
    expect(stricterLimit(null, null)).toBeNull();
  });
});

describe('windows', () => {
  it('hold their moment and follow each other without a gap', () => {
    const zones = fc.constantFrom('UTC', 'America/Sao_Paulo', 'Asia/Ho_Chi_Minh', 'Europe/London');
    const moment = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-01-01') });
    fc.assert(
      fc.property(zones, moment, fc.constantFrom(...LIMIT_WINDOWS), (zone, at, window) => {
        const { start, end } = limitWindow(window, at, zone);
        expect(start <= at && at < end).toBe(true);
        expect(limitWindow(window, end, zone).start).toBe(end);
        const period = window === 'day' ? 'daily' : window === 'week' ? 'weekly' : 'monthly';
        const key = (moment: number) => periodKey(period, dayIn(zone, moment));
        expect(key(start)).toBe(key(end - 1));
        expect(key(end)).not.toBe(key(at));
      }),
    );
  });
  it('have room as the tightest limit leaves it', () => {
    expect(limitRoom({}, {})).toBeNull();
    expect(limitRoom({ day: 10n, week: 5n }, { day: 6n })).toEqual({
      window: 'day',
      roomMinor: 4n,
    });
    expect(limitRoom({ month: 10n }, { month: 60n })).toEqual({ window: 'month', roomMinor: 0n });
  });
});

describe('periods', () => {
  it.each([
    ['2027-01-01', '2026-W53'],
    ['2024-12-30', '2025-W01'],
    ['2026-01-04', '2026-W01'],
  ])('%s is in week %s', (day, week) => {
    expect(periodKey('weekly', day)).toBe(week);
  });
});

describe('reality checks', () => {
  it('stand alone until they are acknowledged, each at a multiple of the interval', () => {
    const session = { startedAt: 0, everyMs: 20 };
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(500)), fc.nat(500), (answers, now) => {
        const acknowledged = [...answers].sort((one, other) => one - other);
        const checks = realityChecks(session, acknowledged, now);
        checks.forEach(({ shownAt, acknowledgedAt }, index) => {
          expect(shownAt % 20).toBe(0);
          const isLast = index === checks.length - 1;
          expect(acknowledgedAt !== null || isLast).toBe(true);
          if (acknowledgedAt !== null) expect(acknowledgedAt).toBeGreaterThanOrEqual(shownAt);
          if (index > 0) expect(shownAt).toBeGreaterThan(checks[index - 1]!.acknowledgedAt!);
        });
        const isDue = now >= 20 && !acknowledged.some((at) => at >= 20 && at <= now);
        if (isDue) expect(isCheckWaiting(checks)).toBe(true);
      }),
    );
  });
});
