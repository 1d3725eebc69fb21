import { describe, expect, it } from 'vitest';
import { createDrawStream } from '../../../engine/games/fairness/drawStream.ts';
import { slotGames } from '../../../engine/games/slots/slotGames.ts';
import { drawSlotRound } from '../../../engine/games/slots/slotModel.ts';
import { readSlotRules } from '../../../engine/games/slots/slotRules.ts';
import { planRound } from './planRound.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** Rounds of a game that were drawn with seeds that never change. */
function* drawRounds(gameId: string, count: number) {
  const rules = readSlotRules(slotGames.find(({ id }) => id === gameId)!);
  for (let nonce = 0; nonce < count; nonce += 1) {
    const stream = createDrawStream({ serverSeed: SEED, clientSeed: 'plan', nonce });
    const round = drawSlotRound(rules, stream);
    const freeSpins = round.freeSpins.map(({ stops }) => stops);
    yield { rules, round, scenes: planRound(rules, { stops: round.stops, freeSpins }) };
  }
}

const featured = (gameId: string) =>
  [...drawRounds(gameId, 1500)].filter(({ round }) => round.freeSpins.length > 0);

describe('the plan of a round', () => {
  it.each(slotGames.map(({ id }) => id))('of %s shows every coin that is paid', (gameId) => {
    for (const { round, scenes } of drawRounds(gameId, 400)) {
      const shown = scenes.map((scene) => (scene.kind === 'spin' ? scene.spin.coins : 0));
      expect(shown.reduce((sum, coins) => sum + coins, 0)).toBe(round.totalCoins);
    }
  });

  it.each(slotGames.map(({ id }) => id))(
    'of %s lights each win by symbols of its own',
    (gameId) => {
      for (const { rules, scenes } of drawRounds(gameId, 400)) {
        for (const scene of scenes) {
          if (scene.kind !== 'spin') continue;
          for (const { win, places } of scene.wins) {
            const names = places.map(([reel, row]) => rules.symbolIds[scene.expanded[reel]![row]!]);
            const wild = rules.symbolIds[rules.wild];
            expect(names.every((name) => name === win.symbol || name === wild)).toBe(true);
            expect(new Set(places.map(([reel]) => reel)).size).toBe(win.count);
          }
        }
      }
    },
  );

  it('tells the dearest win first', () => {
    for (const { scenes } of drawRounds('blossom-festival', 200)) {
      const [first] = scenes;
      const coins = first!.kind === 'spin' ? first!.wins.map((win) => win.coins) : [];
      expect(coins).toEqual([...coins].sort((one, other) => other - one));
    }
  });

  it('announces free spins before the first and sums them up after the last', () => {
    const rounds = featured('tide-of-pearls');
    expect(rounds.length).toBeGreaterThan(0);
    for (const { round, scenes } of rounds) {
      const kinds = scenes.map(({ kind }) => kind).filter((kind) => kind !== 'bigWin');
      expect(kinds.slice(0, 3)).toEqual(['spin', 'award', 'spin']);
      const coins = round.totalCoins - round.coins;
      const spins = round.freeSpins.length;
      expect(scenes.at(-1)).toEqual({ kind: 'summary', spins, coins });
    }
  });

  it('counts free spins up, further ones included', () => {
    for (const { round, scenes } of featured('tide-of-pearls')) {
      const free = scenes.flatMap((scene) =>
        scene.kind === 'spin' && scene.free ? [scene.free] : [],
      );
      expect(free.map(({ at }) => at)).toEqual(round.freeSpins.map((_, index) => index + 1));
      expect(free.at(-1)!.of).toBe(round.freeSpins.length);
    }
  });

  it('fills the reels of wilds in free spins that say so, and never in a paid spin', () => {
    let filled = 0;
    for (const { rules, scenes } of featured('falcon-dunes')) {
      for (const scene of scenes) {
        if (scene.kind !== 'spin') continue;
        if (scene.mode === 'paid') expect(scene.expanded).toEqual(scene.window);
        for (const [reel, column] of scene.window.entries()) {
          if (scene.mode === 'paid' || !column.includes(rules.wild)) continue;
          filled += 1;
          expect(scene.expanded[reel]!.every((symbol) => symbol === rules.wild)).toBe(true);
        }
      }
    }
    expect(filled).toBeGreaterThan(0);
  });
});
