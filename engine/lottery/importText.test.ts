import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAMILIES, findFamily } from './families.ts';
import { importText, MOST_IMPORTED_UNITS, takesText } from './importText.ts';

const play = (family: string, code: string) =>
  findFamily(family)!.plays.find((one) => one.code === code)!;

describe('a pasted text', () => {
  it('is parted by whatever stands between, and a blank at the end is nothing', () => {
    expect(importText(play('VNN', 'LO2'), ' 49;83|94,,00\n\n 7 ')).toEqual({
      selection: '00,07,49,83,94',
      units: 135,
      picks: ['49', '83', '94', '00', '07'],
      repeated: 0,
      bad: [],
      badCount: 0,
    });
    expect(importText(play('SSC', 'F3.SINGLE'), '123 456\r\n789, ')).toMatchObject({
      selection: '123;456;789',
      units: 3,
    });
  });

  it('tells bad parts with their line, and keeps the others', () => {
    expect(importText(play('SEA', 'TOP3'), '123 12\n1234;123\nabc 456')).toEqual({
      selection: '123,456',
      units: 2,
      picks: ['123', '456'],
      repeated: 1,
      bad: [
        { line: 1, token: '12', code: 'UNKNOWN_TOKEN' },
        { line: 2, token: '1234', code: 'UNKNOWN_TOKEN' },
        { line: 3, token: 'abc', code: 'UNKNOWN_TOKEN' },
      ],
      badCount: 3,
    });
  });

  it('may be too little or too much', () => {
    expect(importText(play('VNN', 'XIEN3'), '01 02')).toMatchObject({
      units: 0,
      bad: [{ code: 'TOO_FEW' }],
    });
    expect(importText(play('VNN', 'LO2'), ' ,;| ')).toMatchObject({ units: 0, badCount: 0 });
    const all = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0')).join('\n');
    expect(importText(play('VNN', 'LO4'), all)).toMatchObject({
      units: 0,
      bad: [{ code: 'TOO_MANY_UNITS' }],
    });
    expect(importText(play('VNN', 'C4.DB'), all)).toMatchObject({ units: 10_000, badCount: 0 });
    expect(10_000 * 20).toBeGreaterThan(MOST_IMPORTED_UNITS);
    expect(importText(play('VNN', 'C4.DB'), '0000 '.repeat(2_000_000))).toMatchObject({
      units: 0,
      bad: [{ code: 'TOO_MANY' }],
    });
  });

  it('is for plays that take a list', () => {
    expect(takesText(play('SSC', 'F5.DIRECT'))).toBe(false);
    expect(importText(play('SSC', 'F5.DIRECT'), '12345')).toMatchObject({
      units: 0,
      bad: [{ code: 'SHAPE' }],
    });
  });

  it('of anything never throws, and what it gives is a selection', () => {
    const plays = FAMILIES.flatMap(({ plays }) => plays).filter(takesText);
    fc.assert(
      fc.property(
        fc.constantFrom(...plays),
        fc.stringMatching(/^[0-9R,;|\n ٣x]{0,200}$/),
        (one, text) => {
          const { selection, units, bad, badCount } = importText(one, text);
          expect(bad.length).toBeLessThanOrEqual(Math.min(100, badCount));
          if (selection === undefined) return;
          expect(one.read(selection)).toEqual({ selection, units });
        },
      ),
      { numRuns: 400 },
    );
  });
});
