import { describe, expect, it } from 'vitest';
import { game } from '../../tests/support/builders.ts';
import { suggestGames } from './suggestGames.ts';

describe('games in place of a closed one', () => {
  it('can be played, and are of its kind and vendor first', () => {
    const closed = game({ id: 'x', gameType: 'ROULETTE', vassalage: 'GML', status: 'maintenance' });
    const games = [
      closed,
      game({ id: 'popular' }),
      game({ id: 'soon', gameType: 'ROULETTE', vassalage: 'GML', status: 'soon' }),
      game({ id: 'vendor', vassalage: 'GML' }),
      game({ id: 'kind', gameType: 'ROULETTE' }),
      game({ id: 'both', gameType: 'ROULETTE', vassalage: 'GML' }),
    ];
    expect(suggestGames(games, closed, 3).map(({ id }) => id)).toEqual(['both', 'kind', 'vendor']);
  });
});
