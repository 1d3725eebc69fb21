import { describe, expect, it } from 'vitest';
import { createDrawStream, type DrawStream } from '../fairness/drawStream.ts';
import { toyGame } from './fixtures/toyGame.ts';
import { slotGames } from './slotGames.ts';
import { createSlotModel } from './slotModel.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const model = createSlotModel(toyGame, 100);

/** All five reels stop at the same place, spin after spin. */
const stuckAt = (stop: number): DrawStream => ({ below: () => stop });

describe('a bet on slots', () => {
  it('costs the coins of the game at its level', () => {
    expect(model.parseBet({ level: 5 })).toEqual({ bet: { level: 5 }, stakeMinor: 2 * 5 * 100 });
  });

  it.each([{ level: 2 }, { level: '1' }, {}, null, undefined, 7, []])('is not %j', (input) => {
    expect(model.parseBet(input).faults).toEqual([
      { path: 'level', message: 'This is not a level of the game.', suggestion: 'Known: 1, 5.' },
    ]);
  });
});

describe('a round of slots', () => {
  it('takes five draws for the paid spin and five for each free spin', () => {
    let draws = 0;
    const stream = createDrawStream({ serverSeed: SEED, clientSeed: 'c', nonce: 3 });
    const counted: DrawStream = {
      below: (range) => {
        draws += 1;
        return stream.below(range);
      },
    };
    const { freeSpins } = model.draw(counted);
    expect(draws).toBe(5 * (1 + freeSpins.length));
  });

  it('ends free spins at the most that the game gives', () => {
    // A scatter stands in the middle of each reel, so that every spin brings more.
    const round = model.draw(stuckAt(5));
    expect(round.awarded).toBe(10);
    expect(round.freeSpins).toHaveLength(12);
    expect(round.freeSpins.every(({ awarded }) => awarded === 4)).toBe(true);
    const inFree = round.freeSpins.reduce((sum, { coins }) => sum + coins, 0);
    expect(round.totalCoins).toBe(round.coins + inFree);
  });

  it('pays coins at what they were worth', () => {
    const round = model.draw(stuckAt(0));
    expect(round.totalCoins).toBe(200);
    expect(model.settle({ level: 5 }, round)).toEqual({ coinMinor: 500, returnMinor: 100_000 });
  });

  it.each(slotGames.map((game) => [game.id, game] as const))(
    'of %s is the same again',
    (_, game) => {
      const play = () =>
        createSlotModel(game).draw(
          createDrawStream({ serverSeed: SEED, clientSeed: 'c', nonce: 1 }),
        );
      expect(play()).toEqual(play());
    },
  );
});
