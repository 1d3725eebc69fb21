import { describe, expect, it } from 'vitest';
import type { SlotGame } from '../../../schemas/slotGame.schema.ts';
import { checkSlotGame } from './checkSlotGame.ts';
import { toyGame } from './fixtures/toyGame.ts';
import { slotGames } from './slotGames.ts';

const changed = (change: (game: typeof toyGame) => void) => {
  const game = structuredClone(toyGame);
  change(game);
  return checkSlotGame(game);
};
const crowd = (reel: string) => reel.replace('none scatter none', 'scatter none scatter');

const BROKEN: readonly (readonly [string, (game: SlotGame) => void])[] = [
  ['symbols[3].id', (game) => void (game.symbols[3]!.id = 'high')],
  ['symbols[2].kind', (game) => void (game.symbols[2]!.kind = 'wild')],
  ['symbols[2].pays', (game) => void (game.symbols[2]!.pays = [0, 10, 9, 200])],
  ['symbols[2].multiplier', (game) => void (game.symbols[2]!.multiplier = 2)],
  ['symbols[0].pays', (game) => void (game.wins = { kind: 'ways' })],
  ['reels[1]', (game) => void (game.reels[1] = game.reels[1]!.replace('low', 'lwo'))],
  ['reels[2]', (game) => void (game.reels[2] = crowd(game.reels[2]!))],
  ['symbols[2]', (game) => void (game.reels = game.reels.map((r) => r.replace('high', 'low')))],
  ['wins.lines[0]', (game) => void (game.wins = { kind: 'lines', lines: [[0, 0, 3, 0, 0]] })],
  ['freeSpins.most', (game) => void (game.freeSpins!.most = 9)],
  ['levels[1]', (game) => void (game.levels = [5, 5])],
  ['rows', (game) => void (game.rows = 2)],
];

describe('the data of a slot game', () => {
  it.each([toyGame, ...slotGames].map((game) => [game.id, game] as const))(
    'of %s are sound',
    (_, game) => {
      expect(checkSlotGame(game)).toEqual([]);
    },
  );

  it('of each game have an id of their own', () => {
    expect(new Set(slotGames.map(({ id }) => id)).size).toBe(slotGames.length);
  });

  it.each(BROKEN)('are refused at %s', (path, change) => {
    expect(changed(change).map((fault) => fault.path)).toContain(path);
  });

  it('name the nearest symbol for one that is not there', () => {
    const faults = changed((game) => void (game.reels[1] = game.reels[1]!.replace('low', 'lwo')));
    expect(faults).toEqual([
      {
        path: 'reels[1]',
        message: '"lwo" is none of the symbols.',
        suggestion: 'Did you mean "low"?',
      },
    ]);
  });

  it('need a scatter for free spins and a wild to expand', () => {
    const faults = changed((game) => {
      game.freeSpins!.expandingWilds = true;
      game.symbols[0]!.kind = 'regular';
      game.symbols[1]!.kind = 'regular';
    });
    expect(faults.map(({ path }) => path)).toEqual(['freeSpins', 'freeSpins.expandingWilds']);
  });

  it.each([null, 7, [], {}])('are not %j', (input) => {
    expect(checkSlotGame(input)).not.toEqual([]);
  });
});
