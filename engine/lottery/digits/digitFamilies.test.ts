import { describe, expect, it } from 'vitest';
import { everyLine } from '../counting.ts';
import {
  anySelection,
  expectExactChances,
  expectSoundPlay,
  seededStream,
} from '../../../tests/support/playLaws.ts';
import { lf, p5, ssc } from './digitFamilies.ts';

const FAMILIES = [ssc, lf, p5];

/** Where a play's part of the result begins and how long it is; the whole where it is not named. */
const WINDOWS: Readonly<Record<string, readonly [from: number, length: number]>> = {
  F4: [0, 4],
  L4: [1, 4],
  F3: [0, 3],
  M3: [1, 3],
  L3: [2, 3],
  F2: [0, 2],
  L2: [3, 2],
  D3: [0, 3],
  D3F2: [0, 2],
  D3L2: [1, 2],
};

/** All results, or each part of them once with anything around it. */
function* drawsOf(group: string, length: number) {
  const [from, part] = WINDOWS[group] ?? [0, length];
  const stream = seededStream(7);
  for (const digits of everyLine(10, part)) {
    const draw = Array.from({ length }, () => stream.below(10));
    draw.splice(from, part, ...digits);
    yield [draw, 1] as const;
  }
}

/** Results among which any four places have every line equally often: enough for what depends on four places at most. */
const FOUR_PLACES = [...everyLine(10, 4)].map(
  (digits) => [[...digits, digits.reduce((sum, digit) => sum + digit) % 10], 1] as const,
);

const play = (code: string) => ssc.plays.find((one) => one.code === code)!;

describe.each(FAMILIES.map((family) => [family.id, family] as const))('%s', (_, family) => {
  const { length } = family.draw(seededStream(0), '2026-01-01');

  it('names every play once', () => {
    const codes = family.plays.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('reads, picks and explains every play', () => family.plays.forEach(expectSoundPlay));

  it('pays every unit as often as its price says', { timeout: 60_000 }, () => {
    const whole = [...drawsOf('', length)];
    // Those of the whole result are the same rules in both families of five digits.
    const plays = family.plays.filter(({ group }) => family !== p5 || group !== 'F5');
    plays.forEach((one, at) => {
      const fewPlaces = /^(R[2-4]|DT|Z\.POS)/.test(one.code);
      const isWhole = WINDOWS[one.group] === undefined && !fewPlaces;
      for (let seed = 0; seed < (isWhole ? 1 : 2); seed += 1) {
        const selection = anySelection(seededStream(100 * at + seed), one);
        const draws = isWhole ? whole : drawsOf(one.group, length);
        expectExactChances(one, selection, fewPlaces ? FOUR_PLACES : draws, {
          bestIsReached: !fewPlaces,
        });
      }
    });
  });

  it('writes results as digits and refuses what is none', () => {
    const draw = family.draw(seededStream(3), '2026-01-01');
    expect(family.readDraw(family.writeDraw(draw))).toEqual(draw);
    for (const json of [
      '',
      '1,2',
      '1,2,3,4,5,6',
      '1,2,x',
      '１,2,3',
      12345,
      null,
      ['1', '2', '3'],
    ]) {
      expect(() => family.readDraw(json)).toThrow(RangeError);
    }
  });
});

describe('a selection of digits', () => {
  it.each([
    ['F5.DIRECT', ' ０1 | 32|54,|67|8 9 ', '01|23|45|67|89', 32],
    ['POS', '09|-|5||1234', '09|-|5|-|1234', 7],
    ['F3.SUM', '14, 13,', '13,14', 150],
    ['L3.MIX', '211 321\n998;', '112;123;899', 3],
    ['R3.G6', '5,3,2,1@4321', '1,2,3,5@1234', 16],
    ['Z.POS', '3-7,1b,1o,5S', '1B,1O,3-7,5S', 4],
    ['F3.SPAN', '80', '0,8', 106],
  ])('is kept in one way: %s %s', (code, text, selection, units) => {
    expect(play(code).read(text)).toEqual({ selection, units });
  });

  it.each([
    ['F5.DIRECT', '0|1|2|3', [{ code: 'SHAPE' }]],
    ['F5.DIRECT', '0|1|2|3|', [{ code: 'TOO_FEW' }]],
    [
      'F5.DIRECT',
      '00|1|2|3|x',
      [
        { code: 'REPEATED', token: '0' },
        { code: 'UNKNOWN_TOKEN', token: 'X' },
      ],
    ],
    ['F5.G60', '0|012', [{ code: 'TOO_FEW' }]],
    ['F3.DAN', '01', [{ code: 'TOO_MANY' }]],
    [
      'F3.MIX',
      '777;12;123;321',
      [
        { code: 'UNKNOWN_TOKEN', token: '777' },
        { code: 'UNKNOWN_TOKEN', token: '12' },
        { code: 'REPEATED', token: '321' },
      ],
    ],
    ['R3.G6', '1,2@1234', [{ code: 'TOO_FEW' }]],
    ['R3.G6', '1234', [{ code: 'SHAPE' }]],
    ['POS', '-|-|-|-|-', [{ code: 'TOO_FEW' }]],
    ['F2.SUM', '19', [{ code: 'UNKNOWN_TOKEN', token: '19' }]],
    ['DT.15', '', [{ code: 'TOO_FEW' }]],
  ])('is refused with what is wrong: %s %s', (code, text, faults) => {
    expect(play(code).read(text)).toEqual({ faults });
  });

  it('is read in little time however long it is', () => {
    const texts = [
      '0'.repeat(10_000_000),
      '|'.repeat(900_000),
      ';1'.repeat(450_000),
      '('.repeat(900_000),
    ];
    const started = performance.now();
    for (const text of texts) {
      for (const code of ['F5.DIRECT', 'F5.SINGLE', 'R3.MIX', 'Z.POS', 'F3.SUM']) {
        expect(play(code).read(text).faults?.length).toBeLessThanOrEqual(200);
      }
    }
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('may list every line there is', () => {
    const lines = [...everyLine(10, 5)].map((digits) => digits.join(''));
    const reading = play('F5.SINGLE').read(lines.reverse().join(' '));
    expect(reading).toMatchObject({ units: 100_000 });
    expect(play('F5.SINGLE').settle(reading.selection!, [0, 0, 0, 0, 7])).toEqual([
      { price: 'W', units: 1 },
    ]);
  });
});
