import { describe, expect, it } from 'vitest';
import { omissionsOf, placesOf } from './statistics.ts';
import { extremesOf, statisticsOf } from './statisticsSummary.ts';

const place = (family: string, id: string) => placesOf(family).find((each) => each.id === id)!;

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
