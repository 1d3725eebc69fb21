import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { getLatestBirthday, hasReachedAge } from './age.ts';
import { cases } from '../../scripts/steps/sweeps.ts';

// A busy machine takes its time; what hangs, hangs longer than this.
vi.setConfig({ testTimeout: 60_000 });

const ZONES = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Lima',
  'Asia/Kathmandu',
  'Europe/Madrid',
  'Africa/Cairo',
];
const DAY_MS = 86_400_000;
const atUtc = (iso: string, timeZone = 'UTC') => ({ atMs: Date.parse(iso), timeZone });

const moment = fc.record({
  atMs: fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) }),
  timeZone: fc.constantFrom(...ZONES),
});
const age = fc.constantFrom(18, 19, 20, 21);
const birthday = fc
  .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2080, 0, 1) })
  .map((atMs) => new Date(atMs).toISOString().slice(0, 10));

describe('coming of age', () => {
  it.each([
    ['2008-11-21', 18, '2026-11-21T00:00:00Z', 'UTC', true],
    ['2008-11-22', 18, '2026-11-21T23:59:59Z', 'UTC', false],
    ['2005-11-21', 21, '2026-11-21T12:00:00Z', 'UTC', true],
    ['2005-11-22', 21, '2026-11-21T12:00:00Z', 'UTC', false],
    // The 22nd has begun in Tokyo and not in Lima.
    ['2008-11-22', 18, '2026-11-21T16:00:00Z', 'Asia/Tokyo', true],
    ['2008-11-22', 18, '2026-11-21T16:00:00Z', 'America/Lima', false],
    ['2008-11-22', 18, '2026-11-22T04:59:59Z', 'America/Lima', false],
    ['2008-11-22', 18, '2026-11-22T05:00:00Z', 'America/Lima', true],
    // Born on a leap day: 1 March in a common year, 29 February in a leap year.
    ['2008-02-29', 18, '2026-02-28T23:59:59Z', 'UTC', false],
    ['2008-02-29', 18, '2026-03-01T00:00:00Z', 'UTC', true],
    ['2008-02-29', 20, '2028-02-28T23:59:59Z', 'UTC', false],
    ['2008-02-29', 20, '2028-02-29T00:00:00Z', 'UTC', true],
    ['2023-02-29', 1, '2026-11-21T00:00:00Z', 'UTC', false],
    ['21-11-2000', 18, '2026-11-21T00:00:00Z', 'UTC', false],
    ['', 18, '2026-11-21T00:00:00Z', 'UTC', false],
    ['2027-01-01', 0, '2026-11-21T00:00:00Z', 'UTC', false],
  ])('%s has reached %i at %s in %s: %s', (born, years, at, zone, hasReached) => {
    expect(hasReachedAge(born, years, atUtc(at, zone))).toBe(hasReached);
  });

  it('once reached stays reached', () => {
    fc.assert(
      fc.property(birthday, age, moment, fc.nat(4000), (born, years, { atMs, timeZone }, days) => {
        fc.pre(hasReachedAge(born, years, { atMs, timeZone }));
        expect(hasReachedAge(born, years, { atMs: atMs + days * DAY_MS, timeZone })).toBe(true);
      }),
    );
  });

  it('agrees with years counted on the calendar of the place', () => {
    fc.assert(
      fc.property(birthday, age, moment, (born, years, at) => {
        const today = new Intl.DateTimeFormat('sv-SE', { timeZone: at.timeZone }).format(at.atMs);
        const [year, ...monthAndDay] = today.split('-');
        const isBefore = monthAndDay.join('-') < born.slice(5);
        const lived = Number(year) - Number(born.slice(0, 4)) - Number(isBefore);
        expect(hasReachedAge(born, years, at)).toBe(lived >= years);
      }),
      { numRuns: cases('fields', 2000) },
    );
  });

  it('of the latest birthday is reached, and of the day after it is not', () => {
    fc.assert(
      fc.property(age, moment, (years, at) => {
        const latest = getLatestBirthday(years, at);
        const next = new Date(Date.parse(latest) + DAY_MS).toISOString().slice(0, 10);
        expect(hasReachedAge(latest, years, at)).toBe(true);
        expect(hasReachedAge(next, years, at)).toBe(false);
      }),
      { numRuns: cases('fields', 2000) },
    );
  });

  it('on a leap day has a latest birthday that existed', () => {
    expect(getLatestBirthday(18, atUtc('2028-02-29T12:00:00Z'))).toBe('2010-02-28');
    expect(getLatestBirthday(20, atUtc('2028-02-29T12:00:00Z'))).toBe('2008-02-29');
  });

  it('in a zone that nobody knows is a fault', () => {
    expect(() => hasReachedAge('2000-01-01', 18, { atMs: 0, timeZone: 'Mars/Olympus' })).toThrow(
      RangeError,
    );
  });
});
