import { describe, expect, it } from 'vitest';
import { choose } from '../counting.ts';
import {
  anySelection,
  expectExactChances,
  expectSoundPlay,
  seededStream,
} from '../../../tests/support/playLaws.ts';
import type { LotteryPlay } from '../lotteryModel.ts';
import { EXAMPLE, LAST, type MarkSix } from './balls.ts';
import { lhc } from './lhc.ts';
import { type Animal, animalOf, animalOn, ANIMALS } from './zodiac.ts';

const ALL = Array.from({ length: LAST }, (_, at) => at + 1);

const play = (code: string): LotteryPlay<MarkSix> => lhc.plays.find((one) => one.code === code)!;

/** 49 results among which every ball has every number once. */
const TURNED = ALL.map((_, at): readonly [MarkSix, number] => {
  const balls = [...ALL.slice(at), ...ALL.slice(0, at)];
  return [{ main: balls.slice(0, 6), special: balls[6]!, zodiac: 'HORSE' }, 1];
});

/** One result for each way in which six main numbers and the special one can fall on parts, and how many fall so. */
function* fallsOn(parts: readonly (readonly number[])[]): Generator<readonly [MarkSix, number]> {
  function* takes(at: number, left: number): Generator<readonly number[]> {
    if (at === parts.length - 1) {
      if (left <= parts[at]!.length) yield [left];
      return;
    }
    for (let count = 0; count <= Math.min(left, parts[at]!.length); count += 1) {
      for (const rest of takes(at + 1, left - count)) yield [count, ...rest];
    }
  }
  for (const counts of takes(0, 6)) {
    const main = counts.flatMap((count, at) => parts[at]!.slice(0, count));
    const ways = counts.reduce((all, count, at) => all * choose(parts[at]!.length, count), 1);
    for (const [at, part] of parts.entries()) {
      const left = part.slice(counts[at]);
      if (left.length > 0) {
        yield [{ main, special: left[0]!, zodiac: 'HORSE' }, ways * left.length];
      }
    }
  }
}

/** Numbers by the lists of a selection that name them. */
function partsOf(selection: string): number[][] {
  const lists = selection.split(/[()|]/).map((list) => list.split(',').filter(Boolean).map(Number));
  const parts = new Map<string, number[]>();
  for (const number of ALL) {
    const key = lists.map((list) => list.includes(number)).join();
    parts.set(key, [...(parts.get(key) ?? []), number]);
  }
  return [...parts.values()];
}

/** Sets of seven numbers by how many are of each group; which of them is special does not matter. */
function* sevensOn(groups: readonly (readonly number[])[]): Generator<readonly [MarkSix, number]> {
  function* takes(at: number, left: number): Generator<readonly number[]> {
    if (at === groups.length) {
      if (left === 0) yield [];
      return;
    }
    for (let count = 0; count <= Math.min(left, groups[at]!.length); count += 1) {
      for (const rest of takes(at + 1, left - count)) yield [count, ...rest];
    }
  }
  for (const counts of takes(0, 7)) {
    const balls = counts.flatMap((count, at) => groups[at]!.slice(0, count));
    const ways = counts.reduce((all, count, at) => all * choose(groups[at]!.length, count), 1);
    yield [{ main: balls.slice(0, 6), special: balls[6]!, zodiac: 'HORSE' }, ways];
  }
}

const grouped = (count: number, groupOf: (number: number) => number) =>
  Array.from({ length: count }, (_, group) => ALL.filter((number) => groupOf(number) === group));

const ANIMAL_GROUPS = grouped(12, (number) => animalOf(number, 'HORSE'));
const TAIL_GROUPS = grouped(10, (number) => number % 10);

