import { describe, expect, it } from 'vitest';
import { isOldEnough, listTimeZones, readBirthday } from './legalAge.ts';

const at = (time: string) => new Date(time);
const isAdult = (birthday: string, time: string, country?: string, minimumAge = 18) =>
  isOldEnough(birthday, { country, minimumAge }, at(time));

describe('the age of a person', () => {
  it('is reached when the birthday begins in the country', () => {
    // Malta is one hour ahead in winter.
    expect(isAdult('2008-02-02', '2026-02-01T22:59:59.999Z', 'MT')).toBe(false);
    expect(isAdult('2008-02-02', '2026-02-01T23:00:00.000Z', 'MT')).toBe(true);
  });

  it('follows summer time', () => {
    expect(isAdult('2008-07-02', '2026-07-01T21:59:59.999Z', 'MT')).toBe(false);
    expect(isAdult('2008-07-02', '2026-07-01T22:00:00.000Z', 'MT')).toBe(true);
  });

  it('is reached when the birthday has begun everywhere in a country of several time zones', () => {
    expect(isAdult('2008-02-02', '2026-02-01T23:30:00.000Z', 'ES')).toBe(false);
    expect(isAdult('2008-02-02', '2026-02-02T00:00:00.000Z', 'ES')).toBe(true);
    expect(isAdult('2008-02-02', '2026-02-02T09:59:59.999Z', 'US')).toBe(false);
    expect(isAdult('2008-02-02', '2026-02-02T10:00:00.000Z', 'US')).toBe(true);
  });

  it('goes by UTC where no country is known', () => {
    expect(isAdult('2008-02-02', '2026-02-01T23:59:59.999Z')).toBe(false);
    expect(isAdult('2008-02-02', '2026-02-02T00:00:00.000Z')).toBe(true);
    expect(listTimeZones('ZZ')).toEqual(['UTC']);
  });

  it('of somebody born on a leap day is reached on 1 March of a common year', () => {
    expect(isAdult('2008-02-29', '2026-02-28T12:00:00.000Z', 'MT')).toBe(false);
    expect(isAdult('2008-02-29', '2026-02-28T22:59:59.999Z', 'MT')).toBe(false);
    expect(isAdult('2008-02-29', '2026-02-28T23:00:00.000Z', 'MT')).toBe(true);
    expect(isAdult('2004-02-29', '2024-02-28T23:30:00.000Z', 'MT', 20)).toBe(true);
  });

  it('is the one that the brand asks for', () => {
    expect(isAdult('2007-01-01', '2026-02-01T12:00:00.000Z', 'MT', 18)).toBe(true);
    expect(isAdult('2007-01-01', '2026-02-01T12:00:00.000Z', 'MT', 21)).toBe(false);
  });
});

describe('a day of birth', () => {
  const now = at('2026-02-01T12:00:00.000Z');

  it.each([
    ['2000-02-29', '2000-02-29'],
    ['02-29-2000', '2000-02-29'],
    ['2001-02-29', null],
    ['2026-02-02', '2026-02-02'],
    ['2026-02-03', null],
    ['1901-02-03', '1901-02-03'],
    ['1899-12-31', null],
    ['0001-01-01', null],
    ['yesterday', null],
    ['２０００-01-01', null],
  ])('%s is kept as %s', (text, kept) => {
    expect(readBirthday(text, now)).toBe(kept);
  });
});
