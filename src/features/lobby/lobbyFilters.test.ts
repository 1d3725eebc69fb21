import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_FEATURES, GAME_ORDERS, VOLATILITY_LEVELS } from '../../../schemas/api/games.ts';
import { isNarrowed, NO_FILTERS, parseFilters, writeFilters } from './lobbyFilters.ts';

const word = fc.string({ unit: fc.constantFrom(...'aé ñ&=?#%+đ龍'), maxLength: 20 });

const anyFilters = fc.record({
  vendor: fc.constantFrom(null, 'AUR', 'DS88'),
  search: word.map((text) => text.trim()),
  own: fc.constantFrom(null, 'favorites' as const, 'recent' as const),
  isPlayable: fc.boolean(),
  features: fc
    .subarray([...GAME_FEATURES])
    .map((some) => GAME_FEATURES.filter((each) => some.includes(each))),
  volatility: fc.constantFrom(null, ...VOLATILITY_LEVELS),
  sort: fc.constantFrom(...GAME_ORDERS),
});

describe('filters of a lobby', () => {
  it('come back from the address as they went in', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parseFilters(writeFilters(filters))).toEqual(filters);
      }),
    );
  });

  it('take any address there is', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(() => writeFilters(parseFilters(query))).not.toThrow();
      }),
    );
    expect(parseFilters('?show=hot,wild,&volatility=9&sort=price&q=')).toEqual({
      ...NO_FILTERS,
      features: ['hot'],
    });
  });

  it('leave the address plain where they show everything, and keep vendors at "page"', () => {
    expect(writeFilters(NO_FILTERS)).toBe('');
    expect(writeFilters({ ...NO_FILTERS, vendor: 'AUR' })).toBe('?page=AUR');
    expect(
      writeFilters({ ...NO_FILTERS, own: 'recent', isPlayable: true, features: ['hot'] }),
    ).toBe('?show=recent,playable,hot');
  });

  it('narrow nothing by an order alone', () => {
    expect(isNarrowed({ ...NO_FILTERS, sort: 'name' })).toBe(false);
    expect(isNarrowed({ ...NO_FILTERS, search: 'x' })).toBe(true);
  });
});