describe('LHC', () => {
  it('reads, picks and explains every play', () => lhc.plays.forEach(expectSoundPlay));

  it('pays every unit on one ball, or for each ball, as often as its price says', () => {
    const plays = lhc.plays.filter(({ code }) => /^(SP|MAIN|POS)\./.test(code));
    expect(plays.length).toBe(22);
    plays.forEach((one, at) => {
      for (let seed = 0; seed < 5; seed += 1) {
        expectExactChances(one, anySelection(seededStream(9 * at + seed), one), TURNED);
      }
    });
  });

  it('pays every link of numbers as often as its price says', () => {
    const plays = lhc.plays.filter(({ group }) => group === 'LINK' || group === 'MISS');
    expect(plays.length).toBe(15);
    plays.forEach((one, at) => {
      const pricesEach = /3HIT2|2HITSP/.test(one.code) ? 2 : 1;
      for (let seed = 0; seed < 12; seed += 1) {
        const selection = anySelection(seededStream(20 * at + seed), one);
        const bestIsReached = !selection.selection.includes('|');
        const draws = fallsOn(partsOf(selection.selection));
        expectExactChances(one, selection, draws, { pricesEach, bestIsReached });
      }
    });
  });

  it('pays every link of animals and tails as often as its price says', { timeout: 60_000 }, () => {
    const plays = lhc.plays.filter(({ code }) => /^(ZLINK|TLINK|ALL)/.test(code));
    expect(plays.length).toBe(9);
    const animals = [...sevensOn(ANIMAL_GROUPS)];
    const tails = [...sevensOn(TAIL_GROUPS)];
    plays.forEach((one, at) => {
      const selection = anySelection(seededStream(20 * at), one);
      expectExactChances(one, selection, /Z/.test(one.code) ? animals : tails);
    });
  });

  it('pays the total as often as its price says', () => {
    const { prices, settle } = play('SUM.ATTR');
    const share = new Map(
      prices.map(({ id, chance }) => [id, Number(chance.over) / Number(chance.under)]),
    );
    const odd = [1, 3, 5, 7].reduce(
      (all, count) => all + choose(25, count) * choose(24, 7 - count),
      0,
    );
    expect(share.get('O')).toBeCloseTo(odd / choose(49, 7), 12);
    expect(1 / share.get('B')!).toBeCloseTo(1.978, 3);
    // Turning every number round (50 less it) mirrors the totals about 175.
    expect(share.get('B')!).toBeGreaterThan(0.5);
    expect(share.get('B')! + share.get('S')!).toBeCloseTo(1, 12);
    expect(settle('B,S,O,E', EXAMPLE)).toEqual([
      { price: 'S', units: 1 },
      { price: 'E', units: 1 },
    ]);
  });

  it.each([
    ['LINK.2OF2', 78.4],
    ['LINK.3OF3', 921.2],
    ['LINK.4OF4', 14_125.07],
    ['LINK.SPLINE', 196],
    ['LINK.4HIT1', 2.395],
    ['MISS.5', 2.242],
    ['MISS.12', 8.344],
  ])('finds the chance of %s that is known: one in %d', (code, oneIn) => {
    const { over, under } = play(code).prices[0]!.chance;
    expect(Number(under) / Number(over)).toBeCloseTo(oneIn, 2);
  });

  it.each([
    ['ZLINK.2', 'PLAIN', 4.874],
    ['ZLINK.5', 'YEAR', 105.9],
    ['TLINK.2', 'ZERO', 4.121],
    ['TLINK.4', 'PLAIN', 17.37],
    ['ALL.ZODIAC', 'YEAR', 1.8054],
  ])('finds the chance of %s %s that is known: one in %d', (code, id, oneIn) => {
    const { over, under } = play(code).prices.find((line) => line.id === id)!.chance;
    expect(Number(under) / Number(over)).toBeCloseTo(oneIn, oneIn > 100 ? 1 : 2);
  });

  it.each([
    ['LINK.2OF2', '01,13|02,14,26', 6],
    ['LINK.2OF2', '01,02|02,01', 1],
    ['LINK.2OF2', '07｜7', undefined],
    ['LINK.3OF3', '01|02', undefined],
    ['LINK.SPLINE', '(29)7,8,12,', 3],
    ['MISS.12', Array.from({ length: 49 }, (_, at) => at + 1).join(), undefined],
    ['SP.ZGROUP', 'RAT,HORSE;pig, ox', 2],
    ['SP.ZGROUP', 'RAT,HORSE;HORSE,RAT', undefined],
    ['SP.ZGROUP', 'RAT,RAT', undefined],
  ])('counts %s %s', (code, text, units) => {
    const reading = play(code).read(text);
    expect('units' in reading ? reading.units : undefined).toBe(units);
  });
});

