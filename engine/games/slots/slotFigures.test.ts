import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, fraction, multiply, subtract, type Fraction } from '../exact/fraction.ts';
import { createDrawStream } from '../fairness/drawStream.ts';
import { arbitraryRules, everyStop } from '../../../tests/support/toyRules.ts';
import { judgeSpin } from './judgeSpin.ts';
import { computeExactFigures, publishFigures } from './slotFigures.ts';
import { slotGames } from './slotGames.ts';
import { drawSlotRound } from './slotModel.ts';
import { readSlotRules, type SlotRules } from './slotRules.ts';
import { cases } from '../../../scripts/steps/sweeps.ts';

/** Every course that free spins can take, with what it pays and how likely it is. */
function* everyCourse(
  rules: SlotRules,
  remaining: number,
  given: number,
): Generator<{ coins: number; chance: Fraction }> {
  if (remaining === 0) return yield { coins: 0, chance: fraction(1) };
  const stops = [...everyStop(rules.strips.free)];
  for (const stop of stops) {
    const spin = judgeSpin(rules, 'free', stop);
    const more = Math.min(spin.awarded, rules.mostFreeSpins - given);
    for (const { coins, chance } of everyCourse(rules, remaining - 1 + more, given + more)) {
      const both = multiply(chance, fraction(1, stops.length));
      yield { coins: spin.coins + coins, chance: both };
    }
  }
}

function figuresOneByOne(rules: SlotRules) {
  const stops = [...everyStop(rules.strips.paid)];
  const known = new Map<number, readonly { coins: number; chance: Fraction }[]>();
  let [mean, square, hit] = [fraction(0), fraction(0), fraction(0)];
  let most = 0;
  for (const stop of stops) {
    const paid = judgeSpin(rules, 'paid', stop);
    const courses = known.get(paid.awarded) ?? [...everyCourse(rules, paid.awarded, paid.awarded)];
    known.set(paid.awarded, courses);
    for (const course of courses) {
      const coins = paid.coins + course.coins;
      const chance = multiply(course.chance, fraction(1, stops.length));
      const inBets = fraction(coins, rules.coins);
      mean = add(mean, multiply(chance, inBets));
      square = add(square, multiply(chance, inBets, inBets));
      if (coins > 0) hit = add(hit, chance);
      most = Math.max(most, coins);
    }
  }
  return {
    meanReturn: mean,
    variance: subtract(square, multiply(mean, mean)),
    hitRate: hit,
    mostCoins: most,
  };
}

describe('the figures of a toy game', () => {
  it('equal those of playing every course of it, further free spins included', () => {
    const size = { stripLength: 1, rows: 1, mostFreeSpins: 2 };
    // One reel of three stops, so that all courses can be gone through.
    const toys = fc
      .tuple(
        arbitraryRules(size),
        fc.array(fc.constantFrom(0, 2, 2, 3), { minLength: 2, maxLength: 2 }),
      )
      .map(([rules, more]) => {
        const widen = (strips: readonly Uint8Array[]) =>
          strips.map((strip, reel) => (reel === 2 ? Uint8Array.of(1, ...more) : strip));
        return {
          ...rules,
          strips: { paid: widen(rules.strips.paid), free: widen(rules.strips.free) },
        };
      });
    fc.assert(
      fc.property(toys, (rules) => {
        expect(computeExactFigures(rules)).toMatchObject(figuresOneByOne(rules));
      }),
      { numRuns: cases('games', 300), seed: 20_261_121 },
    );
  });
});

describe.each(slotGames.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const rules = readSlotRules(game);
  const exact = computeExactFigures(rules);

  it('publishes the figures that its data come to', () => {
    expect(game.published).toEqual(publishFigures(rules));
  });

  it('returns between 94 and 97 percent', () => {
    expect(game.published.returnBasisPoints).toBeGreaterThanOrEqual(9400);
    expect(game.published.returnBasisPoints).toBeLessThanOrEqual(9700);
  });

  it('returns about that much over very many rounds', () => {
    const rounds = cases('games', 100_000);
    let [coins, hits, features] = [0, 0, 0];
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const stream = createDrawStream({ serverSeed: '5a'.repeat(32), clientSeed: game.id, nonce });
      const round = drawSlotRound(rules, stream);
      coins += round.totalCoins;
      if (round.totalCoins > 0) hits += 1;
      if (round.freeSpins.length > 0) features += 1;
    }
    const toNumber = ({ over, under }: Fraction) => Number((over * 10n ** 12n) / under) / 1e12;
    const expectShare = (count: number, share: number, variance: number) =>
      expect(Math.abs(count / rounds - share)).toBeLessThan(4 * Math.sqrt(variance / rounds));
    expectShare(coins / rules.coins, toNumber(exact.meanReturn), toNumber(exact.variance));
    const hitRate = toNumber(exact.hitRate);
    expectShare(hits, hitRate, hitRate * (1 - hitRate));
    const featureRate = toNumber(exact.featureRate);
    expectShare(features, featureRate, featureRate * (1 - featureRate) + 1e-12);
  });
});
