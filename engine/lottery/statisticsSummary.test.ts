import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { omissionsOf, placesOf } from './statistics.ts';
import { extremesOf, statisticsOf, trendOf } from './statisticsSummary.ts';

const place = (family: string, id: string) => placesOf(family).find((each) => each.id === id)!;

const BOARD = { DB: '60213', G1: '80300', G2: ['60683', '51132'], G7: ['26', '09'] };

describe('a trend', () => {
  it('counts from draw to draw how long each symbol is away', () => {
    const draws = ['1', '3', '1', '6'].map((first) => `${first},1,1`);
    expect(trendOf(place('K3', 'pos1'), draws)).toEqual([
      [0, 1, 1, 1, 1, 1],
      [1, 2, 0, 2, 2, 2],
      [0, 3, 1, 3, 3, 3],
      [1, 4, 2, 4, 4, 0],
    ]);
  });

  it('ends where omission stands', () => {
    const draw = fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }).map((digits) => digits.join());
    fc.assert(
      fc.property(fc.array(draw, { minLength: 1, maxLength: 60 }), (draws) => {
        const counted = omissionsOf(place('SSC', 'pos4'), draws);
        expect(trendOf(place('SSC', 'pos4'), draws).at(-1)).toEqual(
          counted.map(({ current }) => current),
        );
      }),
    );
  });

  it('of 200 draws of a board is counted at once', () => {
    const draws = Array.from({ length: 200 }, () => BOARD);
    expect(trendOf(place('VNN', 'tails'), draws).at(-1)?.[99]).toBe(200);
  });
});

describe('statistics', () => {
  const draws = ['3', '1', '3', '2', '2', '9'].map((first) => `${first},9,9`);

  it('tell hot and cold symbols', () => {
    const { hot, cold } = extremesOf(omissionsOf(place('LF', 'pos1'), draws), 2);
    expect(hot.map(({ symbol }) => symbol)).toEqual(['2', '3']);
    expect(cold.every(({ hits, current }) => hits === 0 && current === 6)).toBe(true);
  });

  it('of a family are its places and the runs of five and more', () => {
    const { places, dragons } = statisticsOf('LF', draws);
    expect(places.map(({ id }) => id)).toEqual(['pos1', 'pos2', 'pos3', 'sum']);
    expect(dragons).toContainEqual({ place: 'pos2', kind: 'size', answer: 'B', length: 6 });
    expect(dragons.every(({ length }) => length >= 5)).toBe(true);
    expect(JSON.parse(JSON.stringify(statisticsOf('LF', draws)))).toEqual({ places, dragons });
    expect(statisticsOf('VNSX', [])).toEqual({ places: [], dragons: [] });
  });
});
