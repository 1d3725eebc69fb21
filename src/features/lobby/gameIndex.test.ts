import { describe, expect, it } from 'vitest';
import { game } from '../../../tests/support/builders.ts';
import { createGameIndex, findGames, type OwnGames } from './gameIndex.ts';
import { NO_FILTERS, type LobbyFilters } from './lobbyFilters.ts';

const NOTHING_OWN: OwnGames = { favorites: new Set<string>(), recent: [] };

const GAMES = [
  game({ id: 'a', gameName: 'Đền Rồng', vassalage: 'AUR', isHot: true, volatility: 1, rtp: 95 }),
  game({
    id: 'b',
    gameName: "Pharaoh's Mask",
    vassalage: 'PPL',
    volatility: 5,
    rtp: 97,
    status: 'soon',
  }),
  game({ id: 'c', gameName: 'Amber Temple', supportPlay: 1, hasJackpot: true, rtp: 96 }),
];

const find = (filters: Partial<LobbyFilters>, own = NOTHING_OWN) =>
  findGames(createGameIndex(GAMES), { ...NO_FILTERS, ...filters }, own)
    .map(({ id }) => id)
    .join('');

describe('a search', () => {
  it.each([
    ['den rong', 'a'],
    ['RONG den', 'a'],
    ['pharaohs', 'b'],
    ['temp amb', 'c'],
    ['sample studio', 'abc'],
    ['pharoahs', 'b'],
    ['ambre temple', 'c'],
    ['zzz', ''],
    ['zzzzzzz', ''],
    ['   ', 'abc'],
  ])('for %j finds %j', (search, found) => {
    expect(find({ search })).toBe(found);
  });
});

describe('filters', () => {
  it.each<[Partial<LobbyFilters>, string]>([
    [{ vendor: 'AUR' }, 'a'],
    [{ features: ['trial'] }, 'ab'],
    [{ features: ['trial', 'hot'] }, 'a'],
    [{ features: ['jackpot'] }, 'c'],
    [{ isPlayable: true }, 'ac'],
    [{ isPlayable: true, vendor: 'PPL' }, ''],
    [{ volatility: 'low' }, 'a'],
    [{ volatility: 'high' }, 'b'],
    [{ volatility: 'medium' }, ''],
    [{ sort: 'name' }, 'cab'],
    [{ sort: 'rtp' }, 'bca'],
  ])('%j leave %j', (filters, left) => {
    expect(find(filters)).toBe(left);
  });

  it('show what is kept in the order of the lobby, and what was played the latest first', () => {
    const own = { favorites: new Set(['c', 'a']), recent: ['c', 'gone', 'a'] };
    expect(find({ own: 'favorites' }, own)).toBe('ac');
    expect(find({ own: 'recent' }, own)).toBe('ca');
    expect(find({ own: 'recent', sort: 'rtp' }, own)).toBe('ca');
    expect(find({ own: 'recent', vendor: 'AUR' }, own)).toBe('a');
  });
});
