import { describe, expect, it } from 'vitest';
import { subsets } from './counting.ts';
import { elevenFive } from './elevenFive/elevenFive.ts';
import {
  anySelection,
  expectExactChances,
  expectSoundPlay,
  seededStream,
} from '../../tests/support/playLaws.ts';
import { type Numbers, rotations } from './numberRules.ts';
import { pk10 } from './pk10/pk10.ts';

const DAY = '2026-01-01';

/** Every order of so many of the numbers. */
function* orders(left: Numbers, take: number, before: Numbers = []): Generator<Numbers> {
  if (take === 0) yield before;
  else {
    for (const number of left) {
      yield* orders(
        left.filter((other) => other !== number),
        take - 1,
        [...before, number],
      );
    }
  }
}

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

const firstOfTen = (take: number) =>
  [...orders(upTo(10), take)].map((first) => {
    const others = upTo(10).filter((number) => !first.includes(number));
    return [[...first, ...others], 1] as const;
  });

/** Results among which each place has each number, and each two places stand either way, equally often. */
const turned = rotations(10, 10).flatMap((draw) => [draw, [...draw].reverse()]);

describe('11X5', () => {
  it('reads, picks and explains every play', () => elevenFive.plays.forEach(expectSoundPlay));

  it('pays every unit as often as its price says', { timeout: 60_000 }, () => {
    const draws = [...orders(upTo(11), 5)].map((draw) => [draw, 1] as const);
    const sets = subsets(upTo(11), 5).map((draw) => [draw, 1] as const);
    expect(draws.length).toBe(Number(elevenFive.outcomes));
    elevenFive.plays.forEach((play, at) => {
      const inAnyOrder = /^(ANY|ODDEVEN|MEDIAN|Z\.SUM)/.test(play.code);
      for (let seed = 0; seed < (inAnyOrder ? 8 : 2); seed += 1) {
        const selection = anySelection(seededStream(50 * at + seed), play);
        const laws = { bestIsReached: !/POS/.test(play.code) };
        expectExactChances(play, selection, inAnyOrder ? sets : draws, laws);
      }
    });
  });

  it.each([
    ['F3.DIRECT', '01,02|02,03|03,04', 4],
    ['F2.DIRECT', '01|01', undefined],
    ['F3.GROUP', '(2)1,６,09', 3],
    ['F3.GROUP', '(02)02,06', undefined],
    ['F3.GROUP', '(01,02,03)04', undefined],
    ['ANY.5', '04,05,08,11,', undefined],
    ['ANY.2', '04,05,08,11, ', 6],
    ['POS', '01,02|-|03', 3],
  ])('counts %s %s', (code, text, units) => {
    const reading = elevenFive.plays.find((play) => play.code === code)!.read(text);
    expect('units' in reading ? reading.units : undefined).toBe(units);
  });
});

describe('PK10', () => {
  it('reads, picks and explains every play', () => pk10.plays.forEach(expectSoundPlay));

  it('pays every unit as often as its price says', { timeout: 60_000 }, () => {
    const spaces = new Map([1, 2, 3, 5].map((take) => [take, firstOfTen(take)]));
    const whole = turned.map((draw) => [draw, 1] as const);
    pk10.plays.forEach((play, at) => {
      const take = Number(/^(?:F|SUM)([1-5])/.exec(play.code)?.[1]);
      const draws = spaces.get(take === 4 ? 5 : take) ?? whole;
      for (let seed = 0; seed < 3; seed += 1) {
        const selection = anySelection(seededStream(50 * at + seed), play);
        const laws = { bestIsReached: !/POS|Z/.test(play.code) };
        expectExactChances(play, selection, draws, laws);
      }
    });
  });
});

describe.each([
  [
    '11X5',
    elevenFive,
    ['01,02,03,04', '01,02,03,04,04', '01,02,03,04,12', '1,2,3,4,5', '00,01,02,03,04'],
  ],
  ['PK10', pk10, ['01,02,03', '01,02,03,04,05,06,07,08,09,09', 7]],
])('a result of %s', (_, family, wrong) => {
  it('is kept as it was drawn', () => {
    const draw = family.draw(seededStream(3), DAY);
    expect(family.readDraw(family.writeDraw(draw))).toEqual(draw);
  });

  it('is refused where it is none', () => {
    for (const json of [...wrong, null, undefined, '']) {
      expect(() => family.readDraw(json)).toThrow(RangeError);
    }
  });
});