describe('an animal', () => {
  it.each(['SP.ZODIAC', 'MAIN.ZODIAC', 'ALL.ZODIAC'])('has its year’s own price in %s', (code) => {
    const { input, settle, prices } = play(code);
    const options = input.kind === 'options' ? input.groups.flatMap((group) => group.options) : [];
    expect(options.length).toBe(12);
    for (const { token, price, priceInYear } of options) {
      const drawn = { main: [1, 13, 25, 37, 2, 3], special: 49, zodiac: token as Animal };
      expect(settle(token, drawn).map((hit) => hit.price)).toEqual([priceInYear]);
      expect(prices.map(({ id }) => id)).toEqual(expect.arrayContaining([price, priceInYear]));
    }
  });
});

describe('a lunar year', () => {
  it('begins when the calendar of the Chinese says, give or take a moon near midnight', () => {
    const format = new Intl.DateTimeFormat('en-u-ca-chinese', {
      timeZone: 'UTC',
      month: 'numeric',
      day: 'numeric',
    });
    const DAY = 86_400_000;
    const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
    let years = 0;
    for (let at = Date.UTC(2024, 2, 1); at < Date.UTC(2036, 0, 27); at += DAY) {
      if (animalOn(dayOf(at)) === animalOn(dayOf(at - DAY))) continue;
      years += 1;
      expect([-DAY, 0, DAY].map((off) => format.format(at + off))).toContain('1/1');
    }
    expect(years).toBe(11);
  });

  it('has its animal', () => {
    expect(['2025-01-28', '2025-01-29', '2026-02-17', '2027-02-06'].map(animalOn)).toEqual([
      'DRAGON',
      'SNAKE',
      'HORSE',
      'GOAT',
    ]);
    expect([1, 2, 13, 49].map((number) => ANIMALS[animalOf(number, 'HORSE')])).toEqual([
      'HORSE',
      'SNAKE',
      'HORSE',
      'HORSE',
    ]);
    for (const day of ['2020-01-01', '2040-01-01', 'tomorrow']) {
      expect(() => animalOn(day)).toThrow(RangeError);
    }
  });
});

describe('a result of LHC', () => {
  it('is drawn, written and read with the animal of its day', () => {
    const draw = lhc.draw(seededStream(5), '2026-02-16');
    expect(draw.zodiac).toBe('SNAKE');
    expect(lhc.readDraw(lhc.writeDraw(draw))).toEqual(draw);
    const { zodiac, ...told } = draw;
    expect(lhc.readDraw(told, '2026-02-17')).toEqual({ ...told, zodiac: 'HORSE' });
    expect(zodiac).toBeDefined();
  });

  it.each([
    [{ ...EXAMPLE, main: [1, 2, 3, 4, 5] }],
    [{ ...EXAMPLE, main: [1, 2, 3, 4, 5, 5] }],
    [{ ...EXAMPLE, main: [1, 2, 3, 4, 5, 29] }],
    [{ ...EXAMPLE, special: 50 }],
    [{ ...EXAMPLE, special: '29' }],
    [{ ...EXAMPLE, zodiac: 'CAT' }],
    [{ main: EXAMPLE.main, special: 29 }],
    [{ ...EXAMPLE, more: 1 }],
    [null],
    ['07,09,12,25,34,40,29'],
  ])('is refused where it is none: %j', (json) => {
    expect(() => lhc.readDraw(json)).toThrow(RangeError);
  });
});
