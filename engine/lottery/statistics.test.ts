import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { omissionsOf, placesOf, roadOf, runsOf, twoWaysOf } from './statistics.ts';

const place = (family: string, id: string) => placesOf(family).find((each) => each.id === id)!;

const BOARD = { DB: '60213', G1: '80300', G2: ['60683', '51132'], G7: ['26', '09'] };

describe('places', () => {
  it.each([
    ['SSC', 'pos5', '1,3,5,7,9', ['9']],
    ['11X5', 'pos1', '02,03,04,11,07', ['02']],
    ['PK10', 'pos10', '01,02,03,04,05,06,07,08,09,10', ['10']],
    ['K3', 'sum', '1,2,6', ['9']],
    ['PCB', 'sum', '9,9,9', ['27']],
    ['LHC', 'special', { main: [7, 9, 12, 25, 34, 40], special: 4 }, ['04']],
    ['LHC', 'numbers', { main: [7, 9], special: 4 }, ['07', '09']],
    ['VNN', 'tens', BOARD, ['1']],
    ['VNN', 'tails', BOARD, ['13', '00', '83', '32', '26', '09']],
    ['SEA', 'bottom1', { top: '895', bottom: '52' }, ['5']],
    ['4D', 'pos1', { '1': '0718' }, ['0']],
  ])('of %s: %s', (family, id, draw, symbols) => {
    expect(place(family, id).read(draw)).toEqual(symbols);
  });

  it.each(['SSC', 'LHC', 'VNN', 'SEA', '4D'])('of %s are empty without a result', (family) => {
    for (const each of placesOf(family)) expect(each.read(null)).toEqual([]);
    for (const each of twoWaysOf(family)) expect(each.read(null)).toBeNull();
  });
});

describe('omission', () => {
  it('counts hits and the stretches between them', () => {
    const draws = ['3', '1', '3', '2', '2'].map((first) => `${first},0,0,0,0`);
    const [, , , three] = omissionsOf(place('SSC', 'pos1'), draws);
    expect(three).toEqual({ symbol: '3', hits: 2, current: 2, most: 2, average: 1 });
  });

  it('is never above what it was at most, and hits and misses are all draws', () => {
    const draw = fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }).map((digits) => digits.join());
    fc.assert(
      fc.property(fc.array(draw, { maxLength: 60 }), (draws) => {
        const counted = omissionsOf(place('SSC', 'pos2'), draws);
        expect(counted.reduce((sum, { hits }) => sum + hits, 0)).toBe(draws.length);
        for (const { current, most } of counted) expect(current).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('runs', () => {
  it('go on as long as the answer is the same', () => {
    const draws = ['9,0,0,0,1', '1,0,0,0,9', '2,0,0,0,9', '3,0,0,0,9'];
    const runs = runsOf('SSC', draws, 3).filter(({ question }) => question.kind !== 'parity');
    expect(runs.map(({ question, answer, length }) => [question.place, answer, length])).toEqual([
      ['sum', 'S', 4],
      ['pos2', 'S', 4],
      ['pos3', 'S', 4],
      ['pos4', 'S', 4],
      ['pos1', 'S', 3],
      ['pos5', 'B', 3],
      ['dt15', 'T', 3],
    ]);
  });

  it('end with what is neither', () => {
    expect(runsOf('SSC', ['9,0,0,0,1', '5,0,0,0,5'], 1).some(({ answer }) => answer === 'D')).toBe(
      false,
    );
    expect(runsOf('LHC', [{ main: [], special: 49 }], 1)).toEqual([]);
  });
});

describe('a road map', () => {
  const drawn = (answers: string) =>
    roadOf(answers.split('').map((answer) => (answer === '-' ? null : answer))).map(
      ({ answer, column, row }) => `${answer}${column}${row}`,
    );

  it('has a column for each run and leaves out what is neither', () => {
    expect(drawn('BB-SB')).toEqual(['B00', 'B01', 'S10', 'B20']);
  });

  it('turns to the right at the bottom, and before a mark of a former run', () => {
    expect(drawn('BBBBBBBB').slice(-3)).toEqual(['B05', 'B15', 'B25']);
    expect(drawn('BBBBBBBSSSSSS').slice(-3)).toEqual(['S13', 'S14', 'S24']);
  });

  it('never puts two marks in one place', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('B', 'S'), { maxLength: 200 }), (answers) => {
        const marks = roadOf(answers);
        expect(marks).toHaveLength(answers.length);
        expect(new Set(marks.map(({ column, row }) => `${column} ${row}`)).size).toBe(marks.length);
        expect(marks.every(({ row }) => row < 6)).toBe(true);
      }),
    );
  });
});
