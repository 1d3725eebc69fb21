import { describe, expect, it } from 'vitest';
import { readCode } from './code.ts';
import { keepDigits, toAsciiDigits } from './digits.ts';

const NUMBERINGS = Intl.supportedValuesOf('numberingSystem').filter(
  (system) => system !== 'hanidec',
);
const write = (system: string) =>
  new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1234567890);

describe('digits', () => {
  it('of every writing that a language has are read', () => {
    expect(NUMBERINGS.length).toBeGreaterThan(60);
    for (const system of NUMBERINGS)
      expect(toAsciiDigits(write(system)), system).toBe('1234567890');
  });

  it('are the decimal ones alone', () => {
    expect(toAsciiDigits('5²①五Ⅳ')).toBe('5²①五Ⅳ');
    expect(keepDigits('١٢/٣')).toBe('123');
  });
});

describe('a code', () => {
  it.each([
    ['471642', '471642'],
    ['٤٧١٦٤٢', '471642'],
    ['۴۷۱۶۴۲', '471642'],
    ['４７１６４２', '471642'],
    ['471 642', '471642'],
    ['471-642', '471642'],
    ['471–642', '471642'],
    ['471・642', '471642'],
    ['\u202a471\u2009642\u202c\u200b', '471642'],
    ['\ufeff471642\n', '471642'],
    ['4\u00ad71642.', '471642'],
    ['[471642]', '471642'],
    ['', ''],
    [' \u200f ', ''],
    ['47l642', null],
    ['471642 is your code', null],
    ['¹²³', null],
    ['471642\ud83d', null],
    ['471642\u0000', null],
  ])('%j is read as %j', (typed, digits) => {
    expect(readCode(typed)).toBe(digits);
  });

  it('of every writing is the same code', () => {
    for (const system of NUMBERINGS) expect(readCode(write(system)), system).toBe('1234567890');
  });

  it('is not looked for in a text that is longer than any', () => {
    expect(readCode('1'.repeat(10_000_000))).toBeNull();
  });
});
